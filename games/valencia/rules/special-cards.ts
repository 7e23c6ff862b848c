// 8 SPECIAL CARDS: what happens when a pile is revealed, before the next player acts, whatever the later rank.
import { ALL, ask, type Io, type Node, type Reason, seatsIn } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as now from '../box/city-now.ts';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { canMove, moveMember, whyNotMove } from './move.ts';
import { card as nameOf, guild as guildName, id } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { CELLS, DECK, FIRST_GUILD_SEAT, GUILDS, SUPPORT, WANDERER } = box;
const { within } = now;
const { join, wander, done } = SAY;
/** So many steps. */
const WANDERS = 3;

export const specialCards = {
  // Support and Wanderer are optional; their owner takes them in any order. `done` lets go of what is left.
  'special-cards': ask({
    while: (s) => (s.supports > 0 && canJoin(s, s.player)) || (s.wanderers > 0 && canMove(s, s.player, WANDERS)),
    who: 'player',
    legal(s, seat, out) {
      if (s.supports > 0) for (let g = 0; g < GUILDS; g++) if (mayJoin(s, seat, g)) out.add(join.make(g));
      if (s.wanderers > 0)
        for (let from = 0; from < CELLS; from++)
          if (s.member[from] === seat + 1) within(s, from, WANDERS, (to) => out.add(wander.make(from, to)));
      out.add(done.make());
    },
    apply(s, seat, choice, io) {
      const verb = verbOf(choice);
      if (verb === join.tag) {
        const g = join.guild(choice);
        s.supports--;
        s.supply[seat]--;
        s.council[FIRST_GUILD_SEAT + g] |= 1 << seat;
        io.tell(ALL, 'joins', () => ({ seat: id(seat), at: guildName(g) }));
      } else if (verb === wander.tag) {
        s.wanderers--;
        moveMember(s, seat, wander.from(choice), wander.to(choice), 'wanderer', io);
      } else {
        s.supports = 0;
        s.wanderers = 0;
        io.tell(ALL, 'declines', () => ({ seat: id(seat), what: 'special-cards' }));
      }
    },
    whyNot(s, seat, choice) {
      const verb = verbOf(choice);
      if (verb === join.tag)
        return s.supports > 0 ? whyNotJoin(s, seat, join.guild(choice)) : { rule: 'no-support-card', facts: { seat: id(seat) } };
      if (verb !== wander.tag) return undefined;
      if (s.wanderers === 0) return { rule: 'no-wanderer-card', facts: { seat: id(seat) } };
      return whyNotMove(s, seat, wander.from(choice), wander.to(choice), 'not-within-three-steps');
    },
  }),
} satisfies Record<string, Node<State>>;

/** R21: a guild's seat with exactly one member, of another player; a member in supply. Nobody is displaced. */
function mayJoin(s: State, seat: number, guild: number): boolean {
  const there = s.council[FIRST_GUILD_SEAT + guild];
  return s.supply[seat] > 0 && there !== 0 && (there & (there - 1)) === 0 && there !== 1 << seat;
}
function canJoin(s: State, seat: number): boolean {
  for (let g = 0; g < GUILDS; g++) if (mayJoin(s, seat, g)) return true;
  return false;
}
function whyNotJoin(s: State, seat: number, guild: number): Reason {
  const facts = { seat: id(seat), at: guildName(guild), members: seatsIn(s.council[FIRST_GUILD_SEAT + guild]).map(id) };
  return s.supply[seat] === 0 ? { rule: 'no-member-in-supply', facts } : { rule: 'not-one-member-of-another', facts };
}

/** Savings and Warehouse are compulsory and happen by themselves, as far as in stock (R30). Support and Wanderer wait. */
export function takeAtOnce(s: State, seat: number, pile: number, io: Io): void {
  s.player = seat;
  for (let i = seat * DECK, end = i + s.held[seat]; i < end; i++) {
    if (s.pileOf[i] !== pile) continue;
    const card = s.hand[i];
    if (card === SUPPORT) s.supports++;
    else if (card === WANDERER) s.wanderers++;
    const coins = s.edition.coins[card];
    if (coins > 0) {
      s.coins[seat] += coins;
      io.tell(ALL, 'gains-coins', () => ({ seat: id(seat), coins, card: nameOf(card) }));
    }
    for (let g = 0; g < GUILDS; g++)
      for (let n = s.edition.resources[card * GUILDS + g]; n > 0 && s.stock[g] > 0; n--) takeResource(s, seat, g, io);
  }
}
export function takeResource(s: State, seat: number, guild: number, io: Io): void {
  s.stock[guild]--;
  s.resources[seat * GUILDS + guild]++;
  io.tell(ALL, 'takes', () => ({ seat: id(seat), resource: guildName(guild) }));
}
