// What the page says by itself: in each language what the log says, and no more or less of it than whoever listens has wished for.
import { expect, test, type Browser } from '@playwright/test';
import { ANNE_AND_BOTS, middle, open, seatLink, type Opened } from './kit.ts';
import { textOf } from './reader-plays.ts';
import { isIn, Reader } from './reader.ts';

/** Anne's view of the table on another device, with its own settings. */
async function listens(browser: Browser, table: Opened, locale: string, settings: Readonly<Record<string, string>> = {}): Promise<Reader> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  await context.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`ridotto.${name}`, value);
  }, settings);
  const page = await context.newPage();
  const reader = await Reader.at(page);
  await page.goto(seatLink(table));
  await reader.waitFor('log');
  return reader;
}
async function logOf(reader: Reader): Promise<string[]> {
  const all = await reader.all();
  return all.filter((one) => one.role === 'listitem' && isIn(one, 'log')).map((line) => textOf(line, all));
}
/** Of the live region alone: the prompt says what is asked. */
const told = async (reader: Reader, log: readonly string[]): Promise<string[]> =>
  (await reader.said()).filter((said) => log.some((line) => said.includes(line)));

/** Until so many decisions of Anne's have been. */
const after = (many: number): (() => boolean) => {
  let asked = 0;
  return () => ++asked > many;
};

test('what happens is said in the words of the log, in three languages', async ({ browser, request }) => {
  const table = await open(request, ANNE_AND_BOTS, { game: 'san-marco', confirm: false });
  await middle(request, table, after(2), true);
  const readers = await Promise.all(['en', 'fr', 'pl'].map((locale) => listens(browser, table, locale)));
  const before = await Promise.all(readers.map(logOf));
  await middle(request, table, after(9), true);
  for (const [i, reader] of readers.entries()) {
    const shown = async (): Promise<string[]> => (await logOf(reader)).slice(before[i]!.length);
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(5);
    const heard = (): Promise<string> => reader.said().then((said) => said.join(' '));
    // To a line of a series more has been said since: each part of it by itself.
    await expect
      .poll(async () => {
        const all = await heard();
        return (await shown()).filter((line) => !all.includes(line) && !all.includes(line.split(' ').slice(0, 2).join(' ')));
      })
      .toEqual([]);
    const all = await heard();
    const lines = await shown();
    expect(lines.filter((line) => all.includes(line)).length).toBeGreaterThan(lines.length / 2);
  }
  await Promise.all(readers.map((reader) => reader.page.context().close()));
});

test('as much is said as whoever listens has wished for', async ({ browser, request }) => {
  const table = await open(request, ANNE_AND_BOTS, { game: 'san-marco', confirm: false });
  await middle(request, table, after(2), true);
  const wishes: readonly Readonly<Record<string, string>>[] = [
    {},
    { spoken: 'short' },
    { 'spoken-others': 'off' },
    { spoken: 'everything', 'turn-aloud': 'on' },
  ];
  const listening = await Promise.all(wishes.map((settings) => listens(browser, table, 'en', settings)));
  const [usual, short, quiet, all] = listening as [Reader, Reader, Reader, Reader];
  await middle(request, table, ({ passage }) => passage === 2, true);
  await expect.poll(async () => (await usual.said()).join(' ')).toContain('assage');
  const log = await logOf(usual);
  const said = await told(usual, log);
  for (const reader of [short, quiet, all])
    await expect.poll(async () => (await reader.said()).join(' ')).toContain(log.findLast((line) => line.includes('assage'))!);
  const brief = await told(short, log);
  expect(brief.join(' ').length).toBeLessThan(said.join(' ').length);
  const own = await told(quiet, log);
  expect(own.join(' ').length).toBeLessThan(said.join(' ').length);
  expect(said.some((line) => line.includes('Benoît plays '))).toBe(true);
  expect(own.filter((line) => line.includes('Benoît plays '))).toEqual([]);
  expect((await all.said()).filter((line) => /Anne: prestige: \d+/.test(line)).length).toBeGreaterThan(0);
  expect(await all.said()).toContain('It is your turn.');
  expect(await usual.said()).not.toContain('It is your turn.');
  await Promise.all(listening.map((reader) => reader.page.context().close()));
});
