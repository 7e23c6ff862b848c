// All 24 missions, in the order of their letters: to be read before and while one plays.
import type { JSX } from 'preact';
import type { Mission } from '@ridotto/games/inkognito/words/shape.ts';
import { MissionPicture } from './MissionPicture.tsx';
import { ink } from './words.ts';
import './ink.css';
import './board/board.css';

export type Missions = Readonly<Record<'FB' | 'ZX', readonly Mission[]>>;
const TEAMS = ['FB', 'ZX'] as const;

export function AllMissions({ missions, players }: { missions: Missions; players: number }): JSX.Element {
  const w = ink();
  return (
    <>
      <p>{w.mission.allAbout}</p>
      <table class="ink-all" data-game="inkognito">
        <caption class="hidden">{w.mission.all}</caption>
        <thead>
          <tr>
            <th scope="col">{w.mission.letters}</th>
            {TEAMS.map((t) => (
              <th key={t} scope="col">
                {w.teams[t]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {missions.FB.map(({ letters }) => (
            <tr key={letters}>
              <th scope="row">{letters}</th>
              {TEAMS.map((t) => {
                const m = missions[t].find((x) => x.letters === letters);
                return (
                  <td key={t}>
                    {m && (
                      <>
                        <MissionPicture mission={m} /> {w.mission.text(m, players, t, false)}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
