// Whole games by the accessibility tree and keys alone: from the first page over the set-up to the end, the result, the replay and the
// analysis. What the live regions say is what the log says.
import type { Language } from '@ridotto/engine/words.ts';
import { expect, test } from '@playwright/test';
import { longUnless, middle, WHOLE, type Opened } from './kit.ts';
import { OWN, WORDS } from './reader-own.ts';
import { Player, textOf } from './reader-plays.ts';
import { Reader } from './reader.ts';

interface Played {
  readonly game: string;
  readonly title: string;
  readonly players: number;
  /** In which it goes on near its end. */
  readonly ends: Language;
  /** A question, and how its answer begins. */
  readonly asks: string;
  readonly answer: RegExp;
  /** So often, once in so many steps, what the page gives as a hint is done. */
  readonly hints?: number;
  /** Its end is near. */
  late(view: Readonly<Record<string, unknown>>): boolean;
}
const GAMES: readonly Played[] = [
  {
    game: 'san-marco',
    title: 'San Marco',
    players: 3,
    ends: 'fr',
    asks: 'What is in Dorsoduro?',
    answer: /^Dorsoduro: /,
    late: ({ passage, limit }) => passage === 3 && Object.values(limit as Record<string, number>).some((sum) => sum > 6),
  },
  {
    game: 'inkognito',
    title: 'Inkognito',
    players: 3,
    ends: 'pl',
    asks: 'What can reach space 5?',
    answer: /^San Giorgio Maggiore, space number 5\./,
    late: () => true,
  },
  {
    game: 'valencia',
    title: 'Valencia',
    players: 2,
    ends: 'pl',
    asks: 'Who sits in the Church?',
    answer: /^Church/,
    late: ({ round, at }) => round === 5 && at === 'bid',
  },
  {
    game: 'venice',
    title: 'Venice',
    players: 1,
    ends: 'fr',
    asks: 'What is at the Market?',
    answer: /^Market\. Space 1: /,
    late: (view) => Number(view['doge-deck']) < 1,
  },
  // With smugglers, who wait for somebody to name where they go, and the ways they have; only test:long plays it, and all of it.
  {
    game: 'venice',
    title: 'Venice',
    players: 2,
    ends: 'pl',
    asks: 'What is at the Market?',
    answer: /^Market\. Space 1: /,
    hints: 9,
    late: () => false,
  },
];

/** Words that no sentence of the other two languages has. */
const ENGLISH = /\b(?:the|and|with|your|of)\b/i;

/** From the first page to a table against `random`. */
async function sitDown(reader: Reader, { title, players }: Played): Promise<void> {
  const t = WORDS.en;
  await reader.waitFor('link', t.home.tables);
  await reader.to('link', t.home.tables);
  await reader.press('Enter');
  await reader.waitFor('link', title);
  await reader.to('link', title);
  await reader.press('Enter');
  await reader.waitFor('heading', t.setup.title(title));
  await reader.to('radio', /./);
  for (let n = 0; (await reader.here()).name !== t.setup.number(players); n++) {
    expect(n).toBeLessThan(6);
    await reader.press('ArrowUp');
  }
  for (let seat = 2; seat <= players; seat++) {
    await reader.to('combobox', t.setup.who(seat));
    for (let n = 0; (await reader.here()).value !== t.setup.bot(t.setup.bots.random!); n++) {
      expect(n).toBeLessThan(8);
      await reader.press('ArrowUp');
    }
  }
  await reader.to('button', t.setup.open);
  await reader.press('Enter');
  await reader.waitFor('region', t.table.prompt);
}

/** A question in words, with its answer; the focus is where it was afterwards. */
async function ask(reader: Reader, question: string): Promise<string> {
  await reader.press('p');
  const before = (await reader.here()).role;
  await reader.press('/');
  expect((await reader.here()).role).toBe('textbox');
  await reader.type(question);
  const said = (await reader.said()).length;
  await reader.press('Enter');
  await expect.poll(async () => (await reader.said()).length).toBeGreaterThan(said);
  await reader.press('Escape');
  expect((await reader.here()).role).toBe(before);
  return (await reader.said()).at(-1)!;
}

