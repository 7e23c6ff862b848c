// Says aloud, for screen readers, what has just happened: the same sentences as the log, as many as they want. Each event is a line of
// its own, so that none is lost when several come at once; then what is asked; and that it is one's turn, before all else, for those who
// want that.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Happening } from '../net/http/api.ts';
import type { At, GameFace } from './face.ts';
import { silentAt } from './hush.ts';
import { sentence } from './Prompt.tsx';
import { isAsked } from './resting.ts';
import { aloudOf } from './spoken.ts';
import { turnAloud, words } from '../words/prefs.ts';

export function Announcer({ at, face }: { at: At; face: GameFace }): JSX.Element {
  const { fresh, id } = at.store;
  // As it was when it happened; but in the language of now, and without whom one hears no more.
  const said = useMemo(() => new WeakMap<Happening, string>(), [face.words(), words.value, silentAt(id)]);
  const lines = fresh.value.map((h) => {
    let line = said.get(h);
    if (line === undefined) said.set(h, (line = aloudOf(h, face, at)));
    return <p key={h.seq}>{line}</p>;
  });
  return (
    <>
      <div class="hidden" aria-live="polite" aria-relevant="additions" data-testid="live">
        {lines}
      </div>
      <Asked at={at} face={face} />
      <Alarm asked={isAsked(at.snapshot)} />
    </>
  );
}

/** For whom one waits is said if it lasts so long, in milliseconds: bots are quicker, and what they do says it better. */
const WAITING = 1500;

/** What is asked, as the prompt says it, after what has led to it. */
function Asked({ at, face }: { at: At; face: GameFace }): JSX.Element {
  const { who, ask, also } = sentence(at, face);
  const text = [who === null ? ask : `${at.name(who)} · ${ask}`, also ?? ''].join(' ').trim();
  const [said, say] = useState(text);
  useEffect(() => {
    const waits = who === null && at.snapshot.over === null && at.snapshot.paused === undefined;
    const timer = setTimeout(() => say(text), waits ? WAITING : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="hidden" aria-live="polite" data-testid="asked">
      {said}
    </p>
  );
}

function Alarm({ asked }: { asked: boolean }): JSX.Element {
  const before = useRef(asked);
  const [rings, ring] = useState(false);
  useEffect(() => {
    if (asked !== before.current) ring(asked && turnAloud.now.value === 'on');
    before.current = asked;
  }, [asked]);
  return (
    <p class="hidden" aria-live="assertive">
      {rings && words.value!.past.yourTurn}
    </p>
  );
}
