// Where the browser remembers nothing (private windows, strict settings), seats are kept in the address, and the page says so.
import { expect, test, type Page } from '@playwright/test';
import { byMouse, human, open, seatLink, turn } from './kit.ts';

/** Asking for the storage throws, as it does where it is denied; or writing does, as where there is no room. */
const REFUSALS = {
  'is denied': () => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'has no room': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

const yours = async (page: Page): Promise<void> => {
  await turn(page);
  await expect(page.locator('.one', { hasText: 'you' })).toHaveCount(1);
};

for (const [how, refuse] of Object.entries(REFUSALS))
  test.describe(`storage that ${how}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(refuse));

    test('one click gives a seat, which a reload keeps, and the page says where it is', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Play San Marco now' }).first().click();
      await yours(page);
      await expect(page).toHaveURL(/#seat=[\w-]{43}$/);
      // In the bar: what one plays with has its place as ever.
      const note = page.getByRole('banner').getByRole('note');
      await note.locator('summary').click();
      await expect(note.getByText('your seat is in its address alone')).toBeVisible();
      // All of it, on a phone too.
      await page.setViewportSize({ width: 390, height: 844 });
      const said = (await note.locator('p').boundingBox())!;
      expect([said.x >= 0, said.x + said.width <= 390]).toEqual([true, true]);
      await page.setViewportSize({ width: 1280, height: 720 });
      await note.locator('summary').click();
      const score = await page.locator('.one').first().innerText();
      await page.reload();
      await yours(page);
      expect(await page.locator('.one').first().innerText()).toBe(score);
      await byMouse(page, 0);
      // From the page's own list, as long as it is open.
      await page.getByRole('link', { name: 'Ridotto' }).first().click();
      await expect(page.locator('.my-tables')).toContainText('the list lasts until the page is closed');
      await page.locator('.my-tables li a').first().click();
      await yours(page);
      await expect(page).toHaveURL(/#seat=/);
    });

    test('a seat link gives its seat, and language and colours last as long as the page', async ({ page, request }) => {
      const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')]);
      await page.goto(`/table/${t.table}#seat=${t.seats[1].token}`);
      await expect(page.locator('.one', { hasText: 'you' })).toContainText('Benoît');
      await page.getByRole('button', { name: 'Français' }).click();
      await expect(page.getByRole('note')).toContainText('votre place n’est que dans son adresse');
      await page.reload();
      await expect(page.locator('.one', { hasText: 'you' })).toContainText('Benoît');
    });

    test('links to send are there after a reload, and so is the own seat', async ({ page }) => {
      await page.goto('/new/san-marco');
      await page.getByText('3 players').click();
      await page.locator('.setup-seats select').nth(1).selectOption('link');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await expect(page.locator('.links')).toContainText('Link for Benoît');
      const link = await page.locator('#link-s1').inputValue();
      await page.reload();
      await expect(page.locator('.links')).toContainText('Link for Benoît');
      expect(await page.locator('#link-s1').inputValue()).toBe(link);
      await page.getByRole('link', { name: 'To the table' }).click();
      await expect(page.locator('.one', { hasText: 'you' })).toContainText('Anne');
    });

    test('a table for those at this device is kept by the house, and its seats in the address', async ({ page }) => {
      await page.goto('/new/san-marco');
      await page.getByText('3 players').click();
      await page.locator('.setup-seats select').nth(1).selectOption('here');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await expect(page.locator('.cover h1')).toContainText('Pass the device to');
      await expect(page).toHaveURL(/\/table\/[\w-]{16}#seat=[\w-]{43}&seat=[\w-]{43}$/);
      await page.reload();
      await expect(page.locator('.cover h1')).toContainText('Pass the device to');
    });

    test('several seats of one device', async ({ page, request }) => {
      const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')], { options: { firstLeader: 'chosen' } });
      const address = `/table/${t.table}#${t.seats.map((s) => `seat=${s.token}`).join('&')}`;
      await page.goto(address);
      for (const name of ['Anne', 'Anne']) {
        await expect(page.locator('.cover h1')).toHaveText(`Pass the device to ${name}`);
        await page.reload();
      }
      expect(page.url()).toContain(address);
    });
  });

