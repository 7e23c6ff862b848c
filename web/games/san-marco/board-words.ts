// What the board says, in the reader's words.
import { district } from '@ridotto/games/san-marco/words/shape.ts';
import { walk } from '../../play/walk.ts';
import { words } from '../../words/prefs.ts';
import type { BoardWords } from './board/types.ts';
import { says } from './words.ts';

export function boardWords(): BoardWords {
  const w = says();
  const t = words.value!;
  const b = w.board;
  return {
    board: b.name,
    title: w.title,
    canal: b.canal,
    basin: b.basin,
    district: (id) => district(w, id),
    describe: (f) => b.describe({ ...f, nobles: f.nobles.map((n) => ({ name: n.seat.name, count: n.count })) }),
    describePair: (pair, owners) =>
      b.pairBridges(
        pair,
        owners.map((o) => o.name),
      ),
    bridge: (pair, owner) => b.bridge(pair, owner.name),
    stock: (n) => b.stock(n),
    dogeWaits: b.dogeWaits,
    labelled: words.value!.table.labelled,
    doge: b.doge,
    choices: (p) => b.choices(p),
    walk,
    zoomIn: t.zoom.in,
    zoomOut: t.zoom.out,
    zoomFit: t.zoom.fit,
    first: w.table.first,
    second: w.table.second,
    die: t.zoom.die,
    nobles: t.zoom.nobles,
    nobody: b.nobody,
    close: t.close,
  };
}
