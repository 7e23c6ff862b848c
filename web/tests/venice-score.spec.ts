// What everybody's line promises for the final scoring is what the rules give: at the last question of played games.
import { expect, test } from '@playwright/test';
import { Choices, Io, seatIds, settleOptions, verbOf } from '@ridotto/engine';
import { edition } from '@ridotto/games/venice/tests/kit.ts';
import { SAY, venice, type VeniceView } from '@ridotto/games/venice/index.ts';
import standard from '@ridotto/games/venice/editions/standard.json' with { type: 'json' };
import { arrestedNow, scoredNow } from '../games/venice/score.ts';
import type { TableFile } from '../games/venice/reading.ts';

const file = standard as unknown as TableFile;

test('points with the final scoring, and who is arrested, are what the rules say', () => {
  let compared = 0;
  let arrests = 0;
  for (const players of [2, 3, 4, 5])
    for (let seed = 1; seed <= 4; seed++) {
      const names = seatIds(players);
      const s = venice.create(edition, settleOptions(venice), players);
      const io = new Io(seed);
      const list = new Choices();
      let scored: { before: Record<string, number>; after: Record<string, number>; view: VeniceView } | undefined;
      venice.rules.start(s, io);
      while (s.awaited !== 0) {
        const seat = 31 - Math.clz32(s.awaited);
        const view = venice.view(s, seat, names) as VeniceView;
        if (view.at === 'reduce')
          /* the same as if it had not been begun: what it has added is known */
          scored ??= { before: scoredNow(file, { ...view, at: 'start' }, names), after: scoredNow(file, view, names), view };
        venice.rules.legal(s, seat, list);
        const choices = list.list();
        const done = view.at === 'reduce' ? choices.find((c) => verbOf(c) === SAY.done.tag) : undefined;
        venice.rules.apply(s, seat, done ?? choices[io.pick(choices.length)]!, io);
      }
      if (!scored) continue;
      for (const [p, name] of names.entries()) {
        expect(scored.after[name], `${players} players, seed ${seed}, ${name}`).toBe(s.vp[p]);
        expect(scored.before[name]! - scored.after[name]!).toBe(s.award[p]! + s.workers[p]!);
        compared++;
      }
      const arrested = s.arrested === 0 ? undefined : names[s.arrested - 1];
      expect(arrestedNow(scored.view, names)).toBe(arrested);
      if (arrested !== undefined) arrests++;
    }
  expect(compared).toBeGreaterThan(20);
  expect(arrests).toBeGreaterThan(5);
});
