// What the final scoring would bring as things stand, and who would be arrested: all of it open to everybody.
import type { VeniceView } from '@ridotto/games/venice/knowledge/view.ts';
import { powerOf } from '@ridotto/games/venice/words/lookup.ts';
import type { TableFile } from './reading.ts';

/** Seats in turn order. */
const inOrder = (view: VeniceView, seats: readonly string[]): string[] => {
  const from = seats.indexOf(view.first);
  return seats.map((_, i) => seats[(from + i) % seats.length] ?? '');
};

/** By marker: what its place on the Great Council track is worth; those level share it, rounded down. */
function awardsNow(file: TableFile, view: VeniceView, seats: number): Record<string, number> {
  const { awards, soloUsesAwardsOf } = file.councilTrack;
  const list = awards[seats === 1 ? soloUsesAwardsOf : seats] as readonly number[];
  const ranked = Object.entries(view.council).filter(([, space]) => space > 0);
  return Object.fromEntries(
    ranked.map(([owner, space]) => {
      const before = ranked.filter(([, n]) => n > space).length;
      const level = ranked.filter(([, n]) => n === space).length;
      return [owner, Math.floor(list.slice(before, before + level).reduce((a, b) => a + b, 0) / level)];
    }),
  );
}

/** By seat, and for the Doge: points with everything that the final scoring would add now. Once intrigue is being reduced, places
    and assistants have been scored. */
export function scoredNow(file: TableFile, view: VeniceView, seats: readonly string[]): Record<string, number> {
  const scored = view.at === 'reduce';
  const awards = scored ? {} : awardsNow(file, view, seats.length);
  const { assistantBands, coinsPerVp, favourCardVp } = file.endScoring;
  const out = Object.fromEntries(
    seats.map((seat) => {
      const placed = file.perPlayer.assistants - (view.supply[seat] ?? 0);
      const share = assistantBands.find((b) => placed >= b.min && placed <= b.max)?.councilShare ?? 0;
      const per = powerOf(file, view, seat, 'finalWealth')?.modify?.to ?? coinsPerVp;
      const added =
        (awards[seat] ?? 0) +
        (scored ? 0 : Math.ceil((view.council[seat] ?? 0) * share)) +
        Math.floor((view.coins[seat] ?? 0) / per) +
        (view.favour[seat] ? favourCardVp : 0);
      return [seat, (view.vp[seat] ?? 0) + added];
    }),
  );
  if (view.vp.doge === undefined) return out;
  return { ...out, doge: view.vp.doge + (awards['letter-a'] ?? 0) + (awards['letter-b'] ?? 0) };
}

/** Who would be arrested: whoever has most intrigue, of those level the latest in turn order; alone, whoever has at least as much as
    the Doge. */
export function arrestedNow(view: VeniceView, seats: readonly string[]): string | undefined {
  const of = (seat: string): number => view.intrigue[seat] ?? 0;
  const worst = inOrder(view, seats).reduce((a, b) => (of(b) >= of(a) ? b : a));
  return of(worst) > 0 && of(worst) >= (view.intrigue.doge ?? 0) ? worst : undefined;
}
