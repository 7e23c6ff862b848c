// The settings of this device, and what the system asks for: larger text, more contrast, colours of its own.
import { chromium, expect, test } from '@playwright/test';
import { ARGUMENTS, findBrowser } from '../../tools/browser.mjs';
import { contrast } from '../art/sight.ts';
import { ANNE_AND_BOTS, clean, cleanDayAndNight, open, seatLink, turn } from './kit.ts';
import { GAMES } from './replays.ts';

test('settings are kept by this device, at every table', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Text and pieces').selectOption('larger');
  await page.getByLabel('How much is said').selectOption('little');
  await page.getByLabel('Single letters as keys').uncheck();
  await page.getByRole('combobox', { name: 'Colours' }).selectOption('by night');
  await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } })));
  await turn(page);
  await expect(page.locator('html')).toHaveAttribute('data-size', 'large');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.locator('#prompt').focus();
  await page.keyboard.press('?');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel('How much is said')).toHaveValue('short');
  await page.getByLabel('Single letters as keys').check();
  await clean(page, 'settings at a table', 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('to the choices');
});

test('a board that is gone about by keys says what stands there and what lies around, if one wishes', async ({ page, request }) => {
  for (const game of GAMES) {
    await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { game })));
    await page.locator('.prompt-line').waitFor();
    await page.locator('.table-board [data-place][tabindex="0"]').first().waitFor();
    await page.locator('#prompt').focus();
    await page.keyboard.press('b');
    const here = page.locator('.table-board :focus');
    await expect(here, game).toHaveAttribute('aria-description', /(Up|Right|Down|Left): \S/);
    const name = await here.getAttribute('aria-label');
    const ways = /(Up|Right|Down|Left): /.exec((await here.getAttribute('aria-description'))!)![1]!;
    await page.keyboard.press(`Arrow${ways}`);
    await expect(here, game).not.toHaveAttribute('aria-label', name!);
    await expect(here, game).toHaveAttribute('aria-description', /(Up|Right|Down|Left): \S/);
  }
});

test('nothing is lost at twice the size of text', async ({ browser, request }) => {
  const page = await (await browser.newContext({ viewport: { width: 640, height: 900 }, reducedMotion: 'reduce' })).newPage();
  for (const game of GAMES) {
    await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { game })));
    await page.locator('.prompt-line').waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), game).toBeLessThanOrEqual(0);
    for (const button of await page.locator('.prompt-buttons button').all())
      expect(await button.evaluate((el) => el.scrollWidth - el.clientWidth), game).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

