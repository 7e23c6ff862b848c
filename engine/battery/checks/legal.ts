// Whoever is awaited has a legal choice, nobody else has but those who may speak out of turn; none stands twice; asking changes nothing.
import { has, lowest, seatsIn } from '../../flow/flow.ts';
import { SPECTATOR } from '../../flow/io.ts';
import { sameState, type Place } from '../../flow/place.ts';
import type { Bench } from '../shared/bench.ts';

export function legal<S extends Place, E>(bench: Bench<S, E>, s: S): void {
  if (!bench.wants('legal')) return;
  if (s.awaited >> bench.seats !== 0) bench.fail('legal', `seats ${seatsIn(s.awaited).join(', ')} are awaited`, s);
  if (s.awaited !== 0 && s.seat !== lowest(s.awaited)) bench.fail('legal', `seat is ${s.seat}, not the lowest of those awaited`, s);
  const before = bench.copy(s);
  for (let seat = 0; seat <= SPECTATOR; seat++) {
    const list = bench.legal(s, seat);
    const awaited = has(s.awaited, seat);
    if (awaited && list.length === 0) bench.fail('legal', 'awaited, and nothing is legal', s, seat);
    if (!awaited && list.length > 0 && !bench.game.rules.isOutOfTurn(s, seat))
      bench.fail('legal', `not awaited, and may ${bench.said(list.slice(0, 3))}`, s, seat);
    if (new Set(list).size !== list.length)
      bench.fail('legal', `${bench.said(list.filter((c, i) => list.indexOf(c) !== i).slice(0, 1))} stands twice`, s, seat);
    const strange = list.find((c) => !bench.game.codec.has(c));
    if (strange !== undefined) bench.fail('legal', `${strange} is not a choice of the vocabulary`, s, seat);
    if (bench.legal(s, seat).join() !== list.join()) bench.fail('legal', 'asked twice, other choices are legal', s, seat);
  }
  if (!sameState(before, s)) bench.fail('legal', `asking changes the state: ${bench.layout.difference(s, before)}`, s);
}
