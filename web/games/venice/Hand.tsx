// What a player holds, in the same place at every question: gondolas with their cargo, missions, influence cards, the favour card.
// Cards are small here; what they do is shown when one points at them, and told in full when one asks.
import type { ComponentChildren, JSX } from 'preact';
import { cardOf, cargo, missionOf, sum } from '@ridotto/games/venice/words/lookup.ts';
import { Boat } from './board/Gondolas.tsx';
import { GlyphLine, glyphsOf, type Glyph } from './board/glyphs.tsx';
import type { Cargo } from './board/types.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { Goods } from './CardFaces.tsx';
import { ownGondola } from './describe.ts';
import { labelOf } from './speech.ts';
import { whichLed } from './reading.ts';
import { buildingName, fileOf, ownerIndex, viewOf } from './table.ts';
import { ours, says } from './words.ts';

interface Part {
  at: At;
  pick(choice: AnyChoice): void;
}
const KINDS = ['ceramics', 'cloth', 'silver'] as const;
export const myTurn = (at: At): boolean => at.snapshot.you !== null && at.snapshot.awaits.includes(at.snapshot.you);

/** What is missing for a mission on the gondola with the gondolier. */
function missing(mission: string, at: At): { goods: Record<string, number>; scrolls: number } {
  const view = viewOf(at);
  const me = at.snapshot.you ?? '';
  const m = missionOf(fileOf(at.snapshot), mission);
  const has = cargo(view.cubes[me]?.[whichLed(view, me)]);
  return {
    goods: Object.fromEntries(KINDS.map((k) => [k, Math.max(0, (m?.cost.cubes[k] ?? 0) - (has[k] ?? 0))])),
    scrolls: Math.max(0, (m?.cost.scrolls ?? 0) - (view.scrolls[me] ?? 0)),
  };
}
/** The same in words; nothing: it can be paid there. */
export function lacking(mission: string, at: At): string {
  const { goods, scrolls } = missing(mission, at);
  return says().list([...(sum(goods) > 0 ? [says().goods(goods)] : []), ...(scrolls > 0 ? [says().counted('scrolls', scrolls)] : [])]);
}

/** A card in one line: pressed, it is chosen or asked about. */
function Chip(props: {
  card: string;
  kind: 'mission' | 'influence';
  name: string;
  does: string;
  choice: AnyChoice | undefined;
  at: At;
  pick(choice: AnyChoice): void;
  children: ComponentChildren;
}): JSX.Element {
  const { card, kind, name, does, choice, at, pick } = props;
  const ask = (): void => at.ask(`card:${card}`);
  return (
    <li class={`vn-chip vn-chip-${kind}`} data-kind={card}>
      <button
        type="button"
        class={`vn-chip-card vn-${kind}${choice ? ' vn-card-live' : ''}`}
        onClick={() => (choice ? pick(choice) : ask())}
        onContextMenu={(e) => {
          e.preventDefault();
          ask();
        }}
      >
        {props.children}
        <span class="hidden">{does}</span>
      </button>
      {choice && (
        <button type="button" class="vn-chip-more" title={ours().hand.more(name)} onClick={ask}>
          <span aria-hidden="true">i</span>
        </button>
      )}
      <span class="vn-chip-does" aria-hidden="true">
        <strong>{name}</strong> {does}
      </span>
    </li>
  );
}

function MissionChip({ mission, at, pick }: Part & { mission: string }): JSX.Element | null {
  const view = viewOf(at);
  const file = fileOf(at.snapshot);
  const m = missionOf(file, mission);
  if (!m) return null;
  const h = ours().hand;
  const said = says().mission(mission, file);
  const aboard = view.gondolier[at.snapshot.you ?? ''] !== 'none';
  const lacks = missing(mission, at);
  const price = (which: (k: (typeof KINDS)[number]) => number, scrolls: number): Glyph[] => [
    ...KINDS.flatMap((k) => Array<Glyph>(which(k)).fill({ sign: k })),
    ...(scrolls > 0 ? [{ sign: 'scroll' as const, n: String(scrolls) }] : []),
  ];
  const open = price((k) => lacks.goods[k] ?? 0, lacks.scrolls);
  const paid = price((k) => m.cost.cubes[k] - (lacks.goods[k] ?? 0), m.cost.scrolls - lacks.scrolls);
  const note = aboard ? (lacking(mission, at) === '' ? h.ready : h.lacks(lacking(mission, at))) : '';
  return (
    <Chip
      card={mission}
      kind="mission"
      name={said.name}
      does={said.effect}
      choice={at.store.draft.legal.value.find((c) => c.do === 'complete' && c.mission === mission)}
      at={at}
      pick={pick}
    >
      <span class="hidden">
        {said.name}. {h.to(said.to)}. {h.price(said.price)} {h.reward(said.reward)} {note}
      </span>
      <span class="vn-chip-line" aria-hidden="true" title={note}>
        <small>{m.id}</small>
        <strong>{buildingName(said.to)}</strong>
        {/* What has come aboard are other signs, and none that have moved. */}
        <span class="vn-chip-signs" key={paid.length}>
          {paid.length > 0 && <GlyphLine glyphs={paid} size={16} />}
          {open.length > 0 && (
            <span class={aboard ? 'vn-chip-lacks' : ''}>
              <GlyphLine glyphs={open} size={16} />
            </span>
          )}
          <GlyphLine
            glyphs={[{ sign: 'to' }, { sign: 'vp', n: String(m.reward.vp) }, { sign: 'coin', n: String(m.reward.coins) }]}
            size={18}
          />
        </span>
      </span>
    </Chip>
  );
}

