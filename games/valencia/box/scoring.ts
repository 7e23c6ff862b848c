// 6 THE END OF THE GAME: the sheet with what each player gets for what, and who wins.
import { most } from '@ridotto/engine';
import { countMembers, fountainsNear, fountainValue, isNextToPalm, membersOf } from './city-now.ts';
import { judge, type Judged } from './missions.ts';
import { isOver, KEPT, missionsOf, type State } from './state.ts';

export interface Sheet {
  /** Prestige from the Council, scored round by round. */
  readonly council: number;
  readonly city: number;
  readonly palms: number;
  readonly fountains: number;
  readonly privileges: number;
  readonly missions: readonly ({ readonly mission: number } & Judged)[];
  readonly total: number;
}

/** By seat: what each would get if the game ended now. */
export const sheet = (s: State): Sheet[] => Array.from({ length: s.seats }, (_, p) => sheetOf(s, p));

/** What a seat would get if the game ended now. S0's erratum: only this way of counting (R40). */
export function sheetOf(s: State, seat: number): Sheet {
  const members = membersOf(s, seat);
  const city = members.length; // 1.
  const palms = members.filter((cell) => isNextToPalm(s, cell)).length; // 2. never more than 1 per member
  // 3. every fountain next to a member, the central one included; a member between two scores both (R5)
  const fountains = members.flatMap((cell) => fountainsNear(s, cell)).reduce((sum, f) => sum + fountainValue(s, f), 0);
  const privileges = s.privileges[seat]; // 4.
  const missions = missionsOf(s, seat, KEPT).map((mission) => ({ mission, ...judge(s, seat, mission) })); // 5. and 6.
  const council = s.prestige[seat];
  const forMissions = missions.reduce((sum, m) => sum + m.points, 0);
  return { council, city, palms, fountains, privileges, missions, total: council + city + palms + fountains + privileges + forMissions };
}

/** The prestige track; once the game is over, all. Totals may fall below 0 (R36). */
export const scores = (s: State): number[] => Array.from({ length: s.seats }, (_, p) => (isOver(s) ? sheetOf(s, p).total : s.prestige[p]));

/** Most prestige; then most members in the city; then most coins; then together. */
export function winners(s: State): number[] {
  const totals = scores(s);
  const all = Array.from({ length: s.seats }, (_, p) => p);
  return most(
    most(
      most(all, (p) => totals[p]),
      (p) => countMembers(s, p),
    ),
    (p) => s.coins[p],
  );
}
