// Two tables that differ only in what a seat may not know: every byte it can get from either is the same. For each seat and
// the spectator, at random moments of random games; the second world is made by the game's own know and sample.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Io, seatIds, SPECTATOR, type Choice, type Place, type Seat } from '@ridotto/engine';
import type { AnyChoice, Command } from './protocol.ts';
import type { Table } from './table.ts';
import { BEGUN, openTable, Played, toys, type Wanted } from './tests/kit.ts';

/** The table as it stands, or as it might stand for all that `viewer` knows. */
function opened(table: Table, wanted: Wanted, state: Place): Table {
  const { game, setup } = table;
  return openTable({ ...wanted, from: game.write(state, seatIds(setup.names.length)) }).table;
}
function otherWorld(table: Table, viewer: Seat, luck: Io): Place {
  const { game, match } = table;
  const state = game.create(match.setup.edition, match.setup.options, match.setup.seats);
  game.sample(state, game.know(match.state, viewer), luck);
  return state;
}

/** Choices of all kinds, legal or not, for anybody. */
function choices(tables: readonly Table[], luck: Io): AnyChoice[] {
  const { codec, rules } = tables[0].game;
  assert.ok(rules.names.length > 0);
  const out = new Map<Choice, AnyChoice>();
  for (const table of tables) for (const p of table.setup.names.keys()) for (const c of table.match.legal(p)) out.set(c, codec.toObject(c));
  for (let n = 0; n < 12; n++) {
    const verb = luck.pick(codec.verbs.length);
    let choice: Choice = verb;
    for (const { domain: d, shift } of codec.fields[verb]) choice |= luck.pick(d.values.length) << shift;
    out.set(choice, codec.toObject(choice));
  }
  return [...out.values()];
}

/** Every byte that a table gives to a viewer who does not change it. */
function bytes(table: Table, viewer: Seat, tries: readonly AnyChoice[]): string[] {
  const question = table.snapshot(viewer).question ?? 'q1';
  const key = 'never used';
  return [
    table.snapshot(viewer),
    table.log(viewer),
    table.since(viewer, 0),
    ...tries.flatMap((choice) => [
      table.why(viewer, { parts: [choice] }),
      table.preview(viewer, { parts: [choice] }),
      table.preview(viewer, { parts: [choice, choice] }),
      table.preview(viewer, { line: Object.values(choice).join(' ') }),
      table.why(viewer, { line: Object.values(choice).slice(1).join(' ') }),
    ]),
    table.command(viewer, { do: 'say', question: 'q99', key, line: 'stop' }, BEGUN),
    table.command(viewer, { do: 'say', question, key, parts: [{ do: 'fly' }] }, BEGUN),
    ...(table.snapshot(viewer).held ? [] : [table.command(viewer, { do: 'confirm', question, key }, BEGUN)]),
    table.record(),
    table.notes(viewer),
    table.aside(viewer, { gesture: 'wink', key }, BEGUN),
    table.matter(viewer, { do: 'agree', proposal: 99, key }, BEGUN),
    table.matter(viewer, { do: 'propose', what: { do: 'give-to-bot', seat: 's9' }, key }, BEGUN),
  ].map((x) => JSON.stringify(x));
}
function same(a: Table, b: Table, viewer: Seat, luck: Io): void {
  const tries = choices([a, b], luck);
  const [one, other] = [bytes(a, viewer, tries), bytes(b, viewer, tries)];
  one.forEach((text, i) => assert.equal(other[i], text));
}

/** What the viewer does without news, in both worlds: drafts of their own, and what they take back. */
function actAlike(a: Table, b: Table, viewer: Seat, luck: Io): void {
  for (let n = 0; n < 6; n++) {
    const { question, legal, undo, held } = a.snapshot(viewer);
    if (question === null) return;
    const about = { question, key: `k${n}` };
    const outOfTurn = !a.awaited.includes(viewer) && legal.length > 0;
    let command: Command;
    let news = false;
    if (undo && (held || luck.pick(3) === 0)) command = { do: 'undo', ...about };
    else {
      const parts: AnyChoice[] = [];
      for (let next = legal; next.length > 0 && (outOfTurn || parts.length === 0);) {
        parts.push(next[luck.pick(next.length)]);
        const preview = a.preview(viewer, { parts });
        assert.ok('news' in preview);
        ({ news, legal: next } = preview);
      }
      command = { do: 'say', parts, ...about };
    }
    const answers = [a.command(viewer, command, BEGUN), b.command(viewer, command, BEGUN)];
    if (news && !outOfTurn && !a.snapshot(viewer).held) return; // here the worlds part
    assert.deepEqual(answers[1], answers[0]);
    same(a, b, viewer, luck);
  }
}

