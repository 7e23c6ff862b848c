// 4.5 SALES at C and E. Any selection of own resources at the printed prices, in one go (R39); at E also the Merchants' seat.
import { ALL, ask, type Io, type Node, type Choices } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as box from '../box/material.ts';
import * as table from '../box/state.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { canTakeSeat, holdsAlone, takeSeat } from './council.ts';
import { guild as guildName, id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { GUILDS, MERCHANTS } = box;
const { MAY_MERCHANTS, MAY_SELL, tokens } = table;
const { sell, seat: takesSeat, done } = SAY;

export const sales = {
  // Tokens one by one; `done` ends the sale.
  sale: ask({
    while: (s) => (s.granted & (MAY_SELL | MAY_MERCHANTS)) !== 0,
    who: 'player',
    legal(s, seat, out) {
      addSales(s, seat, out);
      if (s.granted & MAY_MERCHANTS) out.add(takesSeat.make());
      out.add(done.make());
    },
    apply(s, seat, choice, io) {
      const verb = verbOf(choice);
      if (verb === sell.tag) {
        sellOne(s, seat, sell.resource(choice), io);
        if (tokens(s, seat) === 0) s.granted &= ~MAY_SELL;
      } else if (verb === takesSeat.tag) {
        s.granted &= ~MAY_MERCHANTS;
        takeSeat(s, seat, MERCHANTS, io);
      } else {
        s.granted = 0;
        io.tell(ALL, 'declines', () => ({ seat: id(seat), what: 'sale' }));
      }
    },
    whyNot(s, seat, choice) {
      if (verbOf(choice) === sell.tag) return whyNoSale(s, seat, sell.resource(choice));
      if (verbOf(choice) !== takesSeat.tag) return undefined;
      const facts = { seat: id(seat), step: box.STEPS[s.letter] };
      if (s.edition.auctions[s.letter].action !== 'sale-and-merchants') return { rule: 'no-seat-at-this-step', facts };
      if (holdsAlone(s, seat, MERCHANTS)) return { rule: 'seat-already-held', facts };
      return canTakeSeat(s, seat, MERCHANTS) ? { rule: 'seat-taken-once', facts } : { rule: 'no-member-in-supply', facts };
    },
  }),
} satisfies Record<string, Node<State>>;

/** False: nothing can be sold, and no seat taken or kept (R7). */
export function grantSale(s: State, seat: number): boolean {
  const merchants = s.edition.auctions[s.letter].action === 'sale-and-merchants';
  const keeps = merchants && holdsAlone(s, seat, MERCHANTS);
  s.granted = (tokens(s, seat) > 0 ? MAY_SELL : 0) | (merchants && !keeps && canTakeSeat(s, seat, MERCHANTS) ? MAY_MERCHANTS : 0);
  return s.granted !== 0 || keeps;
}
export function addSales(s: State, seat: number, out: Choices): void {
  for (let g = 0; g < GUILDS; g++) if (s.resources[seat * GUILDS + g] > 0) out.add(sell.make(g));
}
/** R11: the token goes back to the stock, the coins come from the bank. */
export function sellOne(s: State, seat: number, guild: number, io: Io): void {
  s.resources[seat * GUILDS + guild]--;
  s.stock[guild]++;
  s.coins[seat] += s.edition.price[guild];
  io.tell(ALL, 'sells', () => ({ seat: id(seat), resource: guildName(guild), coins: s.edition.price[guild] }));
}
export const whyNoSale = (_: State, seat: number, guild: number) => ({
  rule: 'no-such-resource',
  facts: { seat: id(seat), resource: guildName(guild) },
});
