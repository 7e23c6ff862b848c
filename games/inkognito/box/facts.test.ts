// Every fact that random games tell has exactly the keys that facts.ts declares, and goes to exactly those who may know (13).
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ALL, Io, only, settleOptions, SPECTATOR, toldTo, type Fact, type LuckSource } from '@ridotto/engine';
import type { FactData, FactName } from './facts.ts';
import { inkognito as game, SAY, type State } from '../index.ts';
import { AMBASSADOR } from './material.ts';
import { rules } from '../rules/index.ts';
import { cardsOf, namedOf } from '../rules/questions.ts';
import { know, sample } from '../knowledge/sample.ts';
import { crowded, lively } from '../tests/kit.ts';

/** `letter?` may be left out. */
const KEYS: { readonly [K in FactName]: readonly (string & (keyof FactData[K] | `${string}?`))[] } = {
  placed: ['figures'],
  dealt: ['seat', 'identity?', 'disguise?', 'letter?'],
  'first-player': ['seat'],
  turn: ['seat', 'turn'],
  shakes: ['seat', 'balls'],
  moves: ['seat', 'ball', 'piece', 'from', 'to'],
  meetings: ['seat', 'meetings'],
  walks: ['seat', 'from', 'to'],
  asks: ['asker', 'target', 'kind', 'channel'],
  answered: ['asker', 'target', 'kind', 'channel', 'cards?', 'letter?'],
  named: ['asker', 'of'],
  dismisses: ['seat', 'piece', 'from', 'to'],
  'steps-on': ['seat', 'piece', 'with', 'from', 'to'],
  'lets-be': ['seat', 'piece', 'with'],
  lapses: ['piece', 'with'],
  announces: ['seat', 'partner'],
  escapes: ['seat'],
  hand: ['seat', 'accepted'],
  seals: ['seat', 'sheet?'],
  over: ['how', 'winners', 'deal', 'aside?', 'sheet?'],
};
/** Told in no game of reasonable length. */
const RARE: readonly FactName[] = ['named'];
const SEATS = ['seat', 'asker', 'target', 'partner'];

function check(what: string, data: object): void {
  assert.ok(Object.hasOwn(KEYS, what), `"${what}" is not declared`);
  const declared: readonly string[] = KEYS[what as FactName];
  for (const key of Object.keys(data))
    assert.ok(declared.includes(key) || declared.includes(`${key}?`), `${what} tells ${key}, which is not declared`);
  for (const key of declared) if (!key.endsWith('?')) assert.ok(Object.hasOwn(data, key), `${what} does not tell ${key}`);
  for (const [key, value] of Object.entries(data)) if (SEATS.includes(key)) assert.match(String(value), /^s[0-4]$/);
}

const seatOf = (data: object, key: string): number => Number((data as Record<string, string>)[key].slice(1));
/** Who may know it. */
function audience(s: State, { what, data }: Fact): number {
  if (what === 'dealt' || what === 'seals') return only(seatOf(data, 'seat'));
  if (what !== 'answered') return ALL;
  const through = (data as FactData['answered']).channel === 'ambassador' ? only(s.colour.indexOf(AMBASSADOR) & 7) : 0;
  return only(seatOf(data, 'asker')) | only(seatOf(data, 'target')) | (s.seats === 5 ? through : 0);
}

