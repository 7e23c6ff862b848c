// The table of Venice in plain text.
import { columns, nameIn, type Seen } from '@ridotto/engine/teller.ts';
import type { EditionFile } from '../box/edition.ts';
import type { VeniceView } from '../knowledge/view.ts';
import { begun, buildingAt, cap, cargo, endsOf } from './lookup.ts';
import { AMOUNTS, type VeniceWords, type Voice } from './shape.ts';

export const viewOf = (seen: Seen): VeniceView => seen.view as VeniceView;
export function voiceOf(seen: Seen): Voice {
  const edition = seen.edition as EditionFile;
  return { name: nameIn(seen), alone: seen.names.length === 1, edition, ends: endsOf(edition, viewOf(seen).layout ?? {}) };
}

export function tableOf(w: VeniceWords, seen: Seen): readonly string[] {
  const v = viewOf(seen);
  const voice = voiceOf(seen);
  const owner = (o: string): string => w.owner(o, voice);
  const has = (o: string): string =>
    AMOUNTS.flatMap((what) => (v[what]?.[o] === undefined ? [] : [w.counted(what, v[what][o])])).join(', ');
  return [
    ...columns(voice.edition.quays.map((q) => buildingAt(voice.edition, v.layout, q.id)).map((b) => ['', w.buildings[b], ...at(b)])),
    ...Object.entries(v.bridges).map(([canal, o]) => `${cap(w.canal(canal, voice))} · ${owner(o)}`),
    ...columns(Object.keys(v.vp).map((o) => [begun(o, owner(o)), has(o)])),
    ...Object.entries(v.cubes).flatMap(([o, both]) =>
      both.map((cubes, i) => `${cap(w.gondola(o, voice))} ${i + 1}${led(o, i)} · ${place(v.gondolas[o]?.[i])} · ${w.goods(cargo(cubes))}`),
    ),
    ...mine(v.missions, (m) => w.missionName(m)),
    ...mine(v.cards, (c) => w.cards[c as 'overtime']),
    ...(v['doge-row'] ?? []).flatMap((card) => (card === null ? [] : [w.dogeCards[card as 'levy']])),
  ];

  /** Who has an assistant on which space, and whose gondolas lie there. */
  function at(building: string): string[] {
    const assistants = Object.entries(v.assistants[building] ?? {}).map(([o, space]) => `${space}: ${owner(o)}`);
    const lying = Object.entries(v.gondolas).flatMap(([o, both]) => both.flatMap((b) => (b === building ? [w.gondola(o, voice)] : [])));
    return [assistants.join(', ') || '–', lying.join(', ')];
  }
  function place(building: string | null | undefined): string {
    return building ? w.buildings[building as 'market'] : '–';
  }
  function led(o: string, gondola: number): string {
    return v.gondolier[o] === (['first', 'second'] as const)[gondola] ? ' *' : '';
  }
  function mine(by: Readonly<Record<string, readonly string[]>> | undefined, called: (x: string) => string): string[] {
    return Object.entries(by ?? {}).flatMap(([seat, list]) =>
      list.length === 0 ? [] : [`${voice.name(seat)} · ${list.map(called).join(', ')}`],
    );
  }
}
