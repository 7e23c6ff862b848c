// What somebody hears who has nothing but a screen reader and a keyboard: where they are when a page comes, what is said and in which
// order, and that nothing is said twice, too late, or of something that is no more.
import { expect, test } from '@playwright/test';
import { about } from '../words/about/en.ts';
import { bot, human, middle, open, seatLink, type Opened } from './kit.ts';
import { WORDS } from './reader-own.ts';
import { Reader, isIn } from './reader.ts';

const t = WORDS.en;
const TWO = [human('Anne'), bot('Benoît')];
const THREE = [...TWO, bot('Christian')];

test('a page that one comes to has the focus and a name, and so has a table, by link and back', async ({ page }) => {
  const reader = await Reader.at(page);
  await page.goto('/');
  for (const [link, title] of [
    [t.nav.about, about.title],
    [t.home.tables, t.setup.title('San Marco')],
    [t.nav.rules, 'Rules of San Marco'],
  ] as const) {
    await reader.waitFor('link', link);
    await reader.to('link', link);
    await reader.press('Enter');
    await reader.waitFor('main', title);
    await expect.poll(async () => (await reader.here()).name).toBe(title);
  }
  await page.goBack();
  await expect.poll(async () => (await reader.here()).name).toBe(t.setup.title('San Marco'));
  await reader.to('button', t.setup.open);
  await reader.press('Enter');
  await reader.waitFor('region', t.table.prompt);
  await expect.poll(async () => (await reader.here()).name).toMatch(/^Anne · /);
});

test('what goes, or is shut off for a moment, does not take the focus with it', async ({ page, request }) => {
  for (const game of ['san-marco', 'valencia']) {
    const table = await open(request, THREE, { game });
    await page.goto(seatLink(table));
    await page.locator('.prompt-line').waitFor();
  }
  const reader = await Reader.at(page);
  await page.goto('/');
  await reader.waitFor('button', /^Forget/);
  await reader.to('button', /^Forget/);
  await reader.press('Enter');
  await reader.until('one table', (all) => all.filter(({ role, name }) => role === 'button' && name.startsWith('Forget')).length === 1);
  await reader.keepsFocus('a table is forgotten');
  expect((await reader.here()).role).toBe('link');
});

test('“why not?” has the focus while it is open; what is said of a place is so now, and gone when one has left it', async ({
  page,
  request,
}) => {
  const table = await open(request, TWO, { game: 'venice', confirm: false });
  let asked = 0;
  await middle(request, table, () => ++asked > 1, true);
  const reader = await Reader.at(page);
  await page.goto(seatLink(table));
  await reader.waitFor('button', /^Market: /);
  await reader.press('b');
  const first = await reader.here();
  expect(first.description).toMatch(/No gondola lies here\./);
  expect(first.name).toMatch(/^Market/);
  expect(first.description).not.toMatch(/^Market/);
  await reader.press('?');
  // It may have to be fetched first.
  await expect.poll(() => reader.here()).toMatchObject({ role: 'button', name: t.close });
  await reader.press('Escape');
  expect((await reader.here()).name).toBe(first.name);
  await reader.press('ArrowRight');
  const second = (await reader.here()).name;
  expect(second).not.toBe(first.name);
  expect((await reader.all()).filter(({ description }) => description.includes('No gondola')).map(({ name }) => name)).toEqual([second]);
  await reader.press('b', 'Enter');
  await expect.poll(async () => (await reader.here()).name).toMatch(/Assistants: Anne on space 1/);
  await expect.poll(async () => (await reader.here()).description).not.toContain('No gondola');
});

