// The missions that can be one's own: by one's letter, and by the letters the partner may still have.
import type { JSX } from 'preact';
import { LETTER_NAMES } from '@ridotto/games/inkognito/words/shape.ts';
import type { At } from '../../play/face.ts';
import { AllMissions } from './AllMissions.tsx';
import { MissionPicture } from './MissionPicture.tsx';
import { missionOf, openOf, otherTeam, partner, teamOf } from './reason.ts';
import { fileOf, shownOf } from './table.ts';
import { ink } from './words.ts';

export function Missions({ at }: { at: At }): JSX.Element {
  const w = ink();
  return (
    <div class="ink-missions">
      <Own at={at} />
      <h3>{w.mission.all}</h3>
      <AllMissions missions={fileOf(at.snapshot).missions} players={at.seats.length} />
    </div>
  );
}

/** Those that can be one's own, and the others'. */
function Own({ at }: { at: At }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const you = at.snapshot.you;
  const mine = you === null ? undefined : view.deal[you];
  if (you !== null && view.colours[you] === 'ambassador') return <p>{w.mission.none}</p>;
  if (!mine) return <p>{w.mission.unknown}</p>;
  const players = at.seats.length;
  const team = teamOf(mine.identity);
  const file = fileOf(at.snapshot);
  const open = (letter: string): boolean => {
    return Object.entries(openOf(at)).some(
      ([p, x]) => p !== 'set-aside' && x.identities.includes(partner(mine.identity)) && x.letters.includes(letter),
    );
  };
  return (
    <>
      <p>{w.mission.intro(w.agents[mine.identity], w.agents[partner(mine.identity) as 'LF'], mine.letter)}</p>
      <table>
        <caption class="hidden">{w.mission.caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{w.mission.us}</th>
            <th scope="col">{w.mission.them}</th>
          </tr>
        </thead>
        <tbody>
          {LETTER_NAMES.filter((l) => l !== mine.letter).map((l) => {
            const m = missionOf(at, mine.identity, mine.letter, l);
            const rest = LETTER_NAMES.filter((x) => x !== l && x !== mine.letter);
            const theirs = file.missions[otherTeam(team)].filter((x) => rest.every((r) => x.letters.includes(r)));
            const out = !open(l);
            return (
              <tr key={l} class={out ? 'ink-ruled-out' : ''}>
                <th scope="row">
                  {w.mission.withLetter(l)}
                  {out && <small>{w.mission.ruledOut}</small>}
                </th>
                <td>
                  {m && (
                    <>
                      <MissionPicture mission={m} /> <strong>{w.mission.text(m, players, team, true)}</strong>
                    </>
                  )}
                </td>
                <td>
                  <ul>
                    {[...new Set(theirs.map((x) => w.mission.text(x, players, otherTeam(team), false)))].map((x) => (
                      <li key={x}>{x}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="soft">{w.mission.hunt}</p>
      {players === 3 && (
        <p>
          {w.mission.escape(w.agents[mine.identity], Number(file.escapes[mine.identity] ?? 0))} {w.mission.absent}
        </p>
      )}
    </>
  );
}
