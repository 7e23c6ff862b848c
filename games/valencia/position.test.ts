import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { combinations } from '@ridotto/engine/battery/index.ts';
import { Choices, Io, sameState, seatsIn } from '@ridotto/engine';
import { valencia as game } from './index.ts';
import { rules } from './rules/index.ts';

const edition = game.edition(game.standard);
const NAMES = ['anne', 'benoit', 'christian', 'denise', 'emile'];

suite('a position says every fact of a state', () => {
  for (const seats of [2, 3, 4, 5])
    test(`read and written again at every step of random games of ${seats}`, () => {
      const list = new Choices();
      const pick = new Io(seats);
      combinations(game.options).forEach((options, g) => {
        const names = NAMES.slice(0, seats);
        const s = game.create(edition, options, seats);
        const io = new Io(g);
        rules.start(s, io);
        for (;;) {
          const written = JSON.parse(JSON.stringify(game.write(s, names))) as object;
          const again = game.read(written, edition, options, names);
          if (!sameState(s, again)) {
            const at = [...s.all].findIndex((n, i) => n !== again.all[i]);
            assert.fail(`number ${at}: ${s.all[at]} is read as ${again.all[at]}: ${JSON.stringify(written)}`);
          }
          if (s.awaited === 0) break;
          const awaited = seatsIn(s.awaited);
          const seat = awaited[pick.pick(awaited.length)];
          rules.legal(s, seat, list);
          rules.apply(s, seat, list.at[pick.pick(list.n)], io);
        }
      });
    });
});


