// A mission, an influence card, a load of cubes: as one sees them outside the board.
import type { ComponentChildren, JSX } from 'preact';
import { cardOf, missionOf } from '@ridotto/games/venice/words/lookup.ts';
import { Cube, GlyphLine, glyphsOf, type Glyph } from './board/glyphs.tsx';
import type { AnyChoice } from '../../net/http/api.ts';
import { asSentence } from '../../play/asked-words.ts';
import type { At } from '../../play/face.ts';
import { fileOf } from './table.ts';
import { ours, says } from './words.ts';

const KINDS = ['ceramics', 'cloth', 'silver'] as const;

/** Cubes side by side; the words stand beside them. */
export function Goods({ goods, size = 18 }: { goods: Readonly<Record<string, number>>; size?: number }): JSX.Element {
  const all = KINDS.flatMap((k) => Array<(typeof KINDS)[number]>(goods[k] ?? 0).fill(k));
  return (
    <svg
      class="vn-glyphs"
      viewBox={`-1 -9 ${Math.max(1, all.length) * 18} 18`}
      style={{ width: `${all.length * size}px`, height: `${size}px` }}
      aria-hidden="true"
    >
      {all.map((k, i) => (
        <Cube key={i} of={k} x={8 + i * 18} r={7.6} />
      ))}
    </svg>
  );
}

/** A card that can be chosen now, or about which one can ask why not. */
function Shell(props: {
  class: string;
  card: string;
  choice: AnyChoice | undefined;
  ask: string | undefined;
  at: At;
  pick(choice: AnyChoice): void;
  children: ComponentChildren;
}): JSX.Element {
  const { card, choice, ask, at, pick } = props;
  if (choice === undefined && ask === undefined)
    return (
      <div class={`vn-card ${props.class}`} data-kind={card}>
        {props.children}
      </div>
    );
  return (
    <button
      type="button"
      class={`vn-card ${props.class}${choice ? ' vn-card-live' : ''}`}
      data-kind={card}
      onClick={() => (choice ? pick(choice) : at.ask(`card:${ask ?? ''}`))}
      onContextMenu={(e) => {
        e.preventDefault();
        at.ask(`card:${ask ?? ''}`);
      }}
    >
      {props.children}
    </button>
  );
}

export function MissionCard(props: {
  mission: string;
  at: At;
  choice?: AnyChoice | undefined;
  asks?: boolean;
  note?: string;
  pick(choice: AnyChoice): void;
}): JSX.Element | null {
  const { mission, at, choice, asks = false, note, pick } = props;
  const file = fileOf(at.snapshot);
  const m = missionOf(file, mission);
  if (!m) return null;
  const said = says().mission(mission, file);
  const h = ours().hand;
  const price: Glyph[] = [
    ...KINDS.flatMap((k) => Array<Glyph>(m.cost.cubes[k] ?? 0).fill({ sign: k })),
    ...(m.cost.scrolls > 0 ? [{ sign: 'scroll' as const, n: String(m.cost.scrolls) }] : []),
  ];
  const reward: Glyph[] = [
    { sign: 'vp', n: String(m.reward.vp) },
    { sign: 'coin', n: String(m.reward.coins) },
  ];
  return (
    <Shell class="vn-mission" card={mission} choice={choice} ask={asks ? mission : undefined} at={at} pick={pick}>
      <span class="vn-card-head">
        <strong>{said.name}</strong> <span>{h.to(said.to)}</span>
      </span>
      <span class="vn-card-line">
        <GlyphLine glyphs={[...price, { sign: 'to' }, ...reward]} size={20} />
        <span class="hidden">{[h.price(said.price), h.reward(said.reward)].map(asSentence).join(' ')}</span>
      </span>
      <span class="vn-card-text">{said.effect}</span>
      {note && <span class="vn-card-note">{note}</span>}
    </Shell>
  );
}

export function InfluenceCard(props: {
  card: string;
  count?: number;
  at: At;
  choice?: AnyChoice | undefined;
  asks?: boolean;
  pick(choice: AnyChoice): void;
}): JSX.Element {
  const { card, count = 1, at, choice, asks = false, pick } = props;
  const file = fileOf(at.snapshot);
  return (
    <Shell class="vn-influence" card={card} choice={choice} ask={asks ? card : undefined} at={at} pick={pick}>
      <span class="vn-card-head">
        <strong>{says().cards[card as 'overtime'] ?? card}</strong> {count > 1 && <span>× {count}</span>}
      </span>
      <span class="vn-card-line">
        <GlyphLine glyphs={glyphsOf(cardOf(file, card))} size={20} />
      </span>
      <span class="vn-card-text">{says().cardDoes(card as 'overtime', file)}</span>
    </Shell>
  );
}
