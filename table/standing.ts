// The parts of a snapshot that the game does not change: what the table was opened with, and who sits there now, with their clocks.
import { adviserOf } from '@ridotto/bots';
import { seatId, SPECTATOR, toldTo, type Game, type Happened, type Place, type Seat } from '@ridotto/engine';
import type { Company } from './company.ts';
import { editionFileOf, editionName } from './edition.ts';
import { daysLeft } from './matters.ts';
import type { ClockShown, Invitation, OwnHours, Player, ProposalShown, Snapshot } from './protocol.ts';
import { invitationTo } from './succession.ts';
import { isAlone, type TableSetup } from './setup.ts';
import type { Changing } from './sight.ts';

export interface Standing {
  readonly setup: TableSetup;
  readonly company: Company;
  /** When anything was done last, in milliseconds since 1970. */
  readonly now: () => number;
  /** What was told from this entry of the log on. */
  readonly toldSince: (entry: number) => readonly Happened[];
  /** Bots play for everybody who may be back. */
  readonly setAside: () => boolean;
  /** The entry that this proposal would take back. */
  readonly backOf: (proposal: number) => number | undefined;
}

export function standing<S extends Place>(at: Standing, game: Game<S>, viewer: Seat): Omit<Snapshot, Changing | 'seq'> {
  const { setup, company } = at;
  return {
    table: setup.id,
    game: setup.game,
    rules: setup.rules,
    options: setup.options,
    edition: { name: editionName(editionFileOf(game, setup)), hash: setup.edition, own: setup.editionFile !== undefined },
    names: company.names,
    players: company.players,
    you: viewer === SPECTATOR ? null : seatId(viewer),
    gestures: game.gestures?.names ?? [],
    chat: setup.chat ?? false,
    whatIf: setup.whatIf ?? true,
    hints: (setup.hints ?? true) && adviserOf(setup.game) !== undefined,
    ...(givesReasons(setup, company.players) && { reasons: true }),
    gallery: company.gallery,
    commitment: setup.commitment,
    ...(setup.dealers && { dealers: setup.dealers.map(({ by, entries, commitment }) => ({ by, entries, commitment })) }),
    ...(setup.came !== undefined && { came: setup.came }),
    ...(company.gone && { gone: company.gone }),
    ...(company.tempo && { tempo: { ...company.tempo, late: company.late }, clocks: clocksOf(company, at.now()) }),
    ...(company.tempo?.kind === 'turns' && company.players[viewer]?.kind === 'human' && { hours: hoursOf(company, viewer, at.now()) }),
    ...(company.pausedBy !== undefined && { paused: { by: seatId(company.pausedBy) } }),
    ...(at.setAside() && { setAside: true }),
    ...(invitations(at, viewer).length > 0 && { invitations: invitations(at, viewer) }),
    ...(company.proposals.length > 0 && { proposals: proposalsFor(at, viewer) }),
  };
}

/** May it be asked here why a bot chose as it did? */
export const givesReasons = ({ game, reasons }: TableSetup, players: readonly Player[]): boolean =>
  reasons === true && isAlone(players) && adviserOf(game) !== undefined;

function invitations({ setup, company }: Standing, viewer: Seat): readonly Invitation[] {
  return company.invitedBy(viewer).map((seat) => ({ seat: seatId(seat), invitation: invitationTo(seat, setup, company)! }));
}
function clocksOf({ clocks, tempo }: Company, now: number): readonly ClockShown[] {
  return clocks.all().map((clock, seat) => {
    const { quiet, away: stretches } = clocks.hoursOf(seat);
    const away = awayUntil(stretches, now);
    return { ...clock, ...(away !== null && { away }), ...(tempo?.kind === 'turns' && quiet && { quiet }) };
  });
}
const awayUntil = (stretches: readonly { readonly until: number }[], now: number): number | null => {
  const last = stretches.at(-1)?.until ?? 0;
  return last > now ? last : null;
};
function hoursOf(company: Company, seat: Seat, now: number): OwnHours {
  const { quiet, away } = company.clocks.hoursOf(seat);
  return { quiet: quiet ?? null, away: awayUntil(away, now), left: daysLeft(company, seat, now) };
}

function proposalsFor({ company, toldSince, backOf }: Standing, viewer: Seat): readonly ProposalShown[] {
  return company.proposals.map((proposal) => {
    const back = backOf(proposal.id);
    const asked = company.openFor(proposal).map(seatId);
    if (back === undefined) return { ...proposal, asked };
    return { ...proposal, asked, undoes: toldSince(back).flatMap((fact) => toldTo(viewer, fact) ?? []) };
  });
}
