import type { Command } from '../terminal/command.ts';

export const command: Command = {
  name: 'environment',
  usage: '',
  what: 'Serves the rules as environments, for search and learning in any language: a request a line of JSON on standard input, an answer a line on standard output (docs/library.md).',
  options: {},
  most: 0,
  async run() {
    const { serveLines } = await import('@ridotto/library/node/lines.ts');
    await serveLines(process.stdin, process.stdout);
  },
};
