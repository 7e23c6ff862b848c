// At a table of each game: nothing is told by colour alone, nothing moves for whom nothing shall, and whoever has only Tab and Enter,
// or a switch that does the same, comes to everything in the order in which it stands.
import { expect, test, type Page } from '@playwright/test';
import { bot, human, longUnless, middle, open, seatLink, type Opened } from './kit.ts';
import { WORDS } from './reader-own.ts';
import { Reader, isIn, type Heard } from './reader.ts';

const t = WORDS.en;
const FOUR = [human('Anne'), bot('Benoît'), bot('Christian'), bot('Denise')];
const GAMES = ['san-marco', 'inkognito', 'valencia', 'venice'] as const;

/** Anne's table after so many of her decisions. */
async function after(many: number, game: string, request: Parameters<typeof open>[0], confirm = false): Promise<Opened> {
  const table = await open(request, FOUR, { game, confirm });
  let asked = 0;
  await middle(request, table, () => ++asked > many, true, 'announce');
  return table;
}

/** What is drawn, without any colour: outlines and writing, by what it tells. */
const drawn = (page: Page, selector: string, tells: string): Promise<Record<string, string[]>> =>
  page.evaluate(
    ([all, by]) => {
      const FORM = ['d', 'points', 'r', 'rx', 'x', 'y', 'width', 'height', 'href', 'stroke-dasharray'];
      const form = (el: Element): string =>
        [el, ...el.querySelectorAll('*')]
          .map(
            (one) =>
              `${one.tagName} ${FORM.map((name) => one.getAttribute(name) ?? '').join(' ')} ${one.children.length === 0 ? one.textContent : ''}`,
          )
          .join('\n');
      const found: Record<string, string[]> = {};
      for (const el of document.querySelectorAll(all)) {
        const what = new RegExp(by).exec(
          `${el.getAttribute('class') ?? ''} ${el.getAttribute('aria-label') ?? ''} ${el.closest('[data-seat]')?.getAttribute('data-seat') ?? ''}`,
        )?.[0];
        if (what !== undefined) (found[what] ??= []).push(form(el));
      }
      return found;
    },
    [selector, tells] as const,
  );

/** What on a board, or beside it, differs in meaning, and by what one knows which it is. */
const KINDS: Readonly<Record<(typeof GAMES)[number], readonly (readonly [selector: string, tells: string, atLeast: number])[]>> = {
  'san-marco': [['.one[data-seat] .seat-token', 's\\d$', 4]],
  inkognito: [
    ['.one[data-seat] .seat-token', 's\\d$', 4],
    ['.ik-piece[role="img"]', '(Anne|Benoît|Christian|Denise)’s \\w+', 12],
  ],
  valencia: [
    ['.one[data-seat] .seat-token', 's\\d$', 4],
    ['.vc-square', 'vg-[\\w-]+', 5],
  ],
  venice: [
    ['.one[data-seat] .seat-token', 's\\d$', 4],
    ['.vn-cube', 'vn-(ceramics|cloth|silver)', 3],
    ['.vn-gondola', '(Anne|Benoît|Christian|Denise)', 3],
    ['.vn-assistant', '(Anne|Benoît|Christian|Denise)', 2],
  ],
};
for (const game of GAMES)
  test(
    `nothing is told by colour alone, and nothing moves that shall not: ${game}`,
    longUnless(game === 'venice'),
    async ({ page, request }) => {
      await page.addInitScript(() => {
        const moved = new Set<string>();
        Object.assign(window, { moved });
        const look = (): void => {
          for (const one of document.getAnimations()) {
            const { target } = one.effect as KeyframeEffect;
            const { duration } = one.effect!.getComputedTiming();
            if (Number(duration) > 1)
              moved.add(
                `${target?.tagName ?? ''}.${target?.getAttribute('class') ?? ''} ${(one as CSSTransition).transitionProperty ?? ''}`,
              );
          }
          requestAnimationFrame(look);
        };
        look();
      });
      const table = await after(game === 'san-marco' || game === 'valencia' ? 1 : 3, game, request);
      await page.goto(seatLink(table));
      await page.locator('.log li').first().waitFor();
      for (const [selector, tells, atLeast] of KINDS[game]) {
        const found = await drawn(page, selector, tells);
        expect(Object.keys(found).length, `${selector}: ${Object.keys(found).join()}`).toBeGreaterThanOrEqual(atLeast);
        const forms = Object.entries(found).flatMap(([what, all]) => [...new Set(all)].map((form) => ({ what, form })));
        const same = forms.flatMap((a, i) =>
          forms.slice(i + 1).flatMap((b) => (a.form === b.form && a.what !== b.what ? [`${a.what} and ${b.what}`] : [])),
        );
        expect(same, selector).toEqual([]);
      }
      // And while others move.
      let asked = 0;
      await middle(request, table, () => ++asked > 2, true, 'announce');
      expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([]);
    },
  );

