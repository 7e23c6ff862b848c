// Reads a position: what is said, and a sensible default for what is left out.
import { Io, pickWord, plainWord } from '@ridotto/engine';
import {
  AFLOAT,
  BUILDING,
  BUILDINGS,
  CANAL,
  CARD,
  CUBE_NAMES,
  DOGE,
  GAIN,
  LETTER_A,
  LETTERS,
  NOWHERE,
  QUAYS,
  SEATS,
  TILE,
  TILES,
  TYPES,
} from '../box/material.ts';
import { readCards } from './cards.ts';
import { entries, framesFrom, index, listed, text, texts, whole, wrong, yes } from '@ridotto/engine/state/position-words.ts';
import { AT, rules } from '../rules/index.ts';
import { stackAt, type State } from '../box/state.ts';
import { PICKS, PROGRESS, PROGRESS_LISTS } from '../knowledge/view.ts';

export const KEYS = [
  'at',
  'awaits',
  'over',
  'turn',
  'first',
  'player',
  'layout',
  'gondolas',
  'stacks',
  'afloat',
  'cubes',
  'gondolier',
  'vp',
  'coins',
  'scrolls',
  'intrigue',
  'council',
  'favour',
  'assistants',
  'supply',
  'bridges',
  'spy',
  'slots',
  'archived',
  'mission-counts',
  'card-counts',
  'mission-deck',
  'influence-deck',
  'discard',
  'playing',
  'smuggler-decks',
  'smuggler-discards',
  'smuggler-drawn',
  'smuggler-seen',
  'smuggler-aside',
  'goal',
  'doge-deck',
  'doge-row',
  'doge-discard',
  'progress',
  'interrupted',
  'parameters',
  'missions',
  'drawn-missions',
  'cards',
  'drawn-cards',
  'drawn-smugglers',
  'mission-bottom',
  'influence-bottom',
  'smuggler-tops',
  'returned',
  'draft',
];

/** Nodes before the first turn. */
const EARLY: readonly number[] = [
  AT.game,
  AT['set-up'],
  AT.tiles,
  AT['first-player'],
  AT.deal,
  AT.returns,
  AT.preliminary,
  AT.place,
  AT.placed,
];

/** Asked of whoever has a favour card. The question stands when the card has been turned, also if nothing is left to choose. */
const STANDING: readonly number[] = [AT.activate, AT.apply, AT.missions, AT.reduce];

/** Nodes that are called by others. If none is said that was interrupted, the turn ends after them. */
const isCalled = (node: number): boolean => (node >= AT.passing && node <= AT.stocks) || node === AT.dues;

export class Reader {
  readonly s: State;
  readonly p: Record<string, unknown>;
  readonly names: readonly string[];
  readonly node: number;

  constructor(s: State, p: Record<string, unknown>, names: readonly string[]) {
    this.s = s;
    this.p = p;
    this.names = names;
    const at = plainWord(text(p.at ?? 'start', 'at')).replaceAll(' ', '-');
    this.node = rules.names.indexOf(at);
    if (this.node < 0) wrong(`at: "${at}" is not one of ${rules.names.join(', ')}`);
  }

  all(): void {
    const { s, p } = this;
    s.regular = EARLY.includes(this.node) || this.#duringPlacing() ? 0 : 1;
    if (this.#said('turn')) s.turn = whole(p.turn, 'turn', 1) - 1;
    s.first = this.#said('first') ? this.seat(p.first) : 0;
    s.player = this.#playerSaid() ?? s.first;
    this.#board();
    this.#players();
    readCards(this);
    this.#progress();
    this.#place();
  }
  /** An activation that belongs to the preliminary round. */
  #duringPlacing(): boolean {
    return texts(this.p.interrupted, 'interrupted').some((f) => f.startsWith('place '));
  }
  #playerSaid(): number | undefined {
    if (this.#said('player')) return this.seat(this.p.player);
    const awaits = texts(this.p.awaits, 'awaits');
    return awaits.length === 1 ? this.seat(awaits[0]) : undefined;
  }

