// A world that might be: the table as it stood after one of a seat's events, with whatever that seat did not know then made up. The
// rest is as they saw it. From there somebody can go on at a table of their own, and is told nothing by it.
import { seatIds, SPECTATOR, type Game, type Io, type Place } from '@ridotto/engine';
import type { JournalEntry } from './journal.ts';
import type { LinkedPosition } from './position-link.ts';
import { problem } from './problems.ts';
import type { Problem } from './protocol.ts';
import type { FindGame, TableSetup } from './setup.ts';
import { Table, type Viewer } from './table.ts';
import { toTheEnd } from './to-the-end.ts';

/** With what a table begins that goes on from there; or why there is nothing. */
export type Imagined = LinkedPosition | { readonly problem: Problem };

/** The position a table begins with that goes on from event number `until` of this seat (left out: from now), imagined with this luck.
    Of a step that is decided in secret it is before all of it. An entry of the journal at a step, for whoever has others to serve in
    between. Nothing where there is nobody to know anything, where the table does not allow it, and where the game was over then (there is
    the record, and nothing to imagine). */
export function* imagining(
  { setup, journal }: { readonly setup: TableSetup; readonly journal: readonly JournalEntry[] },
  viewer: Viewer,
  { until = Infinity, luck, find }: { readonly until?: number; readonly luck: Io; readonly find?: FindGame },
): Generator<void, Imagined> {
  const wrong = mayNot(setup, viewer);
  if (wrong) return { problem: wrong };
  const steps = Table.rebuilding(setup, journal, find);
  let whole: Int32Array | undefined;
  for (;;) {
    const { done, value: table } = steps.next();
    const { match } = table;
    if (match.drafts.size === 0) whole = match.state.all.slice();
    if (done !== true && table.seq(viewer) < until) {
      yield;
      continue;
    }
    if (table.over) return { problem: problem('game-over', 'the game is over: from its record one goes on with all that was hidden') };
    return positionOf(table, match.stateFrom(whole ?? match.state.all.slice()), viewer, luck);
  }
}
/** The same in one go. */
export function imagined(...about: Parameters<typeof imagining>): Imagined {
  return toTheEnd(imagining(...about));
}

function mayNot({ whatIf = true }: TableSetup, viewer: Viewer): Problem | undefined {
  if (viewer === SPECTATOR) return problem('seat-needed', "spectators know nothing of their own: send your seat's token");
  return whatIf ? undefined : problem('no-what-if', 'at this table nobody goes on by themselves from a moment of the game');
}

/** Nothing of the state comes through but what its seat knows of it. */
function positionOf({ setup, company, game }: Table, state: Place, viewer: Viewer, luck: Io): LinkedPosition {
  const { options, editionFile } = setup;
  const world = (game as Game).fresh(state);
  game.sample(world, game.know(state, viewer), luck);
  const from = game.write(world, seatIds(setup.names.length));
  return { game: setup.game, names: company.names, options, ...(editionFile !== undefined && { edition: editionFile }), from };
}
