// A table of this device can be handed to the house, and one of the house be taken along.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Refused, UNREACHABLE, type Problem } from '../net/http/api.ts';
import { fetched } from '../net/fetched.ts';
import { rememberedTable } from '../net/seats.ts';
import { keeps } from '../net/storage.ts';
import { isHere } from '../net/tables.ts';
import { elsewhereWords } from '../words/elsewhere/index.ts';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import type { At } from './face.ts';
import { standInOf } from './stand-in.ts';

const handovers = () => fetched(() => import('../net/handover.ts'));

interface ElsewhereProps {
  at: At;
  /** To another page of the house. */
  go(to: string): void;
}
export function Elsewhere({ at, go }: ElsewhereProps): JSX.Element | null {
  // What goes on from a moment of another game was never dealt so.
  if (!keeps.value || rememberedTable(at.store.id)?.branch) return null;
  return (
    <section class="company-part">
      <h3>{elsewhereWords().title}</h3>
      {isHere(at.store.id) ? <Hand at={at} go={go} /> : <Along at={at} go={go} />}
    </section>
  );
}

/** What is under way, and why it did not work last. */
export function useTrying(): {
  readonly busy: boolean;
  try_(work: () => Promise<void>): Promise<void>;
  readonly refused: JSX.Element | null;
} {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const try_ = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (e) {
      setProblem(e instanceof Refused ? e.problem : UNREACHABLE);
    }
    setBusy(false);
  };
  const refused = problem && (
    <p role="alert" class="problem">
      {problemInWords(words.value!.problem, problem)}
    </p>
  );
  return { busy, try_, refused };
}

function Hand({ at, go }: ElsewhereProps): JSX.Element {
  const t = elsewhereWords();
  const { store } = at;
  const people = at.seats.filter(({ own }) => own);
  const [stay, setStay] = useState<readonly string[]>(people.slice(0, 1).map(({ id }) => id));
  const { busy, try_, refused } = useTrying();
  const hand = (): Promise<void> =>
    try_(async () => {
      const byLink = people.filter(({ id }) => !stay.includes(id)).map(({ id }) => id);
      go(await (await handovers()).handOver(store.id, byLink));
    });
  return (
    <>
      <p>{t.handAbout}</p>
      {people.length > 1 && (
        <fieldset>
          <legend>{t.who}</legend>
          <p class="soft">{t.whoAbout}</p>
          {people.map(({ id, name }) => (
            <label key={id} class="toggle">
              <input
                type="checkbox"
                checked={stay.includes(id)}
                onChange={(e) => setStay(e.currentTarget.checked ? [...stay, id] : stay.filter((one) => one !== id))}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <p class="buttons">
        <button type="button" disabled={busy} onClick={() => void hand()}>
          {t.hand}
        </button>
      </p>
      {refused}
    </>
  );
}

function Along({ at, go }: ElsewhereProps): JSX.Element {
  const t = elsewhereWords();
  const { store, snapshot } = at;
  const [sure, setSure] = useState(false);
  const { busy, try_, refused } = useTrying();
  const you = snapshot.you!;
  const others = at.seats.some(({ id, bot }) => id !== you && bot === null && standInOf(at, id)?.because !== 'conceded');
  const take = (): Promise<void> =>
    try_(async () => {
      const { commitmentFor, goOnHere } = await handovers();
      const why = await store.matter(you, { do: 'propose', what: { do: 'take-along', commitment: await commitmentFor(store.id) } });
      if (why) throw new Refused(why);
      setSure(false);
      if (store.snapshot.value?.gone) go(await goOnHere(store.id));
    });
  return (
    <>
      <p>
        {t.alongAbout}
        {!isSecureContext && ` ${t.unkept}`}
        {others && ` ${words.value!.company.proposeAbout}`}
      </p>
      <p class="buttons">
        {/* A second press in the same place changes one's mind. */}
        <button type="button" disabled={busy} onClick={() => setSure(!sure)}>
          {sure ? elsewhereWords().not : t.along}
        </button>
        {sure && (
          <button type="button" disabled={busy} onClick={() => void take()}>
            {others ? t.propose : t.alongNow}
          </button>
        )}
      </p>
      {refused}
    </>
  );
}