test('nothing moves on the pages of the house for whom nothing shall', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const look = (): void => {
      moved.push(
        ...document
          .getAnimations()
          .filter((one) => Number(one.effect?.getComputedTiming().duration) > 1)
          .map((one) => (one as CSSTransition).transitionProperty ?? 'an animation'),
      );
      requestAnimationFrame(look);
    };
    look();
  });
  for (const where of ['/', '/new/venice', '/rules/venice', '/learn/venice', '/about', '/settings']) {
    await page.goto(where);
    await page.locator('.foot').waitFor();
    await page.locator('nav a').first().hover();
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved), where).toEqual([]);
  }
});

const WORKED = ['button', 'link', 'checkbox', 'combobox', 'textbox', 'tab', 'DisclosureTriangle'];
const told = ({ role, name }: Heard): string => `${role} ${name}`;
for (const game of GAMES)
  test(
    `with Tab and Enter alone one comes to everything, in its order, and plays: ${game}`,
    longUnless(game === 'valencia'),
    async ({ page, request }) => {
      // Whoever reads is asked first: what can be worked stays as it is.
      const table = await open(request, FOUR, { game, ...(game === 'san-marco' && { options: { firstLeader: 'chosen' } }) });
      const reader = await Reader.at(page);
      await page.goto(seatLink(table));
      await reader.waitFor('log');
      const round = async (): Promise<Heard[]> => {
        const found: Heard[] = [];
        for (let n = 0; n < 200; n++) {
          await reader.press('Tab');
          const here = await reader.here();
          if (here.role === 'RootWebArea' || here.role === 'none') {
            if (found.length > 0) return found;
          } else found.push(here);
        }
        throw new Error('Tab never came round');
      };
      await round();
      // Of places on the board that offer nothing one is a stop, and what they offer is in the list of choices.
      const whole = await reader.all();
      const all = whole.filter((one) => WORKED.includes(one.role) && one.focusable && !isIn(one, 'region', t.table.board)).map(told);
      const stops = (await round()).map(told);
      expect(all.filter((one) => !stops.includes(one))).toEqual([]);
      // What a place of the board offers may be in the list of choices by the same name.
      const order = whole.map(told);
      let from = 0;
      const astray = stops.filter((one) => {
        const at = order.indexOf(one, from);
        if (at >= 0) from = at + 1;
        return at < 0 && order.includes(one);
      });
      expect(astray).toEqual([]);
      // A decision, until it is confirmed.
      const offered = (one: Heard): boolean =>
        !one.disabled &&
        ((one.role === 'button' && isIn(one, 'list') && isIn(one, 'region', t.table.choices)) || (one.role === 'checkbox' && !one.checked));
      const ready = (one: Heard): boolean => told(one) === `button ${t.table.confirm}` && !one.disabled;
      const question = (await reader.waitFor('status', /^Anne · /)).name;
      for (let n = 0; ; n++) {
        expect(n).toBeLessThan(8);
        const now = await reader.until('something to do', (found) => found.some((one) => offered(one) || ready(one)));
        const to = now.find(ready) ?? now.find(offered)!;
        await reader.to(to.role, to.name);
        await reader.press('Enter');
        if (ready(to)) break;
        await reader.until(
          'what comes of it',
          (found) => found.some(ready) || !found.some((one) => told(one) === told(to) && offered(one)),
        );
      }
      await reader.until('another question', (found) =>
        found.some(
          ({ role, name }) => role === 'status' && /·|^Waiting/.test(name) && name !== question && !name.includes(t.table.confirmNow),
        ),
      );
    },
  );

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test(`what stands beside Confirm is come to by Tab in the order in which it is drawn, ${viewport.width} px wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const t = await open(request, [human('Anne'), bot('Benoît')], { game: 'venice' });
    await page.goto(seatLink(t));
    const row = page.locator('.prompt-buttons').locator('button, a[href]');
    await expect(row).toHaveCount(4);
    const at = await row.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

test('how strong a bot is stands beside it, for whoever listens as well', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), bot('Benoît')], { game: 'venice' });
  await page.goto(seatLink(t));
  await expect(page.locator('.one[data-seat="s1"] .one-bot')).toHaveText('bot: careless');
  await page.getByRole('tab', { name: 'Players' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Players' })).toContainText('bot: careless');
});
