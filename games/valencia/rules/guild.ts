// 4.4 GUILD STEPS B, D, F: the seat, a resource, a place in the city; each part optional, in this order. Rank 2 has no seat,
// rank 3 one of the other two.
import { ALL, ask, type Io, type Node } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as geometry from '../box/city.ts';
import * as now from '../box/city-now.ts';
import * as box from '../box/material.ts';
import * as table from '../box/state.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { canTakeSeat, holdsAlone, takeSeat } from './council.ts';
import { offerAbilities } from './fountains.ts';
import { takeResource } from './special-cards.ts';
import { councilSeat, guild as guildName, id, square } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { COST_OF, GUILD_OF } = geometry;
const { canPlace, costOf } = now;
const { CELLS, FIRST_GUILD_SEAT } = box;
const { EITHER, guildOf, MAY_PLACE, MAY_SEAT, MAY_TAKE } = table;
const { seat: takesSeat, take, place, done } = SAY;
const PARTS = MAY_SEAT | MAY_TAKE | MAY_PLACE;

export const guilds = {
  guild: ask({
    while: (s) => (s.granted & PARTS) !== 0,
    who: 'player',
    legal(s, seat, out) {
      if (s.granted & MAY_SEAT) out.add(takesSeat.make());
      if (s.granted & MAY_TAKE) out.add(take.make());
      if (s.granted & MAY_PLACE) {
        const guild = guildOf(s);
        const coins = s.coins[seat];
        for (let cell = 0; cell < CELLS; cell++) {
          const ground = s.ground[cell];
          if (GUILD_OF[ground] === guild && s.member[cell] === 0 && COST_OF[ground] <= coins) out.add(place.make(cell));
        }
      }
      out.add(done.make());
    },
    apply(s, seat, choice, io) {
      const verb = verbOf(choice);
      const guild = guildOf(s);
      const { granted } = s;
      s.granted = 0;
      if (verb === takesSeat.tag) {
        takeSeat(s, seat, FIRST_GUILD_SEAT + guild, io);
        s.granted = possible(s, seat, granted & ~MAY_SEAT);
      } else if (verb === take.tag) {
        takeResource(s, seat, guild, io);
        s.granted = granted & EITHER ? 0 : granted & MAY_PLACE;
      } else if (verb === place.tag) placeMember(s, seat, place.square(choice), io);
      else io.tell(ALL, 'declines', () => ({ seat: id(seat), what: 'guild' }));
    },
    whyNot(s, seat, choice) {
      const verb = verbOf(choice);
      const guild = guildOf(s);
      const facts = { seat: id(seat), rank: s.acting, guild: guildName(guild) };
      if (verb === takesSeat.tag) return whyNoSeat(s, seat, guild, facts);
      if (verb === take.tag)
        return s.stock[guild] === 0 ? { rule: 'stock-empty', facts } : { rule: 'resource-before-place-and-once', facts };
      if (verb !== place.tag) return undefined;
      const cell = place.square(choice);
      const more = { ...facts, square: square(cell), coins: s.coins[seat], supply: s.supply[seat] };
      if (cell >= CELLS || GUILD_OF[s.ground[cell]] < 0) return { rule: 'not-a-city-square', facts: more };
      if (GUILD_OF[s.ground[cell]] !== guild) return { rule: 'square-of-another-guild', facts: more };
      if (s.member[cell] > 0) return { rule: 'square-taken', facts: more };
      if (s.supply[seat] === 0) return { rule: 'no-member-in-supply', facts: more };
      return { rule: 'too-few-coins', facts: { ...more, cost: costOf(s, cell) } };
    },
  }),
} satisfies Record<string, Node<State>>;

function whyNoSeat(s: State, seat: number, guild: number, facts: Record<string, unknown>) {
  if (s.acting !== 1) return { rule: 'seat-for-rank-1', facts };
  if (holdsAlone(s, seat, FIRST_GUILD_SEAT + guild))
    return { rule: 'seat-already-held', facts: { ...facts, at: councilSeat(FIRST_GUILD_SEAT + guild) } };
  if (!canTakeSeat(s, seat, FIRST_GUILD_SEAT + guild)) return { rule: 'no-member-in-supply', facts };
  return { rule: 'seat-comes-first', facts };
}

/** Of these parts, those that can be done now. A seat held alone is not asked for: nothing would change. */
function possible(s: State, seat: number, parts: number): number {
  const guild = guildOf(s);
  let can = parts & EITHER;
  const where = FIRST_GUILD_SEAT + guild;
  if (parts & MAY_SEAT && canTakeSeat(s, seat, where) && !holdsAlone(s, seat, where)) can |= MAY_SEAT;
  if (parts & MAY_TAKE && s.stock[guild] > 0) can |= MAY_TAKE;
  if (parts & MAY_PLACE && s.supply[seat] > 0 && canPlace(s, guild, s.coins[seat])) can |= MAY_PLACE;
  return can === EITHER ? 0 : can;
}

/** What a rank (from 0) may do; false: all its parts are impossible (R7). */
export function grantGuild(s: State, seat: number, rank: number): boolean {
  s.granted = possible(s, seat, rank === 0 ? PARTS : rank === 1 ? MAY_TAKE | MAY_PLACE : MAY_TAKE | MAY_PLACE | EITHER);
  return s.granted !== 0 || (rank === 0 && holdsAlone(s, seat, FIRST_GUILD_SEAT + guildOf(s)));
}

/** Coins come from and go to the bank, which has no end (R33). The cost is paid in full before a fountain's ability is used (R8). */
function placeMember(s: State, seat: number, cell: number, io: Io): void {
  const cost = costOf(s, cell);
  s.supply[seat]--;
  s.member[cell] = seat + 1;
  s.coins[seat] -= cost;
  io.tell(ALL, 'places', () => ({ seat: id(seat), square: square(cell), cost }));
  offerAbilities(s, seat, cell);
}
