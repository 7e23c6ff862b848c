// How a game is learnt: its lessons and its puzzles, and how far one has come.
import type { Beginning, Course } from '@ridotto/engine/lessons.ts';
import type { JSX } from 'preact';
import { LISTED, type Listed } from '../../games/index.ts';
import { learnt, type Of } from '../../net/learnt.ts';
import { LEARN } from '../../words/learn.ts';
import { useLater } from '../../words/later.ts';
import { language, words } from '../../words/prefs.ts';
import { saidHere } from '../../play/Guide.tsx';
import { Page } from '../frame/Page.tsx';
import { Games } from './Games.tsx';
import { PlayEasy } from './PlayEasy.tsx';
import './learn.css';

export function Learn({ game }: { game: Listed }): JSX.Element | null {
  const t = LEARN[language.value];
  const w = useLater(game.words, game.name);
  const course = useLater(() => game.course?.() ?? Promise.resolve<Course>({ lessons: [], puzzles: [] }), game.name);
  if (!w || !course) return null;
  const solved = course.puzzles.filter(({ id }) => learnt(game.name, 'puzzle', id).done).length;
  return (
    <Page title={t.title(w.title)}>
      <article class="learn" data-game={game.name}>
        {LISTED.length > 1 && <Games page="learn" game={game.name} />}
        <h1>{t.title(w.title)}</h1>
        {course.lessons.length + course.puzzles.length === 0 ? <p class="lead">{t.none(w.title)}</p> : <p class="lead">{t.lead}</p>}
        {course.lessons.length > 0 && (
          <section>
            <h2>{t.lessons}</h2>
            <p>{t.lessonsAbout}</p>
            <ol class="learn-list">
              {course.lessons.map((one) => (
                <Row key={one.id} game={game.name} of="lesson" one={one} about={saidHere(one.about)} minutes={t.minutes(one.minutes)} />
              ))}
            </ol>
            <h2>{t.firstGame}</h2>
            <p>{t.firstGameAbout}</p>
            <p>
              <PlayEasy game={game} />
            </p>
          </section>
        )}
        {course.puzzles.length > 0 && (
          <section id="puzzles">
            <h2>{t.puzzles}</h2>
            <p>
              {t.puzzlesAbout} <span class="soft">{t.solvedOf(solved, course.puzzles.length)}</span>
            </p>
            <ol class="learn-list">
              {course.puzzles.map((one) => (
                <Row key={one.id} game={game.name} of="puzzle" one={one} />
              ))}
            </ol>
          </section>
        )}
        <p>
          <a href={`/rules/${game.name}`}>{words.value!.home.rules}</a>
        </p>
      </article>
    </Page>
  );
}

interface RowProps {
  game: string;
  of: Of;
  one: Beginning;
  about?: string;
  minutes?: string;
}
function Row({ game, of, one, about, minutes }: RowProps): JSX.Element {
  const t = LEARN[language.value];
  const { step, done } = learnt(game, of, one.id);
  const way = step > 0 ? t.resume : done ? t.again : t.begin;
  const title = saidHere(one.title);
  return (
    <li class={done ? 'learn-done' : ''}>
      <div>
        <h3>{title}</h3>
        {about !== undefined && <p>{about}</p>}
        <p class="soft">
          {minutes}
          {done && (
            <>
              {minutes !== undefined && ' · '}
              <span class="learn-tick">✓ {of === 'lesson' ? t.done : t.solved}</span>
            </>
          )}
        </p>
      </div>
      <a
        href={`/${of === 'lesson' ? 'learn' : 'puzzles'}/${game}/${one.id}`}
        class={`button${done ? '' : ' primary'}`}
        aria-label={words.value!.table.labelled(way, title)}
      >
        {way}
      </a>
    </li>
  );
}
