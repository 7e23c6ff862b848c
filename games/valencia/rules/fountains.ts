// 5 ABILITIES OF FOUNTAINS. Optional, at most one, only when a member is placed from the supply beside a built fountain.
import { ALL, ask, only, type Io, type Node, type Reason } from '@ridotto/engine';
import * as choices from '@ridotto/engine/notation/choice.ts';
import * as now from '../box/city-now.ts';
import * as cards from '../box/draw-pile.ts';
import * as box from '../box/material.ts';
import { missionName } from '../box/material.ts';
import * as table from '../box/state.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { addSales, sellOne, whyNoSale } from './sale.ts';
import { card as nameOf, guild as guildName, id, mission, tree } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { verbOf } = choices;
const { putUnder } = cards;
const { CARDS, DRAW_MISSIONS, GUILDS, LUCK, MISSIONS, MOVE_PALM, POINTS, PORCELAIN, RETURN_CARD, SELL_ONE, UPGRADE } = box;
const { palms, treesNear } = now;
const { CHOOSING, isFreeTree, KEPT, missionsOf, REJECTED, tokens } = table;
const { keep, sell, upgrade, shift, done } = SAY;
const { return: returns, 'return-hidden': returnsHidden, 'draw-missions': drawsMissions } = SAY;
const DRAWN = 2;

/** Which abilities the new member on this square may use one of; what cannot be carried out is not offered. */
export function offerAbilities(s: State, seat: number, cell: number): void {
  const { near } = s.layout;
  let abilities = 0;
  for (let j = cell * 4; j < cell * 4 + 4; j++) {
    if (near[j] < 0 || s.fountain[near[j]] === 0) continue;
    const ability = s.edition.ability[s.fountain[near[j]] - 1];
    if (ability >= 0 && CAN[ability](s, seat)) abilities |= 1 << ability;
  }
  s.abilities = abilities;
}

/** [ability] can anything be done with it? */
const CAN: ((s: State, seat: number) => boolean)[] = [];
CAN[DRAW_MISSIONS] = (s) => s.missionDeck.includes(1);
CAN[RETURN_CARD] = (s, seat) => {
  for (let k = seat * CARDS; k < (seat + 1) * CARDS; k++) if (s.discard[k] + s.hiddenDiscard[k] > 0) return true;
  return false;
};
CAN[SELL_ONE] = (s, seat) => tokens(s, seat) > 0;
CAN[UPGRADE] = (s, seat) => {
  for (let g = 0; g < PORCELAIN; g++) if (mayUpgrade(s, seat, g)) return true;
  return false;
};
CAN[MOVE_PALM] = (s) => palms(s).some((point) => treesNear(s, point).some((next) => isFreeTree(s, next)));

const mayUpgrade = (s: State, seat: number, g: number): boolean =>
  g < PORCELAIN && s.resources[seat * GUILDS + g] > 0 && s.stock[g + 1] > 0;
const offers = (s: State, ability: number): boolean => ((s.abilities >> ability) & 1) === 1;

export const fountains = {
  ability: ask({
    while: 'abilities',
    who: 'player',
    legal(s, seat, out) {
      if (offers(s, DRAW_MISSIONS)) out.add(drawsMissions.make());
      if (offers(s, RETURN_CARD))
        for (let k = 0; k < CARDS; k++) {
          if (s.discard[seat * CARDS + k] > 0) out.add(returns.make(k));
          if (s.hiddenDiscard[seat * CARDS + k] > 0) out.add(returnsHidden.make(k));
        }
      if (offers(s, SELL_ONE)) addSales(s, seat, out);
      if (offers(s, UPGRADE)) for (let g = 0; g < PORCELAIN; g++) if (mayUpgrade(s, seat, g)) out.add(upgrade.make(g));
      if (offers(s, MOVE_PALM))
        for (const from of palms(s)) for (const to of treesNear(s, from)) if (isFreeTree(s, to)) out.add(shift.make(from, to));
      out.add(done.make());
    },
    apply(s, seat, choice, io) {
      s.abilities = 0;
      const verb = verbOf(choice);
      if (verb === drawsMissions.tag) drawMissions(s, seat, io);
      else if (verb === returns.tag) returnCard(s, seat, returns.card(choice), true, io);
      else if (verb === returnsHidden.tag) returnCard(s, seat, returnsHidden.card(choice), false, io);
      else if (verb === sell.tag) sellOne(s, seat, sell.resource(choice), io);
      else if (verb === upgrade.tag) upgradeOne(s, seat, upgrade.resource(choice), io);
      else if (verb === shift.tag) {
        s.trees[shift.from(choice)] = s.trees[shift.to(choice)];
        s.trees[shift.to(choice)] = 2;
        io.tell(ALL, 'moves-palm', () => ({ seat: id(seat), from: tree(shift.from(choice)), to: tree(shift.to(choice)) }));
      } else io.tell(ALL, 'declines', () => ({ seat: id(seat), what: 'ability' }));
    },
    whyNot,
  }),

  // Two cards drawn: exactly one is kept (R35), the other goes into the box for good (R13).
  'keep-mission': ask({
    while: (s) => s.missionOf.indexOf(CHOOSING + s.player) >= 0,
    who: 'player',
    legal(s, seat, out) {
      for (let m = 0; m < MISSIONS; m++) if (s.missionOf[m] === CHOOSING + seat) out.add(keep.make(m));
    },
    apply(s, seat, choice, io) {
      for (const m of missionsOf(s, seat, CHOOSING)) s.missionOf[m] = (m === keep.mission(choice) ? KEPT : REJECTED) + seat;
      tellKept(s, seat, keep.mission(choice), io);
    },
    whyNot: (_, __, choice) =>
      verbOf(choice) === keep.tag ? { rule: 'mission-not-drawn', facts: { mission: missionName(keep.mission(choice)) } } : undefined,
  }),
} satisfies Record<string, Node<State>>;

