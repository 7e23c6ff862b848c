// How a game ended for those who sat there: who was first, second, …, and who left the others before.
import { SPECTATOR } from '@ridotto/engine';
import type { JournalEntry, Snapshot, Table } from '@ridotto/table';
import type { EndedAs, Outcome } from '../storage/result.ts';

/** undefined: it has no result. `journal`: of the table. */
export function outcomeOf(table: Table, journal: readonly JournalEntry[]): Outcome | undefined {
  const { game, players, over } = table.snapshot(SPECTATOR);
  if (!over || over.stopped) return undefined;
  // Part of it was dealt by a device: whoever has that could have known the luck, and what was hidden.
  if (table.setup.dealers) return undefined;
  const ended = players.map(endOf);
  const places = placesOf(over, ended);
  return {
    table: table.setup.id,
    game,
    players: players.length,
    people: players.every((player) => player.kind === 'human' && !player.program) && !journal.some(isOfAnother),
    seats: players.flatMap(({ kind }, seat) => (kind === 'human' ? [{ seat, place: places[seat], ended: ended[seat] }] : [])),
  };
}

/** Whoever has conceded has said so, and whoever lets a bot play for a while comes back; the others were waited for. */
function endOf(player: Snapshot['players'][number]): EndedAs {
  const because = player.kind === 'human' ? player.standIn?.because : undefined;
  if (because === 'conceded') return 'conceded';
  return because === 'late' || because === 'given' ? 'gone' : 'played';
}

/** Those who won are first, then it goes by points; who has left the others comes after all who have not. */
export function placesOf({ winners, scores }: NonNullable<Snapshot['over']>, ended: readonly EndedAs[]): readonly number[] {
  const stayed = ended.map((how) => how === 'played');
  const won = scores.map((_, seat) => winners.includes(`s${seat}`));
  const isBefore = (a: number, b: number): boolean => {
    // Of two who have left neither is before the other: bots have played for both.
    if (!stayed[a] || !stayed[b]) return stayed[a];
    return won[a] === won[b] ? !won[a] && scores[a] > scores[b] : won[a];
  };
  return scores.map((_, seat) => 1 + scores.filter((__, other) => isBefore(other, seat)).length);
}

/** Somebody else has sat down there, or gone for good. */
const isOfAnother = (entry: JournalEntry): boolean => entry.do === 'matter' && entry.matter.do === 'succeed';
