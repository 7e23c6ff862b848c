// Two reference tables: the districts with what each colour would score, and what is known about the cards.
import type { JSX } from 'preact';
import { DISTRICT_NAMES } from '@ridotto/games/san-marco/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { says } from './words.ts';
import type { At } from '../../play/face.ts';
import { CardFace } from './CardFace.tsx';
import { viewOf } from './places.ts';
import { gainsOf, valuesOf } from './score.ts';

export function Districts({ at }: { at: At }): JSX.Element {
  const w = says();
  const view = viewOf(at);
  const values = valuesOf(at.snapshot);
  return (
    <table class="district-table">
      <caption>{w.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{w.table.district}</th>
          <th scope="col">
            {w.table.first}/{w.table.second}
          </th>
          {at.seats.map((s) => (
            <th scope="col" key={s.id}>
              <SeatToken seat={seatIndex(s.id)} size={22} label={s.name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DISTRICT_NAMES.map((d) => {
          const nobles = view.districts[d] ?? {};
          const v = values[d] ?? { first: 0, second: 0, die: 0 };
          const gains = gainsOf(nobles, v);
          const most = Math.max(1, ...Object.values(nobles));
          return (
            <tr key={d}>
              <th scope="row">{w.districts[d]}</th>
              <td>
                {v.first}/{v.second}
              </td>
              {at.seats.map((s) => {
                const n = nobles[s.id] ?? 0;
                return (
                  <td key={s.id} class={n === most ? 'leads' : ''}>
                    {n === 0 ? w.table.nobody : n}
                    {gains[s.id] ? <b> +{gains[s.id]}</b> : null}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How many of the cards that matter most there are. */
const IN_THE_BOX = { doge: 10, banishment: 4 } as const;

export function Piles({ at }: { at: At }): JSX.Element {
  const w = says();
  const view = viewOf(at);
  const used = Object.entries(view.used);
  const unseen = (kind: keyof typeof IN_THE_BOX): JSX.Element => {
    const all = IN_THE_BOX[kind];
    return <li>{w.piles.unseen(kind, all - (view.used[kind] ?? 0), all)}</li>;
  };
  return (
    <>
      <ul class="piles-list">
        <li>{w.piles.action(view.piles.action)}</li>
        <li>{w.piles.limit(view.piles.limit)}</li>
        <li>{w.piles.bridges(view['bridge-stock'])}</li>
        {unseen('doge')}
        {unseen('banishment')}
      </ul>
      <h3>{w.piles.used}</h3>
      {used.length === 0 ? (
        <p>{w.piles.noneUsed}</p>
      ) : (
        <div class="piles-used">
          {used.map(([card, n]) => (
            <CardFace key={card} card={card} size="s" badge={`×${n}`} />
          ))}
        </div>
      )}
    </>
  );
}
