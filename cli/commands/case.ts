import { casesIn, runCase, type Case, type Game } from '@ridotto/engine';
import { Failure, Misuse, say, text, whole, type Command } from '../terminal/command.ts';
import { called, EDITION, editionBeside, editionGiven, firstLine, GAME, namedGame, readText, readYaml } from '../terminal/files.ts';
import { whichGame } from '../terminal/which-game.ts';
import { within } from '../terminal/within.ts';

export const command: Command = {
  name: 'case',
  usage: 'FILE… [options]',
  what: 'Runs the cases of these YAML files: one line per case, and a closing line with how many passed and failed.',
  more: ['Exit status 0: all passed; 1: at least one failed, or a file holds no cases.'],
  options: {
    game: GAME,
    edition: { ...EDITION, what: 'the edition for cases that name none' },
    limit: { type: 'string', value: 'SECONDS', what: 'a case that takes longer fails: a loop without an end (default 60)' },
  },
  run(values, files) {
    if (files.length === 0) throw new Misuse('a FILE with cases is missing; see ridotto case --help');
    for (const file of files) if (file !== '-') readText(file); // all are there, before any is run
    const limit = whole(values, 'limit', 60, 1, 3600);
    let passed = 0;
    let failed = 0;
    for (const file of files) {
      let cases: Case[];
      let game: Game;
      try {
        cases = casesIn(readYaml(file));
        game = within(limit, () => whichGame(file, cases, text(values, 'game')));
      } catch (e) {
        if (e instanceof Misuse) throw e;
        const message = e instanceof Failure ? e.message : `${called(file)}: ${firstLine(e)}`;
        process.stderr.write(`ridotto: ${message}\n`);
        failed++;
        continue;
      }
      for (const c of cases) {
        const wrong = run(c.game === undefined ? game : namedGame(c.game), file, c);
        if (wrong === undefined) passed++;
        else failed++;
        say(wrong === undefined ? `ok      ${c.case}` : `FAILED  ${c.case}: ${wrong.replaceAll('\n', ' ')}`);
      }
    }
    say(`${passed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;

    function run(game: Game, file: string, c: Case): string | undefined {
      const edition = c.edition ?? (text(values, 'edition') === undefined ? 'default' : editionGiven(values, game).file);
      try {
        return within(limit, () => runCase(game, { ...c, edition }, editionBeside(file)));
      } catch (e) {
        if (e instanceof Failure) return e.message;
        throw e;
      }
    }
  },
};
