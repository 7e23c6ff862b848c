// A table by turns, with people who are not always there: clocks, a bot that holds a seat, what is agreed on.
import { expect, test, type Page } from '@playwright/test';
import { cleanDayAndNight, human, open, seatLink } from './kit.ts';

const line = (page: Page, seat: number) => page.locator(`.one[data-seat="s${seat}"]`);
async function atTheTable(page: Page): Promise<void> {
  const menu = page.locator('.top-menu');
  if (await menu.isVisible()) await menu.click();
  await page.locator('#company').click();
}

test('by turns: clocks stand beside the players, a bot holds a seat for a while, and both agree to stop', async ({
  browser,
  page: anne,
}) => {
  await anne.goto('/new/san-marco');
  await anne.getByText('3 players').click();
  for (const [i, who] of ['here', 'link', 'steady'].entries()) await anne.locator('.setup-seats select').nth(i).selectOption(who);
  await anne.getByLabel('Tempo').selectOption({ label: 'By turns: 1 day for each decision' });
  await anne.getByLabel('nothing happens, but the others may agree').check();
  await anne.getByRole('button', { name: 'Open the table' }).click();
  const link = await anne.locator('.links input').first().inputValue();
  await anne.getByRole('link', { name: 'To the table' }).click();
  const benoit = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })).newPage();
  await benoit.goto(link);

  // Whoever is asked has a clock, and it says until when, in each language.
  await expect(anne.locator('.clock-runs').first()).toContainText(/^until \w+day/);
  await expect(benoit.locator('.clock-runs').first()).toContainText(/^jusqu’à \p{L}+ \d\d:\d\d/u);
  await atTheTable(anne);
  await expect(anne.getByRole('dialog')).toContainText(
    'By turns: 1 day for each decision. When somebody’s time has run out: nothing happens',
  );
  await anne.getByRole('dialog').getByLabel('from').fill('23:00');
  await anne.getByRole('button', { name: 'Keep' }).click();
  // What is refused is said beside what was pressed, and what is allowed.
  const dialog = anne.getByRole('dialog');
  await dialog.getByLabel('to', { exact: true }).fill('22:00');
  await anne.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Quiet hours last from one minute to fourteen hours.');
  await dialog.getByRole('button', { name: 'Take my last move back' }).click();
  const refusal = dialog.getByRole('alert').filter({ hasText: 'You have not moved yet, so there is nothing to take back.' });
  await expect(refusal).toBeInViewport();
  await cleanDayAndNight(anne, 'at the table');

  await anne.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(line(benoit, 0)).toContainText('un robot joue pour l’instant');
  await anne.getByRole('button', { name: 'Close' }).click();
  await expect(anne.locator('.proposals')).toContainText('A bot plays in your place.');
  await expect(anne.locator('#confirm')).toHaveCount(0);
  await anne.locator('.proposals').getByRole('button', { name: 'Take my seat back' }).click();
  await expect(line(benoit, 0)).not.toContainText('un robot joue');
  await expect(anne.locator('.proposals')).toHaveCount(0);

  await atTheTable(anne);
  await anne.getByRole('button', { name: 'Pause the clocks' }).click();
  await expect(anne.getByRole('dialog')).toContainText('✓ Proposed to the others: Pause the clocks.');
  await anne.getByRole('button', { name: 'Close' }).click();
  // What is to be settled leaves the board whole.
  await expect(anne.locator('.proposals')).toContainText('pause the clocks');
  const board = await anne.locator('.table-board .sea-sheet').boundingBox();
  expect(board!.y + board!.height).toBeLessThanOrEqual(720);
  await benoit.getByRole('button', { name: 'Accepter' }).click();
  // The clocks stand there, and are seen to stand still, but for those whose time nobody measures; nobody is asked for a move, and
  // who wants to go on says so at once.
  await expect(anne.locator('.one .clock').first()).toContainText('❚❚ 1 day');
  await expect(line(anne, 2).locator('.clock')).toHaveCount(0);
  await expect(anne.locator('.prompt')).toContainText('The game is paused: Anne proposed it, and all agreed. It goes on when all agree');
  await expect(anne.locator('#confirm')).toHaveCount(0);
  await expect(anne.locator('.hand-cards button.card:not([disabled]), .choice-list button')).toHaveCount(0);
  await cleanDayAndNight(anne, 'paused');
  await benoit.locator('.prompt').getByRole('button', { name: 'Reprendre' }).click();
  await anne.locator('.proposal').getByRole('button', { name: 'Agree' }).click();
  await expect(anne.locator('.clock').first()).toContainText('until');

  await atTheTable(anne);
  await anne.getByRole('button', { name: 'Stop without a result' }).click();
  await anne.getByRole('button', { name: 'Close' }).click();
  await expect(benoit.locator('.proposal')).toContainText('Anne propose d’arrêter sans résultat. Pas encore de réponse : Benoît.');
  await cleanDayAndNight(benoit, 'something is proposed');
  await benoit.getByRole('button', { name: 'Accepter' }).click();
  for (const [page, said] of [
    [anne, 'Stopped by agreement: nobody has won.'],
    [benoit, 'Arrêtée d’un commun accord : personne n’a gagné.'],
  ] as const)
    await expect(page.getByRole('dialog')).toContainText(said);
  // What was settled stands in the log.
  await anne.keyboard.press('Escape');
  await expect(anne.locator('.log')).toContainText('Benoît agrees. All agree: the game ends without a result.');
});

