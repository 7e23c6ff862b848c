/** The Council: who sits where; beside each guild's seat what is left of its resource, and its price. */
import type { JSX } from 'preact';
import { SeatToken } from '../../../art/emblems.tsx';
import { meantBy } from '../../../art/meant.tsx';
import { Icon } from './Icons.tsx';
import type { BoardWords, CouncilSeatAt, GuildName, MeantOnBoard, Target } from './types.ts';

interface Props {
  seats: readonly CouncilSeatAt[];
  offers: ReadonlyMap<string, readonly Target[]>;
  lit: readonly string[];
  meant: MeantOnBoard | undefined;
  now: GuildName | undefined;
  shown: GuildName | null;
  words: BoardWords;
  onPress(place: string, el: HTMLElement): void;
  onAsk(place: string): void;
  onShow(guild: GuildName): void;
}

export function Council(props: Props): JSX.Element {
  const { seats, offers, lit, meant, now, shown, words, onPress, onAsk, onShow } = props;
  const asks = (place: string) => ({
    onContextMenu: (e: MouseEvent) => {
      e.preventDefault();
      onAsk(place);
    },
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key !== '?') return;
      e.preventDefault();
      e.stopPropagation();
      onAsk(place);
    },
  });
  /* one stop for Tab, and one for each control that is on offer; arrows go everywhere */
  const arrows = (e: KeyboardEvent): void => {
    const step: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
    const all = [...(e.currentTarget as HTMLElement).querySelectorAll('button')];
    const here = all.indexOf(e.target as HTMLButtonElement);
    if (!(e.key in step) || here < 0) return;
    e.preventDefault();
    all[(here + (step[e.key] ?? 0) + all.length) % all.length]?.focus();
  };
  const marks = (place: string): string => `${meant?.places.includes(place) ? ' meant' : ''}${lit.includes(place) ? ' lit' : ''}`;
  const stop = (place: string, first: boolean): number => (offers.has(place) || first ? 0 : -1);
  return (
    <section class="vb-council" aria-label={words.council} style={meant && meantBy(meant.seat)}>
      <ul onKeyDown={arrows}>
        {seats.map((s, n) => {
          const seat = `c:${s.id}`;
          const offer = offers.get(seat);
          const stock = `k:${s.id}`;
          const takes = offers.get(stock);
          return (
            <li
              key={s.id}
              class={`vb-seat${s.guild ? ` vg-${s.guild}` : ' vb-seat-high'}${s.guild !== undefined && s.guild === now ? ' vb-seat-now' : ''}`}
            >
              <button
                type="button"
                class={`vb-chair${offer ? ' target' : ''}${marks(seat)}`}
                data-place={seat}
                tabindex={stop(seat, n === 0)}
                {...(offer && { 'data-offered': '' })}
                aria-label={offer ? words.labelled(s.name, offer.length > 1 ? words.choices(s.name) : (offer[0]?.label ?? '')) : s.about}
                onClick={(e) => onPress(seat, e.currentTarget)}
                {...asks(seat)}
              >
                <Icon of={(s.guild ?? s.id) as 'nobility'} size={30} />
                <span class="vb-seat-name">{s.name}</span>
                <span class="vb-holders" aria-hidden="true">
                  {s.holders.map((h) => {
                    const planned = h.seat === meant?.seat && meant.places.includes(seat);
                    return <SeatToken key={h.seat} seat={h.seat} size={28} class={planned ? 'vb-planned' : ''} />;
                  })}
                  {s.holders.length === 0 && <span class="vb-free" />}
                </span>
              </button>
              {s.guild !== undefined && (
                <button
                  type="button"
                  class={`vb-stock${takes ? ' target' : ''}${shown === s.guild ? ' vb-stock-shown' : ''}${marks(stock)}`}
                  data-place={stock}
                  tabindex={stop(stock, false)}
                  {...(takes && { 'data-offered': '' })}
                  {...(takes ? {} : { 'aria-pressed': shown === s.guild })}
                  aria-label={words.labelled(
                    `${s.name}, ${s.stock} × ${s.price}`,
                    takes ? (takes[0]?.label ?? '') : `${s.stockAbout} ${words.highlight(s.guild)}`,
                  )}
                  onClick={(e) => (takes ? onPress(stock, e.currentTarget) : onShow(s.guild!))}
                  {...asks(stock)}
                >
                  <span aria-hidden="true">
                    {s.stock} × <span class="vb-price">{s.price}</span>
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
