// Reads a position: what is said, and a sensible default for what is left out.
import { has, Io, pickWord, plainWord } from '@ridotto/engine';
import {
  AMBASSADOR,
  BALL,
  BALLS,
  FIGURES,
  NOBODY,
  NOWHERE,
  PIECE,
  PIECES,
  SHOWN,
  SPACE,
  THE_AMBASSADOR,
  THROUGH_AMBASSADOR,
  UNDEALT,
} from '../box/material.ts';
import { Players } from './players.ts';
import { readDeal, readQuestion, readQuestions, readSheet, type QuestionGiven } from './secrets.ts';
import { entries, framesFrom, index, listed, onlyKeys, text, texts, whole, wrong, yes } from '@ridotto/engine/state/position-words.ts';
import { ENDINGS } from '../rules/announcing.ts';
import { AT, rules } from '../rules/index.ts';
import { question } from '../rules/questions.ts';
import { pieceName } from '../rules/telling.ts';
import { ambassadorSeat, BEFORE, DONE, isAmbassador, MEETING, MOVING, PHASES, seat, type State } from '../box/state.ts';

export const KEYS = [
  'at',
  'awaits',
  'turn',
  'player',
  'colours',
  'figures',
  'ambassador',
  'ambassador-moved',
  'placed',
  'balls',
  'used',
  'moved',
  'walked',
  'meetings',
  'question',
  'dismiss',
  'hand',
  'declared',
  'over',
  'how',
  'winners',
  'phase',
  'questions',
  'deal',
  'set-aside',
  'sheet',
  'interrupted',
];

export class Reader {
  readonly #s: State;
  readonly #p: Record<string, unknown>;
  readonly #players: Players;
  readonly #at: number;
  readonly #open: (QuestionGiven & { readonly cards: number }) | undefined;

