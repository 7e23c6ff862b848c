// What the page says of its own: complete in three languages, and counted as each language counts.
import assert from 'node:assert/strict';
import test from 'node:test';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { page as en } from './page-en.ts';
import { page as fr } from './page-fr.ts';
import { page as pl } from './page-pl.ts';
import type { PageWords } from './page-shape.ts';

const ALL = { en, fr, pl } as const;

/** One of each sentence that has something to fill in. */
function filled(p: PageWords): Record<string, string> {
  const b = p.board;
  return {
    choices: b.choices('b3'),
    square: b.square('b3', 'dried-fruit', '2'),
    member: b.member('Émile'),
    beside: b.beside(['6', '3']),
    space: b.space('b2'),
    fountain: b.fountain('b2', '6'),
    central: b.central(2),
    tree: b.tree('t', true),
    bare: b.tree('t', false),
    chair: b.chair('x', ['Anne', 'Benoît']),
    empty: b.chair('x', []),
    stock: b.stock(3, '1'),
    none: b.stock(0, '1'),
    take: b.take('f3'),
    lay: b.lay('f3'),
    about: p.round.about(2, p.round.states.now, ['a', 'b'], '4'),
    count: p.missions.count(1, 5),
    left: p.planning.left(18, 4, 5),
    last: p.planning.left(1, 0, 1),
    pile: p.planning.pile(2),
    total: p.planning.total(9),
    card: p.planning.card('5', 'x'),
    put: p.planning.put('5'),
    title: p.auction.title('B'),
    bid: p.auction.total(4),
    reveal: p.auction.reveal(1, 'x'),
    nina: p.auction.nina(2),
    own: p.own.pile(1, '5 + 3'),
    down: p.own.faceDown([1, 2]),
    nothing: p.own.faceDown([]),
    supply: p.panel.supply(3),
    draw: p.panel.draw(3),
    soFar: p.panel.soFar(12),
    never: p.cards.never(2),
    worth: p.end.fountain('b2', 6),
    draws: p.log.draws('Émile', ['5', '3']),
    dealt: p.log.dealt(['Anne', 'Benoît'], '5'),
  };
}
function strings(x: unknown, at: string): [string, string][] {
  if (typeof x === 'string') return [[at, x]];
  return typeof x === 'object' && x !== null ? Object.entries(x).flatMap(([k, v]) => strings(v, `${at}.${k}`)) : [];
}

for (const l of LANGUAGES)
  void test(`the page in ${l}: every sentence is there, and nothing of a program in it`, () => {
    const all = [...strings(ALL[l], l), ...Object.entries(filled(ALL[l]))];
    for (const drawn of [0, 3]) all.push(...strings(ALL[l].planning.prompt(drawn), `${l}.planning.prompt`));
    for (const [where, text] of all) {
      assert.notEqual(text.trim(), '', where);
      assert.doesNotMatch(text, /undefined|NaN|\[object|#|\s\s|'/, `${where}: ${text}`);
    }
  });

void test('numbers take the forms of their language', () => {
  assert.match(en.planning.left(1, 2, 1), /^1 card left/);
  assert.match(en.planning.left(18, 1, 18), /^18 cards left; one round/);
  assert.match(fr.missions.count(1, 5), /^1 gardée/);
  assert.match(fr.missions.count(2, 5), /^2 gardées/);
  assert.match(pl.planning.left(22, 2, 11), /22 karty; na 2 następne rundy/);
  assert.match(pl.planning.left(5, 5, 1), /5 kart; na 5 następnych rund/);
  assert.equal(en.missions.points(-3), '−3');
  assert.equal(pl.missions.points(4), '+4');
});
