// At 1280 by 720, at every kind of question of Valencia: the prompt, the whole board, everybody's standing, what one holds, what one
// chooses from and the last events are in the window, and nothing covers them. What is meant is marked, and a reload loses no step.
import { expect, test, type Page } from '@playwright/test';
import type { ValenciaView } from '@ridotto/games/valencia/knowledge/view.ts';
import { rules } from '@ridotto/games/valencia/rules/index.ts';
import { QUESTIONS, type Question } from '@ridotto/games/valencia/words/shape.ts';
import { Table, type TableSetup } from '@ridotto/table/index.ts';
import { OwnHouse } from './house.ts';
import { human, lasting, seatLink, type Opened } from './kit.ts';

const NAMES = ['Anne', 'Benoît', 'Christian', 'Denise', 'Émile'];
const SPECIAL = { joker: true, savings: true, twins: true, warehouse: true, support: true, wanderer: true, central: true };
const mine = <T>(by: Readonly<Record<string, T>> | undefined): T | undefined => by?.s0;

interface Asked {
  readonly at: Question;
  readonly players: number;
  /** The deal. */
  readonly salt: number;
  readonly options?: object;
  /** What is narrow: as much as there can be. */
  full?(v: ValenciaView): boolean;
  /** Anne draws all her cards. */
  readonly draws?: true;
  /** The others pass, and Anne does everything. */
  readonly alone?: true;
}
const ASKED: readonly Asked[] = [
  { at: 'missions', players: 5, salt: 0 },
  { at: 'planning', players: 5, salt: 0, options: SPECIAL, draws: true, full: (v) => (mine(v.hand)?.length ?? 0) >= 24 },
  { at: 'bid', players: 5, salt: 0, full: (v) => (mine(v.piles)?.filter((p) => p.length > 0).length ?? 0) >= 5 },
  { at: 'bid', players: 2, salt: 0, full: (v) => v.round >= 2 && v.step === 'D' },
  { at: 'special-cards', players: 4, salt: 0, options: SPECIAL },
  { at: 'guild', players: 5, salt: 0, full: (v) => v.round >= 2 && mine(v.granted)?.length === 3 },
  { at: 'ability', players: 4, salt: 5, options: SPECIAL, alone: true, full: (v) => mine(v.abilities)?.includes('return-card') === true },
  { at: 'keep-mission', players: 4, salt: 8, alone: true },
  { at: 'sale', players: 5, salt: 0, options: { screens: 'open' }, alone: true, full: (v) => v.step === 'E' && v.round >= 2 },
  { at: 'move', players: 5, salt: 0, alone: true },
  { at: 'take-back', players: 4, salt: 0 },
  { at: 'palm', players: 5, salt: 0, full: (v) => v.round >= 2 },
  { at: 'fountain', players: 3, salt: 0, full: (v) => v.round >= 2 },
];

