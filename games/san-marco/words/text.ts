// The table of San Marco in plain text.
import { columns, nameIn, type Seen } from '@ridotto/engine/teller.ts';
import type { CutView, SanMarcoView } from '../knowledge/view.ts';
import { card, district, DISTRICT_NAMES, type SanMarcoWords } from './shape.ts';

export const viewOf = (seen: Seen): SanMarcoView => seen.view as SanMarcoView;
export const stageOf = (w: SanMarcoWords, seen: Seen): string => {
  const view = viewOf(seen);
  const before = view.roles.length === 0 && view.round === 1 && view.passage === 1;
  return before ? w.setUp : w.round(view, nameIn(seen)(view.leader));
};

export function tableOf(w: SanMarcoWords, seen: Seen): readonly string[] {
  const v = viewOf(seen);
  const name = nameIn(seen);
  const seats = Object.keys(v.prestige);
  const row = (label: string, cell: (seat: string) => string | number): string[] => [label, ...seats.map((s) => String(cell(s)))];
  return [
    ...columns([
      row(v.doge === null ? '' : `* ${w.cards.doge.name}`, name),
      ...DISTRICT_NAMES.map((d) => row(`${v.doge === d ? '*' : ' '} ${district(w, d)}`, (s) => v.districts[d]?.[s] || '.')),
      row(`  ${w.panel.supply}`, (s) => v.supply[s] ?? 0),
      row(`  ${w.panel.prestige}`, (s) => v.prestige[s] ?? 0),
      row(`  ${w.panel.limitPoints}`, (s) => `${v.limit[s] ?? 0}${v.out.includes(s) ? ` (${w.panel.out})` : ''}`),
    ]),
    ...(v.doge === null ? [w.board.dogeWaits] : []),
    ...Object.entries(v.bridges).map(([pair, owners]) => w.board.pairBridges(pair, owners.map(name))),
    `${w.piles.bridges(v['bridge-stock'])} · ${w.piles.action(v.piles.action)} · ${w.piles.limit(v.piles.limit)}`,
    ...(v.roles.length > 0 ? [v.roles.map((s, i) => `${name(s)} (${w.role(i, v.players)})`).join(' · ')] : []),
    ...v.cuts.flatMap((cut) => offers(w, v, cut, name)),
    ...Object.entries(v['to-play']).flatMap(([s, cards]) => [w.hand.title(name(s)), ...columns(cards.map((c) => ['', card(w, c)]))]),
  ];
}
function offers(w: SanMarcoWords, v: SanMarcoView, cut: CutView, name: (seat: string) => string): string[] {
  const named = (cards: readonly string[]): string => cards.map((c) => card(w, c)).join(', ') || '–';
  const rows =
    v.at === 'cut'
      ? [['', cut.cards ? named(cut.cards) : w.offers.closed(cut.size)]]
      : cut.left.map((n) => [
          '',
          w.offers.offer(n),
          cut.offers ? named(cut.offers[n - 1] ?? []) : w.offers.closed(cut.sizes?.[n - 1] ?? 0),
        ]);
  return rows.length === 0 ? [] : [w.offers.title(name(cut.of)), ...columns(rows)];
}
