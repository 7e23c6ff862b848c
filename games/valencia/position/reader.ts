// Reads a position: what is said, and a sensible default for what is left out. Board and players here; cards and the
// auction have files of their own.
import { Io } from '@ridotto/engine';
import { laid, PALM_STANDS, tileOf, TREE_STANDS } from '../box/city.ts';
import { countMembers, isFreeSpace, isFreeSquare } from '../box/city-now.ts';
import {
  AUCTIONS,
  BOARD,
  COUNCIL,
  FIRST_GUILD_SEAT,
  FOUNTAIN,
  FOUNTAINS,
  GUILD,
  GUILDS,
  ROTATION,
  ROUNDS,
  SIDE,
  SQUARE,
  STEPS,
  TILE,
  TREE,
} from '../box/material.ts';
import { readAuction } from './auction.ts';
import { readCards, readMissions } from './cards.ts';
import { counted, Keys, type Key } from './keys.ts';
import { entries, index, texts, whole, wrong } from '@ridotto/engine/state/position-words.ts';
import { AT, rules } from '../rules/index.ts';
import { countCouncil, type State } from '../box/state.ts';

/** Steps at which a node is, when nothing is said. */
const STEP_OF: Readonly<Record<string, string>> = {
  guild: 'B',
  ability: 'B',
  'keep-mission': 'B',
  sale: 'C',
  move: 'G',
  'step-h': 'H',
  palm: 'H',
};
/** What is auctioned at the step of a node. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  guild: ['guild'],
  ability: ['guild'],
  'keep-mission': ['guild'],
  sale: ['sale', 'sale-and-merchants'],
  move: ['move'],
};
const AT_THE_END: readonly number[] = [AT['step-i'], AT.fountain, AT['put-away'], AT.council];

export class Reader {
  readonly #s: State;
  readonly #k: Keys;
  readonly #at: number;

  constructor(s: State, p: Record<string, unknown>, names: readonly string[]) {
    this.#s = s;
    this.#k = new Keys(p, names);
    const at = this.#k.said('at') ? this.#k.text('at') : this.#atIfUnsaid();
    this.#at = rules.names.indexOf(at);
    if (this.#at < 0) wrong(`at: "${at}" is not one of ${rules.names.join(', ')}`);
  }
  #atIfUnsaid(): string {
    const k = this.#k;
    if (k.yes('over')) return 'final';
    if (k.said('ranks')) return 'act';
    if (k.said('to-choose')) return 'missions';
    if (k.said('hand')) return 'planning';
    const step = k.said('step') ? k.text('step') : '';
    if (step === 'h') return 'palm';
    if (step === 'i') return 'fountain';
    return step !== '' || k.said('piles') || k.said('queue') ? 'bid' : 'planning';
  }

  all(): void {
    this.#when();
    this.#city();
    this.#boards();
    this.#people();
    const at = readCards(this.#s, this.#k, this.#at);
    readMissions(this.#s, this.#k, this.#at);
    this.#enter(at);
    readAuction(this.#s, this.#k, at);
    if (rules.asks(at) && !this.#k.yes('over')) rules.tick(this.#s, new Io());
  }

  #when(): void {
    const [s, k] = [this.#s, this.#k];
    s.round = k.yes('over') ? ROUNDS : k.number('round', 1, 1, ROUNDS) - 1;
    const unsaid = STEP_OF[rules.names[this.#at]] ?? (AT_THE_END.includes(this.#at) ? 'I' : 'A');
    const step = k.said('step') ? k.text('step').toUpperCase() : k.yes('over') ? 'A' : unsaid;
    s.letter = (STEPS as readonly string[]).indexOf(step);
    if (s.letter < 0) wrong(`step: "${step}" is not one of ${STEPS.join(', ')}`);
    if (k.yes('over') && this.#at !== AT.final) wrong(`over: true is at final, not at ${rules.names[this.#at]}`);
    this.#atItsStep();
  }
  /** Nodes of an auction stand at the steps that have such a one. */
  #atItsStep(): void {
    if (this.#at < AT.open || this.#at > AT.clear) return;
    const node = rules.names[this.#at];
    const { auctions } = this.#s.edition;
    const steps = STEPS.filter((_, i) => i < AUCTIONS && ACTIONS[node]?.includes(auctions[i].action) !== false);
    const list = steps.join(', ').replace(/, (\w)$/, ' or $1');
    if (!steps.includes(STEPS[this.#s.letter])) wrong(`at ${node} needs step ${list}`);
  }

  /** `{ NW: k1 a 90 }`; slots left out are as in the base city. */
  #city(): void {
    const [s, k] = [this.#s, this.#k];
    if (!k.said('city') || k.get('city') === 'base') return;
    for (const [slot, lies] of k.map('city')) {
      const at = s.layout.slots.findIndex((x) => x.id.toLowerCase() === slot.toLowerCase());
      if (at < 0) wrong(`city: "${slot}" is not one of ${s.layout.slots.map((x) => x.id).join(', ')}`);
      const words = typeof lies === 'string' ? lies : wrong('city: a tile is written k1 a 90');
      const [tile, side, turned] = words.trim().split(/\s+/);
      const [t, turns] = [index(TILE, tile), index(ROTATION, turned ?? '0')];
      if (!s.layout.fits(at, t, turns)) wrong(`city: ${words} does not fit into ${slot}`);
      s.slots[at] = laid(t, index(SIDE, side ?? 'a'), turns);
    }
    const used = s.layout.slots.map((_, i) => tileOf(s.slots[i]));
    if (new Set(used).size !== used.length) wrong('city: a tile lies in two places');
    s.layout.lay(s.slots, s.ground, s.trees);
  }

  #boards(): void {
    const [s, k] = [this.#s, this.#k];
    const before = this.#at <= AT.boards;
    if (!before || k.said('boards')) this.#inOrder('boards', s.boards, (word) => index(BOARD, word), ROUNDS, []);
    if (k.said('guild')) this.#boardFor(index(GUILD, k.get('guild')), k.said('boards'));
    for (const [square, tile] of k.map('fountains')) {
      const cell = index(SQUARE, square);
      if (!isFreeSpace(s, cell)) wrong(`fountains: ${square} is not a fountain space`);
      s.fountain[cell] = index(FOUNTAIN, tile) + 1;
    }
    const built = [...s.fountain].filter((f) => f > 0).map((f) => f - 1);
    if (new Set(built).size !== built.length) wrong('fountains: a fountain stands twice');
    if (this.#at > AT.fountains || k.said('tiles')) this.#inOrder('tiles', s.tiles, (word) => index(FOUNTAIN, word), FOUNTAINS, built);
    for (const tree of k.list('palms')) {
      const point = index(TREE, tree);
      if (s.trees[point] !== TREE_STANDS) wrong(`palms: ${s.trees[point] === PALM_STANDS ? `two on ${tree}` : `no tree on ${tree}`}`);
      s.trees[point] = PALM_STANDS;
    }
  }
  /** A list, or a map by round; what is left out comes in the order of the box, some of them last. */
  #inOrder(key: Key, into: Int32Array, read: (word: string) => number, all: number, last: readonly number[]): void {
    const given = this.#k.get(key);
    const said = Array.isArray(given)
      ? texts(given, key).map((word, i) => [i, read(word)] as const)
      : entries(given, key).map(([n, word]) => [whole(Number(n), key, 1, ROUNDS) - 1, read(String(word))] as const);
    const by = new Map(said);
    const used = new Set(by.values());
    const unused = Array.from({ length: all }, (_, x) => x).filter((x) => !used.has(x));
    const rest = [...unused.filter((x) => !last.includes(x)), ...unused.filter((x) => last.includes(x))];
    if (new Set(by.values()).size !== by.size) wrong(`${key}: one stands twice`);
    for (let round = 0; round < ROUNDS; round++) into[round] = by.get(round) ?? rest.shift() ?? wrong(`${key}: too few are left`);
  }
  /** The board of this round names this guild at this step: one that does comes here, or it must be `fixed` so. */
  #boardFor(guild: number, fixed: boolean): void {
    const s = this.#s;
    const at = (round: number): number => s.edition.guildAt[s.boards[round] * AUCTIONS + s.letter];
    if (fixed && s.round < ROUNDS && s.letter < AUCTIONS && at(s.round) !== guild)
      wrong(`guild: the board of this round has ${GUILD.values[at(s.round)] ?? 'none'} at ${STEPS[s.letter]}, not ${GUILD.values[guild]}`);
    if (fixed) return;
    const round =
      [s.round, 0, 1, 2, 3, 4].find((r) => at(r) === guild) ?? wrong(`no board has ${GUILD.values[guild]} at ${STEPS[s.letter]}`);
    [s.boards[s.round], s.boards[round]] = [s.boards[round], s.boards[s.round]];
  }

  #people(): void {
    const [s, k] = [this.#s, this.#k];
    for (const [p, squares] of k.bySeat('members'))
      for (const square of texts(squares, 'members')) {
        const cell = index(SQUARE, square);
        if (!isFreeSquare(s, cell)) wrong(`members: ${square} is not a free city square`);
        s.member[cell] = p + 1;
      }
    this.#council();
    const supply = new Map(k.bySeat('supply').map(([p, n]) => [p, whole(n, 'supply', 0, s.edition.members)]));
    for (let p = 0; p < s.seats; p++) {
      const placed = countMembers(s, p) + countCouncil(s, p);
      s.supply[p] = supply.get(p) ?? s.edition.members - placed;
      if (s.supply[p] < 0) wrong(`${placed} members of ${k.name(p)} are placed, more than ${s.edition.members}`);
    }
    k.numbers('prestige', s.prestige);
    k.numbers('privileges', s.privileges);
    k.numbers('coins', s.coins);
    for (const [p, held] of k.bySeat('resources'))
      for (const word of counted(held, 'resources')) {
        const g = index(GUILD, word);
        s.resources[p * GUILDS + g]++;
        if (--s.stock[g] < 0) wrong(`resources: more than ${s.edition.count[g]} of ${GUILD.values[g]}`);
      }
    for (const [guild, n] of k.map('stock')) s.stock[index(GUILD, guild)] = whole(n, 'stock');
    s.pawn = k.seatAt('pawn', k.said('queue') ? (k.seats('queue')[0] ?? 0) : 0);
  }

  /** Support lets a second player join a guild's seat, and no other (R21). */
  #council(): void {
    const [s, k] = [this.#s, this.#k];
    for (const [word, who] of k.map('council')) {
      const seat = index(COUNCIL, word);
      const members = texts(who, 'council').map((name) => k.seat(name));
      const most = seat >= FIRST_GUILD_SEAT && seat < FIRST_GUILD_SEAT + GUILDS ? 2 : 1;
      if (members.length > most) wrong(`council: at most ${most} can sit on ${COUNCIL.values[seat]}`);
      for (const p of members) {
        if ((s.council[seat] >> p) & 1) wrong(`council: ${k.name(p)} sits twice on ${COUNCIL.values[seat]}`);
        s.council[seat] |= 1 << p;
      }
    }
  }

  #enter(at: number): void {
    const s = this.#s;
    if (!this.#k.yes('over')) {
      rules.enter(s, at);
      return;
    }
    s.node = at;
    s.step = 1;
  }
}