/** Outcomes by the Io's own generator, remembered; or those of another game, with another deal. */
class Remembered implements LuckSource {
  readonly outcomes: number[];
  readonly deal: number[];
  at = 0;
  #own = new Io(5);
  constructor(outcomes: number[] = [], deal: number[] = []) {
    this.outcomes = outcomes;
    this.deal = [...deal];
  }
  draw(question: { name: string; domain: { values: readonly string[] } }, weights: ArrayLike<number> | null, from: number): number {
    const possible = question.domain.values.map((_, k) => k).filter((k) => weights === null || weights[from + k] > 0);
    const n = this.at++;
    const dealt = ['identity', 'disguise', 'letter'].includes(question.name) ? this.deal.shift() : undefined;
    this.outcomes[n] ??= possible[this.#own.pick(possible.length)];
    return dealt ?? this.outcomes[n];
  }
  forced(): void {
    return undefined;
  }
}
interface Said {
  readonly seat: number;
  readonly choice: number;
}
const edition = game.edition(crowded());
/** A game: random, or with these choices and outcomes again. */
function facts(
  seats: number,
  seed: number,
  source: Remembered,
  patience: number,
  again?: readonly Said[],
): { s: State; told: Fact[]; said: Said[] } {
  const s = game.create(edition, settleOptions(game), seats);
  const io = new Io(seed);
  io.telling = true;
  io.source = source;
  const pick = new Io(seed + 1);
  const said: Said[] = [];
  rules.start(s, io);
  while (s.awaited !== 0 && (again ? said.length < again.length : s.turn < 20)) {
    const seat = again ? again[said.length].seat : s.seat;
    const choice = again ? again[said.length].choice : lively(s, seat, pick, patience);
    said.push({ seat, choice });
    rules.apply(s, seat, choice, io);
  }
  return { s, told: [...io.facts], said };
}

suite('facts', () => {
  test('have the keys declared, and the audience of section 13', () => {
    const seen = new Set<string>();
    for (const seats of game.seats)
      for (let seed = 0; seed < 60; seed++) {
        const { s, told } = facts(seats, seed, new Remembered(), 30);
        for (const fact of told) {
          seen.add(fact.what);
          assert.equal(fact.to, audience(s, fact), fact.what);
          check(fact.what, fact.data);
          if (fact.to === ALL) continue;
          const watched = toldTo(SPECTATOR, fact);
          assert.ok(watched, `${fact.what}: that it happened is public`);
          check(watched.what, watched.data);
          for (const secret of ['identity', 'disguise', 'letter', 'cards', 'sheet']) assert.ok(!Object.hasOwn(watched.data, secret));
        }
      }
    assert.deepEqual(
      Object.keys(KEYS).filter((what) => !seen.has(what)),
      RARE,
    );
  });

  // T48
  test('are the same, byte for byte, in two deals that agree on all that a seat may see', () => {
    let different = 0;
    for (const seats of game.seats)
      for (let seed = 0; seed < 25; seed++) {
        const source = new Remembered();
        const { s, told, said } = facts(seats, seed, source, 400);
        if (s.playing === 0) continue;
        for (const seat of [...Array(seats).keys(), SPECTATOR]) {
          const other = game.create(edition, settleOptions(game), seats);
          sample(other, know(s, seat), new Io(seed));
          const deal = [other.identity, other.disguise, other.letter].flatMap((dealt) => {
            const mine = [...other.colour.subarray(0, seats)].filter((c) => c < AMBASSADOR).map((c) => dealt[c]);
            return seats === 3 ? mine : mine.slice(0, -1); // the last one is not drawn
          });
          // The same choices, but for the answers, which are those of the other world.
          let n = 0;
          let row = 0;
          const again = said.map(({ seat: who, choice }) => {
            if ([SAY.answer.tag, SAY.reduce.tag].includes(choice & 31)) {
              const shown = other.shown[n++];
              const named = namedOf(shown);
              return { seat: who, choice: named > 0 ? SAY.reduce.make(named - 1, cardsOf(shown)) : SAY.answer.make(cardsOf(shown)) };
            }
            if ((choice & 31) !== SAY.write.tag || s.sealed === 0) return { seat: who, choice };
            const wrote = other.sheet[row++] - 1;
            return { seat: who, choice: SAY.write.make(SAY.write.player(choice), wrote >> 2, wrote & 3) };
          });
          const replayed = facts(seats, seed, new Remembered([...source.outcomes], deal), 1, again);
          assert.deepEqual([...replayed.s.identity], [...other.identity]);
          if (replayed.s.identity.join() !== s.identity.join()) different++;
          const stream = (all: readonly Fact[]): string => JSON.stringify(all.map((f) => toldTo(seat, f)).filter((f) => f !== undefined));
          assert.equal(stream(replayed.told), stream(told), `seat ${seat}, seed ${seed}, ${seats} players`);
        }
      }
    assert.ok(different > 50);
  });
});
