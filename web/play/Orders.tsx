// What one has ordered beforehand, with a switch to turn it off, and what one may order.
import type { OrderShown } from '@ridotto/table/protocol.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';
import { rests } from './resting.ts';

const inWords = (face: GameFace, { order, at }: OrderShown) => face.words().orders?.[order]?.(at as Readonly<Record<string, unknown>>);
const idOf = ({ order, until }: OrderShown): string => `${order} ${until}`;

/** One plain sentence for each, beside what is asked. */
export function OrdersGiven({ at, face }: { at: At; face: GameFace }): JSX.Element {
  const t = words.value!.company.orders;
  return (
    <>
      {(at.snapshot.orders?.given ?? []).map((given) => (
        <p key={given.order} class="prompt-order" data-order={given.order}>
          <span>{inWords(face, given)?.given}</span>
          <button type="button" class="quiet" onClick={() => at.store.settle({ do: 'revoke', order: given.order })}>
            {t.off}
          </button>
        </p>
      ))}
    </>
  );
}

/** Folded up, below what one may choose. */
export function OrdersOffered({ at, face }: { at: At; face: GameFace }): JSX.Element | null {
  const t = words.value!.company.orders;
  const may = (at.snapshot.orders?.may ?? []).filter((one) => inWords(face, one));
  const [chosen, choose] = useState('');
  if (may.length === 0 || rests(at.snapshot)) return null;
  const one = may.find((order) => idOf(order) === chosen) ?? may[0]!;
  return (
    <details class="orders">
      <summary>{t.title}</summary>
      <form
        class="buttons"
        onSubmit={(e) => {
          e.preventDefault();
          at.store.settle({ do: 'order', order: one.order, until: one.until });
        }}
      >
        <select aria-label={t.title} aria-describedby="orders-about" value={idOf(one)} onChange={(e) => choose(e.currentTarget.value)}>
          {may.map((order) => (
            <option key={idOf(order)} value={idOf(order)}>
              {inWords(face, order)?.offer}
            </option>
          ))}
        </select>
        <button type="submit">{t.give}</button>
        <small id="orders-about">{t.about}</small>
      </form>
    </details>
  );
}
