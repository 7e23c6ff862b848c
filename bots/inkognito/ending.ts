// The end: when to announce, whose hand to take, when to seal the sheet.
import { verbOf, type Choice } from '@ridotto/engine';
import { SAY } from '@ridotto/games/inkognito/index.ts';
import { AT } from '@ridotto/games/inkognito/rules/contents.ts';
import { ESCAPE, type Mind } from './mind.ts';

/** Good enough, when the others' mission is as probably accomplished and the turn is over. */
const LIKELY = 0.6;

/** An announcement that wins as surely as it must: to `steady`, in every deal that is possible; at the last moment before the others
    win, probably. */
export function winning(mind: Mind, legal: readonly Choice[]): Choice | undefined {
  if (mind.isAmbassador) return undefined;
  const enough = mind.s.node === AT.end && mind.threat() >= LIKELY ? LIKELY : mind.manner.sure;
  return legal.find((c) => {
    if (verbOf(c) === SAY.announce.tag) return mind.chance(SAY.announce.partner(c)) >= enough;
    return verbOf(c) === SAY.escape.tag && mind.chance(ESCAPE) >= enough;
  });
}

/** Whoever refuses their partner has lost, and so has the other one. An opponent's hand may be taken or not: they have lost. So it
    is taken whenever it can be right: they are the partner, and the mission accomplished, in some deal that is possible. */
export function takesHand(mind: Mind): Choice {
  return mind.chance(mind.s.a) > 0 ? SAY.accept.make() : SAY.refuse.make();
}

/** The Ambassador player: seals their sheet when there is only one that can be right, and writes it. */
export function writing(mind: Mind, legal: readonly Choice[]): Choice | undefined {
  if (!mind.isAmbassador) return undefined;
  const { deals, unknown } = mind.known;
  const { s } = mind;
  if (deals.length === 1) {
    const declare = legal.find((c) => verbOf(c) === SAY.declare.tag);
    if (declare !== undefined) return declare;
  }
  // Whoever wrote the first rows may have been somebody else.
  const deal =
    deals.find((d) => unknown.every((c, k) => s.sheet[c] === 0 || s.sheet[c] === 1 + d.identities[k] * 4 + d.disguises[k])) ?? deals[0];
  return legal.find((c) => {
    if (verbOf(c) !== SAY.write.tag) return false;
    const k = unknown.indexOf(s.colour[SAY.write.player(c)]);
    return deal.identities[k] === SAY.write.identity(c) && deal.disguises[k] === SAY.write.disguise(c);
  });
}
