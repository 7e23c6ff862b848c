// A mission card: a picture, what it asks for, what it is worth, and how it stands.
import type { JSX } from 'preact';
import { missionCard } from '@ridotto/games/valencia/words/shape.ts';
import type { Standing } from '@ridotto/games/valencia/knowledge/view.ts';
import type { MissionCard } from '@ridotto/games/valencia/box/mission-cards.ts';
import { Picture, type PictureName } from './board/Icons.tsx';
import { GUILDS } from './board/types.ts';
import type { At } from '../../play/face.ts';
import { editionOf, missionTable } from './table.ts';
import { page, vale } from './words.ts';

/** Small plans: where members must be, on 5 by 5 squares. */
const PLANS: Readonly<Record<string, readonly string[]>> = {
  squareBlock: ['.....', '.##..', '.##..', '.....', '.....'],
  lineOrthogonal: ['.....', '.....', '.###.', '.....', '.....'],
  lineDiagonal: ['.....', '.#...', '..#..', '...#.', '.....'],
  membersOnOuterWall: ['##.#.', '#....', '.....', '....#', '...#.'],
  membersOnOuterCorners: ['#....', '.....', '.....', '.....', '....#'],
  longestRoute: ['.....', '##...', '.#...', '.###.', '.....'],
  isolatedMembers: ['#..#.', '.....', '..#..', '....#', '#....'],
  memberOnEveryTile: ['#..#.', '.....', '#...#', '.....', '#.#.#'],
  membersAtCentralFountain: ['.....', '..#..', '.#o#.', '..#..', '.....'],
};
export function MissionPicture({ card, size = 46 }: { card: MissionCard; size?: number }): JSX.Element {
  const plan = PLANS[card.kind];
  const icon = (of: PictureName, extra?: string): JSX.Element => (
    <>
      <Picture of={of} scale={0.85} />
      {extra !== undefined && (
        <text class="va-mp-text" x="15" y="22">
          {extra}
        </text>
      )}
    </>
  );
  const inside = (): JSX.Element => {
    if (plan)
      return (
        <>
          {plan.flatMap((row, y) =>
            row
              .split('')
              .map((c, x) => (
                <rect
                  key={`${x}.${y}`}
                  class={c === '#' ? 'va-mp-on' : c === 'o' ? 'va-mp-water' : 'va-mp-off'}
                  x={x * 9 - 22}
                  y={y * 9 - 22}
                  width="8"
                  height="8"
                  rx="1.500"
                />
              )),
          )}
        </>
      );
    switch (card.kind) {
      case 'membersOnCost':
        return (
          <>
            <circle class="vc-coin" r="19" />
            <text class="va-mp-number" y="9">
              {card.cost}
            </text>
          </>
        );
      case 'membersOnGuild':
        return icon(GUILDS[card.guild] ?? 'oranges');
      case 'membersOnEveryGuild':
        return (
          <>
            {GUILDS.map((g, i) => (
              <Picture key={g} of={g} x={Math.sin((i * 2 * Math.PI) / 5) * 14} y={-Math.cos((i * 2 * Math.PI) / 5) * 14} scale={0.38} />
            ))}
          </>
        );
      case 'differentFountainsTouched':
      case 'everyFountainTouched':
      case 'membersAtSameFountain':
        return icon('fountain');
      case 'membersNextToPalm':
        return icon('palm');
      case 'councilMembers':
        return icon('seats');
      case 'holdsNobilityOrChurch':
        return icon('nobility');
      case 'differentResources':
        return icon('merchants');
      case 'tenMinus':
        return icon(card.coins ? 'sale' : 'merchants', '−');
      case 'moreThanADirectNeighbour':
      case 'strictlyMostCoins':
        return icon(card.coins ? 'sale' : 'merchants', '+');
      default:
        return <path class="vp-also" d="M0-20a8 8 0 0 1 5 14C9-3 11 4 11 11H15V18H-15V11H-11C-11 4-9-3-5-6A8 8 0 0 1 0-20Z" />;
    }
  };
  return (
    <svg class="va-mp" viewBox="-25 -25 50 50" width={size} height={size} aria-hidden="true">
      {inside()}
    </svg>
  );
}

/** How it stands, in a word. */
export function standingOf(s: Standing | undefined): string {
  if (s?.points === undefined) return page().missions.hidden;
  return vale().judged({
    fulfilled: s.fulfilled === true,
    points: s.points,
    ...(s.have !== undefined && { have: s.have, need: s.need ?? 0 }),
  });
}

export function MissionFace({ mission, at, standing }: { mission: string; at: At; standing?: Standing | undefined }): JSX.Element {
  const w = vale();
  const card = missionCard(editionOf(at.snapshot), mission);
  const { name, asks } = w.missions[card.kind];
  const condition = standing?.have !== undefined && standing.need !== undefined && standing.need > 0;
  return (
    <div class={`va-mission${standing?.fulfilled && condition ? ' va-mission-done' : ''}`}>
      <MissionPicture card={card} />
      <div>
        <strong>{name(card)}</strong>
        <span class="hidden">: </span> <span class="va-mission-worth">{w.worth(card)}</span>
        <span class="hidden">. </span>
        <p>{asks(card, missionTable(at))}</p>
        {standing && (
          <p class="va-standing">
            {condition && (
              <span class="va-meter" aria-hidden="true">
                <i style={{ width: `${Math.min(1, (standing.have ?? 0) / (standing.need ?? 1)) * 100}%` }} />
              </span>
            )}
            {standingOf(standing)}
          </p>
        )}
      </div>
    </div>
  );
}
