// The pieces of the middle of a move, made from what was told: they come to what stands on the board in the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPECTATOR, type Game, type Told } from '@ridotto/engine';
import { gameNamed } from '@ridotto/games';
import { after as inSanMarco } from '@ridotto/games/san-marco/knowledge/after.ts';
import { after as inVenice } from '@ridotto/games/venice/knowledge/after.ts';
import { canonicalJson } from './canonical-json.ts';
import { openTable } from './tests/kit.ts';

type View = Readonly<Record<string, unknown>>;
type After = (view: never, told: Told) => object;

/** Plays by lot; each happening of several facts that touches the board: do they come to what stands there? */
function played(name: string, players: number, after: After, seed: number): { readonly agree: number; readonly faults: string[] } {
  const { table } = openTable({ game: gameNamed(name) as Game, players, seed });
  let lot = seed;
  let agree = 0;
  const faults: string[] = [];
  for (let n = 0; n < 400 && !table.over; n++) {
    const [seat = 0] = table.awaited;
    const before = table.snapshot(SPECTATOR).view;
    const told = table.log(SPECTATOR).length;
    lot = (Math.imul(lot, 1103515245) + 12345) >>> 0;
    const legal = table.match.legal(seat);
    table.play(seat, [table.game.codec.format(legal[(lot >>> 8) % legal.length]!)], 0);
    const facts = table
      .log(SPECTATOR)
      .slice(told)
      .flatMap((h) => h.facts);
    const made = facts.reduce<object>((view, fact) => after(view as never, fact), before) as View;
    const end = table.snapshot(SPECTATOR).view as View;
    const touched = Object.keys({ ...before, ...made }).filter((key) => made[key] !== (before as View)[key]);
    const wrong = touched.filter((key) => canonicalJson(made[key] ?? null) !== canonicalJson(end[key] ?? null));
    if (wrong.length > 0) faults.push(`${wrong.join(', ')} after ${facts.map((f) => f.what).join(' ')}`);
    else if (touched.length > 0) agree++;
  }
  return { agree, faults };
}

for (const [name, players, after] of [
  ['san-marco', 3, inSanMarco],
  ['venice', 2, inVenice],
  ['venice', 4, inVenice],
] as const)
  void test(`${name}, ${players} players: the pieces by what was told`, () => {
    const { agree, faults } = played(name, players, after as After, 3);
    assert.deepEqual(faults, []);
    assert.ok(agree > 50, `${agree}`);
  });
