// Where the Doge can go, and what it costs at least.
import type { JSX } from 'preact';
import type { At } from '../../play/face.ts';
import { editionOf } from './edition.ts';
import { viewOf } from './places.ts';
import { waysOf } from './ways.ts';
import { says } from './words.ts';

/** A whole way by one press. */
export function Ways({ at }: { at: At }): JSX.Element | null {
  const { store, snapshot } = at;
  const w = says();
  if (snapshot.you === null || !store.draft.legal.value.some((c) => c.do === 'stop')) return null;
  const ways = waysOf(editionOf(snapshot), viewOf(at), snapshot.you, snapshot.options.allowDebt === true);
  if (ways.length === 0) return null;
  return (
    <div class="ways">
      <h3>{w.ways.title}</h3>
      <ul>
        {ways.map((way) => (
          <li key={way.district}>
            <button type="button" onClick={() => void store.draft.pickAll([...way.parts, { do: 'stop' }])}>
              {w.ways.to(way.district, way.cost, way.paid.map(at.name))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
