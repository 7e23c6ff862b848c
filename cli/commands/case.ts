import { casesIn, runCase, type Case, type Game } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { Failure, Misuse, print, say, text, whole, type Command } from '../terminal/command.ts';
import { called, EDITION, editionBeside, editionGiven, firstLine, GAME, readText, readYaml } from '../terminal/files.ts';
import { whichGame } from '../terminal/which-game.ts';
import { within } from '../terminal/within.ts';

/** A case that names a game which is none fails by itself. */
function ofAGame(c: Case): Case {
  try {
    if (c.game !== undefined) gameNamed(c.game);
    return c;
  } catch (e) {
    return { case: c.case, unfit: firstLine(e) };
  }
}

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
      let game: Game | undefined;
      try {
        cases = casesIn(readYaml(file)).map(ofAGame);
        // Where no case can be played, it does not matter.
        game = cases.every((c) => c.unfit !== undefined) ? undefined : within(limit, () => whichGame(file, cases, text(values, 'game')));
      } catch (e) {
        if (e instanceof Misuse) throw e;
        const message = e instanceof Failure ? e.message : `${called(file)}: ${firstLine(e)}`;
        print(`ridotto: ${message}\n`, process.stderr);
        failed++;
        continue;
      }
      for (const c of cases) {
        const wrong = c.unfit ?? run(file, c, game);
        if (wrong === undefined) passed++;
        else failed++;
        say(wrong === undefined ? `ok      ${c.case}` : `FAILED  ${c.case}: ${wrong.replaceAll('\n', ' ')}`);
      }
    }
    say(`${passed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;

    function run(file: string, c: Case, ofFile: Game | undefined): string | undefined {
      const game = c.game === undefined ? ofFile! : gameNamed(c.game);
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
