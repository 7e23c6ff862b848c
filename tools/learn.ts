// `npm run learn -- GAME`: plays the games of its school, fits a network to them, writes it to bots/GAME/weights.ts. The same players
// and the same school are the same weights.
import fs from 'node:fs';
import path from 'node:path';
import { settleOptions, type Place } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import type { Guide } from '@ridotto/bots/search/guide.ts';
import { gather } from './learning/gather.ts';
import { Noticing, type Lesson } from '@ridotto/bots/search/lesson.ts';
import { teach, type Example } from './learning/teach.ts';

const [name = ''] = process.argv.slice(2);
const game = gameNamed(name);
const folder = path.join(import.meta.dirname, '..', 'bots', name);
if (!fs.existsSync(path.join(folder, 'noticing.ts')))
  throw new Error(`nothing is noticed in ${name}: there is no bots/${name}/noticing.ts`);
const { guide } = (await import(path.join(folder, 'guide.ts'))) as { guide: Guide };
const { lesson } = (await import(path.join(folder, 'noticing.ts'))) as { lesson: Lesson };

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
