// Records as they are opened: how far that is, why one is not, and what lies open in them.
import { expect, test } from '@playwright/test';
import { clean, longUnless } from './kit.ts';
import { aRecord, fileOf, GAMES, opened, slide, still } from './replays.ts';

for (const game of GAMES)
  test(
    `the keys of what is past can be pressed whoever one looks through, and stay where they are: ${game}`,
    longUnless(game === 'san-marco'),
    async ({ page }) => {
      await opened(page, aRecord(game, 40));
      const places = new Set<string>();
      for (const eyes of ['spectator', 's0', 'open'])
        for (const n of [4, 12]) {
          await page.locator('.replay-eyes select').selectOption(eyes);
          await slide(page, n);
          await still(page);
          const keys = await page.locator('.history button').evaluateAll((all) =>
            all.map((key) => {
              const { x, y, width, height } = key.getBoundingClientRect();
              const there = document.elementFromPoint(x + width / 2, y + height / 2);
              return { at: `${Math.round(x)}, ${Math.round(y)}`, free: there !== null && key.contains(there) };
            }),
          );
          expect(
            keys.every(({ free }) => free),
            `${game}, ${eyes}, step ${n}`,
          ).toBe(true);
          places.add(keys[0]!.at);
        }
      expect([...places]).toHaveLength(1);
    },
  );

test('with everything open it says what anybody was told, and nothing is called secret', async ({ page }) => {
  const openAt = async (game: string, n: number): Promise<void> => {
    await opened(page, aRecord(game, 40));
    await page.locator('.replay-eyes select').selectOption('open');
    await still(page);
    await slide(page, n);
    await still(page);
  };
  await openAt('valencia', 30);
  await page.getByRole('tab', { name: 'Missions' }).click();
  await expect(page.locator('.va-missions section')).toHaveCount(aRecord('valencia', 40).seats.length);
  await expect(page.locator('.va-missions')).not.toContainText('secret');
  await page.getByRole('tab', { name: 'Score' }).click();
  await expect(page.locator('.va-score')).not.toContainText('secret');
  await clean(page, 'everything open', '.tabs');
  // What was drawn, by whoever drew it: as all saw it, as they saw it, and with everything open.
  const drawn = async (eyes: string): Promise<{ readonly line: string; readonly cards: number }> => {
    await page.locator('.replay-eyes select').selectOption(eyes);
    await expect(page).toHaveURL(new RegExp(`as=${eyes}`));
    await still(page);
    return { line: await page.locator('.film-lines').innerText(), cards: await page.locator('.table-mine .hand .card').count() };
  };
  const record = aRecord('san-marco', 60);
  await opened(page, record);
  for (let n = 2; !/^\S+\sdraws\s\d+\scards/.test(await page.locator('.film-lines').innerText()); n++) {
    await slide(page, n);
    await still(page);
  }
  const [name] = (await page.locator('.film-lines').innerText()).split(/\sdraws/);
  const own = await drawn(`s${record.seats.indexOf(name!.trim())}`);
  expect(own.line).not.toMatch(/\d+\scards/);
  expect(own.cards).toBeGreaterThan(0);
  expect((await drawn('open')).line).toBe(own.line);
  expect((await drawn('spectator')).cards).toBe(0);
});

test('what each player saw, all of it at once: as each of them saw it themselves', async ({ page }) => {
  const record = aRecord('inkognito', 50);
  await opened(page, record);
  await slide(page, 12);
  await page.locator('.replay-eyes select').selectOption('open');
  await still(page);
  const hands = await page.locator('.hands-one').evaluateAll((all) =>
    all.map((one) =>
      [...one.children]
        .slice(1)
        .map((el) => (el as HTMLElement).innerText)
        .join(''),
    ),
  );
  expect(hands).toHaveLength(record.seats.length);
  for (const [i, hand] of hands.entries()) {
    await page.locator('.replay-eyes select').selectOption(`s${i}`);
    await expect(page).toHaveURL(new RegExp(`as=s${i}`));
    await still(page);
    // The sheet with what follows is laid beside the board through one's own eyes.
    const own = (await page.locator('.table-mine > :not(.history):not(.mine-foot)').allInnerTexts()).join('');
    expect(own.replace(/\s*Notes\s*$/, '').trim()).toBe(hand.trim());
  }
  expect(new Set(hands).size).toBe(hands.length);
  // There, too, one looks, and nothing can be ticked: here missions are to be kept.
  await opened(page, aRecord('valencia', 40));
  await page.keyboard.press('Home');
  await page.locator('.replay-eyes select').selectOption('open');
  await still(page);
  await expect(page.locator('.hands-one')).not.toHaveCount(0);
  await expect(page.locator('.hands input:enabled')).toHaveCount(0);
});

