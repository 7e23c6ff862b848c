// What must hold after every step: nothing is lost, nothing stands twice.
import type { Pile } from '@ridotto/engine';
import {
  AFLOAT,
  CAPACITY,
  CARDS,
  DOGE_KINDS,
  GONDOLAS,
  MISSIONS,
  NOWHERE,
  OWNERS,
  QUAYS,
  SEATS,
  SPACES,
  TILES,
  TYPES,
} from '../box/material.ts';
import { bridgesOf, cubesOn, isInSlot, placed, smugglers, stackAt, unfinished, WITH_NOBODY, type State } from '../box/state.ts';

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

export function invariant(s: State): string | undefined {
  return board(s) ?? gondolas(s) ?? players(s) ?? missions(s) ?? influence(s) ?? others(s);
}

function board(s: State): string | undefined {
  for (let t = 0; t < TILES; t++)
    for (let space = 1; space < SPACES; space++) {
      const there = Array.from({ length: OWNERS }, (_, o) => o).filter((o) => s.space[o * TILES + t] === space);
      if (there.length > 1) return `owners ${there.join(', ')} share space ${space} of tile ${t}`;
    }
  for (let o = 0; o < OWNERS; o++) {
    if (placed(s, o) > s.edition.file.perPlayer.assistants) return `owner ${o} has placed too many assistants`;
    if (bridgesOf(s, o) > s.edition.file.perPlayer.bridges) return `owner ${o} has too many bridges`;
  }
  return s.space.some((x) => x < 0 || x > SPACES) ? 'an assistant stands beside the spaces' : undefined;
}
function gondolas(s: State): string | undefined {
  for (let q = 0; q < QUAYS; q++) {
    const stack = stackAt(s, q);
    if (stack.some((g, i) => s.height[g] !== i)) return `the stack at quay ${q} has gaps`;
    for (let o = 0; o < SEATS; o++) if (stack.includes(2 * o) && stack.includes(2 * o + 1)) return `the gondolas of seat ${o} share a quay`;
  }
  for (let g = 0; g < GONDOLAS; g++) {
    if (s.gondola[g] === NOWHERE && s.height[g] !== 0) return `gondola ${g} is nowhere, and in a stack`;
    if (g < 2 * SEATS && cubesOn(s, g) > CAPACITY) return `gondola ${g} carries ${cubesOn(s, g)} cubes`;
  }
  if (s.height.filter((h) => h === AFLOAT).length > 1) return 'two gondolas are on their way';
  return s.cubes.some((n) => n < 0) || s.cubes.length !== 2 * SEATS * TYPES ? 'cubes below 0' : undefined;
}
function players(s: State): string | undefined {
  const { playerBoard, perPlayer, councilTrack } = s.edition.file;
  for (const field of ['vp', 'coins', 'scrolls', 'intrigue', 'council', 'favour'] as const)
    if (s[field].some((n) => n < 0)) return `${field} below 0`;
  for (let p = 0; p < s.seats; p++) {
    if (s.scrolls[p] > playerBoard.scrollMax || s.intrigue[p] > playerBoard.intrigueMax[s.seats]) return `scrolls or intrigue of seat ${p}`;
    if (unfinished(s, p) > perPlayer.handLimitUnfinishedMissions) return `seat ${p} has too many missions`;
  }
  return s.council.some((n) => n > councilTrack.length) ? 'a marker beyond the council track' : undefined;
}
const lying = (pile: Pile, card: number): number =>
  pile.top.subarray(0, pile.tops).filter((c) => c === card).length + pile.under.subarray(0, pile.unders).filter((c) => c === card).length;
/** How many of these fields hold it: each is 0 when it is empty, else what it holds + 1. */
const holding = (fields: Iterable<number>, what: number): number => [...fields].filter((x) => x === what + 1).length;
function missions(s: State): string | undefined {
  const slots = new Set<number>();
  for (let m = 0; m < MISSIONS; m++) {
    const n = s.missions.bag[m] + lying(s.missions, m) + (s.mission[m] === WITH_NOBODY ? 0 : 1);
    if (n !== 1) return `mission ${m + 1} is there ${n} times`;
    if (!isInSlot(s.mission[m])) continue;
    if (slots.has(s.mission[m])) return 'two missions in one slot';
    slots.add(s.mission[m]);
  }
  return s.missions.unseen > sum(s.missions.bag) ? 'more missions in the deck than there are' : undefined;
}
function influence(s: State): string | undefined {
  for (let k = 0; k < CARDS; k++) {
    const hands = sum(Array.from({ length: SEATS }, (_, p) => s.hand[p * CARDS + k]));
    const drawn = holding([...s.drawn, s.playing], k);
    const n = s.influence.bag[k] + lying(s.influence, k) + hands + s.discard[k] + drawn;
    if (n !== s.edition.copies[k]) return `influence card ${k} is there ${n} times`;
  }
  return s.influence.unseen !== sum(s.influence.bag) ? 'the influence deck has another number of cards' : undefined;
}
function others(s: State): string | undefined {
  if (s.seats > 2) return undefined;
  for (let letter = 0; letter < 2; letter++)
    for (let t = 0; t < TILES; t++) {
      const now = s.letter === letter;
      const drawn = now ? holding([...s.smugglerDrawn, s.goal], t) : 0;
      const away = s.smugglerDiscard[letter * TILES + t] + s.smugglerAside[letter * TILES + t];
      const n = smugglers(s, letter).bag[t] + lying(smugglers(s, letter), t) + away + drawn;
      if (n !== 1) return `smuggler ${letter} to tile ${t} is there ${n} times`;
    }
  for (let k = 0; k < DOGE_KINDS && s.seats === 1; k++) {
    const n = s.doge.bag[k] + s.dogeDiscard[k] + holding(s.row, k);
    if (n !== s.edition.dogeCopies[k]) return `Doge card ${k} is there ${n} times`;
  }
  return undefined;
}