  #board(): void {
    const { s } = this;
    if (this.node > AT.tiles && this.node !== AT.preliminary) {
      const said = this.map('layout');
      const layout: [string, string][] =
        said.length > 0
          ? said.map(([t, q]) => [t, text(q, 'layout')])
          : Object.entries(s.edition.file.exampleLayout).map(([q, t]) => [t, q]);
      for (const [name, id] of layout) {
        const t = index(TILE, name);
        const q = s.edition.quayNames.indexOf(id);
        if (q < 0 || s.buildingAt[q] < BUILDINGS) wrong(`layout: ${name} cannot lie at ${id}`);
        s.buildingAt[q] = t;
        s.quayOf[t] = q;
        s.tileBag[t] = 0;
      }
      if (s.quayOf.includes(NOWHERE)) wrong('layout: every tile lies somewhere');
    }
    for (const [name, where] of this.map('gondolas')) {
      const owner = this.owner(name);
      listed(where).forEach((b, i) => {
        if (i > 1 || (i > 0 && b !== null && owner >= SEATS && s.seats === 2))
          wrong(`gondolas: ${name} has ${owner < SEATS || s.seats === 1 ? 'two' : 'one'}`);
        if (b !== null) s.gondola[owner * 2 + i] = this.quay(b);
      });
    }
    if (this.#said('afloat')) {
      const g = this.gondola(this.p.afloat);
      if (s.gondola[g] === NOWHERE) wrong('afloat: that gondola is not on the board');
      s.height[g] = AFLOAT;
    }
    for (let o = 0; o < s.seats; o++) {
      const [a, b] = [o * 2, o * 2 + 1];
      if (s.gondola[a] !== NOWHERE && s.gondola[a] === s.gondola[b] && s.height[a] !== AFLOAT && s.height[b] !== AFLOAT)
        wrong(`gondolas: the two of ${this.names[o]} share a quay`);
    }
    for (let q = 0; q < QUAYS; q++) stackAt(s, q).forEach((g, i) => (s.height[g] = i));
    for (const [name, stack] of this.map('stacks')) {
      const q = this.quay(name);
      const there = stackAt(s, q);
      const said = texts(stack, 'stacks').map((word) => this.gondola(word, there));
      if (said.length !== there.length || there.some((g) => !said.includes(g))) wrong(`stacks: ${name} has other gondolas`);
      said.forEach((g, i) => (s.height[g] = i));
    }
    for (const [name, spaces] of this.map('assistants')) {
      const t = index(TILE, name);
      for (const [word, space] of entries(spaces, `assistants.${name}`)) {
        const owner = this.owner(word);
        if (owner > LETTER_A && s.seats === 2) wrong('assistants: those of both smugglers are those of letter-a');
        s.space[owner * TILES + t] = whole(space, 'assistants', 1, 4);
      }
      for (let space = 1; space < 4; space++)
        if (s.space.filter((x, i) => i % TILES === t && x === space).length > 1) wrong(`assistants: two on space ${space} of ${name}`);
    }
    for (const [name, owner] of this.map('bridges')) {
      const c = index(CANAL, name);
      if (c >= s.edition.canals) wrong(`bridges: there is no canal ${name}`);
      s.bridges[c] = this.player(text(owner, 'bridges'), 'bridges') + 1;
    }
    if (this.#said('spy')) s.spy = this.quay(this.p.spy) + 1;
  }

