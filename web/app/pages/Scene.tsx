// A place of a lesson beside the rules: drawn by the board of the game itself, as much of it as is spoken of, and a way to go on from
// there. It is fetched when it comes into sight.
import type { Scene } from '@ridotto/engine/lessons.ts';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Listed } from '../../games/index.ts';
import type { Snapshot } from '../../net/http/api.ts';
import { sceneOf } from '../../net/lessons.ts';
import { atNow } from '../../play/at.ts';
import type { GameFace } from '../../play/face.ts';
import { saidHere } from '../../play/Guide.tsx';
import { TableStore } from '../../play/store.ts';
import { language } from '../../words/prefs.ts';
import { RULES_PAGE } from '../../words/rules-page.ts';
import { lastTable } from '../frame/router.ts';
import { cutOut } from './cut-out.ts';

/** Around what is in sight, so that it is there when one comes. */
const SOON = '300px';

export function SceneFigure({ game, scene }: { game: Listed; scene: Scene }): JSX.Element {
  const t = RULES_PAGE[language.value];
  const figure = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ face: GameFace; snapshot: Snapshot } | null>(null);
  useEffect(() => {
    let gone = false;
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        near.disconnect();
        // Where this browser keeps no tables there is the sentence alone.
        Promise.all([game.face(), sceneOf(game.name, scene.lesson, scene.step)]).then(
          ([face, snapshot]) => gone || setFound({ face, snapshot }),
          () => undefined,
        );
      },
      { rootMargin: SOON },
    );
    near.observe(figure.current!);
    return () => {
      gone = true;
      near.disconnect();
    };
  }, [language.value]);
  const show = (cut: Element | undefined): void => {
    if (cut) picture.current?.replaceChildren(cut);
    setFound(null);
  };
  const asked = new URLSearchParams({ at: String(scene.step), rules: scene.section });
  const table = lastTable.value?.split('/')[2];
  if (table !== undefined) asked.set('table', table);
  return (
    <figure class="scene" ref={figure}>
      <div class="scene-picture" aria-hidden="true" inert ref={picture} />
      <figcaption>
        {saidHere(scene.about)} <a href={`/learn/${game.name}/${scene.lesson}?${asked}`}>{t.tryIt}</a>
      </figcaption>
      {found && <Drawing {...found} near={scene.near} done={show} />}
    </figure>
  );
}

interface DrawingProps {
  face: GameFace;
  snapshot: Snapshot;
  near: readonly string[];
  done(cut: Element | undefined): void;
}
/** The whole board, out of sight, until the part is cut out of it. */
function Drawing({ face, snapshot, near, done }: DrawingProps): JSX.Element {
  const sheet = useRef<HTMLDivElement>(null);
  const at = useMemo(() => {
    const idle: Snapshot = { ...snapshot, awaits: [], legal: [], undo: false };
    const store = new TableStore('scene', face, 'record');
    store.snapshot.value = idle;
    return atNow(store, idle, face, { lit: [], ask: () => undefined });
  }, [snapshot]);
  // What is left behind by a layout effect is put away with the sheet; by another only after the next picture, in which there is no
  // sheet any more.
  useLayoutEffect(() => {
    let next = requestAnimationFrame(() => {
      next = requestAnimationFrame(() => done(cutOut(sheet.current!, near)));
    });
    return () => cancelAnimationFrame(next);
  }, []);
  return (
    <div class="scene-sheet" aria-hidden="true" inert ref={sheet}>
      <face.Board at={at} pick={() => undefined} />
    </div>
  );
}