test('whoever has set the browser to twice the size of text has a page as for a window of half the width', async ({ request, baseURL }) => {
  const program = findBrowser()?.program;
  const large = await chromium.launch({
    args: [...ARGUMENTS, '--blink-settings=defaultFontSize=32'],
    ...(program !== undefined && { executablePath: program }),
  });
  const page = await large.newPage({ viewport: { width: 1280, height: 720 }, locale: 'fr', reducedMotion: 'reduce' });
  for (const game of GAMES) {
    await page.goto(`${baseURL}${seatLink(await open(request, ANNE_AND_BOTS, { game }))}`);
    await page.locator('.prompt-line').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${game}, ${width}`)
        .toBeLessThanOrEqual(0);
    }
  }
  await large.close();
});

test('what is to be pressed fits a small phone in each language', async ({ browser, request }) => {
  for (const locale of ['en', 'fr', 'pl']) {
    const page = await (await browser.newContext({ viewport: { width: 360, height: 760 }, locale, reducedMotion: 'reduce' })).newPage();
    for (const game of GAMES) {
      await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { game })));
      await page.locator('#confirm').waitFor();
      const beyond = (): Promise<number> =>
        page.evaluate(
          () => Math.max(...[...document.querySelectorAll('.prompt, #confirm')].map((e) => e.getBoundingClientRect().right)) - innerWidth,
        );
      await expect.poll(beyond, `${game}, ${locale}`).toBeLessThanOrEqual(0);
    }
    await page.context().close();
  }
});

test('more contrast where it is asked for; and what may not be done differs where the system chooses the colours', async ({
  browser,
  request,
}) => {
  const link = seatLink(await open(request, ANNE_AND_BOTS, { options: { firstLeader: 'chosen' } }));
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await (await browser.newContext({ colorScheme, contrast: 'more', reducedMotion: 'reduce' })).newPage();
    await page.goto('/about');
    await page.locator('h1').waitFor();
    const [ink, soft, card] = await page.evaluate(() => {
      const of = getComputedStyle(document.documentElement);
      // Written short where it can be.
      const whole = (hex: string): string => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex);
      return ['--ink', '--ink-3', '--card'].map((name) => whole(of.getPropertyValue(name).trim())) as [string, string, string];
    });
    expect(contrast(ink, card)).toBeGreaterThan(15);
    expect(contrast(soft, card)).toBeGreaterThan(7);
    await page.context().close();
  }
  const page = await (await browser.newContext({ forcedColors: 'active', reducedMotion: 'reduce' })).newPage();
  await page.addInitScript(() => localStorage.setItem('ridotto.choices', 'listed'));
  await page.goto(link);
  await turn(page);
  const line = (): Promise<string> => page.locator('#confirm').evaluate((el) => getComputedStyle(el).borderTopStyle);
  expect(await line()).toBe('dashed');
  await page.locator('.choice-list button').first().click();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
  expect(await line()).toBe('solid');
  await page.context().close();
});

test('heard is what one wishes to hear, and nothing at first on a phone but what one listens to', async ({ browser, request }) => {
  const counts = (): void => {
    const make = AudioContext.prototype.createOscillator;
    Object.assign(window, { tones: 0 });
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      (window as unknown as { tones: number }).tones++;
      return make.call(this);
    };
  };
  for (const [wishes, hears] of [
    [{ sound: 'off', 'sound-move': 'on' }, true],
    [{ sound: 'off' }, false],
  ] as const) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript(counts);
    await context.addInitScript((all) => {
      for (const [name, value] of Object.entries({ ...all, choices: 'listed', confirm: 'no' }))
        localStorage.setItem(`ridotto.${name}`, value);
    }, wishes);
    const page = await context.newPage();
    const tones = (): Promise<number> => page.evaluate(() => (window as unknown as { tones: number }).tones);
    await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { confirm: false, options: { firstLeader: 'chosen' } })));
    await turn(page);
    await page.locator('.choice-list button').first().click();
    await expect(page.locator('.log')).toContainText('Christian builds a bridge');
    if (hears) await expect.poll(tones).toBeGreaterThan(0);
    else expect(await tones()).toBe(0);
    await context.close();
  }
  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await phone.addInitScript(counts);
  const page = await phone.newPage();
  await page.goto('/settings');
  await expect(page.getByLabel('When it is my turn, and at the end', { exact: true })).not.toBeChecked();
  await page.getByRole('button', { name: 'Listen' }).first().click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { tones: number }).tones)).toBe(2);
  await phone.close();
});

test('one’s own seat looks as one has chosen, at every table and wherever it is shown, and no two are alike', async ({ page, request }) => {
  /** Of everybody's line: the shape of the token, and the colour of the line. */
  const lines = (): Promise<string[]> =>
    page
      .locator('.everybody .one')
      .evaluateAll((all) =>
        all.map((one) => `${one.querySelector('.tk-edge')!.getAttribute('d')} ${getComputedStyle(one).borderLeftColor}`),
      );
  /** What goes together anywhere on the page: shape and colour of a token. */
  const tokens = (): Promise<string[]> =>
    page.locator('.tk-edge').evaluateAll((all) => [...new Set(all.map((one) => `${one.getAttribute('d')} ${getComputedStyle(one).fill}`))]);
  const choose = async (look: string): Promise<void> => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('My seat').selectOption({ label: look });
    await page.keyboard.press('Escape');
  };
  for (const game of GAMES) {
    await page.goto(seatLink(await open(request, ANNE_AND_BOTS, { game })));
    await page.locator('.prompt-line').waitFor();
    await choose('by its place');
    const usual = await lines();
    expect(new Set(usual).size, game).toBe(3);
    await choose('purple, the mask');
    expect(await lines(), game).toEqual([usual[2], usual[1], usual[0]]);
    // Signs and colours go together everywhere, on the board and in the log as well.
    const all = await tokens();
    expect(new Set(all.map((one) => one.split(' rgb')[0])).size, game).toBe(all.length);
    await choose('olive or yellow, the anchor');
    const now = await lines();
    expect([...now.slice(1), ...usual], game).not.toContain(now[0]);
    expect(now.slice(1), game).toEqual(usual.slice(1));
    if (game !== GAMES[0]) continue;
    await cleanDayAndNight(page, 'a look of one’s own', '.everybody');
    // Kept by this device, and nothing of it where one has no seat.
    await page.reload();
    await page.locator('.prompt-line').waitFor();
    await expect.poll(lines, game).toEqual(now);
    await page.goto(new URL(page.url()).pathname + '/screen');
    await page.locator('.everybody .one').first().waitFor();
    await expect.poll(lines, game).toEqual(usual);
  }
});
