// How a game has ended, on a phone: everybody's sums are in the window, however many have played.
import { expect, test } from '@playwright/test';
import { Table, type TableSetup } from '@ridotto/table/index.ts';
import { OwnHouse } from './house.ts';
import { human, longUnless, type Opened } from './kit.ts';

const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'];
const ENDED = [
  ['san-marco', 4],
  ['valencia', 5],
  ['venice', 3],
  ['venice', 5],
] as const;

/** Everybody plays by lot, to the end. */
function played(setup: TableSetup): readonly string[] {
  const { table, entry } = Table.open(setup, 0);
  const journal = [JSON.stringify(entry)];
  for (let lot = 7919; !table.over;) {
    const [seat] = table.awaited;
    const legal = table.match.legal(seat!).map((c) => table.game.codec.format(c));
    lot = (Math.imul(lot, 1103515245) + 12345) >>> 0;
    const answer = table.play(seat!, [legal[(lot >>> 8) % legal.length]!], 0);
    if (!('entry' in answer)) throw new Error(JSON.stringify(answer));
    journal.push(JSON.stringify(answer.entry));
  }
  return journal;
}

for (const [n, locale] of ['fr', 'en', 'pl'].entries())
  test(`on a phone the sums of all who have played are beside each other: ${locale}`, longUnless(n === 0), async ({ browser }) => {
    const house = await OwnHouse.open();
    try {
      const opened: Opened[] = [];
      for (const [game, players] of ENDED) {
        const body = JSON.stringify({ game, seats: NAMES.slice(0, players).map(human), confirm: false });
        const answer = await fetch(`${house.url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        expect(answer.status).toBe(201);
        opened.push((await answer.json()) as Opened);
      }
      await house.playOn(
        opened.map(({ table }) => table),
        played,
        'nobody',
      );
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale, reducedMotion: 'reduce' });
      for (const [i, [game, players]] of ENDED.entries()) {
        await page.goto(`${house.url}/table/${opened[i]!.table}`);
        const heads = page.locator('dialog[open] .end-table th[scope="col"]');
        await expect(heads).toHaveCount(players);
        // Who has won is what one sees first.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        expect(await page.locator('dialog[open]').evaluate((sheet) => sheet.scrollTop), `${game}, ${players}, ${locale}`).toBe(0);
        for (const cell of [...(await heads.all()), ...(await page.locator('dialog[open] .end-table tfoot td').all())]) {
          const { x, width } = (await cell.boundingBox())!;
          expect(x + width, `${game}, ${players}, ${locale}`).toBeLessThanOrEqual(390 - 16);
        }
        // Why so many: not in the table, but there.
        if (game === 'valencia') await expect(page.locator('.va-mission-lists dd').first()).toBeVisible();
      }
      await page.close();
    } finally {
      await house.end();
    }
  });
