// The board, told what it needs in the reader's words.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { partsOf } from '@ridotto/games/inkognito/words/shape.ts';
import { seatIndex, type SeatIndex } from '../../art/seats.ts';
import { metForQuestion } from '@ridotto/games/inkognito/words/met.ts';
import { Board, type BallName, type BoardWords, type MeantHere, type PieceAt, type Target } from './board/Board.tsx';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { walk } from '../../play/walk.ts';
import { words } from '../../words/prefs.ts';
import { choose } from './ending.ts';
import { sheetLies } from './notes-state.ts';
import { holds } from './noted.ts';
import { NoteSheet } from './Notes.tsx';
import { labelOf } from './speech.ts';
import { describe, fileOf, ownerIndex, pieceName, placeName, showing, shownOf, standing, text, viewOf } from './table.ts';
import { figureOf, steps, takeUp } from './taken.ts';
import { ink } from './words.ts';

type Offer = Target & { choice?: AnyChoice; figure?: string };

function offersOf(at: At): Offer[] {
  const w = ink();
  const out: Offer[] = [];
  const legal = at.legal;
  const moves = steps(at);
  const taken = figureOf(at);
  const where = new Map(standing(viewOf(at)));
  for (const figure of new Set(moves.map((c) => text(c.figure)))) {
    const space = where.get(figure);
    if (space === undefined) continue;
    const label = figure === taken ? w.board.lay(pieceName(figure, at)) : w.board.take(pieceName(figure, at), placeName(space));
    out.push({ key: `f:${figure}`, label, place: `f:${figure}`, takes: true, figure });
  }
  for (const c of moves)
    if (text(c.figure) === taken) {
      const to = text(c.to ?? c.space);
      out.push({
        key: JSON.stringify(c),
        label: labelOf(c, at),
        place: `s:${to}`,
        choice: c,
        ...(c.ball ? { ball: c.ball as BallName } : {}),
      });
    }
  for (const c of legal) {
    if (c.do === 'dismiss' || c.do === 'walk' || c.do === 'extra')
      out.push({ key: JSON.stringify(c), label: labelOf(c, at), place: `s:${text(c.to)}`, choice: c });
    else if (c.do === 'shake') out.push({ key: 'shake', label: labelOf(c, at), place: 'p:phantom', choice: c });
  }
  return out;
}

function boardWords(at: At): BoardWords {
  const b = ink().board;
  const t = words.value!;
  return {
    board: b.name,
    title: ink().title,
    place: placeName,
    describe: (id) => describe(id, at),
    choices: b.choices,
    phantom: b.phantom,
    walk,
    zoomIn: t.zoom.in,
    zoomOut: t.zoom.out,
    zoomFit: t.zoom.fit,
  };
}

/** What is drafted: pieces that stand elsewhere now, the meeting that a question came from, the Phantom that is to be shaken. */
function meantIn(at: At): MeantHere | undefined {
  const { you } = at.snapshot;
  const parts = at.store.draft.parts.value;
  if (you === null || parts.length === 0 || at.snapshot !== at.store.snapshot.value) return undefined;
  const before = shownOf(at);
  const was = new Map(standing(before));
  const gone = standing(viewOf(at)).filter(([p, space]) => was.get(p) !== space);
  const met = parts.flatMap((c) => {
    const colour = before.colours[text(c.target)];
    const m = before.meetings.find(({ with: g }) =>
      c.do === 'question' || before.colours[you] === 'ambassador' ? partsOf(g)?.colour === colour : g === 'ambassador',
    );
    const space = (c.do === 'question' || c.do === 'ambassador') && m ? was.get(m.with) : undefined;
    return space === undefined ? [] : [`s:${space}`];
  });
  return {
    seat: seatIndex(you),
    pieces: gone.map(([p]) => p),
    from: gone.flatMap(([p]) => was.get(p) ?? []),
    places: [...met, ...(parts.some((c) => c.do === 'shake') ? ['p:phantom'] : [])],
  };
}
/** Where somebody has met somebody: it is what is decided about. */
function metIn(at: At): string[] {
  const view = viewOf(at);
  const asked = metForQuestion(view);
  if (asked) return [asked.space];
  const where = new Map(standing(view));
  return view.at === 'meetings' ? view.meetings.flatMap((m) => where.get(m.with) ?? []) : [];
}

/** The board, and over its side the note sheet, as long as it lies there. */
export function BoardPart({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element {
  const now = at.store.snapshot.value ?? at.snapshot;
  return (
    <>
      <TheBoard at={holds(at) ? { ...at, legal: [] } : at} pick={pick} />
      {sheetLies.value && <NoteSheet at={{ ...at, snapshot: now, view: now.view }} />}
    </>
  );
}

function TheBoard({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element {
  showing(at);
  const view = viewOf(at);
  const w = ink();
  const targets = offersOf(at);
  const pieces = useMemo(
    () =>
      standing(view).map(([id, space]): PieceAt => {
        const p = partsOf(id);
        return {
          id,
          space,
          build: p?.build ?? null,
          seat: p ? ownerIndex(id, at.snapshot.view) : null,
          name: `${pieceName(id, at)}, ${placeName(space)}`,
          own: p !== undefined && view.colours[at.snapshot.you ?? ''] === p.colour,
        };
      }),
    [view, w],
  );
  const seatOf = useMemo(
    () => Object.fromEntries(Object.entries(view.colours).map(([seat, colour]): [string, SeatIndex] => [colour, seatIndex(seat)])),
    [view.colours],
  );
  const spoken = useMemo(() => boardWords(at), [w, words.value, view]);
  const met = metIn(at);
  return (
    <Board
      file={fileOf(at.snapshot)}
      pieces={pieces}
      seatOf={seatOf}
      balls={[...view.balls.map((ball) => ({ ball, used: false })), ...view.used.map((ball) => ({ ball, used: true }))]}
      targets={targets}
      taken={figureOf(at)}
      lit={[...at.lit, ...met]}
      about={met}
      meant={meantIn(at)}
      words={spoken}
      onPick={(t) => {
        const offer = targets.find((o) => o.key === t.key);
        if (offer?.choice) choose(offer.choice, at, pick);
        else if (offer?.figure) takeUp(at, offer.figure === figureOf(at) ? null : offer.figure);
      }}
      onAsk={at.ask}
      onDrop={() => takeUp(at, null)}
    />
  );
}

export function AboutPlace({ place, at }: { place: string; at: At }): JSX.Element {
  return <p>{describe(place, at)}</p>;
}

/** What asking about a space means at this question. */
export function asksAbout(place: string, at: At): AnyChoice[] {
  const view = viewOf(at);
  const figure = figureOf(at);
  switch (view.at) {
    case 'movement': {
      const pieces =
        figure === null
          ? standing(view).flatMap(([p]) => (view.colours[at.snapshot.you ?? ''] === partsOf(p)?.colour ? [p] : []))
          : [figure];
      return view.balls
        .slice(0, 1)
        .flatMap(() => [...new Set(view.balls)].flatMap((ball) => pieces.map((p) => ({ do: 'move', ball, figure: p, to: place }))));
    }
    case 'dismissal':
      return [{ do: 'dismiss', to: place }];
    case 'walk':
      return [{ do: 'walk', to: place }];
    case 'placing':
      return figure === null ? [] : [{ do: 'place', figure, space: place }];
    case 'meetings':
      return view.meetings.map((m) => ({ do: 'extra', with: m.with, to: place }));
    default:
      return [];
  }
}