function InfluenceChip({ card, count, at, pick }: Part & { card: string; count: number }): JSX.Element {
  const file = fileOf(at.snapshot);
  const name = says().cards[card as 'overtime'] ?? card;
  return (
    <Chip
      card={card}
      kind="influence"
      name={name}
      does={says().cardDoes(card as 'overtime', file)}
      choice={at.store.draft.legal.value.find((c) => c.do === 'play' && c.card === card)}
      at={at}
      pick={pick}
    >
      <span class="vn-chip-line">
        <strong>
          {name}
          {count > 1 && ` × ${count}`}
        </strong>
        <span class="vn-chip-signs">
          <GlyphLine glyphs={glyphsOf(cardOf(file, card))} size={16} />
        </span>
      </span>
    </Chip>
  );
}

/** One of the player's gondolas: where it lies, and what it carries. */
function BoatChip({ which, at }: { which: number; at: At }): JSX.Element {
  const p = ours().panel;
  const view = viewOf(at);
  const me = at.snapshot.you ?? '';
  const where = view.gondolas[me]?.[which] ?? null;
  const goods = cargo(view.cubes[me]?.[which]);
  const led = whichLed(view, me) === which;
  return (
    <li class="vn-chip vn-chip-boat">
      <svg viewBox="-44 -24 88 38" aria-hidden="true" class="vn-chip-picture">
        <Boat owner={ownerIndex(me)} cargo={[0, 0, 0] as Cargo} led={led} />
      </svg>
      <span class="hidden">{ownGondola(me, which, at)}</span>
      <span class="vn-chip-line" aria-hidden="true">
        <span>{where === null ? p.ashoreBrief : buildingName(where)}</span>
        {sum(goods) > 0 && <Goods goods={goods} size={15} />}
      </span>
    </li>
  );
}

/** Not turned yet: for what it may be turned, whenever its owner is asked. */
function FavourChip({ at, pick }: Part): JSX.Element | null {
  const me = at.snapshot.you ?? '';
  if (!viewOf(at).favour[me]) return null;
  const file = fileOf(at.snapshot);
  return (
    <li class="vn-chip vn-chip-favour" title={says().favour(file)}>
      <span class="vn-chip-line">
        <span class="vn-favour" aria-hidden="true">
          ★
        </span>
        <span>{ours().hand.favour}</span>
      </span>
      {(['coins', 'scrolls'] as const).map((gain, i) => {
        const choice = at.store.draft.legal.value.find((c) => ['favour', 'turn'].includes(c.do) && c.gain === gain);
        const sign = <GlyphLine glyphs={glyphsOf(file.favourCard.chooseOne[i] ?? {})} size={18} />;
        if (!choice) return <span key={gain}>{sign}</span>;
        return (
          <button key={gain} type="button" class="vn-chip-more" aria-label={labelOf(choice, at)} onClick={() => pick(choice)}>
            {sign}
          </button>
        );
      })}
    </li>
  );
}

export function Hand({ at, pick }: Part): JSX.Element | null {
  const me = at.snapshot.you;
  const view = viewOf(at);
  if (me === null || !view.missions) return null;
  const cards = view.cards?.[me] ?? [];
  return (
    <section class="vn-hand" aria-label={ours().hand.title}>
      <ul>
        {[0, 1].map((which) => (
          <BoatChip key={which} which={which} at={at} />
        ))}
        {(view.missions[me] ?? []).map((m) => (
          <MissionChip key={m} mission={m} at={at} pick={pick} />
        ))}
        <FavourChip at={at} pick={pick} />
        {[...new Set(cards)].map((c) => (
          <InfluenceChip key={c} card={c} count={cards.filter((x) => x === c).length} at={at} pick={pick} />
        ))}
      </ul>
    </section>
  );
}