test('what happens is said before what is asked; what was confirmed is not to be confirmed again; of bots nobody is waited for aloud', async ({
  page,
  request,
}) => {
  const table = await open(request, THREE, { game: 'san-marco' });
  const reader = await Reader.at(page);
  await page.goto(seatLink(table));
  const confirmed: string[][] = [];
  for (let n = 0; n < 4; n++) {
    await reader.until('a choice', (all) =>
      all.some((one) => one.role === 'button' && isIn(one, 'list') && isIn(one, 'region', t.table.choices)),
    );
    const heard = (await reader.said()).length;
    await reader.press('m');
    if ((await reader.here()).role === 'DisclosureTriangle') await reader.press('Tab');
    await reader.press('Enter');
    await reader.until('a draft', (all) =>
      all.some(({ role, name, disabled }) => role === 'button' && name === t.table.confirm && !disabled),
    );
    await reader.press('y');
    // What is ready is said a moment after it is.
    await expect.poll(async () => (await reader.said()).slice(heard).some((said) => said.includes(t.table.confirmNow))).toBe(true);
    const before = (await reader.said()).length;
    await reader.press('Enter');
    await expect.poll(async () => (await reader.said()).slice(before).some((said) => /^Anne · .*[?.]$/.test(said))).toBe(true);
    confirmed.push((await reader.said()).slice(before));
  }
  for (const said of confirmed) {
    expect(said.filter((one) => one.includes(t.table.confirmNow))).toEqual([]);
    expect(said.filter((one) => one.startsWith('Waiting for'))).toEqual([]);
    expect(said.findIndex((one) => one.startsWith('Anne · '))).toBe(said.length - 1);
  }
});

test('a key that leads nowhere now leads to what there is to do', async ({ page, request }) => {
  const table = await open(request, TWO, { game: 'valencia' });
  const reader = await Reader.at(page);
  await page.goto(seatLink(table));
  await reader.waitFor('log');
  for (const key of ['y', 'c', 'g']) {
    await reader.press('l');
    await expect.poll(async () => (await reader.here()).role).toBe('log');
    await reader.press(key);
    expect((await reader.here()).name, key).toMatch(/^Anne · /);
  }
});

test('nothing is said twice, and nothing is to be worked that has no name, wherever one goes', async ({ page, request }) => {
  const reader = await Reader.at(page);
  const tables: Opened[] = [];
  for (const game of ['san-marco', 'inkognito', 'valencia', 'venice']) tables.push(await open(request, THREE, { game }));
  for (const where of [
    '/',
    '/new/venice',
    '/rules/venice',
    '/learn/valencia',
    '/settings',
    '/lobby',
    '/me',
    ...tables.map((one) => seatLink(one)),
  ]) {
    await page.goto(where);
    await reader.waitFor(where.startsWith('/table') ? 'log' : 'contentinfo');
    expect(await reader.nameless(), where).toEqual([]);
    const twice = (await reader.all()).filter(
      ({ role, name, description }) => role !== 'generic' && description !== '' && description === name,
    );
    expect(
      twice.map(({ role, name }) => `${role} ${name}`),
      where,
    ).toEqual([]);
  }
});

test('what may be answered is picked aloud, with what goes to make room for it', async ({ page, request }) => {
  const easy = ['Benoît', 'Christian', 'Denise'].map((name) => ({ ...bot(name), bot: 'easy' }));
  const table = await open(request, [human('Anne'), ...easy], { game: 'inkognito', confirm: false });
  await middle(request, table, (view) => Array.isArray(view['answers']) && view['answers'].length > 0, true, 'announce');
  const reader = await Reader.at(page);
  await page.goto(seatLink(table));
  await reader.waitFor('heading', /^Your cards: pick/);
  const cards = (await reader.every('button')).filter((one) => one.pressed === false && !one.disabled && isIn(one, 'region', t.table.hand));
  for (const { name } of cards.slice(0, 3)) {
    await reader.press('p');
    await reader.to('button', name);
    await reader.press('Enter');
    await expect.poll(async () => (await reader.said()).at(-1)).toMatch(/Picked: |Ready to confirm/);
  }
  expect((await reader.said()).some((said) => said.startsWith('Picked: '))).toBe(true);
});
