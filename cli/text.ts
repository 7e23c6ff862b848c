// Games in plain text, for the terminal: what was told, and what a seat sees.
import type { Game, Match, Place, Told } from '@ridotto/engine';
import { en } from '@ridotto/games/san-marco/words/en.ts';
import type { SanMarcoView } from '@ridotto/games/san-marco/view.ts';
import { en as valencia } from '@ridotto/games/valencia/words/en.ts';
import type { Voice } from '@ridotto/games/valencia/words/shape.ts';
import { stringify } from 'yaml';

type Names = readonly string[];
type Name = (seat: string) => string;
/** Of a game: what was told, as a sentence, if there is one for it. */
type Teller = (told: Told, name: Name, edition: unknown) => string | undefined;
type Sentences<V> = Readonly<Record<string, ((data: object, voice: V) => string) | undefined>>;

const TELLERS: Readonly<Record<string, Teller>> = {
  'san-marco': ({ what, data }, name) => (en.facts as unknown as Sentences<Name>)[what]?.(data, name),
  valencia: ({ what, data }, name, edition) =>
    (valencia.facts as unknown as Sentences<Voice>)[what]?.(data, { name, edition: edition as Voice['edition'] }),
};
const VIEWS: Readonly<Record<string, (view: object, names: Names) => string>> = {
  'san-marco': (view, names) => sanMarco(view as SanMarcoView, names),
};

/** Alone, one may lose. */
export const wonBy = (winners: Names): string => `won by ${winners.join(', ') || 'nobody'}`;

/** What was told, as a sentence; where there is none for it, by its keys. */
export function sentenceOf({ game, setup }: Match<Place>, told: Told, names: Names): string {
  const name: Name = (seat) => names[Number(seat.slice(1))] ?? seat;
  const sentence = TELLERS[game.name]?.(told, name, setup.edition);
  if (sentence !== undefined) return sentence;
  return `${told.what}: ${JSON.stringify(told.data).replaceAll(/"(s\d)"/g, (_, seat: string) => `"${name(seat)}"`)}`;
}

/** A view of a seat whose names are those at the table. */
export const viewOf = (game: Game, view: object, names: Names): string => VIEWS[game.name]?.(view, names) ?? stringify(view).trimEnd();

function sanMarco(v: SanMarcoView, names: Names): string {
  const districts = Object.keys(v.districts);
  const rows: string[][] = [
    ['', ...names],
    ...districts.map((d) => [(v.doge === d ? '* ' : '  ') + d, ...names.map((n) => String(v.districts[d][n] || '.'))]),
    ['  supply', ...names.map((n) => String(v.supply[n]))],
    ['  prestige', ...names.map((n) => String(v.prestige[n]))],
    ['  limit', ...names.map((n) => `${v.limit[n]}${v.out.includes(n) ? ' out' : ''}`)],
  ];
  const bridges = Object.entries(v.bridges).map(([pair, owners]) => `${pair} (${owners.join(', ')})`);
  const lines = [
    v.over ? 'The game is over' : roundOf(v),
    ...table(rows),
    `bridges: ${[...bridges, `${v['bridge-stock']} in stock`].join('; ')}; doge: ${v.doge ?? 'not yet'}`,
  ];
  if (v.roles.length > 0) lines.push(`roles: ${v.roles.map((name, i) => `${name} ${en.role(i, v.players)}`).join(', ')}`);
  for (const cut of v.cuts) {
    const offers = cut.offers ?? cut.sizes?.map((n) => [`${n} face down`]);
    const left = offers?.map((o, i) => (cut.left.includes(i + 1) ? `[${i + 1}] ${o.join(' ') || 'empty'}` : '')).filter((s) => s !== '');
    const cards = v.at === 'cut' ? (cut.cards?.join(' ') ?? `${cut.size} cards`) : left?.join('  ');
    if (cards) lines.push(`${cut.of} offers: ${cards}`);
  }
  for (const [name, cards] of Object.entries(v['to-play'])) lines.push(`${name} has to play: ${cards.join(', ')}`);
  return lines.join('\n');
}

const roundOf = (v: SanMarcoView): string =>
  `Passage ${v.passage}, ${v['last-round'] ? 'last round' : `round ${v.round}`}; leader ${v.leader}; piles ${v.piles.action} + ${v.piles.limit}`;

/** Columns as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i] + 2))).join(''));
}