function drawMissions(s: State, seat: number, io: Io): void {
  const drawn: number[] = [];
  for (let n = 0; n < DRAWN && s.missionDeck.includes(1); n++) drawn.push(io.draw(LUCK.mission, s.missionDeck));
  io.reveal(
    only(seat),
    'draws-missions',
    () => ({ seat: id(seat), missions: drawn.map(mission) }),
    () => ({ seat: id(seat), count: drawn.length }),
  );
  for (const m of drawn) s.missionOf[m] = (drawn.length > 1 ? CHOOSING : KEPT) + seat;
  if (drawn.length === 1) tellKept(s, seat, drawn[0], io);
}
function tellKept(s: State, seat: number, kept: number, io: Io): void {
  io.tell(
    only(seat),
    'keeps-mission',
    () => ({ seat: id(seat), mission: mission(kept) }),
    () => ({ seat: id(seat), count: missionsOf(s, seat, KEPT).length }),
  );
}
/** R12: to the bottom of the draw pile. Public if all have seen the card, else secret (9). */
function returnCard(s: State, seat: number, card: number, seen: boolean, io: Io): void {
  (seen ? s.discard : s.hiddenDiscard)[seat * CARDS + card]--;
  putUnder(s, seat, card, seen);
  const data = () => ({ seat: id(seat), card: nameOf(card), hidden: !seen });
  if (seen) io.tell(ALL, 'returns', data);
  else io.tell(only(seat), 'returns', data, () => ({ seat: id(seat), hidden: true }));
}
function upgradeOne(s: State, seat: number, guild: number, io: Io): void {
  s.resources[seat * GUILDS + guild]--;
  s.stock[guild]++;
  s.stock[guild + 1]--;
  s.resources[seat * GUILDS + guild + 1]++;
  io.tell(ALL, 'upgrades', () => ({ seat: id(seat), from: guildName(guild), to: guildName(guild + 1) }));
}

function whyNot(s: State, seat: number, choice: number): Reason | undefined {
  const verb = verbOf(choice);
  const facts = { seat: id(seat) };
  const needs = (ability: number): Reason | undefined =>
    offers(s, ability) ? undefined : { rule: 'no-such-ability-here', facts: { ...facts, ability: box.ABILITY_NAMES[ability] } };
  if (verb === drawsMissions.tag) return needs(DRAW_MISSIONS);
  if (verb === sell.tag) return needs(SELL_ONE) ?? whyNoSale(s, seat, sell.resource(choice));
  if (verb === returns.tag || verb === returnsHidden.tag) {
    const card = verb === returns.tag ? returns.card(choice) : returnsHidden.card(choice);
    return needs(RETURN_CARD) ?? { rule: 'card-not-in-discard', facts: { ...facts, card: nameOf(card) } };
  }
  if (verb === upgrade.tag) {
    const g = upgrade.resource(choice);
    const more = { ...facts, resource: guildName(g) };
    if (needs(UPGRADE)) return needs(UPGRADE);
    if (g === PORCELAIN) return { rule: 'nothing-dearer', facts: more };
    return s.resources[seat * GUILDS + g] === 0
      ? { rule: 'no-such-resource', facts: more }
      : { rule: 'stock-empty', facts: { ...more, next: guildName(g + 1) } };
  }
  if (verb !== shift.tag) return undefined;
  const [from, to] = [shift.from(choice), shift.to(choice)];
  const more = { ...facts, from: tree(from), to: tree(to) };
  if (needs(MOVE_PALM)) return needs(MOVE_PALM);
  if (from >= POINTS || !palms(s).includes(from)) return { rule: 'no-palm-there', facts: more };
  if (!treesNear(s, from).includes(to)) return { rule: 'not-the-next-tree', facts: more };
  return { rule: 'tree-has-palm', facts: more };
}
