// Choices and positions in words: every one can be written, and read again as the same.
import type { Choice } from '../../notation/choice.ts';
import { Match } from '../../match/match.ts';
import type { Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';

export function notation<S extends Place, E>(bench: Bench<S, E>, s: S, choices: readonly Choice[], done: Map<string, Choice>): void {
  const { codec } = bench.game;
  for (const c of choices) {
    const line = codec.format(c);
    const known = done.get(line);
    if (known === c) continue;
    if (!bench.wants('notation')) return;
    if (known !== undefined) bench.fail('notation', `two choices are written "${line}"`, s);
    done.set(line, c);
    bench.guard('notation', `"${line}" cannot be read`, s, () => {
      if (codec.parse(line) !== c) bench.fail('notation', `"${line}" is read as "${codec.format(codec.parse(line))}"`, s);
      const named = codec.format(c, bench.names);
      if (codec.parse(named, bench.names) !== c) bench.fail('notation', `"${named}" is read as something else`, s);
      const object = JSON.stringify(codec.toObject(c));
      if (codec.fromObject(JSON.parse(object) as { do: string }) !== c) bench.fail('notation', `${object} is read as something else`, s);
    });
  }
}

export function position<S extends Place, E>(bench: Bench<S, E>, s: S): void {
  if (!bench.wants('position')) return;
  const { game, setup, names } = bench;
  bench.guard('position', 'cannot be written and read', s, () => {
    const written = JSON.stringify(game.write(s, names));
    const read = game.read(JSON.parse(written) as object, setup.edition, setup.options, names);
    const t = new Match(game, setup, null, read);
    const difference = t.waiting ? `luck is asked: ${t.waiting.name}` : bench.layout.difference(t.state, s);
    if (difference !== undefined) bench.fail('position', `read again, ${difference}; written ${written.slice(0, 600)}`, s);
  });
}
