// A program that plays any game of Ridotto, by chance: node docs/bots/random.mjs, by way of `ridotto bot` (docs/bots.md).
import readline from 'node:readline';

const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
/** What came while an answer was awaited. */
const waiting = [];

async function hear() {
  const { value, done } = await lines.next();
  if (done) process.exit();
  return JSON.parse(value);
}
/** Says something, and gives the answer to it. */
async function ask(said) {
  console.log(JSON.stringify(said));
  for (;;) {
    const heard = await hear();
    if (heard.preview || heard.done || heard.problem) return heard;
    waiting.push(heard);
  }
}

for (;;) {
  const { ask: seen, over } = waiting.shift() ?? (await hear());
  if (over) process.exit();
  if (seen) await decide(seen);
}

async function decide({ legal: first }) {
  for (;;) {
    // A decision may have several parts: one after the other, each of those that are legal then, until it is whole.
    const parts = [];
    let legal = first;
    for (let whole = false; !whole && legal.length > 0;) {
      parts.push(legal[Math.floor(Math.random() * legal.length)]);
      const { preview } = await ask({ try: { parts } });
      if (!preview) break;
      whole = preview.complete || preview.news;
      legal = preview.legal;
    }
    const { done, problem } = await ask({ say: { parts } });
    // Somebody may have been quicker: then there is another question, if there is one.
    if (done || /:(stale|not-asked|game-over)$/.test(problem.type)) return;
  }
}