test('two worlds, the same bytes', () => {
  let moved = 0;
  let compared = 0;
  for (const [seed, wanted] of [
    [51, { players: 4 }],
    [52, { players: 3 }],
    [53, { players: 4, confirm: true, options: { openOffers4p: 'faceDown', roleAssignment: 'leaderChooses' } }],
    [54, { players: 4, options: { openOffers4p: 'faceUp' } }],
    ...toys(55).map((toy) => [toy.seed, toy]),
    ...toys(56).map((toy) => [toy.seed, { ...toy, confirm: true }]),
  ] as [number, Wanted][]) {
    const played = new Played({ ...wanted, seed });
    const { table } = played;
    const luck = new Io(seed);
    while (!table.over) {
      const hidden = table.game.rules.isTogether(table.match.state);
      if (luck.pick(hidden ? 5 : 24) === 0)
        for (const viewer of table.viewers) {
          const other = otherWorld(table, viewer, luck);
          if (other.all.some((x, i) => x !== table.match.state.all[i])) moved++;
          const [a, b] = [opened(table, { ...wanted, seed }, table.match.state), opened(table, { ...wanted, seed }, other)];
          // The others write for themselves, and not the same.
          for (const p of table.setup.names.keys())
            if (p !== viewer)
              for (const [t, notes] of [
                [a, 'x'],
                [b, 'something else'],
              ] as const)
                t.writeNotes(p, { revision: 0, notes });
          same(a, b, viewer, luck);
          if (viewer !== SPECTATOR) actAlike(a, b, viewer, luck);
          compared++;
        }
      played.step(luck);
    }
  }
  assert.ok(moved > 40 && compared > 80, `${moved} of ${compared}`);
});

const TEMPO = { kind: 'live', bank: 60_000, increment: 1000 } as const;
test("others' hidden work in two worlds looks the same", () => {
  let steps = 0;
  const all: (Wanted & { seed: number })[] = [61, 62, 63].flatMap((seed) => [{ seed, players: 4, tempo: TEMPO }, ...toys(seed)]);
  for (const wanted of all) {
    const played = new Played(wanted);
    const luck = new Io(wanted.seed);
    for (let done = 0; done < 4 && !played.table.over; played.step(luck)) {
      const { awaited, match, game } = played.table;
      if (awaited.length < 2 || !game.rules.isTogether(match.state) || match.drafts.size > 0 || luck.pick(2) === 0) continue;
      done++;
      const worker = awaited[luck.pick(awaited.length)];
      for (const viewer of played.table.viewers.filter((v) => v !== worker)) {
        const a = opened(played.table, wanted, match.state);
        const b = opened(played.table, wanted, otherWorld(played.table, viewer, luck));
        // The other one works with other things, in other pieces.
        for (const [table, most] of [
          [a, 99],
          [b, 1 + luck.pick(3)],
        ] as const)
          for (let n = 0; table.awaited.includes(worker); n++) {
            const parts: AnyChoice[] = [];
            let news = false;
            for (let { legal } = table.snapshot(worker); legal.length > 0 && parts.length < most && !news;) {
              const secret = legal.filter((part) => !game.rules.isAnytime(game.codec.fromObject(part)));
              parts.push(secret[luck.pick(secret.length)]);
              const preview = table.preview(worker, { parts });
              assert.ok('legal' in preview);
              ({ legal, news } = preview);
            }
            const question = table.snapshot(worker).question!;
            const answer = table.command(worker, { do: 'say', question, key: `w${n}`, parts }, BEGUN);
            assert.ok('entry' in answer, JSON.stringify(answer));
          }
        same(a, b, viewer, luck);
        // What is settled meanwhile, by whoever works in secret, tells no more of it.
        for (const table of [a, b]) {
          table.matter(worker, { do: 'propose', what: { do: 'tempo', tempo: TEMPO }, key: 'p' }, BEGUN + 1);
          if (viewer !== SPECTATOR) table.matter(viewer, { do: 'agree', proposal: 1, key: 'a' }, BEGUN + 2);
          table.matter(worker, { do: 'rest', bot: 'random', key: 'r' }, BEGUN + 3);
        }
        same(a, b, viewer, luck);
        steps++;
      }
    }
  }
  assert.ok(steps > 60, String(steps));
});
