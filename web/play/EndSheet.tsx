// The end: scores by category, the proof of fair dealing, the record, a rematch.
import type { Game } from '@ridotto/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fetched } from '../net/fetched.ts';
import { saveJson } from '../net/files.ts';
import { Refused, UNREACHABLE } from '../net/http/api.ts';
import { open as openTable, type Wish } from '../net/open.ts';
import { isKnown, keepGame } from '../net/library.ts';
import { again } from '../net/people.ts';
import { rememberedTable } from '../net/seats.ts';
import { isHere } from '../net/tables.ts';
import { language, words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import { Dealers } from './Dealers.tsx';
import { Dialog } from './Dialog.tsx';
import type { At, GameFace } from './face.ts';
import { useInSight } from './in-sight.ts';
import type { Next } from './next.ts';
import { Profiles } from './Profiles.tsx';
import { endedBy } from './Prompt.tsx';

interface EndProps {
  at: At;
  face: GameFace;
  /** The rules, by which the record is checked. */
  game(): Promise<Game>;
  /** Where those who played play once more, if one of them has opened it. */
  next: Next | undefined;
  /** To another page of the house. */
  go(to: string): void;
  close(): void;
}
export function EndDialog({ at, face, game, next, go, close }: EndProps): JSX.Element {
  const t = words.value!.end;
  const over = at.snapshot.over;
  const [verdict, setVerdict] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  const [kept, setKept] = useState(false);
  // Whoever has asked is shown the answer, wherever it lies.
  const said = useInSight<HTMLParagraphElement>(verdict);
  const fetchRecord = (): Promise<object> => at.store.record();

  /** It could not be done: why. */
  const failed = (e: unknown): void => {
    setBad(true);
    setVerdict(problemInWords(words.value!.problem, e instanceof Refused ? e.problem : UNREACHABLE));
  };
  const verify = async (): Promise<void> => {
    setVerdict(t.checking);
    try {
      const [file, { verifyRecord }, rules] = await Promise.all([fetchRecord(), fetched(() => import('@ridotto/table/verify.ts')), game()]);
      const found = verifyRecord(rules, file);
      setBad(!found.ok);
      setVerdict(found.ok ? `${t.good(found.outcomes)} ${t.unproved}` : `${t.bad} ${found.detail}`);
    } catch (e) {
      failed(e);
    }
  };
  const download = async (): Promise<void> => {
    saveJson(await fetchRecord(), `ridotto-${at.snapshot.game}-${at.store.id}`);
  };
  const known = rememberedTable(at.store.id);
  // Where one has sat down as oneself it is there without being asked for; tables of this device are no business of the house.
  const keepable = isKnown() && known?.filled !== true && !isHere(at.store.id);
  const keep = async (): Promise<void> => {
    await keepGame(at.store.id);
    setKept(true);
  };
  const rematch = async (): Promise<void> => {
    if (known?.filled === true) {
      const { id, invitation } = await again(at.store.id);
      return go(`/sit/${id}#invitation=${invitation}`);
    }
    const request = known?.request as Wish | undefined;
    const wish: Wish = request ?? {
      game: at.snapshot.game,
      seats: at.seats.map((s) => ({ name: s.name, who: s.bot === null ? (s.own ? 'here' : 'link') : s.bot })),
      options: at.snapshot.options as Record<string, string | boolean | number>,
      confirm: true,
      salt: '',
    };
    const edition = at.snapshot.edition.file as object | undefined;
    go(await openTable({ ...wish, ...(edition && { edition }) }, language.value));
  };

  return (
    <Dialog title={over?.stopped ? endedBy(over) : over ? face.words().over(over.winners.map(at.name)) : ''} close={close} wide>
      {!over?.stopped && <face.End at={at} />}
      <Profiles table={at.store.id} name={at.name} />
      <h3>{t.fair}</h3>
      {at.snapshot.dealers ? <Dealers snapshot={at.snapshot} /> : <p>{t.sealed}</p>}
      <dl class="seals">
        <dt>{t.secret}</dt>
        <dd>
          <code>{over?.secret}</code>
        </dd>
        <dt>{t.seal}</dt>
        <dd>
          <code>{at.snapshot.commitment}</code>
        </dd>
      </dl>
      <p role="status" ref={said} class={bad ? 'verdict verdict-bad' : 'verdict'}>
        {verdict}
      </p>
      <div class="end-buttons">
        <p role="status">{next && t.next(next.by)}</p>
        <p class="buttons">
          <button type="button" onClick={() => void verify()}>
            {t.verify}
          </button>
          <a href={`/replay/${at.store.id}`} class="button">
            {words.value!.past.replay}
          </a>
          <button type="button" onClick={() => void download().catch(failed)}>
            {t.download}
          </button>
          {keepable && !kept && (
            <button type="button" onClick={() => void keep().catch(failed)}>
              {t.keep}
            </button>
          )}
          {kept && (
            <a href="/games" class="button">
              {t.kept}
            </a>
          )}
          {/* Whoever runs the house wants nothing more of this table. */}
          {(next || !over?.closed) && (
            <button type="button" class="primary" onClick={() => (next ? go(next.to) : void rematch().catch(failed))}>
              {next ? words.value!.filling.sit : t.rematch}
            </button>
          )}
          <a href="/" class="button">
            {t.home}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
