// What one can ask about in words: the districts; and where somebody's nobles and bridges are.
import { card, DISTRICT_NAMES } from '@ridotto/games/san-marco/words/shape.ts';
import type { At, Thing } from '../../play/face.ts';
import { asSentence } from '../../play/asked-words.ts';
import { words } from '../../words/prefs.ts';
import { factsOf } from './board/facts.ts';
import { boardWords } from './board-words.ts';
import { viewOf } from './places.ts';
import { gainsInWords, valuesOf } from './score.ts';
import { says } from './words.ts';

export const things = (at: At): readonly Thing[] =>
  DISTRICT_NAMES.map((id) => ({ id, names: [says().districts[id]], about: () => about(id, at) }));

function about(district: string, at: At): string {
  const w = says();
  const view = viewOf(at);
  const values = valuesOf(at.snapshot);
  const spoken = boardWords();
  const gains = gainsInWords(district, at);
  const bridges = Object.entries(view.bridges).filter(([pair, owners]) => owners.length > 0 && pair.split('/').includes(district));
  return [
    spoken.describe(factsOf(district, view, values, at.seats, spoken)),
    ...(gains === '' ? [] : [gains]),
    ...bridges.map(([pair, owners]) => w.board.pairBridges(pair, owners.map(at.name))),
  ]
    .map(asSentence)
    .join(' ');
}

export function has(seat: string, at: At): readonly string[] {
  const w = says();
  const view = viewOf(at);
  const { zoom, table } = words.value!;
  const { labelled, hand } = table;
  const nobles = DISTRICT_NAMES.flatMap((id) => {
    const n = view.districts[id]?.[seat] ?? 0;
    return n > 0 ? [`${w.districts[id]} ${n}`] : [];
  });
  const bridges = Object.entries(view.bridges).filter(([, owners]) => owners.includes(seat));
  const drawn = view.cuts.filter((cut) => cut.of === seat).flatMap((cut) => cut.cards ?? []);
  const cards = [...(view['to-play'][seat] ?? []), ...drawn].map((name) => card(w, name));
  return [
    ...(nobles.length > 0 ? [labelled(zoom.nobles, nobles.join(', '))] : []),
    ...bridges.map(([pair, owners]) => w.board.pairBridges(pair, owners.map(at.name))),
    ...(cards.length > 0 ? [labelled(hand, cards.join(', '))] : []),
  ];
}
