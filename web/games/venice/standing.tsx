// One player of Venice in a line: points, coins, scrolls, intrigue, place in the Great Council, pieces and cards.
import { GlyphLine, type Glyph } from './board/glyphs.tsx';
import type { At, Standing, StandingCount } from '../../play/face.ts';
import { fileOf, viewOf } from './table.ts';
import { ours, says } from './words.ts';

export function standing(seat: string, at: At): Standing {
  const p = ours().panel;
  const w = says();
  const view = viewOf(at);
  const file = fileOf(at.snapshot);
  const most = file.playerBoard.intrigueMax[at.snapshot.names.length] ?? 8;
  const intrigue = view.intrigue[seat] ?? 0;
  const bridges = file.perPlayer.bridges - Object.values(view.bridges).filter((o) => o === seat).length;
  const [coins, scrolls, council, supply] = [view.coins[seat], view.scrolls[seat], view.council[seat], view.supply[seat]].map(
    (n) => n ?? 0,
  );
  const [cards, missions] = [view['card-counts'][seat] ?? 0, view['mission-counts'][seat] ?? 0];
  const count = (id: string, sign: Glyph['sign'], value: number | string, about: string, warn = false): StandingCount => ({
    id,
    icon: <GlyphLine glyphs={[{ sign }]} size={18} />,
    value,
    about,
    ...(warn && { warn }),
  });
  const vp = view.vp[seat] ?? 0;
  return {
    score: { now: vp, about: w.counted('vp', vp) },
    counts: [
      count('coins', 'coin', coins!, w.counted('coins', coins!)),
      count('scrolls', 'scroll', scrolls!, w.counted('scrolls', scrolls!)),
      count('intrigue', 'intrigue', `${intrigue}/${most}`, p.limit(intrigue, most), intrigue >= most),
      count('council', 'council', council!, ours().board.labelled(ours().board.council, String(council))),
      count('assistants', 'assistant', supply!, p.assistants(supply!)),
      count('bridges', 'bridge', bridges, p.bridges(bridges)),
      count('cards', 'card', cards, p.cards(cards)),
      count('missions', 'mission', missions, p.missions(missions)),
    ],
    marks: [...(view.first === seat && at.seats.length > 1 ? [{ text: p.first }] : []), ...(view.favour[seat] ? [{ text: '★' }] : [])],
  };
}
