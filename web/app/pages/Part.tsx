// A part of the page about oneself, and what is said there when something was done: where it was done, in sight.
import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Lane } from '@ridotto/table/lane.ts';
import { Refused, UNREACHABLE } from '../../net/http/api.ts';
import { useInSight } from '../../play/in-sight.ts';
import { problemInWords } from '../../words/problem.ts';
import { words } from '../../words/prefs.ts';

/** What has come of the last thing that one did, or why it could not be. */
interface Said {
  readonly text: string;
  readonly wrong?: true;
}
export interface Doing {
  /** Does something when all before it is done, so that no answer overtakes another, and says what came of it. */
  does(work: () => Promise<unknown>, done?: string): Promise<void>;
  say(said: Said): void;
  /** What was said last, to stand beside what was pressed. */
  readonly said: JSX.Element;
}
export function useDoing(): Doing {
  const [said, say] = useState<Said | null>(null);
  const el = useInSight<HTMLParagraphElement>(said);
  const lane = useMemo(() => new Lane(), []);
  return {
    does: (work, done) =>
      lane.run(async () => {
        say(null);
        try {
          await work();
          if (done !== undefined) say({ text: done });
        } catch (e) {
          say({ text: problemInWords(words.value!.problem, e instanceof Refused ? e.problem : UNREACHABLE), wrong: true });
        }
      }),
    say,
    said: (
      <p ref={el} role="status" class={said ? (said.wrong ? 'problem' : 'me-said') : 'hidden'}>
        {said?.text}
      </p>
    ),
  };
}

export function Part({ title, about, children }: { title: string; about?: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="me-part">
      <h2>{title}</h2>
      {about !== undefined && <p class="soft">{about}</p>}
      {children}
    </section>
  );
}
