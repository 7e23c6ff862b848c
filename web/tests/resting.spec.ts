// A table that the house cannot show for now: the page says why, and opens it as soon as it can.
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { OwnHouse } from './house.ts';
import { human, open, seatLink } from './kit.ts';

test('a table begun by other rules says so, and goes on once it has been brought over', async ({ page, playwright }) => {
  const house = await OwnHouse.open();
  const request = await playwright.request.newContext({ baseURL: house.url });
  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')]);
  await request.dispose();
  /** While nobody keeps the house: adds so many to the version of the rules that the table was begun by. */
  const rules = async (more: number): Promise<void> => {
    await house.close();
    const store = new DatabaseSync(path.join(house.data, 'ridotto.sqlite'));
    const { changes } = store.prepare("update tables set setup = json_set(setup, '$.rules', rules + ?1), rules = rules + ?1").run(more);
    expect(changes).toBe(1);
    store.close();
    await house.open();
  };
  await rules(90);
  const address = house.url + seatLink(t);
  await page.goto(address);
  const why = page.getByRole('status');
  await expect(why).toContainText('begun by other rules');
  // Loaded again, when this device knows the table already.
  await page.reload();
  await expect(why).toContainText('begun by other rules');
  await rules(-90);
  await expect(page.locator('.one', { hasText: 'you' })).toContainText('Anne', { timeout: 60_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await house.end();
});
