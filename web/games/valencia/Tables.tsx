// Two reference tables: when each guild comes up, and what is known about the cards.
import type { JSX } from 'preact';
import { SPECIAL_NAMES } from '@ridotto/games/valencia/box/material.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { Icon } from './board/Icons.tsx';
import { GUILDS } from './board/types.ts';
import type { At } from '../../play/face.ts';
import { counted, markOf, Tally } from './CardFace.tsx';
import { stepsOf } from './plan.ts';
import { editionOf, own, shownOf } from './table.ts';
import { page, vale } from './words.ts';

export function Schedule({ at }: { at: At }): JSX.Element {
  const [w, p] = [vale(), page().rounds];
  const view = shownOf(at);
  const edition = editionOf(at.snapshot);
  const boards = view.boards.map((b) => stepsOf(b, edition));
  const over = (n: number, letter: string): boolean =>
    view.over || n < view.round || (n === view.round && view.at !== 'planning' && view.at !== 'missions' && letter < view.step);
  return (
    <>
      <table class="va-schedule">
        <caption>{p.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{p.guild}</th>
            {boards.map((_, i) => (
              <th scope="col" key={i} class={i + 1 === view.round ? 'va-col-now' : ''}>
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GUILDS.map((g) => (
            <tr key={g}>
              <th scope="row">
                <Icon of={g} size={22} /> {w.guilds[g].name}
              </th>
              {boards.map((steps, i) => (
                <td key={i} class={i + 1 === view.round ? 'va-col-now' : ''}>
                  {steps
                    .filter((s) => s.guild === g)
                    .map((s) => (
                      <span key={s.letter} class={over(i + 1, s.letter) ? 'va-gone' : ''}>
                        {s.letter}
                      </span>
                    ))}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Icon of="fountain" size={22} /> {w.pieces.fountain.name}
            </th>
            {view.tiles.map((tile, i) => (
              <td key={i} class={i + 1 === view.round ? 'va-col-now' : ''}>
                {w.fountain(tile, edition)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="soft">{p.about}</p>
    </>
  );
}

export function CardsKnown({ at }: { at: At }): JSX.Element {
  const p = page().cards;
  const view = shownOf(at);
  const edition = editionOf(at.snapshot);
  const unseen = own(view, at, 'unseen') ?? {};
  return (
    <div class="va-cards-known">
      {Object.keys(unseen).length > 0 && (
        <p>
          <strong>{p.unseen}:</strong> <Tally counts={unseen} edition={edition} />
        </p>
      )}
      <h3>{p.caption}</h3>
      <ul>
        {at.seats.map((s) => {
          const out = view.discard[s.id] ?? [];
          const hidden = view['hidden-discards'][s.id] ?? 0;
          const known = [...(view.known[s.id] ?? []), ...(view['known-aside'][s.id] ?? [])];
          return (
            <li key={s.id}>
              <SeatToken seat={seatIndex(s.id)} size={20} /> <strong>{s.name}</strong>:{' '}
              {out.length === 0 ? '–' : <Tally counts={counted(out)} edition={edition} />}
              {hidden > 0 && ` ${p.never(hidden)}`}
              {known.length > 0 && (
                <small>
                  {p.known}: <Tally counts={counted(known)} edition={edition} />
                </small>
              )}
            </li>
          );
        })}
      </ul>
      <p class="soft">{p.about}</p>
      {SPECIAL_NAMES.filter((special) => at.snapshot.options[special] === true).map((special) => (
        <p key={special} class="va-special-about">
          <Icon of={markOf(special, edition)} size={22} />
          <span>
            <strong>{vale().special[special].name}:</strong> {vale().special[special].does(edition)}
          </span>
        </p>
      ))}
    </div>
  );
}
