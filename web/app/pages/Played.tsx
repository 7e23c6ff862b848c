// What is shown of a player: games that are over, how strong they are, whom they have met.
import type { JSX } from 'preact';
import type { Meeting, Profile } from '../../net/profile.ts';
import { useTitles } from '../../games/index.ts';
import { PLAYED } from '../../words/played.ts';
import { language } from '../../words/prefs.ts';
import './played.css';

/** `heading`: below those of the page around it. */
export function Played({ of, heading: Heading }: { of: Profile; heading: 'h2' | 'h3' }): JSX.Element {
  const t = PLAYED[language.value];
  const titles = useTitles();
  const title = (game: string): string => titles[game] ?? game;
  const { profile, ratings, meetings, between } = of;
  return (
    <div class="played">
      {between && (
        <section>
          <Heading>{t.between(of.name)}</Heading>
          <p>{[t.games(between.games), t.aheadOf(of.name, between.after, between.before)].join(' · ')}</p>
        </section>
      )}
      {profile && (
        <section>
          <Heading>{t.results}</Heading>
          {profile.games.length === 0 && <p class="soft">{t.none}</p>}
          <ul class="played-list">
            {profile.games.map(({ game, players, people, places }) => (
              <li key={`${game} ${players} ${String(people)}`}>
                <strong>{title(game)}</strong>
                <small>{[t.players(players), ...(people ? [] : [t.withBots])].join(' · ')}</small>
                <span class="played-places">
                  {places.map((many, place) => (
                    <span key={place}>
                      {t.places[place]} <b>{many}</b>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          {profile.streak > 0 && <p>{t.streak(profile.streak)}</p>}
        </section>
      )}
      {ratings && ratings.length > 0 && (
        <section>
          <Heading>{t.rating}</Heading>
          <ul class="played-list">
            {ratings.map(({ game, games, rating, give }) => (
              <li key={game}>
                <strong>{title(game)}</strong>
                <small>{t.games(games)}</small>
                <span>
                  <b>{rating}</b> ± {give}
                </span>
              </li>
            ))}
          </ul>
          <p class="soft">{t.ratingAbout}</p>
        </section>
      )}
      {meetings && meetings.length > 0 && (
        <section>
          <Heading>{t.meetings}</Heading>
          <ul class="played-list">
            {meetings.map((one, n) => (
              <Met key={n} one={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Met({ one: { player, name, games, before, after } }: { one: Meeting }): JSX.Element {
  const t = PLAYED[language.value];
  return (
    <li>
      <strong>{player === null ? name : <a href={`/player/${player}`}>{name}</a>}</strong>
      <small>{t.games(games)}</small>
      <span>{t.met(before, after)}</span>
    </li>
  );
}
