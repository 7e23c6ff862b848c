/** The board of Valencia: the city within its wall, the Council beside it, and the five round boards above. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Menu } from '../../art/menu.tsx';
import type { Point } from '../../art/pen.ts';
import { Stage } from '../../art/stage.tsx';
import { Ground, Member, Print, Square, TreeMark, useMoves } from './City.tsx';
import { Council } from './Council.tsx';
import { middle, neighbour, sheet } from './geometry.ts';
import { PictureDefs } from './Icons.tsx';
import { Rounds } from './Rounds.tsx';
import type { BoardProps, GuildName, Target } from './types.ts';
import '../../art/tokens.css';
import './board.css';

export type { BoardProps, BoardWords, Target } from './types.ts';
/** Fingers are wide: a tree answers within this many pixels. */
const REACH = 22;
/** `m:c4`: the member on c4. */
const spaceOf = (place: string): string => place.replace(/^m:/, '');

export function Board(props: BoardProps): JSX.Element {
  const { plan, council, rounds, guild, coins, own, targets, taken, lit, words, onPick, onAsk, onDrop } = props;
  const svg = useRef<SVGSVGElement>(null);
  const wrap = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ places: string[]; x: number; y: number } | null>(null);
  const [shown, show] = useState<GuildName | null>(null);
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const asked = useRef({ place: '', when: 0 });
  const heldDown = useRef(false);

  const ground = useMemo(() => <Ground plan={plan} />, [plan.width, plan.quarters, plan.centre]);
  const offers = useMemo(() => {
    const out = new Map<string, Target[]>();
    for (const t of targets) out.set(t.place, [...(out.get(t.place) ?? []), t]);
    return out;
  }, [targets]);
  const moves = useMoves(plan);
  useEffect(() => setMenu(null), [targets]);
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  const centre = (place: string): Point => middle(plan, spaceOf(place)) ?? [0, 0];
  const toPixels = ([x, y]: Point): Point => {
    const m = svg.current?.getScreenCTM();
    const r = wrap.current?.getBoundingClientRect();
    return m && r ? [m.a * x + m.e - r.left, m.d * y + m.f - r.top] : [0, 0];
  };
  const choicesAt = (places: readonly string[]): Target[] => places.flatMap((p) => offers.get(p) ?? []);
  const choose = (place: string, at: Point = toPixels(centre(place))): void => {
    const places = [...new Set([place, spaceOf(place)])];
    const all = choicesAt(places);
    if (all.length === 1 && all[0]) onPick(all[0]);
    else if (all.length > 1) setMenu({ places, x: at[0], y: at[1] });
  };
  const ask = (place: string): void => {
    // A long press brings a context menu too: one question.
    const [last, now] = [asked.current, Date.now()];
    if (last.place === place && now - last.when < 700) return;
    asked.current = { place, when: now };
    onAsk(spaceOf(place));
  };
  const offered = (place: string): boolean => offers.has(place) || offers.has(spaceOf(place));

  const placeAt = (e: MouseEvent): string | undefined => {
    const hit = (e.target instanceof Element ? e.target.closest('[data-place]') : null)?.getAttribute('data-place') ?? undefined;
    const r = wrap.current?.getBoundingClientRect();
    let [best, least] = [hit !== undefined && offered(hit) ? hit : undefined, REACH];
    if (best !== undefined || !r) return best;
    for (const key of offers.keys()) {
      if (!middle(plan, spaceOf(key))) continue;
      const [x, y] = toPixels(centre(key));
      const far = Math.hypot(e.clientX - r.left - x, e.clientY - r.top - y);
      if (far < least) [least, best] = [far, key];
    }
    return best ?? hit;
  };
  const click = (e: MouseEvent): void => {
    if (heldDown.current) {
      heldDown.current = false;
      return;
    }
    const place = placeAt(e);
    if (place && offered(place)) choose(place);
    else if (taken !== null && !place) onDrop();
    else if (place) ask(place);
  };
  const context = (e: MouseEvent): void => {
    const place = placeAt(e);
    if (!place) return;
    e.preventDefault();
    ask(place);
  };
  const letGo = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  const down = (e: PointerEvent): void => {
    letGo();
    heldDown.current = false;
    if (e.button !== 0) return;
    const place = placeAt(e);
    if (!place) return;
    const long = (): void => {
      heldDown.current = true;
      ask(place);
    };
    press.current = { timer: setTimeout(long, 550), x: e.clientX, y: e.clientY };
  };
  const moved = (e: PointerEvent): void => {
    if (press.current && Math.hypot(e.clientX - press.current.x, e.clientY - press.current.y) > 8) letGo();
  };
  const key = (e: KeyboardEvent): void => {
    const place = (e.target instanceof Element ? e.target.closest('[data-place]') : null)?.getAttribute('data-place');
    if (!place || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === 'Enter' || e.key === ' ') {
      if (offered(place)) choose(place);
      else ask(place);
    } else if (e.key === '?') ask(place);
    else if (e.key === 'Escape') {
      if (taken === null) return;
      onDrop();
    } else {
      const all = [...(svg.current?.querySelectorAll('[data-place][tabindex]') ?? [])];
      const places = all.map((one): [string, Point] => [
        one.getAttribute('data-place') ?? '',
        centre(one.getAttribute('data-place') ?? ''),
      ]);
      const next = neighbour(centre(place), places, e.key);
      const to = all.find((one) => one.getAttribute('data-place') === next);
      if (next === undefined || !(to instanceof SVGElement)) return;
      to.focus();
    }
    e.preventDefault();
  };
  /** Seats and stocks of the Council: the same hand, in HTML. */
  const other = (place: string, el: HTMLElement): void => {
    if (!offers.has(place)) {
      ask(place);
      return;
    }
    const [r, b] = [wrap.current?.getBoundingClientRect(), el.getBoundingClientRect()];
    choose(place, r ? [b.left + b.width / 2 - r.left, b.top + b.height / 2 - r.top] : [0, 0]);
  };

  const { w, h } = sheet(plan);
  const open = menu ? choicesAt(menu.places) : [];
  const first = [...offers.keys()].some((p) => middle(plan, spaceOf(p))) ? '' : (plan.places[0]?.id ?? '');
  const speak = (place: string): string => {
    const offer = offers.get(place);
    if (!offer) return words.describe(place);
    return offer.length > 1 ? words.choices(words.placeName(place)) : (offer[0]?.label ?? '');
  };
  return (
    <div class={`vb-board vb-${plan.width}`} data-game="valencia" ref={wrap}>
      <Rounds rounds={rounds} words={words} />
      <Stage words={words} class="vb-stage">
        <svg
          class="vc-sheet"
          ref={svg}
          viewBox={`0 0 ${w} ${h}`}
          role="group"
          aria-label={words.city}
          onClick={click}
          onContextMenu={context}
          onPointerDown={down}
          onPointerMove={moved}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={key}
        >
          <PictureDefs />
          {ground}
          <path role="img" aria-label={words.describe('central')} />
          {plan.places
            .filter((p) => !p.centre)
            .map((p) => (
              <Square
                key={p.id}
                place={p}
                offer={offers.get(p.id)}
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
              offers={offers.get(t.id)}
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
                offer={offers.get(`m:${p.id}`)?.[0]}
                taken={taken === p.id}
              />
            ),
          )}
        </svg>
      </Stage>
      <Council
        seats={council}
        offers={offers}
        lit={lit}
        now={guild}
        shown={shown}
        words={words}
        onPress={other}
        onAsk={ask}
        onShow={(g) => show(shown === g ? null : g)}
      />
      {menu && open.length > 0 ? (
        <Menu
          title={words.choices(words.placeName(spaceOf(menu.places[0] ?? '')))}
          items={open.map((t) => ({ key: t.key, label: t.label }))}
          x={menu.x}
          y={menu.y}
          onClose={() => setMenu(null)}
          onPick={(picked) => {
            const t = open.find((one) => one.key === picked);
            setMenu(null);
            if (t) onPick(t);
          }}
        />
      ) : null}
    </div>
  );
}
