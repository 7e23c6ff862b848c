// One player of Venice in a line: points, coins, scrolls, intrigue, place in the Great Council, pieces and cards; alone, the Doge in
// a line of his own.
import type { JSX } from 'preact';
import { DogeBust } from '../../art/doge.tsx';
import '../../art/doge.css';
import { OwnerToken } from './board/Gondolas.tsx';
import { GlyphLine, type Glyph } from './board/glyphs.tsx';
import type { At, Standing, StandingCount } from '../../play/face.ts';
import { arrestedNow, scoredNow } from './score.ts';
import { aloneAt, fileOf, showing, viewOf } from './table.ts';
import { ours, says } from './words.ts';

const signed = (id: string, sign: Glyph['sign'], value: number | string, about: string, warn = false): StandingCount => ({
  id,
  icon: <GlyphLine glyphs={[{ sign }]} size={18} />,
  value,
  about,
  ...(warn && { warn }),
});
const marked = (id: string, icon: JSX.Element, about: string): StandingCount => ({ id, icon, value: '', about });
const seatIds = (at: At): string[] => at.seats.map((s) => s.id);
/** Points now, and with the final scoring as things stand. */
function scoreOf(who: string, at: At): Standing['score'] {
  const w = says();
  const now = viewOf(at).vp[who] ?? 0;
  const later = scoredNow(fileOf(at.snapshot), viewOf(at), seatIds(at))[who] ?? now;
  const about = w.list([w.counted('vp', now), ...(at.snapshot.over ? [] : [ours().panel.later(w.counted('vp', later))])]);
  return { now, about, ...(!at.snapshot.over && { later }) };
}

export function standing(seat: string, at: At): Standing {
  showing(at);
  const p = ours().panel;
  const w = says();
  const view = viewOf(at);
  const file = fileOf(at.snapshot);
  const most = file.playerBoard.intrigueMax[at.snapshot.names.length] ?? 8;
  const intrigue = view.intrigue[seat] ?? 0;
  const worst = arrestedNow(view, seatIds(at)) === seat;
  const bridges = file.perPlayer.bridges - Object.values(view.bridges).filter((o) => o === seat).length;
  const [coins, scrolls, council, supply] = [view.coins[seat], view.scrolls[seat], view.council[seat], view.supply[seat]].map(
    (n) => n ?? 0,
  );
  const [cards, missions] = [view['card-counts'][seat] ?? 0, view['mission-counts'][seat] ?? 0];
  return {
    score: scoreOf(seat, at),
    counts: [
      ...(view.first === seat && at.seats.length > 1 ? [marked('first', <span class="vn-first">1.</span>, p.first)] : []),
      ...(view.favour[seat] ? [marked('favour', <span class="vn-favour">★</span>, p.favour)] : []),
      signed('coins', 'coin', coins!, w.counted('coins', coins!)),
      signed('scrolls', 'scroll', scrolls!, w.counted('scrolls', scrolls!)),
      signed('intrigue', 'intrigue', intrigue, worst ? w.list([p.limit(intrigue, most), p.arrest]) : p.limit(intrigue, most), worst),
      signed('council', 'council', council!, ours().board.labelled(ours().board.council, String(council))),
      signed('assistants', 'assistant', supply!, p.assistants(supply!)),
      signed('bridges', 'bridge', bridges, p.bridges(bridges)),
      signed('cards', 'card', cards, p.cards(cards)),
      signed('missions', 'mission', missions, p.missions(missions)),
    ],
    marks: [],
  };
}

/** The Doge: his points, scrolls, intrigue, both markers in the Great Council, how many of his cards are left. */
export function dogeStanding(at: At): { id: string; name: string; icon: JSX.Element; standing: Standing }[] {
  showing(at);
  if (!aloneAt(at.snapshot)) return [];
  const d = ours().doge;
  const view = viewOf(at);
  const { solo } = fileOf(at.snapshot);
  const [scrolls, intrigue] = [view.scrolls.doge ?? 0, view.intrigue.doge ?? 0];
  const councils = (['a', 'b'] as const).map((l): StandingCount => {
    const space = view.council[`letter-${l}`] ?? 0;
    return { id: `council-${l}`, icon: <OwnerToken owner={l} size={17} />, value: space, about: d.council(l.toUpperCase(), space) };
  });
  const deck = view['doge-deck'];
  return [
    {
      id: 'doge',
      name: d.name,
      icon: (
        <svg class="vn-doge-icon" viewBox="-36 -80 72 86" width="20" height="24" aria-hidden="true">
          <DogeBust />
        </svg>
      ),
      standing: {
        score: scoreOf('doge', at),
        counts: [
          signed('scrolls', 'scroll', scrolls, d.scrolls(scrolls, solo.dogeMaxScrolls)),
          signed('intrigue', 'intrigue', intrigue, d.intrigue(intrigue, solo.dogeIntrigueTrigger)),
          signed('council', 'council', '', ours().board.council),
          ...councils,
          ...(deck === undefined ? [] : [signed('deck', 'card', deck, d.deck(deck))]),
        ],
        marks: [],
      },
    },
  ];
}
