// A press is answered with the next picture, and all that comes of it is drawn in the one after: on a slow device drawing takes longer
// than anybody waits for a sign that they were heard.
import { options } from 'preact';

/** Milliseconds after which a picture is not waited for: a page that nobody sees is not painted. */
const UNSEEN = 250;

/** How often something was pressed or let go. */
let presses = 0;

/** When a picture has been painted since anything was pressed or let go. */
export function whenPainted(run: () => void): void {
  const painted = new MessageChannel();
  let seen = presses;
  let frame = 0;
  const look = (): void => {
    frame = requestAnimationFrame(() => {
      seen = presses;
      painted.port2.postMessage(null);
    });
  };
  const go = (): void => {
    clearTimeout(unseen);
    cancelAnimationFrame(frame);
    painted.port1.close();
    run();
  };
  painted.port1.onmessage = () => (seen === presses ? go() : look());
  const unseen = setTimeout(go, UNSEEN);
  look();
}

/** What is to be drawn, while a press waits for its answer; undefined: nothing waits. */
let held: Set<() => void> | undefined;
/** What was pressed: it looks so until the page is drawn. */
let pressed: Element | null = null;
const PRESSED = 'data-pressed';

function draw(): void {
  const all = held;
  held = undefined;
  pressed?.removeAttribute(PRESSED);
  pressed = null;
  all?.forEach((one) => one());
}
/** What is typed shows itself. */
const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';
function hold(): void {
  const mine = (held = new Set());
  // It may have been drawn before, and something else be held by now.
  whenPainted(() => held === mine && draw());
}
function meant(e: Event): void {
  if (held || document.visibilityState === 'hidden' || document.activeElement?.matches(TYPED)) return;
  // Other keys lead from one thing to the next, or away from where one is: there the focus is, before the next key.
  if (e instanceof KeyboardEvent && e.key !== 'Enter' && e.key !== ' ') return;
  hold();
  if (e.type !== 'click' || !(e.target instanceof Element)) return;
  pressed = e.target.closest('button, .target');
  pressed?.setAttribute(PRESSED, '');
}

const BEGIN = ['pointerdown', 'keydown'];
/** The page goes from the screen: what has to be gone from it then is drawn at once. */
const GOES = ['visibilitychange', 'pagehide', 'freeze'];
const ALL = [...BEGIN, 'pointerup', 'keyup', 'click'];
const MEANT = ['click', 'keydown'];
const count = (): number => presses++;

/** As long as there is much to draw. */
export function answerFirst(): () => void {
  options.debounceRendering = (drawing) => {
    if (held) held.add(drawing);
    else queueMicrotask(drawing);
  };
  // Whoever presses once more means the page as it is by then.
  const listeners = [
    [ALL, count],
    [[...BEGIN, ...GOES], draw],
    [MEANT, meant],
  ] as const;
  for (const [on, listener] of listeners) for (const event of on) addEventListener(event, listener, { capture: true });
  return () => {
    for (const [on, listener] of listeners) for (const event of on) removeEventListener(event, listener, { capture: true });
  };
}
