// The board, told what it needs in the reader's words.
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { seatIndex } from '../../art/seats.ts';
import { Board, type BoardWords, type Target } from './board/Board.tsx';
import type { GuildName } from './board/types.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { walk } from '../../play/walk.ts';
import { words } from '../../words/prefs.ts';
import { meantOn } from './meant.ts';
import { describe, placeName, placeOf } from './places.ts';
import { councilOf, planOf, roundsOf } from './plan.ts';
import { labelOf } from './speech.ts';
import { mineNow, own, showing, text, viewOf } from './table.ts';
import { steps, takenFrom, takeUp } from './taken.ts';
import { page } from './words.ts';

type Offer = Target & { choice?: AnyChoice; from?: string };

function offersOf(at: At): Offer[] {
  const b = page().board;
  const view = viewOf(at);
  const taken = takenFrom(at);
  const moves = steps(at);
  const out: Offer[] = [];
  for (const from of new Set(moves.map((c) => text(c.from)))) {
    const member = !from.startsWith('t');
    const name = placeName(from);
    out.push({ key: `from ${from}`, place: member ? `m:${from}` : from, label: from === taken ? b.lay(name) : b.take(name), from });
  }
  for (const c of moves)
    if (text(c.from) === taken) out.push({ key: JSON.stringify(c), place: text(c.to), label: labelOf(c, at), choice: c });
  for (const c of at.legal) {
    const place = placeOf(c, view);
    if (place !== undefined) out.push({ key: JSON.stringify(c), place, label: labelOf(c, at), choice: c });
  }
  return out;
}

export function BoardPart({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element {
  showing(at);
  const view = viewOf(at);
  const [b, t] = [page().board, words.value!];
  const targets = mineNow(at) ? offersOf(at) : [];
  const taken = takenFrom(at);
  const before = useRef(new Map<string, object>());
  const plan = useMemo(() => {
    const now = planOf(at);
    return { ...now, places: now.places.map((p) => asBefore(p, before.current)), trees: now.trees.map((t) => asBefore(t, before.current)) };
  }, [view]);
  const council = useMemo(() => councilOf(at), [view, b]);
  const rounds = useMemo(() => asBefore(roundsOf(at), before.current), [view, b]);
  const described = useMemo(() => once((place) => describe(place, at, plan)), [plan, at.snapshot, b]);
  const spoken: BoardWords = {
    city: b.city,
    council: b.council,
    rounds: b.rounds,
    choices: b.choices,
    describe: described,
    placeName,
    highlight: () => b.squares,
    labelled: words.value!.table.labelled,
    walk,
    zoomIn: t.zoom.in,
    zoomOut: t.zoom.out,
    zoomFit: t.zoom.fit,
  };
  return (
    <Board
      plan={plan}
      council={council}
      rounds={rounds}
      guild={view.over ? undefined : (view.guild as GuildName | undefined)}
      coins={own(view, at, 'coins') ?? null}
      own={at.snapshot.you === null ? null : seatIndex(at.snapshot.you)}
      targets={targets}
      taken={taken}
      lit={at.lit}
      meant={meantOn(at)}
      words={spoken}
      onPick={(target) => {
        const offer = targets.find((o) => o.key === target.key);
        if (offer?.choice) pick(offer.choice);
        else if (offer?.from !== undefined) takeUp(at, offer.from === taken ? null : offer.from);
      }}
      onAsk={at.ask}
      onDrop={() => takeUp(at, null)}
    />
  );
}

/** Where nothing has changed, the very object as before: it is not drawn again. */
function asBefore<T extends object>(now: T, before: Map<string, object>): T {
  const text = JSON.stringify(now);
  if (!before.has(text)) before.set(text, now);
  return before.get(text) as T;
}
/** What is asked again and again is found out once. */
function once(find: (place: string) => string): (place: string) => string {
  const found = new Map<string, string>();
  return (place) => {
    let words = found.get(place);
    if (words === undefined) found.set(place, (words = find(place)));
    return words;
  };
}

export function AboutPlace({ place, at }: { place: string; at: At }): JSX.Element {
  showing(at);
  return <p>{describe(place, at, planOf(at))}</p>;
}
