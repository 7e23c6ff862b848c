// 4.3 to 4.5: the path. Canal by canal, and at each quay to pass or to moor.
import { ALL, ask, auto, has, verbOf, type Io, type Node, type Reason } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { TRIGGER } from '../box/missions.ts';
import { active, permanent, stackAt, type State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { beginActivation } from './activation.ts';
import { AT } from './contents.ts';
import { addCoins, takeIntrigue } from './gains.ts';
import { castOff } from './gondolas.ts';
import { buildingName, canalName, ownerId, tellMission } from './telling.ts';
import { aftersAt, canalCost, isOwnBridge, mayPass, passMask, priceAfter } from './ways.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { BUILDINGS, NOWHERE } = box;

const priceOf = (s: State, seat: number, canal: number): number => priceAfter(s.steps, canalCost(s, seat, canal));
const coinsOnArrival = (s: State, seat: number, canal: number): number =>
  s.coins[seat] - priceOf(s, seat, canal) + (isOwnBridge(s, seat, canal) ? 1 : 0);

/** 4.8: under one's own bridge a coin, under another's intrigue. */
function passUnder(s: State, seat: number, canal: number, io: Io): void {
  const owner = s.bridges[canal] - 1;
  if (owner < 0) return;
  io.tell(ALL, 'passes-under', () => ({ seat: ownerId(seat), canal: canalName(canal), owner: ownerId(owner) }));
  if (!isOwnBridge(s, seat, canal)) {
    takeIntrigue(s, seat, 1, io);
    return;
  }
  if (owner !== seat) tellMission(seat, permanent(s, seat, TRIGGER.passUnderOpponentBridge), io);
  addCoins(s, seat, 1, io);
}

export const moveNodes = {
  move: ask<State>({
    while: (s) => s.moored === 0,
    who: 'player',
    legal(s, seat, out) {
      const g = active(s);
      const from = s.gondola[g];
      const other = s.gondola[g ^ 1];
      const { visited } = s;
      for (const { canal, to } of s.edition.ways[from]) {
        if (has(visited, to) || priceOf(s, seat, canal) > s.coins[seat]) continue;
        const b = s.buildingAt[to];
        if (to !== other) out.add(SAY.moor.make(b));
        if (mayPass(s, seat, g, to, visited | (1 << to), coinsOnArrival(s, seat, canal))) out.add(SAY.pass.make(b));
      }
    },
    apply(s, seat, choice, io) {
      const g = active(s);
      const from = s.gondola[g];
      const pass = verbOf(choice) === SAY.pass.tag;
      const b = pass ? SAY.pass.building(choice) : SAY.moor.building(choice);
      const to = s.quayOf[b];
      const { canal } = s.edition.ways[from].find((w) => w.to === to)!;
      const price = priceOf(s, seat, canal);
      castOff(s, g);
      io.tell(ALL, 'moves', () => ({
        seat: ownerId(seat),
        from: buildingName(s.buildingAt[from]),
        to: buildingName(b),
        canal: canalName(canal),
        coins: price,
        ...(pass && { pass: true }),
      }));
      if (price > 0) addCoins(s, seat, -price, io);
      passUnder(s, seat, canal, io);
      s.gondola[g] = to;
      s.visited |= 1 << to;
      s.steps++;
      if (pass) s.call(AT['arrive-pass'], to);
      else s.moored = 1;
    },
    whyNot: whyNotMove,
  }),

  // 4.5 Passing: all encounters, then the activation.
  'arrive-pass': auto<State>((s) => {
    const seat = s.player;
    const g = active(s);
    s.passing = 1;
    s.actQuay = s.a;
    s.actGondola = g;
    s.used = 0;
    s.actMask = passMask(s, seat, g, s.a);
    s.afters = s.actMask > 0 ? aftersAt(s, seat, s.buildingAt[s.a]) : 0;
    s.meeting = 0;
    for (const other of stackAt(s, s.a)) s.toMeet |= 1 << other;
  }),
  'pass-activation': auto<State>((s) => {
    if (s.actMask > 0) beginActivation(s, s.actQuay, s.actGondola);
  }),
} satisfies Record<string, Node<State>>;

function whyNotMove(s: State, seat: number, choice: number): Reason | undefined {
  const verb = verbOf(choice);
  if (verb !== SAY.pass.tag && verb !== SAY.moor.tag) return undefined;
  const b = verb === SAY.pass.tag ? SAY.pass.building(choice) : SAY.moor.building(choice);
  const g = active(s);
  const from = s.gondola[g];
  const to = s.quayOf[b];
  const way = s.edition.ways[from].find((w) => w.to === to);
  const facts = { from: buildingName(s.buildingAt[from]), to: buildingName(b), coins: s.coins[seat] };
  if (to !== NOWHERE && has(s.visited, to)) return { rule: 'visited', facts };
  if (b >= BUILDINGS || way === undefined) return { rule: 'no-canal', facts };
  const cost = priceOf(s, seat, way.canal);
  if (cost > s.coins[seat]) return { rule: 'canal-costs', facts: { ...facts, cost } };
  return { rule: verb === SAY.moor.tag ? 'own-gondola-there' : 'no-way-on', facts };
}