test('storage that is there: the address names no seat', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play San Marco now' }).first().click();
  await yours(page);
  await expect(page).toHaveURL(/\/table\/[\w-]{16}$/);
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('a seat link opened while the house cannot be reached is not lost', async ({ page, request }) => {
  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')]);
  // The table is found; whether the seat is one of it cannot be asked.
  await page.route(`**/api/tables/${t.table}*`, (route) => (route.request().headers().authorization ? route.abort() : route.continue()));
  const refused = page.waitForEvent('requestfailed');
  await page.goto(`/table/${t.table}#seat=${t.seats[0].token}`);
  await refused;
  await page.unroute(`**/api/tables/${t.table}*`);
  await expect(page.locator('.one', { hasText: 'you' })).toContainText('Anne');
});

test('storage whose room runs out later: the seat is in the address from then on, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'ridotto.tables') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play San Marco now' }).first().click();
  await yours(page);
  await expect(page).toHaveURL(/#seat=[\w-]{43}$/);
  await expect(page.getByRole('banner').getByRole('note')).toHaveCount(1);
});

test('a second seat link on one device is for its window alone', async ({ context, page, request }) => {
  const t = await open(request, [human('Anne'), human('Benoît'), human('Christian')]);
  await page.goto(seatLink(t, 0));
  await expect(page.locator('.one', { hasText: 'you' })).toContainText('Anne');
  const second = await context.newPage();
  await second.goto(seatLink(t, 1));
  for (let n = 0; n < 2; n++) {
    await expect(second.locator('.one', { hasText: 'you' })).toContainText('Benoît');
    await second.reload();
  }
  await page.goto(`/table/${t.table}`);
  await expect(page.locator('.one', { hasText: 'you' })).toContainText('Anne');
});

test('what a browser had not written down when it ended is found again: seats, and that something was forgotten', async ({ page }) => {
  // Each writing has come to its second place, too, where browsers write at once.
  const twice = (page_: Page, holds: RegExp): Promise<void> =>
    expect
      .poll(() =>
        page_.evaluate(async () => {
          const done = <T>(r: IDBRequest<T>): Promise<T> => new Promise((good) => (r.onsuccess = () => good(r.result)));
          const database = await done(indexedDB.open('ridotto twice'));
          if (!database.objectStoreNames.contains('copies')) return '';
          const copy = (await done(database.transaction('copies').objectStore('copies').get('ridotto.tables'))) as { value: string };
          database.close();
          return copy?.value ?? '';
        }),
      )
      .toMatch(holds);
  await page.goto('/');
  await expect(page.locator('.my-tables')).toContainText('Tables that you open or join');
  const before = await page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
  await page.getByRole('button', { name: 'Play San Marco now' }).first().click();
  await yours(page);
  const id = page.url().split('/').at(-1)!;
  await twice(page, new RegExp(id));
  /** As a browser finds it that had ended: no page is there meanwhile that would write. */
  const lose = async (left: Readonly<Record<string, string>>): Promise<void> => {
    await page.goto('/icon.svg');
    await page.evaluate((as) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(as)) localStorage.setItem(key, value);
    }, left);
  };
  await lose(before);
  await page.goto(`/table/${id}`);
  await yours(page);
  // What was forgotten does not come back.
  await page.goto('/');
  const listed = await page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
  await page.locator('.my-tables li button').first().click();
  await expect(page.locator('.my-tables')).toContainText('Tables that you open or join');
  await twice(page, /^\[\]$/);
  await lose(listed);
  await page.goto('/');
  await expect(page.locator('.my-tables')).toContainText('Tables that you open or join');
});
