// What a fact makes of the pieces on the board, for whoever is shown one fact after another: between two decisions nobody has a
// view, and none is needed for what all are told.
import type { Told } from '@ridotto/engine';
import type { FactData } from '../box/facts.ts';
import { PAIRS } from '../box/material.ts';
import type { SanMarcoView } from './view.ts';

type Pieces = Pick<SanMarcoView, 'districts' | 'bridges' | 'doge' | 'supply'>;

/** So many nobles more in a district, from the supply; fewer: back into it. */
const nobles = <V extends Pieces>(view: V, seat: string, district: string, n: number): V => ({
  ...view,
  districts: { ...view.districts, [district]: { ...view.districts[district], [seat]: (view.districts[district]?.[seat] ?? 0) + n } },
  supply: { ...view.supply, [seat]: (view.supply[seat] ?? 0) - n },
});
/** A bridge with the noble on it, from the supply; `there` false: taken away. */
function bridge<V extends Pieces>(view: V, seat: string, pair: string, there: boolean): V {
  const others = (view.bridges[pair] ?? []).filter((owner) => owner !== seat);
  const owners = { ...view.bridges, [pair]: there ? [...others, seat].toSorted() : others };
  const bridges = Object.fromEntries(PAIRS.flatMap((p) => ((owners[p] ?? []).length > 0 ? [[p, owners[p]!]] : [])));
  return { ...view, bridges, supply: { ...view.supply, [seat]: (view.supply[seat] ?? 0) + (there ? -1 : 1) } };
}

/** The view with its pieces as they stand after this fact; all else is left as it was. */
export function after(view: SanMarcoView, { what, data }: Told): SanMarcoView {
  switch (what) {
    case 'placed': {
      const f = data as FactData['placed'];
      return nobles(view, f.seat, f.district, f.nobles);
    }
    case 'noble': {
      const f = data as FactData['noble'];
      return nobles(view, f.seat, f.district, 1);
    }
    case 'from-board': {
      const f = data as FactData['from-board'];
      return nobles(view, f.seat, f.district, -1);
    }
    case 'transfer': {
      const f = data as FactData['transfer'];
      return nobles(nobles(view, f.victim, f.district, -1), f.seat, f.district, 1);
    }
    case 'removed': {
      const f = data as FactData['removed'];
      return nobles(view, f.owner, f.district, -f.nobles);
    }
    case 'built': {
      const f = data as FactData['built'];
      return bridge(view, f.seat, f.pair, true);
    }
    case 'seizes': {
      const f = data as FactData['seizes'];
      return bridge(view, f.owner, f.pair, false);
    }
    case 'doge-enters':
    case 'doge-steps':
    case 'doge-crosses':
      return { ...view, doge: (data as FactData['doge-enters']).district };
    default:
      return view;
  }
}
