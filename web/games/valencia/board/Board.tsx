/** The board of Valencia: the city within its wall, the Council beside it, and the five round boards above. */
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useHand } from '../../../art/hand.ts';
import { HandMenu } from '../../../art/hand-menu.tsx';
import type { Point } from '../../../art/pen.ts';
import { Stage } from '../../../art/stage.tsx';
import { useBelow } from './below.ts';
import { Ground, Member, Print, Square, TreeMark, useMoves } from './City.tsx';
import { Council } from './Council.tsx';
import { middle, sheet } from './geometry.ts';
import { PictureDefs } from './Icons.tsx';
import { Rounds } from './Rounds.tsx';
import { MeantMarks } from './MeantMarks.tsx';
import type { BoardProps, GuildName, Target } from './types.ts';
import '../../../art/tokens.css';
import './board.css';

export type { BoardProps, BoardWords, Target } from './types.ts';
/** `m:c4`: the member on c4. */
const spaceOf = (place: string): string => place.replace(/^m:/, '');

export function Board(props: BoardProps): JSX.Element {
  const { plan, council, rounds, guild, coins, own, targets, taken, lit, meant, words, onPick, onAsk, onDrop } = props;
  const svg = useRef<SVGSVGElement>(null);
  const wrap = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<GuildName | null>(null);
  useBelow(wrap);

  const ground = useMemo(() => <Ground plan={plan} />, [plan.width, plan.quarters, plan.centre]);
  const above = useMemo(() => <Rounds rounds={rounds} words={words} />, [rounds]);
  const offers = useMemo(() => {
    const out = new Map<string, Target[]>();
    for (const t of targets) out.set(t.place, [...(out.get(t.place) ?? []), t]);
    return out;
  }, [targets]);
  const moves = useMoves(plan);

  const centre = (place: string): Point => middle(plan, spaceOf(place)) ?? [0, 0];
  const choicesAt = (place: string): Target[] => [...new Set([place, spaceOf(place)])].flatMap((p) => offers.get(p) ?? []);
  const hand = useHand<Target>({
    svg,
    wrap,
    offers,
    choicesAt,
    centre,
    isArea: (place) => !middle(plan, spaceOf(place)), // beside the city
    onPick,
    onAsk: (place) => onAsk(spaceOf(place)),
    onDrop: taken === null ? undefined : onDrop,
    tell:
      words.walk &&
      ((place, around) =>
        words.walk?.(offers.has(place) ? words.describe(spaceOf(place)) : '', around, (to) => words.placeName(spaceOf(to))) ?? ''),
  });
  /** Seats and stocks of the Council: the same hand, in HTML. */
  const other = (place: string, el: HTMLElement): void => {
    const [r, b] = [wrap.current?.getBoundingClientRect(), el.getBoundingClientRect()];
    hand.press(place, r ? [b.left + b.width / 2 - r.left, b.top + b.height / 2 - r.top] : undefined);
  };

  const { w, h } = sheet(plan);
  const first = [...offers.keys()].some((p) => middle(plan, spaceOf(p))) ? '' : (plan.places[0]?.id ?? '');
  const speak = (place: string): string => {
    const offer = offers.get(place);
    if (!offer) return words.describe(place);
    return offer.length > 1 ? words.choices(words.placeName(place)) : (offer[0]?.label ?? '');
  };
  return (
    <div class={`vb-board vb-${plan.width}`} data-game="valencia" ref={wrap}>
      {above}
      <Stage words={words} class="vb-stage">
        <svg class="vc-sheet" ref={svg} viewBox={`0 0 ${w} ${h}`} role="group" aria-label={words.city} {...hand.handlers}>
          <PictureDefs />
          {ground}
          <path role="img" aria-label={words.describe('central')} />
          {plan.places
            .filter((p) => !p.centre)
            .map((p) => (
              <Square
                key={p.id}
                place={p}
                offers={offers.get(p.id)?.length ?? 0}
                lit={lit.includes(p.id)}
                now={guild !== undefined && p.guild === guild && p.member === undefined && (p.cost ?? 0) <= (coins ?? Infinity)}
                dim={shown !== null && p.guild !== shown}
                aria={speak(p.id)}
                tab={offers.has(p.id) || p.id === first ? 0 : -1}
              />
            ))}
          <g class="vc-print" aria-hidden="true">
            {plan.places.map((p) => (
              <Print key={p.id} place={p} dim={shown !== null && p.guild !== shown} />
            ))}
          </g>
          {plan.trees.map((t) => (
            <TreeMark
              key={t.id}
              tree={t}
              offers={offers.has(t.id)}
              lit={lit.includes(t.id)}
              taken={taken === t.id}
              aria={speak(t.id)}
              tab={offers.has(t.id) ? 0 : -1}
            />
          ))}
          {plan.places.map((p) =>
            p.member === undefined ? null : (
              <Member
                key={`${p.id} ${p.member}`}
                id={p.id}
                seat={p.member}
                at={middle(plan, p.id) ?? [0, 0]}
                from={moves.get(p.id)}
                own={p.member === own}
                planned={p.member === meant?.seat && meant.places.includes(p.id)}
                offer={offers.get(`m:${p.id}`)?.[0]}
                taken={taken === p.id}
              />
            ),
          )}
          {meant && <MeantMarks meant={meant} plan={plan} />}
        </svg>
      </Stage>
      <Council
        seats={council}
        offers={offers}
        lit={lit}
        meant={meant}
        now={guild}
        shown={shown}
        words={words}
        onPress={other}
        onAsk={hand.ask}
        onShow={(g) => show(shown === g ? null : g)}
      />
      <HandMenu hand={hand} title={(place) => words.choices(words.placeName(spaceOf(place)))} onPick={onPick} />
    </div>
  );
}
