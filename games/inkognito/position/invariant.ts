// What must hold after every step, history included: every answer on record was legal when it was given.
import { AMBASSADOR, COLOURS, FIGURES, NOBODY, NOWHERE, PACKETS, SHOWN, SPACES, THE_AMBASSADOR, UNDEALT } from '../box/material.ts';
import { truthOf, wasLegal, whyNotShown } from '../rules/answers.ts';
import { AT } from '../rules/index.ts';
import { askerOf, cardsOf, namedOf, targetOf } from '../rules/questions.ts';
import { cardNames, pieceName, spaceName } from '../rules/telling.ts';
import { isDealt } from '../rules/seeing.ts';
import { SEALED, type State } from '../box/state.ts';

export function invariant(s: State): string | undefined {
  return seats(s) ?? figures(s) ?? packets(s) ?? turn(s) ?? history(s) ?? sheet(s);
}

const permutation = (values: Int32Array): boolean => [...values].sort((a, b) => a - b).every((v, i) => v === i);

function seats(s: State): string | undefined {
  const wrong = COLOURS.findIndex((_, c) => s.seatOf[c] !== NOBODY && s.colour[s.seatOf[c]] !== c);
  const parts = [...s.colour].filter((c) => c < AMBASSADOR).length;
  return wrong < 0 && parts === Math.min(s.seats, PACKETS) ? undefined : 'seats and colours do not agree';
}

function figures(s: State): string | undefined {
  if (s.at[THE_AMBASSADOR] >= SPACES) return 'the Ambassador is nowhere';
  const placing = s.node <= AT.placing;
  for (let f = 0; f < FIGURES; f++) {
    const takesPart = s.seatOf[f >> 2] !== NOBODY;
    if ((s.at[f] === NOWHERE) !== (placing || !takesPart)) return `${pieceName(f)} is at ${s.at[f]}`;
    if (!takesPart || placing || (s.node === AT.movement && f >> 2 === s.colour[s.player])) continue;
    // Only between two balls may two of one colour stand together, the one that is being moved.
    for (let g = f + 1; g >> 2 === f >> 2; g++)
      if (s.at[g] === s.at[f]) return `${pieceName(f)} and ${pieceName(g)} both on ${spaceName(s.at[f])}`;
  }
  return undefined;
}

function packets(s: State): string | undefined {
  if (!isDealt(s)) return [...s.identity, ...s.disguise, ...s.letter].every((v) => v === UNDEALT) ? undefined : 'half dealt';
  return [s.identity, s.disguise, s.letter].every(permutation) ? undefined : 'a secret card twice, or missing';
}

function turn(s: State): string | undefined {
  const balls = [...s.balls, ...s.used].reduce((a, b) => a + b, 0);
  if (balls > SHOWN || s.balls.some((n) => n < 0)) return `${balls} balls shown`;
  for (let k = 0; k <= PACKETS; k++)
    if (s.metBy[k] > 0 && s.at[s.metBy[k] - 1] !== s.at[s.met[k]]) return `${pieceName(s.metBy[k] - 1)} has left ${pieceName(s.met[k])}`;
  return s.playing === 1 || s.won > 0 ? undefined : 'over, and nobody has won';
}

function history(s: State): string | undefined {
  for (let n = 0; n < s.asked; n++) {
    const target = targetOf(s.questions[n]);
    if (askerOf(s.questions[n]) === target || s.seatOf[target] === NOBODY) return `question ${n} is to nobody`;
    const truth = truthOf(s.identity[target], s.disguise[target]);
    if (wasLegal(s, n, truth, true)) continue;
    const cards = cardsOf(s.shown[n]);
    const { rule } = whyNotShown(s, n, truth, cards, namedOf(s.shown[n]));
    return `answer ${n + 1}, ${cardNames(cards).join(' ')} of ${COLOURS[target]}, was not legal (${rule})`;
  }
  return undefined;
}

function sheet(s: State): string | undefined {
  const rows = [...s.sheet].filter((row) => row > 0).map((row) => row - 1);
  const once = (of: (row: number) => number): boolean => new Set(rows.map(of)).size === rows.length;
  if (!once((row) => row >> 2) || !once((row) => row & 3)) return 'somebody is twice on the sheet';
  return s.sealed !== SEALED || rows.length === PACKETS ? undefined : 'a sealed sheet with empty rows';
}
