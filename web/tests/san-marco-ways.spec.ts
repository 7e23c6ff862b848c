// The ways of the Doge that are offered as one press are ways of the rules, and all of them: also where the edition says other neighbours.
import { expect, test } from '@playwright/test';
import { Choices, Io, seatIds, settleOptions } from '@ridotto/engine';
import { Edition, type EditionFile } from '@ridotto/games/san-marco/box/edition.ts';
import { sanMarco } from '@ridotto/games/san-marco/index.ts';
import standard from '@ridotto/games/san-marco/editions/standard.json' with { type: 'json' };
import type { SanMarcoView } from '@ridotto/games/san-marco/knowledge/view.ts';
import { waysOf } from '../games/san-marco/ways.ts';

const NAMES = seatIds(4);
/** A ring, and San Polo beside Castello alone. */
const ring: EditionFile = {
  ...standard,
  edges: [
    ['castello', 'santa-croce'],
    ['santa-croce', 'san-marco'],
    ['san-marco', 'cannaregio'],
    ['cannaregio', 'dorsoduro'],
    ['dorsoduro', 'castello'],
    ['castello', 'san-polo'],
  ],
};

for (const [name, file] of [
  ['the usual edition', standard],
  ['an edition with other neighbours', ring],
] as const)
  test(`ways of the Doge, ${name}`, () => {
    const edition = new Edition(file);
    const options = settleOptions(sanMarco);
    const found = new Set<string>();
    let compared = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const s = sanMarco.create(edition, options, 4);
      const io = new Io(seed);
      const list = new Choices();
      sanMarco.rules.start(s, io);
      for (let n = 0; s.awaited !== 0 && n < 1500; n++) {
        const seat = 31 - Math.clz32(s.awaited);
        sanMarco.rules.legal(s, seat, list);
        const view = sanMarco.view(s, seat, NAMES) as SanMarcoView;
        const legal = list.list().map((c) => sanMarco.codec.toObject(c));
        if (view.at === 'doge' && view.visited.length === 1) {
          compared++;
          const ways = waysOf(edition, view, NAMES[seat]!, options.allowDebt === true);
          for (const way of ways) {
            const copy = sanMarco.fresh(s);
            copy.copyFrom(s);
            for (const part of way.parts) {
              const after = new Choices();
              sanMarco.rules.legal(copy, seat, after);
              const choice = after.list().find((c) => c === sanMarco.codec.fromObject(part));
              if (choice === undefined) {
                found.add(`seed ${seed}: ${JSON.stringify(way.parts)} is not legal`);
                break;
              }
              sanMarco.rules.apply(copy, seat, choice, new Io(1));
            }
          }
          for (const to of new Set(legal.flatMap((c) => (c.do === 'stop' ? [] : [String(c.district)]))))
            if (!ways.some((w) => w.district === to)) found.add(`seed ${seed}: no way to ${to}`);
        }
        sanMarco.rules.apply(s, seat, list.at[io.pick(list.n)]!, io);
      }
    }
    expect([...found]).toEqual([]);
    expect(compared).toBeGreaterThan(30);
  });
