// Everything the rules tell, by name: what the log, the animation and the notices are made from. Seats are s0, s1, ...;
// owners are seats or letter-a and letter-b; `who` is a seat, an owner or `doge`. Everybody is told everything, but for what
// is drawn, kept and returned.
import type { Building, Card, DogeCard } from './material.ts';

type SeatId = string;
type OwnerId = string;
type Which = 'first' | 'second';
type Gain = 'coins' | 'scrolls';

export interface FactData {
  // Set-up
  /** Which building lies at which quay. */
  layout: { tiles: Readonly<Record<string, Building>> };
  'first-player': { seat: SeatId };
  /** What, for the drawer; how many, for the others. */
  'draws-missions': { seat: SeatId; missions?: readonly string[]; count?: number };
  returns: { seat: SeatId; mission?: string };
  'keeps-mission': { seat: SeatId; mission?: string };
  'draws-cards': { seat: SeatId; cards?: readonly Card[]; count?: number };
  'keeps-card': { seat: SeatId; card?: Card };

  // The turn
  turn: { seat: SeatId; turn: number };
  plays: { seat: SeatId; card: Card };
  gondolier: { seat: SeatId; gondola: Which; at: Building; stays?: true };
  /** A canal; `pass`: announced. Its coins follow as a change. */
  moves: { seat: SeatId; from: Building; to: Building; canal: string; coins: number; pass?: true };
  'passes-under': { seat: SeatId; canal: string; owner: OwnerId };
  moors: { owner: OwnerId; gondola: Which; at: Building; on: readonly OwnerId[] };
  meets: { seat: SeatId; owner: OwnerId; at: Building };
  /** What both have chosen in secret: scroll, intrigue or a cube. */
  encounter: { picks: Readonly<Record<SeatId, string>> };
  pays: { seat: SeatId; with: string };
  completes: { seat: SeatId; mission: string };
  lays: { seat: SeatId; mission: string; slot: string };
  /** The permanent effect of a mission: what it gives follows. */
  'mission-effect': { seat: SeatId; mission: string };
  assistant: { owner: OwnerId; building: Building; space: number };
  'all-placed': { seat: SeatId };
  uses: { seat: SeatId; building: Building; effect: string };
  activates: { seat: SeatId; building: Building };
  builds: { owner: OwnerId; canal: string };
  spy: { seat: SeatId; at: Building };
  taxes: { seat: SeatId; coins: number };
  favour: { seat: SeatId; gain: Gain };
  /** Points, coins, scrolls, intrigue, council spaces: more or less by so many. */
  changes: { who: OwnerId; what: 'vp' | 'coins' | 'scrolls' | 'intrigue' | 'council'; by: number };
  /** More intrigue than there is room for: so much of it costs points instead. The Doge sheds so much, and loses points. */
  overflow: { who: OwnerId; intrigue: number };
  /** What a gondola carries now. */
  cubes: { seat: SeatId; gondola: Which; cubes: Readonly<Record<string, number>> };
  shuffles: { deck: string; cards: number };

  // Smugglers and the Doge
  'draws-smugglers': { seat: SeatId; letter: string; to?: readonly Building[]; count?: number };
  smuggler: { seat?: SeatId; letter: string; to: Building };
  sails: { owner: OwnerId; from: Building; to: Building };
  row: { place: number; card: DogeCard };
  'doge-card': { card: DogeCard };
  /** A card goes into the box unseen. */
  boxes: { deck: string; left: number };
  /** A smuggler has come to where the Doge's assistant is: points for the Doge. */
  'assistant-scores': { owner: OwnerId; building: Building; space: number };

  // The end
  'end-triggered': { why: 'council' | 'missions' | 'doge'; by?: SeatId; left?: number };
  'last-rounds': { left: number };
  awards: { awards: Readonly<Record<OwnerId, number>>; assistants: Readonly<Record<SeatId, number>> };
  /** Intrigue is reduced by one, for coins or scrolls. */
  reduces: { seat: SeatId; with: Gain };
  /** Points for coins, and for favour cards that were not turned. */
  wealth: { coins: Readonly<Record<SeatId, number>>; favour: Readonly<Record<SeatId, number>> };
  over: { scores: Readonly<Record<string, Readonly<Record<string, number>>>>; arrested?: SeatId; winners: readonly SeatId[] };
}
export type FactName = keyof FactData;
/** A fact as somebody got it. */
export type VeniceFact = { [K in FactName]: { readonly what: K; readonly data: Readonly<FactData[K]> } }[FactName];