  constructor(s: State, p: Record<string, unknown>, names: readonly string[]) {
    this.#s = s;
    this.#p = p;
    this.#players = new Players(s, names);
    seat(s, this.#players.colours(p.colours));
    this.#open = this.#said('question') ? readQuestion(p.question, (name) => this.#players.colour(name)) : undefined;
    const at = plainWord(this.#said('at') ? text(p.at, 'at') : this.#atIfUnsaid()).replaceAll(' ', '-');
    this.#at = rules.names.indexOf(at);
    if (this.#at < 0) wrong(`at: "${at}" is not one of ${rules.names.join(', ')}`);
  }
  #atIfUnsaid(): string {
    if (this.#p.over === true) return 'over';
    if (this.#said('question')) return 'answer';
    if (this.#said('hand')) return 'hand';
    if (this.#said('dismiss')) return 'dismissal';
    if (this.#said('balls')) return 'movement';
    if (this.#said('meetings')) return 'meetings';
    return isAmbassador(this.#s, this.#playerSaid() ?? 0) ? 'walk' : 'shake';
  }

  /** Sets everything; the node that is asked for. */
  all(): number {
    this.#turn();
    this.#board();
    this.#balls();
    this.#secrets();
    this.#meetings();
    this.#end();
    this.#place();
    return this.#at;
  }

  /** Whoever is named; asks; offers their hand; must dismiss, move, ... */
  #playerSaid(): number | undefined {
    const p = this.#p;
    if (this.#said('player')) return this.#players.seat(text(p.player, 'player'));
    if (this.#open !== undefined) return this.#players.seatOf(this.#open.asker);
    const { of } = Object.fromEntries(this.#map('hand'));
    if (of !== undefined) return this.#players.seat(text(of, 'hand.of'));
    const awaits = texts(p.awaits, 'awaits');
    return awaits.length === 1 ? this.#players.seat(awaits[0]) : undefined;
  }
  #turn(): void {
    const s = this.#s;
    const usual = this.#at === AT.walk && ambassadorSeat(s) !== NOBODY ? ambassadorSeat(s) : 0;
    s.player = this.#playerSaid() ?? usual;
    s.turn = this.#said('turn') ? whole(this.#p.turn, 'turn', 1) - 1 : 0;
    if (this.#said('phase')) {
      s.phase = PHASES.indexOf(pickWord(text(this.#p.phase, 'phase'), PHASES, undefined, 'phase') as (typeof PHASES)[number]);
      return;
    }
    const at = this.#at;
    if (at === AT.movement) s.phase = MOVING;
    else if (at === AT.next || at === AT.over) s.phase = DONE;
    else s.phase = at === AT.meetings || at === AT.end || at === AT.answer || at === AT.dismissal || at === AT.hand ? MEETING : BEFORE;
  }

  #board(): void {
    const s = this.#s;
    if (this.#at > AT.placing) for (let f = 0; f < FIGURES; f++) if (s.seatOf[f >> 2] !== NOBODY) s.at[f] = s.edition.starts[f];
    // By figure, or by colour and build.
    const figures = this.#map('figures').flatMap(([name, where]) =>
      typeof where === 'object'
        ? entries(where, name).map(([build, space]): [string, unknown] => [`${name}-${build}`, space])
        : [[name, where] as [string, unknown]],
    );
    if (this.#said('ambassador')) figures.push(['ambassador', this.#p.ambassador]);
    let ambassador: number | undefined;
    for (const [name, space] of figures) {
      const piece = index(PIECE, name);
      if (piece === THE_AMBASSADOR) {
        if (ambassador !== undefined && ambassador !== index(SPACE, space)) wrong('the ambassador stands in two places');
        ambassador = index(SPACE, space);
      } else if (s.seatOf[piece >> 2] === NOBODY) wrong(`figures: ${name} takes no part`);
      s.at[piece] = index(SPACE, space);
    }
    const moving = this.#at === AT.movement ? s.colour[s.player] : NOBODY;
    for (let f = 0; f < FIGURES; f++)
      for (let g = f + 1; g >> 2 === f >> 2; g++)
        if (f >> 2 !== moving && s.at[f] !== NOWHERE && s.at[f] === s.at[g])
          wrong(`figures: ${pieceName(f)} and ${pieceName(g)} share a space`);
    this.#meetAmbassador();
    for (const piece of texts(this.#p.moved, 'moved')) s.moved |= 1 << index(PIECE, piece);
    if (this.#said('walked')) s.walked = whole(this.#p.walked, 'walked', 0, 2);
    if (s.walked > 0) s.moved |= 1 << THE_AMBASSADOR;
    const moved = s.at[THE_AMBASSADOR] !== s.edition.embassy || has(s.moved, THE_AMBASSADOR);
    s.ambassadorMoved = (this.#said('ambassador-moved') ? yes(this.#p['ambassador-moved'], 'ambassador-moved') : moved) ? 1 : 0;
    for (const [name, space] of this.#map('placed')) s.placed[index(PIECE, name)] = index(SPACE, space) + 1;
  }

  /** Whoever asks through the Ambassador has met him: with the figure said to be there, else with his first. */
  #meetAmbassador(): void {
    const s = this.#s;
    const through = this.#open !== undefined && this.#open.channel === THROUGH_AMBASSADOR && this.#open.asker !== AMBASSADOR;
    const needed = through || (this.#at === AT.dismissal && this.#dismissed() === THE_AMBASSADOR);
    const own = s.colour[s.player];
    if (!needed || own === AMBASSADOR || s.at.indexOf(s.at[THE_AMBASSADOR]) < THE_AMBASSADOR) return;
    s.at[own * 4] = s.at[THE_AMBASSADOR];
  }
  #dismissed(): number {
    return this.#said('dismiss') ? index(PIECE, this.#p.dismiss) : THE_AMBASSADOR;
  }

  #balls(): void {
    const s = this.#s;
    for (const ball of texts(this.#p.balls, 'balls')) s.balls[index(BALL, ball)]++;
    for (const ball of texts(this.#p.used, 'used')) s.used[index(BALL, ball)]++;
    const all = [...s.balls, ...s.used].reduce((a, b) => a + b, 0);
    if (all > SHOWN) wrong(`balls: ${all} shown, more than ${SHOWN}`);
    BALLS.forEach((ball, b) => {
      if (s.balls[b] + s.used[b] > s.edition.balls[b]) wrong(`balls: there are only ${s.edition.balls[b]} ${ball}`);
    });
  }

  #secrets(): void {
    const s = this.#s;
    if (this.#at > AT.deal) {
      const deal = this.#map('deal').map(([name, packet]) => [this.#players.packet(name), packet] as const);
      if (this.#said('set-aside')) deal.push([this.#players.packet('set-aside'), this.#p['set-aside']]);
      readDeal(s, deal);
    } else {
      if (this.#map('deal').length > 0 || this.#said('set-aside')) wrong(`deal: nothing has been dealt at ${rules.names[this.#at]}`);
      for (const field of [s.identity, s.disguise, s.letter]) field.fill(UNDEALT);
    }
    readQuestions(s, this.#p.questions, (name) => this.#players.colour(name));
    readSheet(
      s,
      this.#map('sheet').map(([name, row]) => [this.#players.colour(name), row] as const),
    );
    const full = !s.sheet.includes(0);
    s.sealed = (this.#said('declared') ? yes(this.#p.declared, 'declared') : full) ? 1 : 0;
    if (s.sealed === 1 && !full) wrong('declared needs sheet: a row for each of four players');
  }
  /** Said; or at `meetings` all pieces that share a space, if one of them is said to have moved, or nothing is said of that. */
  #meetings(): void {
    const s = this.#s;
    const meet = (own: number, other: number): void => {
      if (s.metBy[other >> 2] > 0) wrong(`meetings: ${pieceName(s.met[other >> 2])} and ${pieceName(other)}, two of the same player (L2)`);
      s.metBy[other >> 2] = own + 1;
      s.met[other >> 2] = other;
    };
    if (this.#said('meetings')) {
      for (const one of listed(this.#p.meetings)) {
        const said = Object.fromEntries(entries(one, 'each of meetings'));
        onlyKeys(said, ['piece', 'with'], 'meetings');
        if (said.piece === undefined || said.with === undefined) wrong('meetings: each needs piece and with');
        meet(index(PIECE, said.piece), index(PIECE, said.with));
      }
      return;
    }
    if (this.#at !== AT.meetings) return;
    const own = s.colour[s.player];
    for (let f = 0; f < PIECES; f++)
      for (let g = 0; g < PIECES; g++)
        if (f >> 2 === own && g >> 2 !== own && s.at[f] === s.at[g] && (!this.#said('moved') || has(s.moved, f) || has(s.moved, g)))
          meet(f, g);
  }

  #end(): void {
    const s = this.#s;
    if (this.#at !== AT.over && !yes(this.#p.over, 'over')) {
      for (const key of ['winners', 'how']) if (this.#said(key)) wrong(`${key}: the game is not over`);
      return;
    }
    s.playing = 0;
    for (const name of texts(this.#p.winners, 'winners')) s.won |= 1 << this.#players.seat(name);
    if (s.won === 0) wrong('over needs winners');
    const how = this.#said('how') ? pickWord(text(this.#p.how, 'how'), ENDINGS, undefined, 'how') : ENDINGS[0];
    s.ending = ENDINGS.indexOf(how as (typeof ENDINGS)[number]) + 1;
  }

  #place(): void {
    const s = this.#s;
    const at = this.#at;
    if (s.playing === 0) {
      s.node = AT.over;
      s.step = 1;
      return;
    }
    if (this.#open !== undefined) {
      const { asker, target, kind, channel } = this.#open;
      s.questions[s.asked] = question(asker, target, kind, channel, s.turn);
    } else if (at === AT.answer) wrong('at answer needs question: asker, target, kind');
    rules.enter(s, at);
    s.frames = framesFrom(this.#said('interrupted') ? texts(this.#p.interrupted, 'interrupted') : this.#interrupted(), rules.names);
    if (at === AT.dismissal) s.a = this.#dismissed();
    if (at === AT.hand) {
      const hand = Object.fromEntries(this.#map('hand'));
      onlyKeys(hand, ['of', 'to'], 'hand');
      if (hand.to === undefined) wrong('at hand needs hand: of and to');
      s.a = hand.of === undefined ? s.player : this.#players.seat(text(hand.of, 'hand.of'));
      s.b = this.#players.seat(text(hand.to, 'hand.to'));
    }
    if (rules.asks(at)) rules.tick(s, new Io());
  }

  /** What a node that is called goes back to. */
  #interrupted(): string[] {
    const s = this.#s;
    const at = this.#at;
    if (at === AT.dismissal) return ['meetings'];
    if (at === AT.hand) return [{ [BEFORE]: 'shake', [MOVING]: 'movement' }[s.phase] ?? 'end'];
    if (at === AT.sheet) return ['walk'];
    if (at !== AT.answer || this.#open === undefined) return [];
    const { asker, target, channel } = this.#open;
    const piece = asker !== AMBASSADOR && channel === THROUGH_AMBASSADOR ? THE_AMBASSADOR : this.#figureMet(asker, target);
    return ['meetings', `dismissal 0 ${piece}`];
  }
  /** The figure of the target that is met: said, or sharing a space with one of the asker's, or their first. */
  #figureMet(asker: number, target: number): number {
    const { piece } = this.#p.question as Record<string, unknown>;
    if (piece !== undefined) {
      const met = index(PIECE, piece);
      return met >> 2 === target ? met : wrong(`question: ${pieceName(met)} is no figure of who is asked`);
    }
    const s = this.#s;
    const theirs = [0, 1, 2, 3].map((d) => target * 4 + d);
    return theirs.find((g) => s.at.some((space, f) => f >> 2 === asker && space === s.at[g])) ?? theirs[0];
  }

  #said(key: string): boolean {
    return this.#p[key] !== undefined && this.#p[key] !== null;
  }
  #map(key: string): [string, unknown][] {
    return entries(this.#p[key], key);
  }
}
