// By an invitation to take a seat over: a name, and one sits there.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Refused, UNREACHABLE, type Problem, type Snapshot } from '../../net/http/api.ts';
import { ownName, succeed } from '../../net/people.ts';
import { chairAt } from '../../net/tables.ts';
import { words } from '../../words/prefs.ts';
import { kindOf, problemInWords } from '../../words/problem.ts';
import { Page } from '../frame/Page.tsx';
import { go } from '../frame/router.ts';

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
  useEffect(
    () =>
      void chairAt(id, null)
        .then((chair) => chair.snapshot())
        .then(setTable)
        .catch(failed),
    [id],
  );
  const before = table?.names[Number(way.seat.slice(1))];
  const sit = async (): Promise<void> => {
    setProblem(null);
    try {
      await succeed(id, { ...way, name: name.trim() }, table!);
      go(`/table/${id}`, { replace: true });
    } catch (e) {
      failed(e);
    }
  };
  const said = problem && (kindOf(problem) === 'not-invited' ? t.succession.gone : problemInWords(all.problem, problem));
  if (!table || before === undefined)
    return (
      <Page title={t.open}>
        <p role={said ? 'alert' : 'status'}>{said ?? all.loading}</p>
      </Page>
    );
  return (
    <Page title={t.succession.title(before)}>
      <div class="sit">
        <h1 data-game={table.game}>{t.succession.title(before)}</h1>
        <p class="lead">{t.succession.about(before)}</p>
        {said && (
          <p role="alert" class="problem">
            {said}
          </p>
        )}
        <form
          class="sit-name"
          onSubmit={(e) => {
            e.preventDefault();
            void sit();
          }}
        >
          <label for="own-name">{filling.name}</label>
          <input
            id="own-name"
            value={name}
            maxLength={40}
            required
            autocomplete="nickname"
            onInput={(e) => setName(e.currentTarget.value)}
          />
          <button type="submit" class="primary">
            {filling.sit}
          </button>
        </form>
      </div>
    </Page>
  );
}
