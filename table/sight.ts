// What one viewer sees: the parts of a snapshot that change, and those that stay.
import { seatId, seatIds, seatsIn, SPECTATOR, type Choice, type Game, type Match, type Place, type Seat } from '@ridotto/engine';
import { editionName } from './edition.ts';
import type { Over, Snapshot } from './protocol.ts';
import type { TableSetup } from './setup.ts';

/** A submission that waits for its confirmation, and the state that its seat is shown. */
export interface Held<S> {
  readonly seat: Seat;
  readonly parts: readonly Choice[];
  readonly shown: S;
}
type Changing = 'view' | 'awaits' | 'question' | 'legal' | 'drafted' | 'held' | 'undo' | 'over';

export function look<S extends Place>(
  match: Match<S>,
  viewer: Seat,
  about: { readonly question: string | null; readonly held: Held<S> | undefined; readonly over: Over | null },
): Pick<Snapshot, Changing> {
  const { game, state } = match;
  const { held, question, over } = about;
  const seated = viewer !== SPECTATOR;
  const objects = (parts: readonly Choice[]) => parts.map((c) => game.codec.toObject(c));
  return {
    view: game.view(held?.shown ?? state, viewer, seatIds(match.setup.seats)),
    awaits: seatsIn(state.awaited).map(seatId),
    question,
    legal: seated && !held ? objects(match.legal(viewer)) : [],
    drafted: seated ? (match.drafts.get(viewer) ?? []).map(objects) : [],
    held: held ? objects(held.parts) : null,
    undo: seated && (held !== undefined || match.canUndo(viewer)),
    over,
  };
}

export function standing<S extends Place>(setup: TableSetup, game: Game<S>, viewer: Seat): Omit<Snapshot, Changing | 'seq'> {
  const file = setup.editionFile;
  return {
    table: setup.id,
    game: setup.game,
    rules: setup.rules,
    options: setup.options,
    edition: { name: editionName(file ?? game.standard), hash: setup.edition, ...(file !== undefined && { file }) },
    names: setup.names,
    players: setup.players,
    you: viewer === SPECTATOR ? null : seatId(viewer),
    gestures: game.gestures?.names ?? [],
    chat: setup.chat ?? false,
    commitment: setup.commitment,
  };
}
