// By an invitation to take a seat over: a name, and one sits there.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTitles } from '../../games/index.ts';
import { Refused, UNREACHABLE, type Problem, type Snapshot } from '../../net/http/api.ts';
import { ownName } from '../../net/guest.ts';
import { invitedTo, succeed } from '../../net/people.ts';
import { chairAt } from '../../net/tables.ts';
import { namesOf } from '../../play/names.ts';
import { words } from '../../words/prefs.ts';
import { kindOf, problemInWords } from '../../words/problem.ts';
import { Page } from '../frame/Page.tsx';
import { go } from '../frame/router.ts';
import { NameForm } from './NameForm.tsx';

/** The secret part of the address is in it no more, once it has been read. */
function invited(): { readonly seat: string; readonly invitation: string } {
  const given = new URLSearchParams(location.hash.slice(1));
  return { seat: given.get('seat') ?? '', invitation: given.get('invitation') ?? '' };
}

export function Succeed({ id }: { id: string }): JSX.Element {
  const { company: t, filling, ...all } = words.value!;
  const [way] = useState(invited);
  const [table, setTable] = useState<Snapshot | null>(null);
  const [name, setName] = useState(ownName());
  const [problem, setProblem] = useState<Problem | null>(null);
  const failed = (e: unknown): void => setProblem(e instanceof Refused ? e.problem : UNREACHABLE);
  const titles = useTitles();
  useEffect(
    () =>
      void chairAt(id, null)
        .then((chair) => chair.snapshot())
        .then(async (snapshot) => {
          setTable(snapshot);
          // Used, or withdrawn: nothing is left to be pressed.
          await invitedTo(id, way);
        })
        .catch(failed),
    [id],
  );
  const before = table && namesOf(table)[Number(way.seat.slice(1))];
  const sit = async (): Promise<void> => {
    setProblem(null);
    try {
      await succeed(id, { ...way, name: name.trim() }, table!);
      go(`/table/${id}`, { replace: true });
    } catch (e) {
      failed(e);
    }
  };
  const worthless = problem && kindOf(problem) === 'not-invited';
  const said = problem && (worthless ? t.succession.gone : problemInWords(all.problem, problem));
  if (!table || before === undefined || before === null)
    return (
      <Page title={t.open}>
        <p role={said ? 'alert' : 'status'}>{said ?? all.loading}</p>
      </Page>
    );
  const ended = worthless || table.over !== null;
  return (
    <Page title={t.succession.title(before)}>
      <div class="sit">
        <h1 data-game={table.game}>{t.succession.title(before)}</h1>
        <p class="lead">
          {titles[table.game] ?? '…'} – {all.and(namesOf(table))}
        </p>
        {!ended && <p>{t.succession.about(before)}</p>}
        {said && (
          <p role="alert" class="problem">
            {said}
          </p>
        )}
        {table.over && <p role="alert">{all.problem.kinds['game-over']}</p>}
        {ended && (
          <p class="sit-ready">
            <a href={`/table/${id}`} class="button">
              {filling.watch}
            </a>
          </p>
        )}
        {!ended && <NameForm name={name} setName={setName} sit={() => void sit()} />}
      </div>
    </Page>
  );
}
