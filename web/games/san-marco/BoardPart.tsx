// The board, told what it needs in the reader's words.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { CardName } from '@ridotto/games/san-marco/words/shape.ts';
import { Board } from './board/Board.tsx';
import { words } from '../../words/prefs.ts';
import { boardWords } from './board-words.ts';
import { says } from './words.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { CardFace } from './CardFace.tsx';
import { meantOn } from './meant.ts';
import { labelOf } from './speech.ts';
import { targetsOf, viewOf } from './places.ts';
import { gainsInWords, valuesOf } from './score.ts';
import { later } from '../../play/later.tsx';

const DistrictPanel = later(() => import('./board/DistrictPanel.tsx').then((m) => m.DistrictPanel));

export function BoardPart({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element {
  const { snapshot, legal } = at;
  const view = viewOf(at);
  const w = says();
  const spoken = useMemo(boardWords, [w, words.value]);
  const { targets, choices } = useMemo(() => targetsOf(legal, at, (c) => labelOf(c, at)), [legal, view, w]);
  return (
    <Board
      view={view}
      values={valuesOf(snapshot)}
      seats={at.seats.map(({ id, name }) => ({ id, name }))}
      targets={targets}
      changed={[...at.lit]}
      meant={meantOn(at)}
      words={spoken}
      onPick={(t) => {
        const choice = choices.get(t.key);
        if (choice) pick(choice);
      }}
      onAsk={at.ask}
    />
  );
}

/** All about a district or a pair that was asked about. */
export function AboutPlace({ place, at, note }: { place: string; at: At; note: string }): JSX.Element {
  const w = says();
  const view = viewOf(at);
  const spoken = boardWords();
  const values = valuesOf(at.snapshot);
  if (place.startsWith('card:')) {
    const card = place.slice(5) as CardName;
    return (
      <div class="about-card">
        <CardFace card={card} size="l" />
        <p>{w.cards[card].does}</p>
      </div>
    );
  }
  if (place.includes('/')) {
    const owners = view.bridges[place] ?? [];
    return (
      <>
        <p>{w.board.pairBridges(place, owners.map(at.name))}</p>
        <p>{note}</p>
      </>
    );
  }
  return (
    <>
      <DistrictPanel
        district={place}
        view={view}
        values={values}
        seats={at.seats.map(({ id, name }) => ({ id, name }))}
        words={spoken}
        note={gainsInWords(place, at)}
      />
      <p>{note}</p>
    </>
  );
}
