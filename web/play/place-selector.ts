// Where a place of the board, or a card, is on the page.
export function placeSelector(place: string): string {
  const name = CSS.escape(place.replace(/^card:/, ''));
  return place.startsWith('card:') ? `[data-kind="${name}"]` : `[data-place="${name}"], [data-place$=":${name}"]`;
}
