// For tests: games that were played, opened on their boards.
import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '@ridotto/engine';
import { keptRecords } from '@ridotto/games/tests/records.ts';

export const GAMES = ['san-marco', 'inkognito', 'valencia', 'venice'] as const;

/** Of a whole game, by its secret, of about so many entries. */
export function aRecord(game: string, length: number): GameRecord {
  const whole = keptRecords(game).filter(
    ({ record: { secret, from, stopped, log, seats } }) => secret && !from && !stopped && seats.length > 1 && !log.some((e) => 'back' in e),
  );
  const nearest = whole.toSorted((a, b) => Math.abs(a.record.log.length - length) - Math.abs(b.record.log.length - length))[0];
  return nearest!.record;
}
export const fileOf = (file: unknown) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
});
export async function opened(page: Page, record: GameRecord, moment = ''): Promise<void> {
  await page.goto(`/replay${moment}`);
  await page.locator('input[type=file]').setInputFiles(fileOf(record));
  await still(page);
}
/** Parts that not every table has (the smugglers, the Doge) have come too. */
export const allThere = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ahead', 'fetched');
/** What was asked for is on the board. */
export async function still(page: Page): Promise<void> {
  await expect(page.locator('.history')).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-waits]')).toHaveCount(0);
}
/** By the slider, as a hand would. */
export const slide = (page: Page, to: number) => page.locator('.history-slider').fill(String(to));