  #players(): void {
    const { s } = this;
    const numbers = (key: string, list: Int32Array, most: number): void => {
      for (const [name, n] of this.map(key)) list[this.who(name)] = whole(n, key, 0, most);
    };
    const { intrigueMax, scrollMax } = s.edition.file.playerBoard;
    numbers('vp', s.vp, 100_000);
    numbers('coins', s.coins, 100_000);
    numbers('scrolls', s.scrolls, scrollMax);
    numbers('intrigue', s.intrigue, intrigueMax[s.seats]);
    const { dogeMaxScrolls, dogeIntrigueTrigger } = s.edition.file.solo;
    whole(s.scrolls[DOGE], 'scrolls: doge', 0, dogeMaxScrolls);
    whole(s.intrigue[DOGE], 'intrigue: doge', 0, dogeIntrigueTrigger - 1);
    for (const [name, n] of this.map('council'))
      s.council[this.player(name, 'council')] = whole(n, 'council', 0, s.edition.file.councilTrack.length);
    for (const [name, has] of this.map('favour')) s.favour[this.seat(name)] = yes(has, 'favour') ? 1 : 0;
    for (const [name, which] of this.map('gondolier')) {
      const words = ['none', 'first', 'second'];
      s.gondolier[this.seat(name)] = words.indexOf(pickWord(text(which, 'gondolier'), words, undefined, 'gondolier'));
    }
    const said = this.map('gondolier').map(([name]) => this.seat(name));
    if (s.regular === 1) for (let p = 0; p < s.seats; p++) if (!said.includes(p) && s.gondola[p * 2] !== NOWHERE) s.gondolier[p] = 1;
    for (const [name, gondolas] of this.map('cubes')) {
      const seat = this.seat(name);
      listed(gondolas).forEach((cubes, i) => {
        const counts = text(cubes, 'cubes').split('/').map(Number);
        if (i > 1 || counts.length !== TYPES || counts.reduce((a, b) => a + b) > 5)
          wrong(`cubes: ${name} has two gondolas, each with ${CUBE_NAMES.join('/')}, five at most`);
        counts.forEach((n, t) => (s.cubes[(seat * 2 + i) * TYPES + t] = whole(n, 'cubes', 0, 5)));
      });
    }
    for (const [name, draft] of this.map('draft')) {
      const { pick, turned } = Object.fromEntries(entries(draft, `draft.${name}`));
      const picked = (PICKS as readonly string[]).indexOf(text(pick ?? 'none', 'draft'));
      s.pick[this.seat(name)] = picked < 0 ? wrong(`draft: pick is one of ${PICKS.join(', ')}`) : picked;
      if (turned !== undefined) s.turned[this.seat(name)] = 1 + index(GAIN, turned);
    }
  }

  #progress(): void {
    const { s, p } = this;
    if (this.#said('playing')) s.playing = 1 + index(CARD, p.playing);
    if (this.#said('goal')) s.goal = 1 + index(TILE, p.goal);
    for (const [key, value] of this.map('progress')) {
      if ((PROGRESS as readonly string[]).includes(key)) s[key as (typeof PROGRESS)[number]] = whole(value, key, 0, 2 ** 31 - 1);
      else if ((PROGRESS_LISTS as readonly string[]).includes(key))
        s[key as (typeof PROGRESS_LISTS)[number]].set(listed(value).map((n) => whole(n, key)));
      else wrong(`progress: "${key}" is not one of ${[...PROGRESS, ...PROGRESS_LISTS].join(', ')}`);
    }
    if (s.regular === 1 && s.placings === 0) s.placings = 2 * s.seats;
    // A move that has not begun.
    if (this.node === AT.move && s.visited === 0 && s.gondolier[s.player] > 0) {
      s.boarded = 1;
      s.visited = 1 << s.gondola[s.player * 2 + s.gondolier[s.player] - 1];
    }
  }

  #place(): void {
    const { s, p } = this;
    if (yes(p.over, 'over')) {
      s.on = 0;
      s.node = AT.final;
      s.step = 1;
      if (s.winner === 0 && s.seats > 1) wrong('over needs progress: winner, a bit mask of seats');
      return;
    }
    if (this.node >= AT.scoring) s.on = 0;
    rules.enter(s, this.node);
    const [a, b] = listed(p.parameters).map((n) => whole(n, 'parameters', 0, 255));
    const at = s.node;
    const interrupted = texts(p.interrupted, 'interrupted');
    if (interrupted.length === 0 && isCalled(this.node)) interrupted.push(this.node === AT.dues ? 'next' : 'maintain');
    s.frames = framesFrom(interrupted, rules.names);
    s.a = a ?? 0;
    s.b = b ?? 0;
    if (!rules.asks(at)) return;
    const before = s.all.slice();
    if (!rules.tick(s, new Io()) || !this.#said('awaits') || !STANDING.includes(at)) return;
    s.all = before;
    s.seat = this.seat(texts(p.awaits, 'awaits')[0]);
    s.awaited = 1 << s.seat;
  }

  // The words for seats, owners, quays and gondolas
  seat(name: unknown): number {
    const p = this.names.findIndex((n, i) => plainWord(n) === plainWord(text(name, 'a player')) || `s${i}` === name);
    return p < 0 ? wrong(`"${text(name, 'a player')}" is not one of ${this.names.join(', ')}`) : p;
  }
  owner(name: string): number {
    const l = LETTERS.findIndex((letter) => plainWord(name) === `letter-${letter}`);
    if (l >= 0 && this.s.seats > 2) wrong(`"${name}" is there only when one or two play`);
    return l >= 0 ? LETTER_A + l : this.seat(name);
  }
  /** Of those that take part in the game: smugglers with two players do not. */
  player(name: string, what: string): number {
    const owner = this.owner(name);
    return owner >= SEATS && this.s.seats > 1 ? wrong(`${what}: smugglers have none`) : owner;
  }
  who(name: string): number {
    return plainWord(name) === 'doge' && this.s.seats === 1 ? DOGE : this.seat(name);
  }
  quay(building: unknown): number {
    return this.s.quayOf[index(BUILDING, building)];
  }
  /** `anne 1`, or `anne` for the one that is among these. */
  gondola(word: unknown, among: readonly number[] = []): number {
    const words = text(word, 'a gondola').split(' ');
    const number = /^[12]$/.test(words.at(-1) ?? '') && words.length > 1 ? Number(words.pop()) : 0;
    const owner = this.owner(words.join(' '));
    if (number > 0) return owner * 2 + number - 1;
    return among.find((g) => g >> 1 === owner) ?? owner * 2;
  }
  map(key: string): [string, unknown][] {
    return entries(this.p[key], key);
  }
  #said(key: string): boolean {
    return this.p[key] !== undefined && this.p[key] !== null;
  }
}
