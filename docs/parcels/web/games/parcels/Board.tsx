// What everybody has: coins, opened parcels by value, closed ones.
import type { JSX } from 'preact';
import type { ParcelsView } from '@ridotto/games/parcels/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { says } from './words.ts';

export function Board({ at }: { at: At }): JSX.Element {
  const view = at.view as ParcelsView;
  return (
    <ul class="parcels-board">
      {at.seats.map(({ id, name }) => {
        const closed = view.closed[id] ?? 0;
        return (
          <li key={id} data-seat={id}>
            <SeatToken seat={seatIndex(id)} size={40} /> <strong>{name}</strong>: {says().coins(view.coins[id] ?? 0)};{' '}
            {view.opened[id]?.join(', ')} {says().closed(typeof closed === 'number' ? closed : closed.length)}
          </li>
        );
      })}
      {typeof view.parcel === 'string' && <li data-parcel={view.parcel}>{view.parcel}</li>}
    </ul>
  );
}
