// Positions in words: what cases, `--position` files and the tools write. The README lists every key and its default.
import { has, type Options } from '@ridotto/engine';
import type { Edition } from '../box/edition.ts';
import { ABILITY_NAMES, BASIC, cardName, MISSION_NAMES, NINA } from '../box/material.ts';
import { Settings } from '../box/options.ts';
import { Reader } from './reader.ts';
import { State } from '../box/state.ts';
import { GRANTS, isPlanning, openPart, ownPart } from '../knowledge/view.ts';

export function write(s: State, names: readonly string[]): object {
  const out: Record<string, unknown> = { ...openPart(s, names) };
  for (let p = 0; p < s.seats; p++)
    for (const [key, value] of Object.entries(ownPart(s, p))) out[key] = { ...(out[key] as object), [names[p]]: value as unknown };
  const by = <T>(value: (p: number) => T): Record<string, T> => Object.fromEntries(names.map((name, p) => [name, value(p)]));
  return {
    ...out,
    'mission-deck': MISSION_NAMES.filter((_, m) => s.missionDeck[m] === 1),
    bidding: s.bidding === 1,
    granted: GRANTS.filter((_, i) => has(s.granted, i)),
    abilities: ABILITY_NAMES.filter((_, i) => has(s.abilities, i)),
    placing: s.placing === 1,
    ...(s.supports > 0 && { supports: s.supports }),
    ...(s.wanderers > 0 && { wanderers: s.wanderers }),
    ...(isPlanning(s) && { deep: by((p) => s.deep[p]) }),
    totals: { ...by((p) => s.totals[p]), ...(s.seats === 2 && { nina: s.totals[NINA] }) },
    ...(s.seats === 2 && { 'nina-deck': Object.fromEntries(Array.from({ length: BASIC }, (_, k) => [cardName(k), s.ninaBag[k]])) }),
  };
}

/** Throws with what is wrong with the position. */
export function read(position: object, edition: Edition, options: Options, names: readonly string[]): State {
  const s = new State(edition, new Settings(options), names.length);
  new Reader(s, position as Record<string, unknown>, names).all();
  return s;
}
