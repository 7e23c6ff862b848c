// At 1280 by 720, at every kind of question of Venice: the prompt, the whole board, everybody's standing, what one holds, what one
// chooses from and the last events are in the window, and nothing covers them.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { QUESTIONS, type Question } from '@ridotto/games/venice/words/shape.ts';
import type { VeniceView } from '@ridotto/games/venice/knowledge/view.ts';
import { Table, type TableSetup } from '@ridotto/table/index.ts';
import { OwnHouse } from './house.ts';
import { human, lasting, LONG, seatLink, type Opened } from './kit.ts';

const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'];
/** Each kind of question, with how many players, and from which turn on: what is narrow with as many as there can be. */
const ASKED: readonly (readonly [Question, number, number?])[] = [
  ['returns', 4],
  ['place', 5],
  ['start', 5, 24],
  ['start', 1, 6],
  ['move', 5, 30],
  ['move', 2, 8],
  ['missions', 4, 12],
  ['lay', 3],
  ['activate', 4, 20],
  ['apply', 3],
  ['choose', 4],
  ['cubes', 4],
  ['bridge', 4],
  ['keep-influence', 4],
  ['keep-mission', 3],
  ['assistant', 3],
  ['overtime', 3],
  ['spy', 3],
  ['stocks', 3],
  ['order', 5],
  ['encounter', 5],
  ['pay', 2],
  ['smuggler', 2],
  ['smuggler', 1, 5],
  ['choose-gondola', 1],
  ['way', 2],
  ['route-order', 2],
  ['reduce', 3],
];

