// Whether a position that has been read can be one of a game: nothing is there twice, what follows from the rest agrees with
// it, and the rules can go on from there, with somebody who has something to choose.
import { Choices, Io, seatsIn } from '@ridotto/engine';
import { invariant } from './invariant.ts';
import { GONDOLAS, LETTERS, NOWHERE, QUAYS } from '../box/material.ts';
import type { Reader } from './reader.ts';
import { listed, wrong } from '@ridotto/engine/state/position-words.ts';
import { AT, rules } from '../rules/index.ts';
import { canBuild } from '../rules/interpreter.ts';
import { active, ARCHIVED, cardsInHand, fresh, held, placed, unfinished } from '../box/state.ts';

const SOUND = /^position: /;
/** No game does so many steps without asking anybody. */
const MOST_STEPS = 1000;
const ALONE = ['doge-row', 'doge-deck', 'doge-discard', 'smuggler-aside', 'smuggler-seen'];
const UP_TO_TWO = ['smuggler-decks', 'smuggler-discards', 'smuggler-tops', 'smuggler-drawn', 'drawn-smugglers', 'goal'];
/** The greatest values of some numbers of `progress`. */
const MOST = {
  letter: 1,
  sending: 2,
  sent: GONDOLAS,
  meeting: GONDOLAS,
  actQuay: QUAYS - 1,
  actGondola: GONDOLAS - 1,
  actMask: 15,
  rowAt: 4,
} as const;

/** What the nodes of smugglers and the Doge need, before the rules are asked: without a goal a smuggler never arrives. */
export function checkSmugglers(r: Reader): void {
  const { s, node, p } = r;
  const at = rules.names[node];
  if (s.seats > 2 && node >= AT.smugglers && node <= AT.arrive) wrong(`at: there are no smugglers at "${at}" with ${s.seats} players`);
  if (s.seats > 1 && node >= AT['doge-row'] && node <= AT.dues) wrong(`at: "${at}" is there only when one plays alone`);
  if (node < AT['choose-gondola'] || node > AT.arrive) return;
  if (typeof p.goal !== 'string') wrong(`at: "${at}" needs "goal", where the smuggler is to go`);
  const sails = node >= AT.sailing && node <= AT['route-meeting'];
  if (sails && !r.map('progress').some(([key, value]) => key === 'sent' && value !== 0))
    wrong(`at: "${at}" needs "progress" with "sent", the gondola that is on its way`);
}

/** Whatever goes wrong in there is said as a fault of the position. */
export function soundly<T>(at: string, run: () => T): T {
  try {
    return run();
  } catch (e) {
    if (e instanceof Error && SOUND.test(e.message)) throw e;
    return wrong(`at: the rules cannot go on from "${at}"; something that belongs there is missing, or does not go with the rest`);
  }
}

/** Before the state is built: what only fewer players have. */
export function checkKeys(r: Reader): void {
  const { s, p } = r;
  for (const [keys, most, why] of [
    [ALONE, 1, 'one plays alone'],
    [UP_TO_TWO, 2, 'one or two play'],
  ] as const)
    for (const key of keys)
      if (s.seats > most && (typeof p[key] === 'object' && !Array.isArray(p[key]) ? p[key] !== null : listed(p[key]).length > 0))
        wrong(`"${key}" is there only when ${why}`);
  for (const key of [...ALONE, ...UP_TO_TWO]) {
    if (typeof p[key] !== 'object' || Array.isArray(p[key])) continue;
    for (const [letter] of r.map(key))
      if (!(LETTERS as readonly string[]).includes(letter)) wrong(`${key}: "${letter}" is not one of a, b`);
  }
  for (const [key, value] of r.map('progress')) {
    const most = MOST[key as keyof typeof MOST] as number | undefined;
    if (most !== undefined && typeof value === 'number' && value > most) wrong(`progress: ${key} is ${value}, ${most} at most`);
  }
}

export function check(r: Reader): void {
  follows(r);
  const { s } = r;
  if (s.winner >> s.seats !== 0) wrong('progress: winner is a bit mask of seats');
  const broken = invariant(s);
  if (broken !== undefined) wrong(broken);
  goesOn(r);
}

/** What is written only: it must agree with what it follows from. */
function follows(r: Reader): void {
  const { s, p } = r;
  const agrees = (key: string, said: unknown, is: number, whose = ''): void => {
    if (said !== undefined && said !== null && said !== is)
      wrong(`${key}: ${whose}${JSON.stringify(said)} does not go with the rest, from which ${is} follows`);
  };
  const bySeat = (key: string, value: (seat: number) => number): void => {
    for (const [name, n] of r.map(key)) agrees(key, n, value(r.seat(name)), `${name} `);
  };
  bySeat('supply', (seat) => s.edition.file.perPlayer.assistants - placed(s, seat));
  bySeat('mission-counts', (seat) => unfinished(s, seat));
  bySeat('card-counts', (seat) => cardsInHand(s, seat));
  agrees('influence-deck', p['influence-deck'], s.influence.size);
  agrees('smuggler-drawn', p['smuggler-drawn'], s.smugglerDrawn.filter((t) => t > 0).length);
}

/** Played on with any luck until somebody is asked: they must be there, and have something to choose. */
function goesOn(r: Reader): void {
  const { s } = r;
  const at = rules.names[r.node];
  if (r.node > AT.start && r.node <= AT.advance && (s.gondolier[s.player] === 0 || s.gondola[active(s)] === NOWHERE))
    wrong(`gondolas: the one that ${r.names[s.player]} moves is not on the board`);
  if (s.node === AT.bridge && !canBuild(s, s.a)) wrong('parameters: whoever builds has no bridge left');
  if (s.node === AT.lay && s.mission[s.a] !== held(s.player, ARCHIVED))
    wrong(`parameters: the mission that is laid is among those of ${r.names[s.player]} in "archived"`);
  const next = fresh(s);
  next.copyFrom(s);
  soundly(at, () => {
    const io = new Io(1);
    for (let n = 0; rules.tick(next, io); n++) if (n === MOST_STEPS) wrong(`at: from "${at}" the rules come to no end`);
    if (next.awaited === 0) {
      if (next.node !== AT.final) wrong(`at: after "${at}" nobody is asked anything`);
      return;
    }
    if (next.awaited >> next.seats !== 0) wrong(`parameters: there is no such seat at "${at}"`);
    // A position may leave out where gondolas lie; the turn of their player says so.
    if (next.node === AT.start) return;
    const list = new Choices();
    for (const seat of seatsIn(next.awaited)) {
      rules.legal(next, seat, list);
      if (list.list().every((choice) => rules.isAnytime(choice)))
        wrong(`at: ${r.names[seat]} is asked at "${rules.names[next.node]}", and has nothing to choose`);
    }
  });
}
