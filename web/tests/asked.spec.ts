// Questions about the table in plain words: what is answered is what board, panels, choices and log say, in three languages.
import { expect, test, type Page } from '@playwright/test';
import { inWords, meant } from '../play/asked-words.ts';
import { bot, clean, human, middle, open, seatLink } from './kit.ts';

const PLAYERS = [human('Anne'), bot('Benoît'), bot('Christian')];
const answer = (page: Page) => page.getByTestId('answer').locator('p');

/** By keyboard alone; gives what is answered. */
async function ask(page: Page, question: string): Promise<string[]> {
  await page.locator('.line-field').waitFor();
  if (!(await page.locator('#line').isVisible())) await page.keyboard.press('/');
  await expect(page.locator('#line')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(answer(page).first()).toBeVisible();
  return await answer(page).allTextContents();
}

test('words are known without accents, capitals and endings; of several names the longest is meant', () => {
  const things = [['San Marco'], ['San Polo'], ['Marco'], ['Kościół'], ['Kaplica']].map((names) => ({ names }));
  const named = (text: string): string[] => meant(inWords(text), things).map(({ names }) => names[0]!);
  expect(named('What is in SAN MARCO?')).toEqual(['San Marco']);
  expect(named('Who is Marco, and what is in San Polo?')).toEqual(['Marco', 'San Polo']);
  expect(named('Co jest w Kosciola?')).toEqual(['Kościół']);
  expect(named('Co stoi przy Kaplicy?')).toEqual(['Kaplica']);
  expect(named('What is in San Giorgio?')).toEqual([]);
});

test('San Marco: a place, the score, what can be done, what has changed, what one has', async ({ page, request }) => {
  const table = await open(request, PLAYERS, { game: 'san-marco', confirm: false });
  let asked = 0;
  await middle(request, table, () => ++asked > 12);
  await page.goto(seatLink(table));
  const district = await page.locator('.table-board [aria-label^="Dorsoduro"]').first().getAttribute('aria-label');
  expect((await ask(page, 'What is in Dorsoduro?')).join(' ')).toContain(district!.split(';')[0]!);

  const points = await page.locator('.one[data-seat]').evaluateAll((all) => all.map((one) => one.textContent ?? ''));
  const ahead = await ask(page, 'Who is ahead?');
  for (const name of ['Anne', 'Benoît', 'Christian']) expect(ahead.filter((line) => line.startsWith(`${name}: prestige`))).toHaveLength(1);
  expect(ahead.slice(3).map((line) => line.split(':')[0])).toEqual([
    'Cannaregio',
    'Santa Croce',
    'San Polo',
    'San Marco',
    'Dorsoduro',
    'Castello',
  ]);
  expect(points).toHaveLength(3);
  const now = ahead.slice(0, 3).map((line) => Number(/prestige: (-?\d+)/.exec(line)![1]));
  expect(now).toEqual(now.toSorted((a, b) => b - a));

  const choices = await page.locator('.choice-list button').allTextContents();
  expect((await ask(page, 'What can I do?')).slice(1)).toEqual(choices.map((label) => `${label.trim()}.`));
  const said = (await ask(page, 'What has changed?')).join(' ');
  expect(said).toContain((await page.locator('.log li').last().textContent())!.replace(/^[^\p{L}(]+/u, '').trim());
  expect((await ask(page, 'What do I have?'))[0]).toMatch(/^Anne: prestige: \d+/);
  expect((await ask(page, 'What is the meaning of life?'))[0]).toContain('This was not understood.');
  await clean(page, 'a question and its answer');

  await page.getByTitle('Français').click();
  await page.locator('#line').focus();
  expect((await ask(page, 'Qu’y a-t-il à Dorsoduro ?'))[0]).toMatch(/^Dorsoduro/);
  await page.getByTitle('Polski').click();
  await page.locator('#line').focus();
  expect((await ask(page, 'Co mogę zrobić?'))[0]).toMatch(/^M(ożesz|asz) /);
});

test('Inkognito: who can reach a space, and who one is; whoever watches asks too, and is told no secrets', async ({
  page,
  browser,
  request,
}) => {
  const table = await open(request, PLAYERS, { game: 'inkognito', confirm: false });
  let asked = 0;
  await middle(request, table, () => ++asked > 2);
  await page.goto(seatLink(table));
  const space = (await ask(page, 'What can reach space 5?'))[0];
  expect(space).toMatch(/^San Giorgio Maggiore, space number 5\./);
  expect(space).toContain('By canal to Zitelle and San Marco Landing.');
  expect((await ask(page, 'Who am I?'))[0]).toMatch(/You: .*Mission [A-F]\.$/);
  const watching = await (await browser.newContext()).newPage();
  await watching.goto(`/table/${table.table}`);
  const anne = (await ask(watching, 'What about Anne?'))[0];
  expect(anne).toMatch(/^Anne: /);
  expect(anne).not.toContain('Mission');
  expect((await ask(watching, 'What do I have?'))[0]).toContain('This was not understood.');
});

test('Valencia and Venice: buildings, the Council, what one has', async ({ page, request }) => {
  const valencia = await open(request, PLAYERS, { game: 'valencia', confirm: false });
  await page.goto(seatLink(valencia));
  expect((await ask(page, 'Who sits in the church?'))[0]).toMatch(/^Church/);
  expect(await ask(page, 'Who is ahead in the city?')).toHaveLength(
    3 + (await page.locator('.table[data-game="valencia"] [data-place^="c:"]').count()),
  );
  const venice = await open(request, PLAYERS, { game: 'venice', confirm: false });
  await page.goto(seatLink(venice));
  expect((await ask(page, 'What is at the Market?'))[0]).toMatch(/^Market\. Space 1: /);
  const mine = (await ask(page, 'What do I have?'))[0];
  expect(mine).toMatch(/Mission \d+\. /);
});
