// Whatever stands in a district stands on its land: tokens with their numbers, the Doge, name plates.
import { expect, test } from '@playwright/test';
import type { Point } from '../art/pen.ts';
import { DISTRICTS, SITES } from '../games/san-marco/board/geography.ts';
import { nobleAt } from '../games/san-marco/board/layout.ts';
import { OUTLINES } from '../games/san-marco/board/outline.ts';

/** By the number of borders that a ray to the right crosses. */
function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let within = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}
const RADIUS = 20.5;
/** Points around a token, and the end of a number of one figure beside it. */
const extent = ([x, y]: Point): Point[] => [
  ...Array.from({ length: 12 }, (_, i): Point => [x + RADIUS * Math.cos((i * Math.PI) / 6), y + RADIUS * Math.sin((i * Math.PI) / 6)]),
  [x + 44, y - 10],
  [x + 44, y + 11],
];

for (const players of [3, 4])
  test(`with ${players} players every token stands on the land of its district`, () => {
    const off = DISTRICTS.flatMap((d) =>
      Array.from({ length: players }, (_, seat) => ({ d, seat, at: nobleAt(d, seat, players) })).filter(
        ({ at }) => !extent(at).every((p) => inside(p, OUTLINES[d])),
      ),
    );
    expect(off.map(({ d, seat }) => `${d}, seat ${seat}`)).toEqual([]);
  });

test('the Doge covers no token and no number, wherever he stands', () => {
  const covered = DISTRICTS.flatMap((d) =>
    [3, 4].flatMap((players) =>
      Array.from({ length: players }, (_, seat) => nobleAt(d, seat, players))
        .filter((at) =>
          extent(at).some(([x, y]) => {
            const [feet, ground] = SITES[d].doge;
            // From the hem of his robe to the tip of his cap.
            return Math.abs(x - feet) < 23 && y < ground && y > ground - 76;
          }),
        )
        .map(([x, y]) => `${d}: ${x} ${y}`),
    ),
  );
  expect(covered).toEqual([]);
});

test('the Doge’s feet and every plate are on land', () => {
  for (const d of DISTRICTS) {
    expect(inside(SITES[d].doge, OUTLINES[d]), `the Doge in ${d}`).toBe(true);
    const [x, y] = SITES[d].plate;
    for (const p of [
      [x - 62, y - 17],
      [x + 66, y - 17],
      [x - 62, y + 17],
      [x + 66, y + 17],
    ] as Point[])
      expect(inside(p, OUTLINES[d]), `the plate of ${d}`).toBe(true);
  }
});
