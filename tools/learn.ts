// `npm run learn -- GAME`: plays the games of its school and fits to them what its bots judge by: a network, written to
// bots/GAME/weights.ts, or prices, to bots/GAME/prices.ts. The same players and the same school are the same numbers.
import fs from 'node:fs';
import path from 'node:path';
import { settleOptions, type Place } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import type { Guide } from '@ridotto/bots/search/guide.ts';
import { gather } from './learning/gather.ts';
import { Noticing, type Lesson } from '@ridotto/bots/search/lesson.ts';
import type { Pricing } from '@ridotto/bots/search/prices.ts';
import { price } from './learning/prices.ts';
import { stocksOf } from './learning/stocks.ts';
import { teach, type Example } from './learning/teach.ts';
import { pricesText } from './learning/writing.ts';

const [name = ''] = process.argv.slice(2);
const game = gameNamed(name);
const folder = path.join(import.meta.dirname, '..', 'bots', name);
if (!fs.existsSync(path.join(folder, 'noticing.ts')))
  throw new Error(`nothing is noticed in ${name}: there is no bots/${name}/noticing.ts`);
const { guide } = (await import(path.join(folder, 'guide.ts'))) as { guide: Guide };
const { lesson, pricing } = (await import(path.join(folder, 'noticing.ts'))) as { lesson?: Lesson; pricing?: Pricing };
if (pricing) learnPrices(pricing);
else if (lesson) learnShares(lesson);

/** What the things bring that are no points, for each number of players. */
function learnPrices(asked: Pricing): void {
  const { games, decay } = asked.school;
  const found = games.map((school) => {
    const stocks = stocksOf<Place>(game, asked, school.players, gather<Place>(game, guide, asked, school));
    process.stderr.write(`learn: ${stocks.length} positions of a seat, with ${school.players} players\n`);
    return { ...school, stocks: stocks.length, ...price(stocks, asked.things, school.players, decay) };
  });
  const text = pricesText(name, guide.policy.name, found);
  fs.writeFileSync(path.join(folder, 'prices.ts'), text);
  process.stdout.write(text.slice(0, text.indexOf('import')));
}

/** Who wins, and how probably. */
function learnShares(lesson: Lesson): void {
  const noticing = new Noticing<Place>(lesson);
  const examples: Example[] = [];
  let before = 0;
  for (const { players, games, seed } of lesson.school.games) {
    const s = game.create(game.edition(game.standard), settleOptions(game), players);
    for (const moment of gather(game, guide, lesson, { players, games, seed })) {
      s.all = moment.numbers;
      const noticed = new Float32Array(noticing.inputs * players);
      noticing.of(s, players, noticed);
      examples.push({ seats: players, noticed, shares: moment.shares, game: before + moment.game });
      if (examples.length % 10_000 === 0) process.stderr.write(`learn: ${examples.length} positions\n`);
    }
    before += games;
  }
  const { net, test, even } = teach(examples, noticing.inputs, lesson.school);
  const from = lesson.school.games.map(({ players, games, seed }) => `${games} games of ${players} (seed ${seed})`).join(' and ');
  /** Numbers on a line. */
  const ROW = 14;
  const numbers = Array.from(net.weights, (x) => Number(x.toPrecision(5)));
  const rows = numbers.flatMap((_, i) => (i % ROW === 0 ? [`    ${numbers.slice(i, i + ROW).join(', ')},`] : []));
  const text = `// Written by \`npm run learn -- ${name}\`: ${examples.length} positions of ${from} among \`${guide.policy.name}\` players, one game in ten
// kept for a test. There an end surprises this network by ${test.toFixed(3)} nats, and one that takes all for equal by ${even.toFixed(3)}.
import type { Weights } from '../search/learnt.ts';

export const weights: Weights = {
  inputs: ${net.inputs},
  hidden: ${net.hidden},
  // prettier-ignore
  weights: [
${rows.join('\n')}
  ],
};
`;
  fs.writeFileSync(path.join(folder, 'weights.ts'), text);
  process.stdout.write(text.slice(0, text.indexOf('import')));
}
