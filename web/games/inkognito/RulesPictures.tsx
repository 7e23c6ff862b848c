// Pictures for the page of the rules: the board, the figures, the Phantom, cards, the missions.
import standard from '@ridotto/games/inkognito/editions/standard.json' with { type: 'json' };
import { BALL_NAMES, BUILD_NAMES, partsOf } from '@ridotto/games/inkognito/words/shape.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SeatIndex } from '../../art/seats.ts';
import { words } from '../../words/prefs.ts';
import { AllMissions } from './AllMissions.tsx';
import { Board, type PieceAt } from './board/Board.tsx';
import { Ball, FigureIcon, Phantom } from './board/Figures.tsx';
import { CardFace } from './Card.tsx';
import type { EditionFile } from './table.ts';
import { begin, ink } from './words.ts';

const FILE = standard as unknown as EditionFile & { starts: Readonly<Record<string, readonly string[]>>; embassy: string };
const SEATS = Object.fromEntries(Object.keys(FILE.starts).map((colour, i): [string, SeatIndex] => [colour, i as SeatIndex]));

/** As a game begins: one figure of each build on each player's start spaces. */
function TheBoard(): JSX.Element {
  const w = ink();
  const t = words.value!;
  const place = (id: string): string => w.places[id] ?? FILE.spaces.find((s) => s.id === id)?.label ?? id;
  const pieces = useMemo(
    (): PieceAt[] => [
      ...Object.entries(FILE.starts).flatMap(([colour, spaces]) =>
        spaces.map((space, k) => {
          const id = `${colour}-${BUILD_NAMES[k] ?? 'tall'}`;
          return { id, space, build: partsOf(id)?.build ?? null, seat: SEATS[colour] ?? null, name: place(space), own: false };
        }),
      ),
      { id: 'ambassador', space: FILE.embassy, build: null, seat: null, name: place(FILE.embassy), own: false },
    ],
    [w],
  );
  return (
    <div class="ink-rules-board">
      <Board
        file={FILE}
        pieces={pieces}
        seatOf={SEATS}
        balls={[]}
        targets={[]}
        taken={null}
        lit={[]}
        about={[]}
        meant={undefined}
        words={{
          board: w.board.name,
          title: w.title,
          place,
          describe: place,
          choices: w.board.choices,
          phantom: w.board.phantom,
          zoomIn: t.zoom.in,
          zoomOut: t.zoom.out,
          zoomFit: t.zoom.fit,
        }}
        onPick={() => undefined}
        onAsk={() => undefined}
        onDrop={() => undefined}
      />
    </div>
  );
}
const Named = ({ name, children }: { name: string; children: JSX.Element }): JSX.Element => (
  <figure>
    {children}
    <figcaption>{name}</figcaption>
  </figure>
);
function TheFigures(): JSX.Element {
  const w = ink();
  return (
    <div class="ink-rules-row">
      {BUILD_NAMES.map((b, i) => (
        <Named key={b} name={w.builds[b]}>
          <FigureIcon build={b} seat={i as SeatIndex} size={80} />
        </Named>
      ))}
      <Named name={w.figure('ambassador', { name: String, place: String, seatOf: () => undefined })}>
        <FigureIcon build={null} seat={null} size={80} />
      </Named>
    </div>
  );
}
function ThePhantom(): JSX.Element {
  const w = ink();
  return (
    <div class="ink-rules-row">
      <svg class="ink-rules-phantom" viewBox="-50 -58 100 126" role="img" aria-label={w.board.phantom(['white', 'orange', 'purple'])}>
        <Phantom balls={(['white', 'orange', 'purple'] as const).map((ball) => ({ ball, used: false }))} />
      </svg>
      {BALL_NAMES.map((b) => (
        <Named key={b} name={w.balls[b].name}>
          <Ball ball={b} size={44} />
        </Named>
      ))}
    </div>
  );
}
const TheCards = (): JSX.Element => (
  <div class="ink-rules-row">
    {['AX', 'LF', 'tall'].map((c) => (
      <CardFace key={c} card={c} seat={1} />
    ))}
    {['grey-AX', 'grey-thin', 'mission'].map((c) => (
      <CardFace key={c} card={c} seat={null} letter="B" />
    ))}
  </div>
);
const TheMissions = (): JSX.Element => <AllMissions missions={FILE.missions} players={4} />;

export async function pictures(): Promise<Readonly<Record<string, () => JSX.Element>>> {
  await begin();
  return { aim: TheBoard, 'set-up': TheFigures, balls: ThePhantom, questions: TheCards, missions: TheMissions };
}
