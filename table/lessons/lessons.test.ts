// Every lesson of every game is played to its end by its own right answers; every wrong one is refused by the rule it names, or leads
// to what the guide says and is taken back. Of every puzzle everything that can be done is tried.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReply, isTask, scenarioOf, seatIds, Spelling, type Course, type Game, type Puzzle, type Scenario } from '@ridotto/engine';
import { faultsOf } from '@ridotto/engine/battery/sentences.ts';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import { gameNamed } from '@ridotto/games';
import { LIST } from '@ridotto/games/list.ts';
import { Refused } from '../port.ts';
import { LessonTable } from './lesson-table.ts';
import { solve } from './tests/solver.ts';

let count = 0;
const opened = (game: Game, scenario: Scenario, step = 0): LessonTable => new LessonTable(game.name, scenario, { id: `t${++count}`, step });
/** Hands in lines, one after the other; gives the rule that refuses one. */
function say(lesson: LessonTable, lines: string): string | undefined {
  for (const line of lines.split('\n')) {
    const question = lesson.table.question(0);
    try {
      lesson.command({ do: 'say', question: question ?? '', key: `k${++count}`, line });
    } catch (e) {
      if (e instanceof Refused) return e.problem.rule ?? e.problem.type;
      throw e;
    }
  }
  return undefined;
}
const position = (lesson: LessonTable): string => JSON.stringify(lesson.position().from);

/** All texts of something: of each, all languages there, and none twice. */
function saids(x: unknown): Record<string, string>[] {
  if (typeof x !== 'object' || x === null) return [];
  if ('en' in x) return [x as Record<string, string>];
  return Object.values(x).flatMap((y) => saids(y));
}
const speaks = (x: Course): void => {
  for (const said of saids(x)) {
    assert.deepEqual(Object.keys(said).sort(), [...LANGUAGES].sort());
    for (const language of LANGUAGES) assert.deepEqual(faultsOf(said[language], language), [], said[language]);
    if (said.en.includes('. ')) assert.notEqual(said.en, said.fr);
  }
};

/** It points at something that has this name in the game, or stands so in its positions. */
function pointsWell(game: Game, lesson: LessonTable, { at }: { at?: string }): void {
  if (at === undefined) return;
  const name = at.replace(/^card:/, '');
  const { script } = lesson;
  const spelling = new Spelling(game, seatIds(script.players.length));
  assert.ok(
    spelling.knows(name) || [game.standard, lesson.position().from].some((x) => JSON.stringify(x).includes(`"${name}"`)),
    `${script.id}: nothing is called "${at}"`,
  );
}

function playThrough(game: Game, scenario: Scenario): void {
  const lesson = opened(game, scenario);
  for (const [n, step] of scenario.steps.entries()) {
    assert.equal(lesson.standing.step, n);
    if (isReply(step) || !isTask(step)) {
      if (!isReply(step)) pointsWell(game, lesson, step);
      assert.equal(say(lesson, 'nothing'), 'urn:ridotto:problem:stale');
      const dealt = lesson.table.match.outcomes;
      lesson.goOn();
      if (isReply(step)) assert.equal(lesson.table.match.outcomes, dealt + (step.luck ?? []).length, `${scenario.id}, step ${n}: luck`);
      continue;
    }
    pointsWell(game, lesson, step);
    const before = position(lesson);
    for (const [i, wrong] of (step.wrong ?? []).entries()) {
      if (wrong.rule !== undefined) {
        assert.equal(say(lesson, wrong.line), wrong.rule, `${scenario.id}, step ${n}: ${wrong.line}`);
        assert.equal(position(lesson), before);
        continue;
      }
      assert.equal(say(lesson, wrong.line), undefined, `${scenario.id}, step ${n}: ${wrong.line}`);
      assert.deepEqual(lesson.standing, { step: n, stage: 'poor', wrong: i });
      assert.deepEqual(lesson.snapshot().legal, []);
      lesson.takeBack();
      assert.equal(position(lesson), before, `${scenario.id}, step ${n}: ${wrong.line}, taken back`);
    }
    for (const right of step.right.slice(1)) {
      const other = opened(game, scenario, n);
      assert.equal(say(other, right), undefined);
      assert.equal(other.standing.step, n + 1, `${scenario.id}, step ${n}: ${right}`);
    }
    const shown = opened(game, scenario, n);
    shown.show();
    assert.deepEqual({ ...shown.standing, stage: '' }, { step: n + 1, stage: '', shown: true });
    const dealt = lesson.table.match.outcomes;
    assert.equal(say(lesson, step.right[0] ?? ''), undefined);
    assert.equal(position(shown), position(lesson), `${scenario.id}, step ${n}: shown`);
    // What luck brings in a lesson stands in it.
    if (scenario.byTurns !== true)
      assert.equal(lesson.table.match.outcomes, dealt + (step.luck ?? []).length, `${scenario.id}, step ${n}: luck`);
    assert.equal(lesson.standing.step, n + 1, `${scenario.id}, step ${n}: ${step.right[0]}`);
    // Left and taken up again, it is the same table.
    assert.equal(position(opened(game, scenario, n + 1)), position(lesson));
  }
  assert.equal(lesson.standing.stage, 'over');
}

function isSolved(game: Game, puzzle: Puzzle): void {
  playThrough(game, scenarioOf(puzzle));
  const { best, named, solving, unnamed, tried } = solve(game, puzzle);
  if ('is' in puzzle.goal || ('open' in puzzle.goal && puzzle.goal.open === 'most'))
    assert.equal(best, 1, `${puzzle.id}: nothing reaches it`);
  assert.deepEqual(
    named,
    puzzle.solutions.map(() => best),
    `${puzzle.id}: this much is reached by what it names`,
  );
  assert.deepEqual(unnamed, [], `${puzzle.id}: these reach it too`);
  assert.ok(solving.length < tried, `${puzzle.id}: whatever is done reaches it`);
}

for (const { name, course: load, scenes: show, rules } of LIST) {
  if (!load) continue;
  const game = gameNamed(name);
  const course = await load();
  const { lessons, puzzles } = course;
  test(`${name}: lessons and puzzles have names of their own, and speak all languages`, () => {
    const ids = [...lessons.map(({ id }) => `lesson ${id}`), ...puzzles.map(({ id }) => `puzzle ${id}`)];
    assert.equal(new Set(ids).size, ids.length);
    for (const id of ids) assert.match(id, /^\w+ [a-z0-9-]+$/);
    speaks(course);
  });
  test(`${name}: what the rules show is a step of a lesson at which something is to be done`, async () => {
    const sections = await Promise.all(LANGUAGES.map(async (l) => (await rules[l]())().map(({ id }) => id)));
    for (const { section, lesson: id, step, near, about } of (await show?.()) ?? []) {
      const lesson = lessons.find((one) => one.id === id);
      assert.ok(lesson?.steps[step] && isTask(lesson.steps[step]), `${id}, step ${step}: nothing is to be done there`);
      for (const ids of sections) assert.ok(ids.includes(section), `the rules have no section "${section}"`);
      for (const at of near) pointsWell(game, opened(game, lesson, step), { at });
      assert.deepEqual(Object.keys(about).sort(), [...LANGUAGES].sort());
    }
  });
  for (const lesson of lessons) test(`${name}: the lesson "${lesson.id}" is played to its end`, () => playThrough(game, lesson));
  for (const puzzle of puzzles) test(`${name}: the puzzle "${puzzle.id}" is solved by exactly what it names`, () => isSolved(game, puzzle));
}
