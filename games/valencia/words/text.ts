// The table of Valencia in plain text.
import { columns, nameIn, type Seen } from '@ridotto/engine/teller.ts';
import { Edition, type EditionFile } from '../box/edition.ts';
import { COUNCIL_NAMES, GUILD_NAMES } from '../box/material.ts';
import type { ValenciaView } from '../knowledge/view.ts';
import { missionName, str, type ValenciaWords, type Voice } from './shape.ts';

const editions = new WeakMap<object, Edition>();
function editionOf(file: EditionFile): Edition {
  const known = editions.get(file);
  if (known) return known;
  const edition = new Edition(file);
  editions.set(file, edition);
  return edition;
}
export const viewOf = (seen: Seen): ValenciaView => seen.view as ValenciaView;
export const voiceOf = (seen: Seen): Voice => ({ name: nameIn(seen), edition: editionOf(seen.edition as EditionFile) });

export function tableOf(w: ValenciaWords, seen: Seen): readonly string[] {
  const v = viewOf(seen);
  const { name, edition } = voiceOf(seen);
  const seats = Object.keys(v.prestige);
  const cards = (list: readonly string[] | undefined): string => (list ?? []).map((c) => w.card(c.split(' ')[0] ?? c, edition)).join(' ');
  const piles = seats.flatMap((s) =>
    (v.piles?.[s] ?? []).flatMap((pile, i) => (pile.length === 0 ? [] : [['', `${w.pieces.pile.name} ${i + 1}`, cards(pile)]])),
  );
  return [
    ...cityOf(v, name),
    ...columns([
      [
        '',
        w.categories.council.name,
        w.pieces.supply.name,
        w.pieces.privilege.name,
        w.pieces.drawPile.name,
        w.pieces.coins.name,
        w.pieces.resources.name,
      ],
      ...seats.map((s) => [
        `${name(s)}${s === v.pawn ? ' *' : ''}`,
        String(v.prestige[s]),
        String(v.supply[s]),
        String(v.privileges[s]),
        String(v['draw-pile'][s]),
        String(v.coins?.[s] ?? '–'),
        Object.entries(v.resources?.[s] ?? {})
          .map(([g, n]) => `${n} ${w.guilds[g as 'wine'].name}`)
          .join(', ') || '–',
      ]),
    ]),
    ...columns(COUNCIL_NAMES.map((c) => ['', w.council[c], (v.council[c] ?? []).map(name).join(', ') || '–'])),
    ...columns(GUILD_NAMES.map((g) => ['', w.guilds[g].name, String(v.stock[g] ?? 0)])),
    ...columns(piles),
    ...seats.flatMap((s) => {
      const hand = v.hand?.[s] ?? [];
      return hand.length === 0 ? [] : columns([[name(s), cards(hand)]]);
    }),
    ...seats.flatMap((s) =>
      [...(v.missions?.[s] ?? []), ...(v['to-choose']?.[s] ?? [])].map((m) => `${name(s)} · ${missionName(w, edition, m)}`),
    ),
  ];
}

/** Guild and cost of each square, and after it the number of the player who stands there; fountains as they are called. */
function cityOf(v: ValenciaView, name: (seat: string) => string): readonly string[] {
  const owner = new Map(Object.entries(v.members).flatMap(([seat, squares]) => squares.map((q) => [q, seat] as const)));
  const cell = (x: number, y: number): string => {
    const square = `${String.fromCharCode(97 + x)}${y + 1}`;
    const seat = owner.get(square);
    const there = str(v.fountains[square]) || (v.map[y]?.[x] ?? '');
    return seat === undefined ? there : `${there}:${Number(seat.slice(1)) + 1}`;
  };
  const wide = v.map[0]?.length ?? 0;
  return [
    ...columns([
      ['', ...Array.from({ length: wide }, (_, x) => String.fromCharCode(97 + x))],
      ...v.map.map((row, y) => [String(y + 1), ...row.map((_, x) => cell(x, y))]),
    ]),
    Object.keys(v.members)
      .map((seat) => `:${Number(seat.slice(1)) + 1} ${name(seat)}`)
      .join('  '),
  ];
}
