// A lesson, or a puzzle, at its table: begun where it was left.
import { scenarioOf, type Course, type Lesson as LessonData, type Puzzle } from '@ridotto/engine/lessons.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Listed } from '../../games/index.ts';
import { learn, learnt, type Of } from '../../net/learnt.ts';
import { openLesson, positionOf, type Standing } from '../../net/lessons.ts';
import { openPosition } from '../../net/position.ts';
import type { GameFace } from '../../play/face.ts';
import { Guide, saidHere, type Taught } from '../../play/Guide.tsx';
import { Table } from '../../play/Table.tsx';
import { LEARN } from '../../words/learn.ts';
import { language, words } from '../../words/prefs.ts';
import { RULES_PAGE } from '../../words/rules-page.ts';
import { go } from '../frame/router.ts';
import { Page } from '../frame/Page.tsx';
import { everythingFor } from './ahead.ts';
import { PlayEasy } from './PlayEasy.tsx';
import { RulesText } from './RulesText.tsx';

interface LessonProps {
  game: Listed;
  of: Of;
  id: string;
}
export function Lesson({ game, of, id }: LessonProps): JSX.Element {
  // From a scene of the rules: at its step, and what one has learnt by oneself stays as it is.
  const [scene] = useState(sceneAsked);
  const [found, setFound] = useState<{ course: Course; face: GameFace; table: string } | 'none' | null>(null);
  useEffect(() => {
    let gone = false;
    const open = async (): Promise<void> => {
      const [course, face] = await Promise.all([game.course?.(), game.face(), everythingFor(game)]);
      const table = await openLesson(game.name, of, id, scene?.step ?? learnt(game.name, of, id).step);
      if (!gone) setFound(course ? { course, face, table } : 'none');
    };
    open().catch(() => gone || setFound('none'));
    return () => {
      gone = true;
    };
  }, []);
  if (found === 'none') return <None game={game} />;
  if (found) return <Taught {...found} game={game} of={of} id={id} scene={scene} />;
  return (
    <main class="page" tabindex={-1}>
      <p role="status">{words.value!.loading}</p>
    </main>
  );
}

/** Where one comes from with a scene of the rules. */
interface SceneAsked {
  readonly step: number;
  /** The section that it belongs to; the table at which the rules were read. */
  readonly section: string;
  readonly table: string | null;
}
function sceneAsked(): SceneAsked | undefined {
  const asked = new URLSearchParams(location.search);
  const [step, section] = [asked.get('at'), asked.get('rules')];
  return step === null || section === null || !/^\d+$/.test(step) ? undefined : { step: Number(step), section, table: asked.get('table') };
}

interface TaughtProps extends LessonProps {
  course: Course;
  face: GameFace;
  table: string;
  scene: SceneAsked | undefined;
}
function Taught({ game, of, id, course, face, table, scene }: TaughtProps): JSX.Element {
  const taught = useMemo<Taught | undefined>(() => {
    const all: readonly (LessonData | Puzzle)[] = of === 'lesson' ? course.lessons : course.puzzles;
    const one = all.find((x) => x.id === id);
    if (!one) return undefined;
    const next = all[all.indexOf(one) + 1];
    return {
      Guide,
      scenario: 'steps' in one ? one : scenarioOf(one),
      ...('why' in one && { why: one.why }),
      went: ({ step, stage, shown }: Standing) => {
        // A puzzle that was solved for somebody is not solved.
        const done = of === 'lesson' || shown !== true;
        if (!scene) learn(game.name, of, id, stage === 'over' ? { step: 0, done } : { step, done: false });
      },
      ...(scene && {
        back: {
          to: `/rules/${game.name}${scene.table === null ? '' : `?table=${encodeURIComponent(scene.table)}`}#${scene.section}`,
          name: RULES_PAGE[language.value].back,
        },
      }),
      Ways: ({ over }) => (
        <Ways over={over} game={game} of={of} table={table} next={next && { id: next.id, title: saidHere(next.title) }} />
      ),
    };
  }, [language.value]);
  if (!taught) return <None game={game} />;
  return (
    <Table
      id={table}
      face={face}
      game={() => game.game()}
      rules={(at) => <RulesText game={game} table={at} />}
      go={go}
      gone={() => <None game={game} />}
      taught={taught}
    />
  );
}

/** From the end of a lesson. */
function Ways({
  game,
  of,
  table,
  next,
  over,
}: {
  over: boolean;
  game: Listed;
  of: Of;
  table: string;
  next: { id: string; title: string } | undefined;
}): JSX.Element {
  const t = LEARN[language.value];
  const playOn = async (): Promise<void> => {
    const position = await positionOf(table);
    go(
      await openPosition(
        position,
        position.names.map((_, seat) => (seat === 0 ? 'here' : 'easy')),
      ),
    );
  };
  return (
    <>
      {next && (
        <a class="button primary" href={`/${of === 'lesson' ? 'learn' : 'puzzles'}/${game.name}/${next.id}`}>
          {t.next(next.title)}
        </a>
      )}
      {!next && <PlayEasy game={game} />}
      {!over && (
        <button type="button" title={t.playOnAbout} onClick={() => void playOn()}>
          {t.playOn}
        </button>
      )}
      <a class="button" href={`/learn/${game.name}`}>
        {t.all}
      </a>
    </>
  );
}

function None({ game }: { game: Listed }): JSX.Element {
  const t = LEARN[language.value];
  return (
    <Page title={t.noPart}>
      <h1>{t.noPart}</h1>
      <p>
        <a href={`/learn/${game.name}`}>{t.all}</a>
      </p>
    </Page>
  );
}
