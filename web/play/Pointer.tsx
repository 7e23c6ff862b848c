// A ring around what the guide speaks of, wherever it stands on the page: a place of the board, or a card. Whoever does not see it
// hears the place in the sentence.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { placeSelector } from './place-selector.ts';

/** Milliseconds between two looks: boards move. */
const AGAIN = 150;
/** Room around it. */
const ROOM = 6;

export function Pointer({ at }: { at: string }): JSX.Element | null {
  const [box, set] = useState<{ x: number; y: number; width: number; height: number } | null>(null);
  useEffect(() => {
    let brought = false;
    const look = (): void => {
      const found = [...document.querySelectorAll(`.table-main :is(${placeSelector(at)})`)].find((el) => el.checkVisibility());
      if (!found) return set(null);
      if (!brought) {
        brought = true;
        found.scrollIntoView({ block: 'nearest' });
      }
      const { x, y, width, height } = found.getBoundingClientRect();
      set((was) => (was && was.x === x && was.y === y && was.width === width && was.height === height ? was : { x, y, width, height }));
    };
    look();
    const clock = setInterval(look, AGAIN);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(clock);
      removeEventListener('scroll', look, true);
    };
  }, [at]);
  if (!box) return null;
  return (
    <div
      class="pointer"
      aria-hidden="true"
      style={{
        left: `${box.x - ROOM}px`,
        top: `${box.y - ROOM}px`,
        width: `${box.width + 2 * ROOM}px`,
        height: `${box.height + 2 * ROOM}px`,
      }}
    />
  );
}
