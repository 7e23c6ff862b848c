import assert from 'node:assert/strict';
import test from 'node:test';
import { Io } from '@ridotto/engine';
import { Played, toys } from './tests/kit.ts';

test('a preview changes nothing and shows what then comes true, up to where news begins', () => {
  const kinds = new Set<string>();
  for (const wanted of [{ seed: 41, players: 4 }, { seed: 42, players: 3 }, ...toys(49)]) {
    const { seed } = wanted;
    const played = new Played(wanted);
    const { table } = played;
    const luck = new Io(seed);
    while (!table.over) {
      const seat = table.awaited[luck.pick(table.awaited.length)];
      const { legal, seq, view } = table.snapshot(seat);
      const parts = [legal[luck.pick(legal.length)]];
      const [state, outcomes] = [[...table.match.state.all], table.match.outcomes];
      const preview = table.preview(seat, { parts });
      assert.ok('view' in preview);
      // Words are as good as parts.
      assert.deepEqual(table.preview(seat, { line: preview.line }), preview);
      assert.deepEqual([[...table.match.state.all], table.match.outcomes, table.seq(seat)], [state, outcomes, seq]);
      const together = table.game.rules.isTogether(table.match.state);
      assert.ok('entry' in played.send(seat, { do: 'say', parts }));
      const now = table.snapshot(seat);
      if (!preview.news) {
        assert.deepEqual(preview.view, now.view);
        assert.deepEqual(preview.legal, now.legal);
        kinds.add('quiet');
        continue;
      }
      assert.deepEqual(preview.legal, []);
      assert.ok(preview.complete);
      const lucky = table.match.outcomes > outcomes;
      if (together) kinds.add('drafted');
      else if (lucky && JSON.stringify(preview.view) === JSON.stringify(view)) kinds.add('own news: as before');
      else if (lucky) kinds.add('luck as the turn passes: as after the part');
      else kinds.add('turn passes');
    }
  }
  assert.deepEqual([...kinds].sort(), [
    'drafted',
    'luck as the turn passes: as after the part',
    'own news: as before',
    'quiet',
    'turn passes',
  ]);
});

test("the last part of a simultaneous step shows nothing of the others' parts", () => {
  for (let seed = 43; seed < 48; seed++) {
    const played = new Played({ seed });
    const { table } = played;
    const luck = new Io(seed);
    while (table.awaited.length < 2) played.step(luck);
    const [first, last] = table.awaited;
    while (table.awaited.includes(first)) played.blindly(first, luck);
    for (;;) {
      const { legal } = table.snapshot(last);
      const preview = table.preview(last, { parts: [legal[0]] });
      assert.ok('view' in preview);
      const cuts = (preview.view as { cuts: { of: string; sizes?: unknown; cards?: unknown }[] }).cuts;
      assert.deepEqual(
        [cuts.map(({ sizes }) => sizes), cuts.filter(({ cards }) => cards).map(({ of }) => of)],
        [[undefined, undefined], [`s${last}`]],
      );
      if (preview.news) break;
      played.send(last, { do: 'say', parts: [legal[0]] });
    }
  }
});

test('nothing may follow news, whatever it would be', () => {
  const played = new Played({ seed: 44, players: 3 });
  const { table } = played;
  const luck = new Io(44);
  let tried = 0;
  while (!table.over && tried < 20) {
    const seat = table.awaited[0];
    const { legal } = table.snapshot(seat);
    const part = legal[luck.pick(legal.length)];
    const preview = table.preview(seat, { parts: [part] });
    assert.ok('news' in preview);
    if (preview.news) {
      const answer = table.preview(seat, { parts: [part, part] });
      assert.ok(
        'problem' in answer && answer.problem.part === 1 && /brings news|nothing|handed in/.test(answer.problem.detail),
        JSON.stringify(answer),
      );
      tried++;
    }
    played.step(luck);
  }
});

test('why: yes, or the rule and the facts; for those who are not asked, nothing', () => {
  const played = new Played({ seed: 45, players: 3 });
  const { table } = played;
  const luck = new Io(45);
  const rules = new Set<string>();
  for (let n = 0; n < 100 && !table.over; n++) {
    const seat = table.awaited[0];
    const { legal } = table.snapshot(seat);
    assert.deepEqual(table.why(seat, { parts: [legal[0]] }), { legal: true, detail: 'it is legal now' });
    for (const parts of [[{ do: 'stop' }], [{ do: 'on', pair: 'castello/dorsoduro' }], [{ do: 'take', offer: '1' }]]) {
      const why = table.why(seat, { parts });
      assert.ok('legal' in why);
      if (!why.legal && why.rule) rules.add(why.rule);
    }
    const idle = table.viewers.find((v) => v < 3 && !table.awaited.includes(v));
    if (idle !== undefined) assert.deepEqual(table.why(idle, { line: 'stop' }), { legal: false, detail: 'nothing is asked of you now' });
    played.step(luck);
  }
  assert.ok(rules.size >= 3, [...rules].join());
});
