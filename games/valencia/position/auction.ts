// The part of a position that says how far an auction is: who is still to act, what has been revealed, who ranks, who acts.
import { ABILITY_NAMES, BASIC, CARD, DECK, NINA, SUPPORT, WANDERER } from '../box/material.ts';
import { checkKnown } from './cards.ts';
import { counted, type Key, type Keys } from './keys.ts';
import { entries, index, whole, wrong } from '@ridotto/engine/state/position-words.ts';
import { AT } from '../rules/index.ts';
import { grantGuild } from '../rules/guild.ts';
import { grantMove } from '../rules/move.ts';
import { mayBuild, mayPlant } from '../rules/palm-and-fountain.ts';
import { grantSale } from '../rules/sale.ts';
import { total, totalOfNina } from '../rules/totals.ts';
import { clockwise, type State } from '../box/state.ts';
import { GRANTS } from '../knowledge/view.ts';

/** Nodes where a rank acts. */
const ACTING: readonly number[] = [AT.guild, AT.ability, AT['keep-mission'], AT.sale, AT.move];

export function readAuction(s: State, k: Keys, at: number): void {
  s.first = k.seatAt('first', s.pawn);
  readQueue(s, k, at);
  readRevealed(s, k);
  checkKnown(s, k, at);
  readRanks(s, k, at);
  readPlayer(s, k, at);
  readSpecials(s, k, at);
  readGrants(s, k, at);
  s.placing = k.yes('placing', at === AT.palm || at === AT.fountain) ? 1 : 0;
  if (s.placing === 0) return;
  if (at === AT.palm && !mayPlant(s)) wrong('at palm needs somebody on Church, and a free tree');
  if (at === AT.fountain && !mayBuild(s)) wrong('at fountain needs somebody on Nobility, and a free fountain space');
}

function readQueue(s: State, k: Keys, at: number): void {
  const bids = at === AT.bid || at === AT['next-bidder'];
  const unsaid = bids ? Array.from({ length: s.seats }, (_, i) => clockwise(s, s.first, i)) : [];
  const queue = k.said('queue') ? k.seats('queue') : unsaid;
  if (new Set(queue).size !== queue.length) wrong('queue: each player once');
  s.queue.set(queue);
  s.queued = queue.length;
  s.bidding = k.yes('bidding', at === AT.bid) ? 1 : 0;
}
/** The number of the pile, or a map with it. */
function readRevealed(s: State, k: Keys): void {
  for (const key of ['nina', 'nina-deck'] as const) if (k.said(key) && s.seats > 2) wrong(`${key}: she bids with two players only`);
  for (const [p, x] of k.bySeat('revealed')) {
    const pile = typeof x === 'object' && x !== null ? Object.fromEntries(entries(x, 'revealed')).pile : x;
    s.shown[p] = whole(pile, 'revealed', 0, s.piles[p]);
  }
  const nina = Object.fromEntries(entries(k.get('nina'), 'nina'));
  for (const card of counted(nina.cards, 'nina.cards')) {
    const kind = index(CARD, card);
    if (kind >= BASIC) wrong(`nina: ${card} is not a basic card`);
    s.ninaCards[kind]++;
    s.ninaBag[kind]--;
  }
  if (k.said('nina-deck')) {
    s.ninaBag.fill(0);
    for (const card of counted(k.get('nina-deck'), 'nina-deck')) s.ninaBag[index(CARD, card)]++;
  }
  if (s.ninaBag.some((n) => n < 0)) wrong('nina has fewer of such cards');
}

function readRanks(s: State, k: Keys, at: number): void {
  const ranks = k.list('ranks').map((name) => (s.seats === 2 && name.toLowerCase() === 'nina' ? NINA : k.seat(name)));
  if (new Set(ranks).size !== ranks.length) wrong('ranks: each player once');
  if (ranks.length === 0 && ACTING.includes(at)) ranks.push(actor(k) ?? s.pawn);
  s.ranks.set(ranks);
  s.ranked = ranks.length;
  const acts = ranks.length === 0 ? 0 : Math.min(ranks.length, s.edition.auctions[s.letter]?.acting[s.seats] ?? 0);
  s.acts = k.number('acts', ACTING.includes(at) ? Math.max(1, acts) : acts, 0, ranks.length);
  const named = actor(k);
  const begun = ACTING.includes(at) ? (named === undefined ? 1 : ranks.indexOf(named) + 1) : at === AT['take-back'] ? s.acts : 0;
  s.acting = k.number('acting', begun, 0, s.acts);
  if (s.ranked > 0) for (const p of ranks) s.totals[p] = p === NINA ? totalOfNina(s) : s.shown[p] > 0 ? total(s, p) : 0;
  for (const [name, n] of k.map('totals')) s.totals[name.toLowerCase() === 'nina' ? NINA : k.seat(name)] = whole(n, 'totals');
  // Whoever has revealed and has not acted yet may still be one who cannot (R7).
  const waiting = ranks.slice(s.acting).filter((p) => p !== NINA && s.shown[p] > 0);
  s.idle = k.said('may-take-back') ? k.mask('may-take-back') : waiting.reduce((m, p) => m | (1 << p), 0);
}
const actor = (k: Keys): number | undefined =>
  k.said('player') ? k.seatAt('player', 0) : k.list('awaits').length === 1 ? k.seats('awaits')[0] : undefined;

function readPlayer(s: State, k: Keys, at: number): void {
  const unsaid = s.acting > 0 ? s.ranks[s.acting - 1] : at === AT['special-cards'] ? s.shown.findIndex((pile) => pile > 0) : 0;
  s.player = k.said('player') ? k.seatAt('player', 0) : unsaid === NINA || unsaid < 0 ? 0 : unsaid;
  if (ACTING.includes(at) && s.ranks[s.acting - 1] !== s.player) wrong(`player: ${k.name(s.player)} is not the rank that acts`);
}
/** Special cards just revealed: those of the player's pile, if nothing is said. */
function readSpecials(s: State, k: Keys, at: number): void {
  const inPile = (card: number): number => {
    let n = 0;
    if (at === AT['special-cards'] && !k.said('supports') && !k.said('wanderers'))
      for (let i = s.player * DECK; i < s.player * DECK + s.held[s.player]; i++)
        if (s.pileOf[i] === s.shown[s.player] - 1 && s.hand[i] === card) n++;
    return n;
  };
  [s.supports, s.wanderers] = [k.number('supports', inPile(SUPPORT)), k.number('wanderers', inPile(WANDERER))];
}

function readGrants(s: State, k: Keys, at: number): void {
  const bits = (key: Key, words: readonly string[]): number =>
    k.list(key).reduce((m, word) => {
      const bit = words.indexOf(word.toLowerCase());
      return bit < 0 ? wrong(`${key}: "${word}" is not one of ${words.join(', ')}`) : m | (1 << bit);
    }, 0);
  // In views it is a map by player.
  const said = (key: Key): boolean => Array.isArray(k.get(key)) || typeof k.get(key) === 'string';
  if (said('granted')) s.granted = bits('granted', GRANTS);
  else if (at === AT.guild) grantGuild(s, s.player, s.acting - 1);
  else if (at === AT.sale) grantSale(s, s.player);
  else if (at === AT.move) grantMove(s, s.player);
  if (said('abilities')) s.abilities = bits('abilities', ABILITY_NAMES);
  if (at === AT.ability && s.abilities === 0) wrong('at ability needs abilities');
}