type Journal = readonly string[];
/** So many moves are soon played again. */
const SHORT = 700;
/** Everybody plays by lot, cards and rare effects rather than others, until Anne is asked this. */
function playedTo(setup: TableSetup, kind: Question, turn: number): Journal {
  const ids = setup.names.map((_, i) => `s${i}`);
  /* short games first: the house plays them again to show the table */
  for (let games = 0; games < 12; games++) {
    const most = games < 3 ? SHORT : Infinity;
    const { table, entry } = Table.open(setup, 0);
    const journal = [JSON.stringify(entry)];
    let lot = 7919 * (games + 1);
    while (!table.over && journal.length < most) {
      const view = table.game.view(table.match.state, 0, ids) as VeniceView;
      const [seat] = table.awaited;
      if (table.awaited.includes(0) && view.at === kind && view.turn >= turn) return journal;
      const legal = table.match.legal(seat!).map((c) => table.game.codec.format(c));
      const plain = legal.filter((c) => !c.startsWith('favour'));
      const rare = legal.find((c) => /^(complete|apply|play)/.test(c)) ?? legal.find((c) => / b$|consulate|council-of-ten/.test(c));
      lot = (Math.imul(lot, 1103515245) + 12345) >>> 0;
      const among = plain.length > 0 ? plain : legal;
      const answer = table.play(seat!, [rare !== undefined && (lot >>> 12) % 3 > 0 ? rare : among[(lot >>> 8) % among.length]!], 0);
      if (!('entry' in answer)) throw new Error(JSON.stringify(answer));
      journal.push(JSON.stringify(answer.entry));
    }
  }
  throw new Error(`Anne is never asked: ${kind}`);
}
/** Tables of the house, each at its question: opened by the house itself, and played on in its store while it is closed. */
async function standing(house: OwnHouse): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const [kind, players] of ASKED) {
    const seats = NAMES.slice(0, players).map(human);
    const body = JSON.stringify({ game: 'venice', seats, confirm: false, salt: kind + players });
    const answer = await fetch(`${house.url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBe(201);
    opened.push((await answer.json()) as Opened);
  }
  await house.playOn(
    opened.map(({ table }) => table),
    (setup, i) => {
      const [kind, , turn = 0] = ASKED[i]!;
      return playedTo(setup, kind, turn);
    },
  );
  return opened;
}

/** What is not in the window, is covered, or has to be scrolled to; empty: everything is in sight. */
function hidden(players: number): string[] {
  const out: string[] = [];
  const rect = (e: Element): DOMRect => e.getBoundingClientRect();
  const inWindow = (r: DOMRect): boolean => r.left >= -1 && r.top >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1;
  const seen = (what: string, e: Element | null, uncovered = true): void => {
    if (!e) return void out.push(`${what}: is not there`);
    const r = rect(e);
    if (r.width === 0 || r.height === 0) return void out.push(`${what}: has no size`);
    if (!inWindow(r))
      return void out.push(`${what}: ${Math.round(r.left)} ${Math.round(r.top)} ${Math.round(r.right)} ${Math.round(r.bottom)}`);
    const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    if (uncovered && !(top && (e.contains(top) || top.contains(e)))) out.push(`${what}: is covered by ${top?.className.toString()}`);
  };
  seen('prompt', document.querySelector('.prompt-ask'));
  seen('board', document.querySelector('.vn-board svg.sea-sheet'), false);
  seen('track', document.querySelector('.vn-track'));
  const lines = [...document.querySelectorAll('.one')];
  if (lines.length !== (players === 1 ? 2 : players)) out.push(`${lines.length} lines for ${players} players`);
  for (const line of lines) {
    seen('line', line);
    const name = line.querySelector('strong')!;
    if (name.scrollWidth > name.clientWidth + 1) out.push(`${name.textContent} is cut`);
    for (const figure of line.querySelectorAll('.one-count, .one-score')) seen(`${line.textContent} ${figure.className}`, figure);
  }
  const own = [...document.querySelectorAll('.vn-hand li')];
  if (own.length < 2) out.push('own gondolas are not there');
  for (const e of own) seen(`in hand: ${e.textContent}`, e);
  for (const e of document.querySelectorAll('.vn-asked :is(button, select, .vn-card), .choices > .choice-list button'))
    seen(`choice: ${e.textContent}`, e);
  const ways = document.querySelectorAll('.vn-board .target, .vn-asked button, .choices > .choice-list button, .vn-chip-card.vn-card-live');
  if (ways.length === 0) out.push('nothing can be chosen');
  const log = document.querySelector('.log')!;
  const box = rect(log);
  const told = [...log.querySelectorAll('li')].filter((e) => rect(e).top >= box.top - 1 && rect(e).bottom <= box.bottom + 1);
  if (told.length < Math.min(5, log.querySelectorAll('li').length)) out.push(`only ${told.length} events`);
  for (const e of told.slice(-5)) seen(`event: ${e.textContent}`, e);
  const mine = document.querySelector('.table-mine')!;
  if (mine.scrollHeight > mine.clientHeight) out.push(`what I do: ${mine.scrollHeight} in ${mine.clientHeight}`);
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) out.push(`the page: ${page.scrollWidth} by ${page.scrollHeight}`);
  const keys = rect(document.querySelector('.stage-keys')!);
  for (const piece of document.querySelectorAll('.vn-building, .vn-gondola, .vn-track, .vn-price')) {
    const r = rect(piece);
    if (r.left < keys.right && r.right > keys.left && r.top < keys.bottom && r.bottom > keys.top)
      out.push(`the zoom keys cover ${piece.getAttribute('aria-label') ?? piece.textContent}`);
  }
  return out;
}
/** Where the steady places are. */
const places = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.table-prompt', '.table-board', '.tabs']
      .map((s) => document.querySelector(s)!.getBoundingClientRect())
      .map((r) => `${Math.round(r.left)} ${Math.round(r.top)} ${Math.round(r.width)} ${Math.round(r.height)}`)
      .join(', '),
  );

test('at every kind of question everything is in sight at 1280 by 720, and nothing jumps', LONG, async ({ browser }) => {
  test.setTimeout(600_000);
  expect(QUESTIONS.filter((q) => !ASKED.some(([kind]) => kind === q))).toEqual([]);
  const house = await OwnHouse.open();
  try {
    await lookAtAll(house, browser);
  } finally {
    await house.end();
  }
});
async function lookAtAll(house: OwnHouse, browser: Browser): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })).newPage();
  const wrong: string[] = [];
  const stood = new Set<string>();
  for (const [i, t] of (await standing(house)).entries()) {
    const [kind, players] = ASKED[i]!;
    await page.goto(house.url + seatLink(t));
    await expect(page.locator('.prompt-mine')).toBeVisible({ timeout: 90_000 });
    await expect(page.locator('.log li').last()).toBeVisible();
    wrong.push(...(await lasting(page, () => page.evaluate(hidden, players))).map((what) => `${kind}, ${players}: ${what}`));
    stood.add(await places(page));
    // Beside what it carries, the place of a gondola is whole in the narrowest column too.
    await page.setViewportSize({ width: 1024, height: 768 });
    const cut = (): Promise<string[]> =>
      page
        .locator('.vn-chip-boat .vn-chip-line > span')
        .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => `${e.textContent} is cut`));
    wrong.push(...(await lasting(page, cut)).map((what) => `${kind}, ${players}, at 1024 by 768: ${what}`));
    await page.setViewportSize({ width: 1280, height: 720 });
    if (kind === 'move' && players === 5) {
      await page.locator('.vn-goal select').selectOption({ index: 5 });
      await expect(page.locator('.vn-way')).toBeVisible();
      wrong.push(...(await lasting(page, () => page.evaluate(hidden, players))).map((what) => `a plan: ${what}`));
      await expect(page.locator('.meant')).toHaveCount(0);
    }
    if (kind === 'place') {
      await page
        .locator('.vn-plot.target')
        .first()
        .click({ position: { x: 12, y: 12 }, force: true });
      /* the gondola and its building, before they are confirmed */
      await expect(page.locator('.vn-board .meant')).toHaveCount(2);
    }
  }
  expect(wrong).toEqual([]);
  expect([...stood]).toHaveLength(1);
  await page.context().close();
}
