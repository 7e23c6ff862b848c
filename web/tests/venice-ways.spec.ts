// What a plan promises is what the rules do: prices, meetings and effects of planned ways, asked of the rules in played games.
import { expect, test } from '@playwright/test';
import { Choices, Io, seatIds, settleOptions, verbOf } from '@ridotto/engine';
import { edition } from '@ridotto/games/venice/tests/kit.ts';
import { material, SAY, venice, type State, type VeniceView } from '@ridotto/games/venice/index.ts';
import standard from '@ridotto/games/venice/editions/standard.json' with { type: 'json' };
import { ledAt, type TableFile } from '../games/venice/reading.ts';
import { waysTo, type Way } from '../games/venice/ways.ts';

const file = standard as unknown as TableFile;
const PLAYERS = 3;
const NAMES = seatIds(PLAYERS);
const copy = (s: State): State => {
  const t = venice.create(edition, settleOptions(venice), PLAYERS);
  t.copyFrom(s);
  return t;
};
const legalNow = (s: State): readonly number[] => {
  const list = new Choices();
  venice.rules.legal(s, s.seat, list);
  return list.list();
};
const nameOf = (building: number): string => material.BUILDING_NAMES[building]!;

/** Positions of random games in which somebody moves. */
function* moves(seed: number): Generator<{ s: State; view: VeniceView; me: string }> {
  const s = venice.create(edition, settleOptions(venice), PLAYERS);
  const io = new Io(seed);
  const list = new Choices();
  venice.rules.start(s, io);
  for (let n = 0; s.awaited !== 0 && n < 500; n++) {
    const seat = 31 - Math.clz32(s.awaited);
    const view = venice.view(s, seat, NAMES) as VeniceView;
    if (view.at === 'move') yield { s, view, me: NAMES[seat]! };
    venice.rules.legal(s, seat, list);
    venice.rules.apply(s, seat, list.at[io.pick(list.n)]!, io);
  }
}
/** One comparison of thousands; asking `expect` each time would be slow. */
function differ(found: string[], what: string, plan: unknown, rules: unknown): void {
  const [a, b] = [JSON.stringify(plan), JSON.stringify(rules)];
  if (a !== b) found.push(`${what}: planned ${a}, by the rules ${b}`);
}
const one = (ways: readonly Way[]): Way | undefined => ways.find((w) => w.legs.length === 1);

test('a way of one canal is affordable just where one may moor, and costs what the rules take', () => {
  let checked = 0;
  const wrong: string[] = [];
  for (let seed = 1; seed <= 2; seed++)
    for (const { s, view, me } of moves(seed)) {
      const moors = new Map(legalNow(s).flatMap((c) => (verbOf(c) === SAY.moor.tag ? [[nameOf(SAY.moor.building(c)), c] as const] : [])));
      for (const goal of [...Object.keys(view.layout), 'st-marks-square', 'doges-palace', 'great-council']) {
        const way = one(waysTo({ file, view, me, atOwn: false }, goal));
        const choice = moors.get(goal);
        differ(wrong, `${goal}, seed ${seed}, turn ${view.turn}`, way !== undefined && !way.short, choice !== undefined);
        if (choice === undefined || view.slots[me]?.some((m) => m !== null)) continue;
        const after = copy(s);
        const before = { coins: after.coins[after.seat]!, intrigue: after.intrigue[after.seat]! };
        const seat = after.seat;
        venice.rules.answer(after, seat, choice, new Io(9));
        differ(wrong, `price to ${goal}`, way?.cost, before.coins - after.coins[seat]!);
        differ(wrong, `intrigue on the way to ${goal}`, Math.min(8, before.intrigue + (way?.intrigue ?? 0)), after.intrigue[seat]!);
        checked++;
      }
    }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(100);
});

test('passing meets whom the plan says, and offers the effects that it says', () => {
  let met = 0;
  const wrong: string[] = [];
  let used = 0;
  for (let seed = 4; seed <= 5; seed++)
    for (const { s, view, me } of moves(seed)) {
      for (const c of legalNow(s)) {
        if (verbOf(c) !== SAY.pass.tag) continue;
        const over = nameOf(SAY.pass.building(c));
        const beyond = Object.keys(view.layout)
          .flatMap((goal) => waysTo({ file, view, me, atOwn: false }, goal))
          .find((w) => w.legs.length > 1 && w.legs[0]!.to === over);
        if (!beyond) continue;
        const leg = beyond.legs[0]!;
        const after = copy(s);
        const seat = after.seat;
        venice.rules.answer(after, seat, c, new Io(3));
        while (after.passing === 0 && venice.rules.tick(after, new Io(3)));
        const owners = [...Array(14).keys()].filter((g) => (after.toMeet >> g) & 1).map((g) => NAMES[g >> 1] ?? '');
        differ(wrong, `meetings at ${over}`, [...leg.others].sort(), owners.filter((o) => o !== me).sort());
        differ(wrong, `the other gondola at ${over}`, leg.own, owners.includes(me));
        const effects = ['1', '2', '3', '4'].filter((_, i) => (after.actMask >> i) & 1);
        differ(wrong, `effects at ${over}, from ${ledAt(view, me)}`, leg.effects, effects);
        met += owners.length;
        used += effects.length;
      }
    }
  expect(wrong).toEqual([]);
  expect(met).toBeGreaterThan(20);
  expect(used).toBeGreaterThan(20);
});
