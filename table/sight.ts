// What one viewer sees: the parts of a snapshot that change, and those that stay.
import { seatId, seatIds, seatsIn, SPECTATOR, type Choice, type Game, type Match, type Place, type Seat } from '@ridotto/engine';
import { editionFileOf, editionName } from './edition.ts';
import type { Moment } from './moments.ts';
import type { Over, Snapshot } from './protocol.ts';
import type { TableSetup } from './setup.ts';

type Changing = 'view' | 'awaits' | 'question' | 'legal' | 'drafted' | 'held' | 'undo' | 'over';

/** What one viewer sees at one moment: for whoever is told over a wire as JSON, which is made once. */
export class Sight {
  readonly seen: Pick<Snapshot, Changing>;
  #json: string | undefined;

  constructor(seen: Pick<Snapshot, Changing>) {
    this.seen = seen;
  }
  get json(): string {
    return (this.#json ??= JSON.stringify(this.seen));
  }
}

/** `state`: that of the moment; `open`: what all see of it, where the game says so. `over`: what there is to tell at the end. */
export function look<S extends Place>(
  match: Match<S>,
  moment: Moment<S>,
  { state, open }: { readonly state: S; readonly open: object | undefined },
  viewer: Seat,
  over: () => Over,
): Pick<Snapshot, Changing> {
  const { game } = match;
  const { questions, drafts } = moment;
  const seated = viewer !== SPECTATOR;
  const held = moment.held?.seat === viewer ? moment.held : undefined;
  const objects = (parts: readonly Choice[]) => parts.map((c) => game.codec.toObject(c));
  return {
    view: held ? game.view(held.shown, viewer, seatIds(questions.length)) : game.view(state, viewer, seatIds(questions.length), open),
    awaits: seatsIn(moment.awaited).map(seatId),
    question: seated && !moment.over ? questions[viewer] : null,
    legal: seated && !held ? objects(match.legalIn(state, viewer)) : [],
    drafted: seated ? (drafts.get(viewer) ?? []).map(objects) : [],
    held: held ? objects(held.parts) : null,
    undo: seated && (held !== undefined || drafts.has(viewer) || moment.undo === viewer),
    over: moment.over ? over() : null,
  };
}

export function standing<S extends Place>(setup: TableSetup, game: Game<S>, viewer: Seat): Omit<Snapshot, Changing | 'seq'> {
  return {
    table: setup.id,
    game: setup.game,
    rules: setup.rules,
    options: setup.options,
    edition: { name: editionName(editionFileOf(game, setup)), hash: setup.edition, own: setup.editionFile !== undefined },
    names: setup.names,
    players: setup.players,
    you: viewer === SPECTATOR ? null : seatId(viewer),
    gestures: game.gestures?.names ?? [],
    chat: setup.chat ?? false,
    commitment: setup.commitment,
  };
}
