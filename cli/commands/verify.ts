import { Failure, needs, say, sayJson, type Command } from '../terminal/command.ts';
import { readRecord } from '../terminal/files.ts';

export const command: Command = {
  name: 'verify',
  usage: 'FILE',
  what: 'Derives every die and draw of a finished game again, from the secret that its record reveals, and replays it. Says what that does not prove.',
  more: ['Exit status 0: dealt as committed to before the deal; 1: not, or the record is none.'],
  options: { json: { type: 'boolean', what: 'one JSON object' } },
  most: 1,
  async run(values, args) {
    const file = needs(args, 'a FILE with a record', 'verify');
    const { record, game } = readRecord(file);
    const { verifyRecord } = await import('@ridotto/table');
    const verdict = verifyRecord(game, record);
    if (values.json === true) sayJson(verdict);
    if (!verdict.ok) throw new Failure(`${file}: ${verdict.detail}`);
    if (values.json === true) return;
    say(`verified: ${verdict.detail}`);
    for (const sentence of verdict.unproved) say(`but: ${sentence}`);
  },
};
