// What is said beside the game, to be settled or refused, moves nothing of it: the board stays as large as it is, and what one does
// needs no scrolling for it. With as many players as a game takes, from its set-up on.
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ANNE_AND_BOTS, bot, human, lasting, longUnless, middle, open, seatLink, type Opened } from './kit.ts';

const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'];
const MOST = [
  ['san-marco', 4],
  ['inkognito', 5],
  ['valencia', 5],
  ['venice', 5],
] as const;
const tempo = { kind: 'turns', each: 86_400_000, away: 0 };
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1280, height: 720 } });

const propose = async (request: APIRequestContext, t: Opened, seat: number, what: string): Promise<void> => {
  const headers = { authorization: `Bearer ${t.seats[seat]!.token}` };
  const data = { do: 'propose', what: { do: what }, key: what };
  expect((await request.post(`/api/tables/${t.table}/matter`, { headers, data })).status()).toBe(200);
};
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ['.prompt', '.table-board .sea-sheet, .vc-sheet', '.everybody', '.table-mine', '.tabs'].map((s) => {
      const { left, top, width, height } = document.querySelector(s)!.getBoundingClientRect();
      return `${s}: ${[left, top, width, height].map(Math.round).join(' ')}`;
    }),
  );
/** What has to be scrolled, and what of the bar lies below what is said. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const mine = document.querySelector('.table-mine')!;
    const root = document.documentElement;
    const below = [...document.querySelectorAll('.top-home, .top h1, .top-menu, .proposals button, .problem button, #confirm')]
      .filter((e) => e.checkVisibility())
      .filter((e) => {
        const { left, top, width, height } = e.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return !over || !(e.contains(over) || over.contains(e));
      });
    const cut = [...mine.querySelectorAll('*')].filter(
      (e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).textOverflow === 'ellipsis' && e.checkVisibility(),
    );
    return [
      ...cut.map((e) => `${e.textContent} is cut`),
      ...(mine.scrollHeight > mine.clientHeight ? [`what I do: ${mine.scrollHeight} in ${mine.clientHeight}`] : []),
      ...(root.scrollHeight > innerHeight || root.scrollWidth > innerWidth
        ? [`the page: ${root.scrollWidth} by ${root.scrollHeight}`]
        : []),
      ...below.map((e) => `${e.textContent} is covered`),
    ];
  });

for (const [game, players] of MOST)
  test(
    `${game}: what is proposed moves nothing, and nothing has to be scrolled for it`,
    longUnless(game === 'valencia'),
    async ({ page, request }) => {
      const t = await open(request, NAMES.slice(0, players).map(human), { game, tempo });
      await page.goto(seatLink(t));
      await expect(page.locator('.prompt-ask')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const lang of ['fr', 'pl', 'en']) {
          const menu = page.locator('.top-menu');
          if (await menu.isVisible()) await menu.click();
          await page.locator(`button[lang="${lang}"]`).click();
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          if (await menu.isVisible()) await menu.click();
          expect(await lasting(page, () => hidden(page)), `${width} by ${height} in ${lang}`).toEqual([]);
        }
      }
      const before = await places(page);
      await propose(request, t, 1, 'pause');
      await expect(page.locator('.proposal')).toHaveCount(1);
      await expect.poll(() => places(page)).toEqual(before);
      expect(await lasting(page, () => hidden(page))).toEqual([]);
      // Whatever stood in the bar is in its menu.
      await page.locator('.top-menu').click();
      await expect(page.locator('#company')).toBeInViewport();
      await page.locator('.top-menu').click();
      // More than there is room for there stands above what is asked, and takes its room from what happened.
      await propose(request, t, 2, 'stop');
      await expect(page.locator('.proposal')).toHaveCount(2);
      expect(await lasting(page, () => hidden(page))).toEqual([]);
    },
  );

test('at the end of a game the bar above it is as high as before, in every language', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), bot('Benoît'), bot('Christian')], { tempo });
  await page.goto(seatLink(t));
  await expect(page.locator('.prompt-ask')).toBeVisible();
  const bar = page.locator('.top');
  const before = await bar.boundingBox();
  await propose(request, t, 0, 'stop');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const lang of ['fr', 'pl', 'en']) {
    await page.locator(`button[lang="${lang}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect.poll(() => bar.boundingBox(), lang).toEqual(before);
  }
});

/** How many questions more, after the first: a game of Inkognito by lot is soon over. */
const MORE = { 'san-marco': 4, inkognito: 0, valencia: 8, venice: 4 } as const;
/** On a phone: what stays where it is, whatever is asked. In Valencia the rest stands below the city, outside of the window. */
const STAYS = {
  'san-marco': ['.table-board', '.prompt', '.mine-foot', '.everybody'],
  inkognito: ['.table-board', '.prompt', '.mine-foot', '.everybody'],
  valencia: ['.table-board', '.prompt'],
  venice: ['.table-board', '.prompt', '.mine-foot', '.everybody'],
} as const;
for (const [game] of MOST)
  test(`${game}: on a phone nothing moves for what is asked`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const t = await open(request, ANNE_AND_BOTS, { game, tempo });
    await page.goto(seatLink(t));
    await expect(page.locator('.prompt-mine')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // The first question of these is about missions, and answered once.
    const second = { valencia: '.va-planning', venice: '.vn-chip-mission' }[game as string];
    let asked = 0;
    if (second !== undefined) await middle(request, t, () => asked++ > 0, true);
    await expect(page.locator(second ?? '.prompt-mine').first()).toBeVisible();
    await page.evaluate((stays) => {
      const seen = new Set<string>();
      const look = (): void => {
        const tops = stays.map((s) => `${s} ${Math.round(document.querySelector(s)?.getBoundingClientRect().top ?? -1)}`);
        seen.add(tops.join(', '));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen: () => [...seen] });
    }, STAYS[game]);
    asked = 0;
    await middle(request, t, () => asked++ > MORE[game], true);
    await expect(page.locator('.prompt-mine')).toBeVisible();
    expect(await lasting(page, () => page.evaluate(() => (window as unknown as { seen(): string[] }).seen().slice(1)))).toEqual([]);
  });