type Journal = readonly string[];
/** So many moves are soon played again, and a deal that is known to lead there does so in so many games. */
const [SHORT, GAMES] = [600, 12];
/** Everybody plays by lot, doing what they may rather than not, until Anne is asked this. */
function playedTo(setup: TableSetup, { at, full, draws, alone }: Asked): Journal {
  const ids = setup.names.map((_, i) => `s${i}`);
  for (let games = 0; games < GAMES; games++) {
    const { table, entry } = Table.open(setup, 0);
    const journal = [JSON.stringify(entry)];
    let lot = 7919 * (games + 1);
    const among = <T>(all: readonly T[]): T => {
      lot = (Math.imul(lot, 1103515245) + 12345) >>> 0;
      return all[(lot >>> 8) % all.length]!;
    };
    while (!table.over && journal.length < SHORT) {
      const view = (seat: number): ValenciaView => table.game.view(table.match.state, seat, ids) as ValenciaView;
      const now = rules.names[table.match.state.node]!;
      if (now === at && table.awaited.includes(0) && (full?.(view(0)) ?? true)) return journal;
      const [seat = 0] = table.awaited;
      const legal = table.match.legal(seat).map((c) => table.game.codec.format(c));
      const enough = (): boolean => (view(seat).hand?.[`s${seat}`]?.length ?? 0) >= (seat > 0 ? 5 : draws ? 30 : alone ? 8 : 5);
      const sits = alone && seat > 0;
      const says =
        sits && legal.includes('pass')
          ? 'pass'
          : !legal.includes('draw')
            ? among(preferred(legal, view))
            : legal.includes('stop') && enough()
              ? 'stop'
              : 'draw';
      const answer = table.play(seat, [says], 0);
      if (!('entry' in answer)) throw new Error(JSON.stringify(answer));
      journal.push(JSON.stringify(answer.entry));
    }
  }
  throw new Error(`Anne is never asked: ${at}`);
}
/** Cards into piles of their own; seats, goods and fountains before squares; members beside fountains; goods are kept. */
function preferred(legal: readonly string[], view: (seat: number) => ValenciaView): readonly string[] {
  const newest = Math.max(...legal.map((c) => Number(c.split(' ').at(-1))));
  const fountains = legal.some((c) => c.startsWith('place')) ? Object.keys(view(0).fountains) : [];
  const wet = (square = ''): boolean =>
    fountains.some((f) => Math.abs(f.charCodeAt(0) - square.charCodeAt(0)) + Math.abs(Number(f[1]) - Number(square[1])) === 1);
  const wishes: readonly ((c: string) => boolean)[] = [
    (c) => c.startsWith('put') && c.endsWith(` ${newest}`),
    (c) => c.startsWith('sell'),
    (c) => /^(seat|take$|upgrade|return|shift|draw-missions|join|wander)/.test(c),
    (c) => c.startsWith('place') && wet(c.split(' ')[1]),
    (c) => !/^(done|pass|wait)/.test(c),
  ];
  for (const wish of wishes) {
    const wanted = legal.filter(wish);
    if (wanted.length > 0) return wanted;
  }
  return legal;
}
/** Tables of the house, each at its question: opened by the house itself, and played on in its store while it is closed. */
async function standing(house: OwnHouse): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const { at, players, salt, options } of ASKED) {
    const seats = NAMES.slice(0, players).map(human);
    const body = JSON.stringify({ game: 'valencia', seats, confirm: false, options, salt: `${at} ${players} ${salt}` });
    const answer = await fetch(`${house.url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBe(201);
    opened.push((await answer.json()) as Opened);
  }
  await house.playOn(
    opened.map(({ table }) => table),
    (setup, i) => playedTo(setup, ASKED[i]!),
  );
  return opened;
}

/** What is not in the window, is covered, or has to be scrolled to; empty: everything is in sight. */
function hidden({ players, meant }: { players: number; meant: boolean }): string[] {
  const out: string[] = [];
  const rect = (e: Element): DOMRect => e.getBoundingClientRect();
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const seen = (what: string, e: Element | null, uncovered = true): void => {
    if (!e) return void out.push(`${what}: is not there`);
    const r = rect(e);
    if (r.width === 0 || r.height === 0) return void out.push(`${what}: has no size`);
    if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
      return void out.push(`${what}: ${Math.round(r.left)} ${Math.round(r.top)} ${Math.round(r.right)} ${Math.round(r.bottom)}`);
    const top = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    if (uncovered && !(top && (e.contains(top) || top.contains(e)))) out.push(`${what}: is covered by ${top?.className.toString()}`);
  };
  seen('prompt', document.querySelector('.prompt-ask'));
  seen('board', document.querySelector('.vc-sheet'), false);
  for (const e of all('.vb-round, .vb-chair, .vb-stock')) seen(e.textContent ?? '', e);
  const lines = all('.one');
  if (lines.length !== players) out.push(`${lines.length} lines for ${players} players`);
  for (const e of lines.flatMap((line) => [line, ...line.querySelectorAll('.one-count, .one-score')])) seen(e.textContent ?? '', e);
  if (all('.va-goods, .va-strip li').length < (document.querySelector('.va-choose label') ? 1 : 2))
    out.push('goods and missions are not there');
  for (const e of all('.va-goods, .va-strip li, .va-piles > li, .va-bid, .va-tray, .va-choose li')) seen(`mine: ${e.textContent}`, e);
  for (const e of all('.va-area button:not(.va-rest .va-tray-head), .va-choose input, .choices > .choice-list button'))
    seen(`choice: ${e.textContent}`, e);
  for (const e of all('.va-bid-name strong')) if (e.scrollWidth > e.clientWidth + 1) out.push(`${e.textContent} is cut`);
  const ways = all('.va-piles button, .va-draw-button, .va-choose input, .va-keep, .vc-sheet .target, .vb-council .target');
  if (ways.length === 0 && !meant) out.push('nothing can be chosen');
  const log = document.querySelector('.log')!;
  const box = rect(log);
  const told = [...log.querySelectorAll('li')].filter((e) => rect(e).top >= box.top - 1 && rect(e).bottom <= box.bottom + 1);
  if (told.length < Math.min(5, log.querySelectorAll('li').length)) out.push(`only ${told.length} events`);
  for (const e of told.slice(-5)) seen(`event: ${e.textContent}`, e);
  const does = document.querySelector('.table-mine')!;
  if (does.scrollHeight > does.clientHeight) out.push(`what I do: ${does.scrollHeight} in ${does.clientHeight}`);
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) out.push(`the page: ${page.scrollWidth} by ${page.scrollHeight}`);
  const keys = rect(document.querySelector('.stage-keys')!);
  for (const e of all('.vc-tint, .vc-space-ground, .vc-azulejo, .vc-member, .vc-tree')) {
    const r = rect(e);
    if (r.left < keys.right && r.right > keys.left && r.top < keys.bottom && r.bottom > keys.top)
      out.push(`the zoom keys cover ${e.outerHTML}`);
  }
  return out;
}
/** Where the city is a little longer than the room below it: its squares are to be tapped, so they are no smaller. */
const LONG: readonly Question[] = ['special-cards'];
/** On a phone upright, from the top of the page: what is not in the window all of it, or lies above the city and need not. */
function hiddenOnPhone(long: boolean): string[] {
  const [prompt, city, mine] = ['.prompt', '.vc-sheet', '.va-area'].map((s) => document.querySelector(s)!.getBoundingClientRect());
  const out = Object.entries({ prompt: prompt!, mine: mine!, ...(!long && { city: city! }) }).flatMap(([what, { top, bottom }]) =>
    top < -1 || bottom > innerHeight + 1 ? `${what}: ${Math.round(top)} to ${Math.round(bottom)}` : [],
  );
  // Squares that can be told apart, and names that can be read.
  if (city!.height < 250) out.push(`the city: only ${Math.round(city!.height)} high`);
  for (const e of document.querySelectorAll('.va-bid-name strong')) if (e.scrollWidth > e.clientWidth) out.push(`${e.textContent}: is cut`);
  for (const e of document.querySelectorAll('.vb-rounds, .vb-council'))
    if (e.getBoundingClientRect().top < Math.max(city!.bottom, mine!.bottom) - 1) out.push(`${e.className}: above`);
  return out;
}
/** On a phone on its side: what one chooses from that is not in the window. */
function hiddenOnSide(): string[] {
  return [...document.querySelectorAll('.va-choose li, .va-keep-one li, .va-fresh')].flatMap((e) => {
    const { top, bottom } = e.getBoundingClientRect();
    return top < 0 || bottom > innerHeight + 1 ? `${e.textContent}: ${Math.round(top)} to ${Math.round(bottom)}` : [];
  });
}
/** Words that begin in one line and end in another. */
function broken(names: string): string[] {
  return [...document.querySelectorAll(names)].flatMap((e) =>
    [...(e.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(e.firstChild!, index);
      range.setEnd(e.firstChild!, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [`${word} is broken`] : [];
    }),
  );
}
/** Where the steady places are. */
const places = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.table-prompt', '.table-board', '.tabs']
      .map((s) => document.querySelector(s)!.getBoundingClientRect())
      .map((r) => `${Math.round(r.left)} ${Math.round(r.top)} ${Math.round(r.width)} ${Math.round(r.height)}`)
      .join(', '),
  );

test('at every kind of question everything is in sight at 1280 by 720, and nothing jumps', async ({ browser }) => {
  test.setTimeout(300_000);
  expect(QUESTIONS.filter((q) => !ASKED.some(({ at }) => at === q))).toEqual([]);
  const house = await OwnHouse.open();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [] },
  });
  try {
    const page = await context.newPage();
    const wrong: string[] = [];
    const stood = new Set<string>();
    for (const [i, t] of (await standing(house)).entries()) {
      const { at, players } = ASKED[i]!;
      const see = async (what: string, faults: () => Promise<string[]>): Promise<unknown> =>
        wrong.push(...(await lasting(page, faults)).map((fault) => `${what}, ${players}: ${fault}`));
      const look = async (what: string): Promise<void> => {
        await see(what, () => page.evaluate(hidden, { players, meant: what !== at }));
        stood.add(await places(page));
      };
      await page.goto(house.url + seatLink(t));
      await expect(page.locator('.prompt-mine')).toBeVisible({ timeout: 90_000 });
      await expect(page.locator('.log li').last()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await look(at);
      if (at === 'missions')
        // Words are longer in French and in Polish.
        for (const lang of ['fr', 'pl', 'en']) {
          await page.setViewportSize({ width: 1280, height: 720 });
          await page.locator(`button[lang="${lang}"]`).click();
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await page.setViewportSize({ width: 1024, height: 768 });
          await see(`${at} in ${lang}, at 1024 by 768`, () => page.evaluate(broken, '.vb-seat-name'));
          await page.setViewportSize({ width: 844, height: 390 });
          await see(`${at} in ${lang}, on its side`, () => page.evaluate(hiddenOnSide));
        }
      if (at === 'planning') {
        // Words are longer in French.
        await page.locator('button[lang="fr"]').click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        await see('in French', () =>
          page.evaluate(() => {
            const [does, log] = ['.table-mine', '.log'].map((s) => document.querySelector(s)!);
            return [
              ...(does!.scrollHeight > does!.clientHeight ? ['what I do has to be scrolled'] : []),
              ...(log!.scrollHeight - log!.scrollTop - log!.clientHeight > 1 ? ['the log is not at its end'] : []),
            ];
          }),
        );
        await page.locator('button[lang="en"]').click();
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await see(`${at}, on a phone`, () => page.evaluate(hiddenOnPhone, LONG.includes(at)));
      await page.setViewportSize({ width: 844, height: 390 });
      await see(`${at}, on its side`, () => page.evaluate(hiddenOnSide));
      await page.setViewportSize({ width: 1024, height: 768 });
      await see(`${at}, at 1024 by 768`, () => page.evaluate(hidden, { players, meant: false }));
      await page.setViewportSize({ width: 1280, height: 720 });
      const then = MEANT[at];
      if (!then) continue;
      await then(page);
      await look(`${at}, meant`);
    }
    expect(wrong).toEqual([]);
    expect([...stood]).toHaveLength(1);
  } finally {
    await context.close();
    await house.end();
  }
});

const ready = (page: Page) => expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'false');
const onBoard =
  (target: string, marks: number) =>
  async (page: Page): Promise<void> => {
    await page.locator(target).first().click({ force: true });
    await ready(page);
    await expect(page.locator('.table-board .meant')).toHaveCount(marks);
  };
const among =
  (choice: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(choice).first().click();
    await ready(page);
    await expect(page.locator('.table-mine .meant')).toHaveCount(1);
  };
/** One answer to each, and how it is marked before it is confirmed. */
const MEANT: Partial<Readonly<Record<Question, (page: Page) => Promise<void>>>> = {
  missions: async (page) => {
    await page.locator('.va-choose input').nth(0).check();
    await page.locator('.va-choose input').nth(2).check();
    await page.reload();
    await expect(page.locator('.va-choose .meant')).toHaveCount(2);
    await page.locator('#undo').click();
    await expect(page.locator('.va-choose .meant')).toHaveCount(1);
    await ready(page);
  },
  planning: async (page) => {
    await page.locator('[data-card="3"]').press('1');
    await page.reload();
    await expect(page.locator('[data-pile="1"] [data-card]')).toHaveCount(1);
    await page.locator('.va-quick button').first().click();
    await expect(page.locator('[data-pile="24"] [data-card]')).toHaveCount(1);
    await ready(page);
  },
  bid: among('button.va-pile'),
  guild: async (page) => {
    await onBoard('.vc-place.target', 1)(page);
    await expect(page.locator('.vc-planned')).toHaveCount(1);
    await page.locator('#undo').click();
    await onBoard('.vb-chair.target', 1)(page);
    await expect(page.locator('.vb-chair.meant .vb-planned')).toHaveCount(1);
  },
  'keep-mission': among('.va-keep'),
  sale: onBoard('.vb-stock.target', 1),
  'take-back': among('.va-cards-back button'),
  palm: onBoard('.vc-tree.target', 1),
  fountain: onBoard('.vc-place.target', 1),
};
