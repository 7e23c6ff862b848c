// What is spoken of is brought into sight where neither the guide nor the question lies over it: on a phone both stay at an edge of
// the window, however far one goes up or down.

/** Pixels between it and whatever is at its side. */
const ROOM = 12;

interface Sight {
  readonly top: number;
  readonly bottom: number;
}
const sightOf = (el: Element): Sight => el.getBoundingClientRect();
const stays = (el: Element): boolean => ['sticky', 'fixed'].includes(getComputedStyle(el).position);

/** Scrolls as little as that takes; of what is higher than the room there is, its upper part is seen. */
export function bringIntoSight(el: Element): void {
  el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const prompt = document.querySelector('.table-prompt');
  if (!prompt || !stays(prompt) || prompt.contains(el)) return;
  const { height } = prompt.getBoundingClientRect();
  // Where it lies depends on how far one has scrolled: both edges are tried, the nearer one first.
  const by = (top: number, bottom: number): number => {
    const at = sightOf(el);
    if (at.bottom - at.top > bottom - top || at.top < top) return at.top - top;
    return Math.max(0, at.bottom - bottom);
  };
  const ways = [() => by(ROOM, innerHeight - height - ROOM), () => by(height + ROOM, innerHeight - ROOM)];
  const covered = (): boolean => {
    const [at, over] = [sightOf(el), sightOf(prompt)];
    return at.top < over.bottom && over.top < at.bottom;
  };
  if (!covered()) return;
  for (const way of ways.sort((a, b) => Math.abs(a()) - Math.abs(b()))) {
    scrollBy({ top: way(), behavior: 'instant' });
    if (!covered()) return;
  }
}
