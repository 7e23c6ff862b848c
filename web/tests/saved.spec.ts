// What is saved of a game that was played, and files of several.
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { settleOptions, type Game } from '@ridotto/engine';
import { GAMES as RULES } from '@ridotto/games';
import { clean, longUnless } from './kit.ts';
import { aRecord, fileOf, GAMES, still } from './replays.ts';

for (const game of GAMES)
  test(
    `a moment is saved as a picture, and its position and the record as files, without a house: ${game}`,
    longUnless(game === 'inkognito'),
    async ({ page, context }) => {
      const record = aRecord(game, 50);
      await page.goto('/replay');
      await expect(page.locator('html')).toHaveAttribute('data-ahead', 'fetched');
      await context.setOffline(true);
      await page.locator('input[type=file]').setInputFiles(fileOf(record));
      await still(page);
      await page.keyboard.press('<');
      await still(page);
      const saved = async (name: string): Promise<[string, Buffer]> => {
        const coming = page.waitForEvent('download');
        await page.getByRole('button', { name, exact: true }).press('Enter');
        const file = await coming;
        return [file.suggestedFilename(), fs.readFileSync(await file.path())];
      };
      const [picture, bytes] = await saved('Picture');
      expect(picture).toMatch(new RegExp(`^ridotto-${game}-\\d+\\.png$`));
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.readUInt32BE(16)).toBe(1600);
      // There is something on it: one colour alone would be a small file.
      expect(bytes.length).toBeGreaterThan(60_000);
      await page.getByRole('tab', { name: 'Record' }).click();
      const [whole, json] = await saved('Download the record');
      expect(whole).toMatch(/^ridotto-.*\.json$/);
      expect(JSON.parse(json.toString())).toEqual(JSON.parse(JSON.stringify(record)));
      const [, position] = await saved('Download the position of this moment');
      const { players, options, given } = JSON.parse(position.toString()) as { players: string[]; options: object; given: object };
      expect(players).toEqual(record.seats);
      const rules = (RULES as Readonly<Record<string, Game>>)[game]!;
      const state = rules.read(given, rules.edition(record.editionFile ?? rules.standard), settleOptions(rules, options as never), players);
      expect(rules.write(state, players)).toEqual(given);
      await context.setOffline(false);
      if (game !== 'venice') return;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.verdict-chip').click();
      await expect(page.locator('.verdict-tab [role=status]')).toBeInViewport();
      await clean(page, 'the record, with what can be saved', '.tabs');
      await expect(page.locator('.verdict-tab code')).toHaveText('ridotto play --position FILE');
      await expect(page.locator('.verdict-tab')).not.toContainText('`');
      for (const [button, name] of [
        ['Français', 'Télécharger l’enregistrement'],
        ['Polski', 'Pobierz zapis'],
      ] as const) {
        await page.locator('.top-menu').click();
        await page.getByTitle(button).click();
        await expect(page.getByRole('button', { name })).toBeVisible();
        await page.locator('.top-menu').click();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );

test('a file of several games offers each of them', async ({ page }) => {
  const records = [aRecord('san-marco', 40), aRecord('venice', 60)];
  await page.goto('/replay');
  await page
    .locator('input[type=file]')
    .setInputFiles(fileOf([...records.map((one) => JSON.stringify(one)), '{"refused":"gone"}'].join('\n')));
  await expect(page.getByRole('heading', { name: 'There are 3 games in this file' })).toBeVisible();
  await expect(page.locator('.several li')).toHaveText([/^San Marco/, /^Venice/, 'no record']);
  await clean(page, 'a file of several games');
  await page.getByRole('button', { name: /^Venice/ }).press('Enter');
  await still(page);
  await expect(page.locator('.table-replay')).toHaveAttribute('data-game', 'venice');
});
