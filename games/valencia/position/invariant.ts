// What must hold after every step: nothing is lost, nothing stands twice.
import { CARDS, DECK, GUILD_NAMES, GUILDS, MISSIONS, ROUNDS } from '../box/material.ts';
import { GUILD_OF } from '../box/city.ts';
import { countMembers, palms } from '../box/city-now.ts';
import { CHOOSING, countCouncil, everybody, KEPT, missionsOf, NO_PILE, REJECTED, type State } from '../box/state.ts';
import { AT } from '../rules/index.ts';
import { isChoosing, isPlanning } from '../knowledge/view.ts';

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

export function invariant(s: State): string | undefined {
  return board(s) ?? members(s) ?? stocks(s) ?? cards(s) ?? missions(s) ?? auction(s);
}

function board(s: State): string | undefined {
  if (s.member.some((who, cell) => who > 0 && (GUILD_OF[s.ground[cell]] < 0 || who > s.seats))) return 'a member stands beside the squares';
  if (s.council.some((there) => (there & ~everybody(s)) !== 0)) return 'nobody’s member sits on the Council';
  if ([0, 1, 7].some((c) => (s.council[c] & (s.council[c] - 1)) !== 0)) return 'two members sit on one of Nobility, Church and Merchants';
  const built = s.fountain.filter((f) => f > 0);
  if (new Set(built).size !== built.length) return 'a fountain stands twice';
  const rounds = Math.min(s.round + 1, ROUNDS);
  if (built.length > rounds || palms(s).length > rounds) return 'more palms or fountains than rounds';
  return undefined;
}
function members(s: State): string | undefined {
  for (let p = 0; p < s.seats; p++) {
    const [city, council] = [countMembers(s, p), countCouncil(s, p)];
    if (s.supply[p] < 0 || s.supply[p] + city + council !== s.edition.members)
      return `seat ${p} has ${s.supply[p]} + ${city} + ${council} members, not ${s.edition.members}`;
  }
  return undefined;
}
function stocks(s: State): string | undefined {
  for (let g = 0; g < GUILDS; g++) {
    const held = sum(Array.from({ length: s.seats }, (_, p) => s.resources[p * GUILDS + g]));
    if (s.stock[g] + held !== s.edition.count[g]) return `${s.stock[g]} + ${held} of ${GUILD_NAMES[g]}, not ${s.edition.count[g]}`;
  }
  for (const field of ['coins', 'resources', 'stock', 'privileges', 'prestige'] as const)
    if (s[field].some((n) => n < 0)) return `${field} below 0`;
  return undefined;
}
function cards(s: State): string | undefined {
  const deck = s.edition.deck(s.settings.specials);
  for (let p = 0; p < s.seats; p++) {
    const first = p * DECK;
    const found = Int32Array.from(
      { length: CARDS },
      (_, k) => s.bag[p * CARDS + k] + s.discard[p * CARDS + k] + s.hiddenDiscard[p * CARDS + k],
    );
    for (let i = first; i < first + s.held[p]; i++) found[s.hand[i]]++;
    for (let i = first; i < first + s.unders[p]; i++) found[s.under[i]]++;
    const k = deck.findIndex((n, card) => found[card] !== n);
    if (k >= 0) return `seat ${p} has ${found[k]} cards of kind ${k}, not ${deck[k]}`;
    if (sum(s.bag.subarray(p * CARDS, (p + 1) * CARDS)) !== s.unseen[p])
      return `the draw pile of seat ${p} is not as large as it should be`;
    const free = s.pileOf.subarray(first, first + s.held[p]).filter((pile) => pile === NO_PILE).length;
    if (isPlanning(s) ? s.put[p] !== s.held[p] - free : free > 0) return `cards of seat ${p} are in no pile`;
    if (sum(s.known.subarray(p * CARDS, (p + 1) * CARDS)) > s.held[p]) return `seat ${p} is known to have more cards than it has`;
  }
  return undefined;
}
function missions(s: State): string | undefined {
  if (s.missionOf.some((of, m) => of > 0 && s.missionDeck[m] === 1)) return 'a mission is in the deck and in a hand';
  if (s.node < AT.missions) return undefined;
  for (let p = 0; p < s.seats; p++) {
    const [kept, rejected, choosing] = [KEPT, REJECTED, CHOOSING].map((where) => missionsOf(s, p, where).length);
    if (kept + rejected + choosing < s.edition.dealt) return `seat ${p} has lost a mission`;
    if (!isChoosing(s) && kept < s.edition.keptMin) return `seat ${p} has kept no mission`;
  }
  const dealt = s.missionOf.filter((of) => of > 0).length + sum(s.missionDeck);
  const all = s.seats === 2 ? s.edition.missions.filter((card) => card.withTwo).length : MISSIONS;
  return dealt === all ? undefined : `there are ${dealt} missions, not ${all}`;
}
function auction(s: State): string | undefined {
  const queue = [...s.queue.subarray(0, s.queued)];
  if (new Set(queue).size !== queue.length || queue.some((p) => p >= s.seats)) return 'the queue is wrong';
  if (s.idle & ~everybody(s)) return 'nobody may take a card back';
  return undefined;
}
