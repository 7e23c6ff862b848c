// What if? From a moment of the game one goes on at a table of this device, by hand or against bots. The branches are listed by
// name, beside how the game itself ended; nothing of it touches the table where that was played.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Snapshot } from '../net/http/api.ts';
import { openPosition } from '../net/position.ts';
import { positionOf } from '../net/replays.ts';
import { branchesOf, forget, type RememberedTable } from '../net/seats.ts';
import { chairAt } from '../net/tables.ts';
import { words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';
import { GoOn } from './GoOn.tsx';

interface WhatIfProps {
  /** Of the record. */
  id: string;
  /** The end of the game. */
  at: At;
  face: GameFace;
  /** So many entries of the record have been at the moment that is shown. */
  entries: number;
  /** Was the game over then? */
  over: boolean;
  /** To another page of the house. */
  go(to: string): void;
}
export function WhatIf({ id, at, face, entries, over, go }: WhatIfProps): JSX.Element {
  const w = words.value!.past.whatIf;
  const [known, setKnown] = useState(() => branchesOf(id));
  return (
    <div class="what-if">
      <p>{w.about}</p>
      <GoOn
        seats={at.seats}
        played={at.seats.map(() => 'here')}
        unnamed={w.unnamed(entries)}
        over={over}
        begin={async (who, name) => go(await openPosition(await positionOf(id, entries), who, { of: id, at: entries, name }))}
      />
      {known.length > 0 && (
        <Branches
          known={known}
          at={at}
          face={face}
          drop={(table) => {
            forget(table);
            setKnown(branchesOf(id));
          }}
        />
      )}
    </div>
  );
}

interface BranchesProps {
  known: readonly RememberedTable[];
  at: At;
  face: GameFace;
  drop(table: string): void;
}
/** Everybody's points in each of them. */
function Branches({ known, at, face, drop }: BranchesProps): JSX.Element {
  const w = words.value!.past.whatIf;
  const [stand, setStand] = useState<ReadonlyMap<string, Snapshot>>(new Map());
  useEffect(() => {
    let gone = false;
    void Promise.all(known.map(async ({ id }) => [id, await (await chairAt(id, null)).snapshot().catch(() => undefined)] as const)).then(
      (all) => {
        if (!gone) setStand(new Map(all.flatMap(([id, snapshot]) => (snapshot ? [[id, snapshot]] : []))));
      },
    );
    return () => {
      gone = true;
    };
  }, [known]);
  const points = (snapshot: Snapshot | undefined): JSX.Element[] =>
    at.seats.map(({ id }) => {
      const then = snapshot && { ...at, view: snapshot.view, snapshot: { ...snapshot, edition: at.snapshot.edition } };
      return <td key={id}>{then ? (face.standing(id, then).score?.now ?? '') : '…'}</td>;
    });
  return (
    <table>
      <caption>{w.compared}</caption>
      <thead>
        <tr>
          <th scope="col">{w.branch}</th>
          {at.seats.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">{w.stands}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{w.asPlayed}</th>
          {points(at.snapshot)}
          <td>{at.snapshot.over ? w.over : w.goesOn}</td>
        </tr>
        {known.map(({ id, branch }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/table/${id}`}>{branch?.name}</a> <a href={`#at=${branch?.at ?? 0}&as=spectator`}>{w.from(branch?.at ?? 0)}</a>
            </th>
            {points(stand.get(id))}
            <td>
              {stand.get(id)?.over ? w.over : w.goesOn}{' '}
              <button type="button" onClick={() => drop(id)} title={w.drop(branch?.name ?? '')}>
                <span aria-hidden="true">×</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