test('a seat is given to somebody else: the link can be copied and photographed, what is past keeps its names, and nobody is led astray', async ({
  browser,
  page: anne,
}) => {
  await anne.goto('/new/san-marco');
  await anne.getByText('3 players').click();
  for (const [i, who] of ['here', 'link', 'steady'].entries()) await anne.locator('.setup-seats select').nth(i).selectOption(who);
  await anne.getByRole('button', { name: 'Open the table' }).click();
  const seat = await anne.locator('.links input').first().inputValue();
  await anne.locator('.links summary').first().click();
  await expect(anne.locator('.links svg').first()).toBeVisible();
  // By a key: what opened above it may still move it.
  await anne.getByRole('link', { name: 'To the table' }).press('Enter');
  const benoit = await (await browser.newContext()).newPage();
  await benoit.goto(seat);
  await atTheTable(anne);
  const dialog = anne.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give my seat to somebody else' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  await dialog.getByText('as a code for a camera').click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await cleanDayAndNight(anne, 'a link to a seat');
  const link = await dialog.locator('input[readonly]').inputValue();
  await anne.goto('/');

  const emile = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await emile.goto(link);
  await expect(emile.locator('main')).toContainText(/San Marco – .*Anne/);
  await cleanDayAndNight(emile, 'somebody is invited to a seat');
  await emile.getByLabel('Your name').fill('Émile');
  await emile.getByRole('button', { name: 'Sit down' }).click();
  await expect(line(emile, 0)).toContainText('Émile');
  await expect(line(benoit, 0)).toContainText('Émile');
  const log = benoit.locator('.log');
  await expect(log).toContainText('Anne invites somebody to take the seat over.');
  await expect(log).toContainText('Émile takes the seat of Anne over.');
  await benoit.reload();
  await expect(log).toContainText('Anne invites somebody to take the seat over.');
  // Whoever had it is not told any more that it is their turn.
  await anne.goto('/');
  await expect(anne.locator('.my-tables li').first()).toBeVisible();
  await expect(anne.locator('.my-tables')).not.toContainText('your turn');
  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await expect(late.getByRole('alert')).toContainText('This invitation is worth nothing any more.');
  await expect(late.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
});

test('on a phone one’s own clock is in sight while one decides, and in colour only when little is left', async ({ browser, request }) => {
  const table = await open(request, [human('Anne'), human('Benoît')], {
    game: 'valencia',
    tempo: { kind: 'turns', each: 3_600_000, away: 0 },
  });
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(seatLink(table));
  const clock = page.locator('.prompt-clock .clock');
  await expect(clock).toBeInViewport();
  await expect(clock).toHaveClass(/clock-runs/);
  await expect(clock).not.toHaveClass(/clock-soon/);
});