for (const played of GAMES)
  test(
    `a whole game by what a screen reader is told: ${played.title} for ${played.players}`,
    longUnless(played.title === 'Venice' && played.players === 1),
    async ({ page, request }) => {
      test.setTimeout(WHOLE ? 3_600_000 : 600_000);
      const reader = await Reader.at(page);
      await page.goto('/');
      const opened = page.waitForResponse((response) => response.url().endsWith('/api/tables') && response.status() === 201);
      await sitDown(reader, played);
      const table = (await (await opened).json()) as Opened;
      const player = new Player(reader, played.game, await OWN[played.game]!('en'));
      await player.now();
      expect(await reader.nameless()).toEqual([]);
      expect(await ask(reader, played.asks)).toMatch(played.answer);

      // A hint, and why; a house that has much else to weigh says so, and is asked again.
      await expect
        .poll(
          async () => {
            const before = (await reader.said()).length;
            await reader.press('h');
            const weighed = (said: readonly string[]): boolean => said.length > before && said.at(-1) !== WORDS.en.hints.thinking;
            await expect.poll(async () => weighed(await reader.said())).toBe(true);
            return (await reader.said()).join(' ');
          },
          { intervals: [1000] },
        )
        .toContain('A hint: ');
      await reader.press('h');
      await reader.keepsFocus('a hint');

      for (let n = 0; n < 10; n++) expect(await player.step(n)).toBe(true);
      await middle(request, table, played.late);
      heardAll(player, await reader.said());
      await player.speak(played.ends);
      const before = (await reader.said()).length;
      for (let n = 10; await player.step(n, n % (played.hints ?? Infinity) === 5); n++) expect(n).toBeLessThan(1500);
      const since = (await reader.said()).slice(before);
      heardAll(player, since);
      if (played.ends !== 'en') expect(since.filter((said) => ENGLISH.test(said))).toEqual([]);

      // The result, its proof, and the game once more.
      const t = player.words;
      const end = await reader.all();
      const [result] = end.filter(({ role }) => role === 'dialog');
      expect(result!.name).not.toBe('');
      const cells = end.filter(({ role }) => role === 'cell' || role === 'gridcell').map((cell) => textOf(cell, end));
      expect(cells.length).toBeGreaterThan(played.players);
      expect(await reader.nameless()).toEqual([]);
      await reader.to('button', t.end.verify);
      await reader.press('Enter');
      await expect.poll(async () => (await reader.said()).at(-1)).toMatch(/\d/);
      await reader.to('link', t.past.replay);
      await reader.press('Enter');
      await reader.waitFor('slider', t.past.slider);
      await reader.waitFor('tab', t.hints.analysis.name);
      expect(await reader.nameless()).toEqual([]);
      const told = (await reader.said()).length;
      await reader.press(',', ',');
      await expect.poll(async () => (await reader.said()).length).toBeGreaterThan(told);
      await reader.to('tab', t.table.log);
      for (let n = 0; (await reader.here()).name !== t.hints.analysis.name; n++) {
        expect(n).toBeLessThan(15);
        await reader.press('ArrowRight');
      }
      await reader.to('button', t.hints.analysis.begin);
      await reader.press('Enter');
      await reader.waitFor('progressbar');
      await reader.keepsFocus('the analysis has begun');
      await reader.to('button', t.hints.analysis.stop);
      await reader.press('Enter');
      await reader.waitFor('button', t.hints.analysis.begin);
      await reader.keepsFocus('the analysis is stopped');
    },
  );

/** Whatever the log says was said aloud, in the same words. */
function heardAll(player: Player, said: readonly string[]): void {
  const heard = said.join(' ');
  expect(player.log.filter((line) => !heard.includes(line))).toEqual([]);
}