test('while a long game is opened, how far that is is shown and said', async ({ page }) => {
  await page.goto('/replay');
  await page.evaluate(() => {
    const seen = { bars: 0, said: new Set<string>() };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const [bar, status] = [document.querySelector('.drop progress'), document.querySelector('.drop [role=status]')];
      if (bar) seen.bars++;
      if (status?.textContent) seen.said.add(status.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await page.locator('input[type=file]').setInputFiles(fileOf(aRecord('venice', 2000)));
  await still(page);
  const seen = await page.evaluate(() => {
    const { bars, said } = (window as unknown as { seen: { bars: number; said: Set<string> } }).seen;
    return { bars, said: [...said] };
  });
  expect(seen.bars).toBeGreaterThan(0);
  expect(seen.said[0]).toBe('The game is being opened …');
  // Not a word more than each quarter.
  expect(seen.said.length).toBeLessThanOrEqual(5);
});

test('what is no record, or no whole one, is said to be that', async ({ page }) => {
  const record = aRecord('san-marco', 40);
  await page.goto('/replay');
  const says = async (file: unknown, what: RegExp): Promise<void> => {
    await page.locator('input[type=file]').setInputFiles(fileOf(file));
    await expect(page.getByRole('alert')).toHaveText(what);
  };
  await says('Dear diary', /no record of a Ridotto game/);
  await says({ format: 'something else' }, /no record of a Ridotto game/);
  await says({ ...record, rules: 99 }, /of a newer house.*version 99/s);
  await says({ ...record, seats: ['Anne'] }, /faulty/);
  await says({ ...record, log: record.log.map((e, n) => (n === 20 && 'say' in e ? { ...e, say: ['fly'] } : e)) }, /faulty/);
  await says({ ...record, game: 'chess' }, /not played here/);
  await clean(page, 'a file that cannot be opened');
  // In the reader's language, with the place that is wrong; exactly what is wrong is there for whoever asks.
  const torn = { ...record, log: record.log.map((e, n) => (n === 20 && 'say' in e ? { ...e, say: ['fly'] } : e)) };
  for (const [button, newer, faulty] of [
    ['Français', /la version 99/, /L’entrée 20/],
    ['Polski', /wersji 99/, /Wpisu 20/],
    ['English', /version 99/, /Entry 20/],
  ] as const) {
    await page.getByTitle(button).click();
    await says({ ...record, rules: 99 }, newer);
    await expect(page.getByRole('alert').locator('p:visible')).toHaveCount(2);
    await says(torn, faulty);
  }
  await page.getByRole('alert').locator('summary').click();
  await expect(page.getByRole('alert')).toContainText('"fly" is not one of');
  await clean(page, 'exactly what is wrong');
  // Whoever changed a choice that is legal all the same is found out by the verdict.
  const { secret, ...rest } = record;
  expect(secret).toBeTruthy();
  await page.locator('input[type=file]').setInputFiles(fileOf({ ...rest, secret: secret!.replace(/^./, (c) => (c === '0' ? '1' : '0')) }));
  await expect(page.locator('.verdict-chip')).toHaveText(/does not match/);
  await page.locator('.verdict-chip').click();
  await expect(page.locator('p.verdict-bad')).toContainText('the secret is not the one that was committed to');
  // Without the secret nothing speaks against it, and nothing for it: it is looked at, and that is said.
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(fileOf(rest));
  await expect(page.locator('.verdict-chip')).toHaveText(/cannot be proved/);
  await page.locator('.verdict-chip').click();
  await expect(page.locator('.verdict-tab [role=status]')).toContainText('The dealer’s secret is not in the record');
  await expect(page.locator('.verdict-bad')).toHaveCount(0);
});
