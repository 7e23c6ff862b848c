// 6 ANSWERS. What may be shown. These functions are all there is about it: the list of legal answers, the refusals, what a
// seat can infer, and the check of a game's history are made from them.
import type { Choices, Reason } from '@ridotto/engine';
import * as box from '../box/material.ts';
import type { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import * as sheets from './questions.ts';
import { cardNames } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { BUILDS, COMBINATION, DIRECT, IDENTITY, MISSION, OF_KIND } = box;
const {
  alreadyNamed,
  cardsOf,
  channelOf,
  directBefore,
  facesOf,
  kindOf,
  MISSION_FACE,
  namedOf,
  reducedBefore,
  seenTogether,
  shownExactly,
} = sheets;
const { answer, reduce } = SAY;

const IDENTITIES = 0x0f;
const DISGUISES = 0xf0;
const KIND_FACES = [IDENTITIES, DISGUISES] as const;
const sizeOf = (m: number): number => m.toString(2).replaceAll('0', '').length;

/** The true faces of somebody. */
export const truthOf = (identity: number, disguise: number): number => (1 << identity) | (16 << disguise);
/** Could these cards be an answer of somebody whose true faces are these, whatever was asked? One face is true, every grey one is. */
export const couldShow = (cards: number, truth: number): boolean =>
  (facesOf(cards) & truth & 0xff) !== 0 && ((cards >> 8) & 0xff & ~truth) === 0;
/** What a question's answer may look like: by its kind and channel. */
const formOf = (kind: number, channel: number): number => kind | (channel << 1);

/** 6.1: [form] sets of faces that have the right numbers of cards, the plain ones first. The Mission card stands for any one card (A17). */
const FORMS: readonly (readonly number[])[] = [0, 1, 2, 3].map((form) => {
  const own = KIND_FACES[form & 1];
  const direct = form >> 1 === DIRECT;
  const fits = (m: number): boolean => {
    const [mine, other] = [sizeOf(m & own), sizeOf(m & 0xff & ~own)];
    if (m < MISSION_FACE) return mine === 2 && other === (direct ? 1 : 0);
    return direct ? mine + other === 2 && other < 2 : mine === 1 && other === 0;
  };
  return Array.from({ length: 512 }, (_, m) => m).filter(fits);
});
/** [faces] bit per form that they fit. */
const FITS = Uint8Array.from({ length: 512 }, (_, m) => FORMS.reduce((bits, list, form) => bits | (list.includes(m) ? 1 << form : 0), 0));
/** How many of each form come first, without Mission card: 24 triples of each kind, 6 pairs of each. */
const PLAIN = FORMS.map((list) => list.filter((m) => m < MISSION_FACE).length);
/** 6.2: so many of the 24 hold a true face. */
const TRUE_TRIPLES = 15;

/** [index] the faces of a combination, in the order of their names. */
const FACES_OF_COMBINATION = COMBINATION.values.map((name) =>
  name.split('-').reduce((m, face) => m | (1 << box.CARD.values.indexOf(face as box.Face)), 0),
);

/** 6.3: what the ledger leaves. OPEN: some plain answer is new. REDUCED: all triples have been shown. SINGLE: these too are used up. */
export const OPEN = 0;
const REDUCED = 1;
const SINGLE = 2;

/** Where question n stands, if its target's true faces were these. */
export function stageOf(s: State, n: number, truth: number): number {
  const kind = kindOf(s.questions[n]);
  const channel = channelOf(s.questions[n]);
  if (channel === DIRECT && directBefore(s, n) < TRUE_TRIPLES) return OPEN;
  const form = formOf(kind, channel);
  const list = FORMS[form];
  for (let i = 0; i < PLAIN[form]; i++)
    if ((list[i] & truth) !== 0 && !(channel === DIRECT ? shownExactly(s, n, list[i]) : seenTogether(s, n, list[i]))) return OPEN;
  return channel === DIRECT && reducedBefore(s, n) < TRUE_TRIPLES ? REDUCED : SINGLE;
}

/** May these faces be shown in answer to question n? Not for REDUCED, which needs a combination as well. */
function facesFit(s: State, n: number, truth: number, stage: number, faces: number): boolean {
  const kind = kindOf(s.questions[n]);
  const channel = channelOf(s.questions[n]);
  const seen = channel === DIRECT ? shownExactly : seenTogether;
  if (stage === SINGLE) return (faces & 0xff) === (truth & KIND_FACES[kind]) && ((faces & MISSION_FACE) === 0 || !seen(s, n, faces));
  return ((FITS[faces] >> formOf(kind, channel)) & 1) === 1 && (faces & truth & 0xff) !== 0 && !seen(s, n, faces);
}
/** A reduced answer: two cards of a combination not yet named, one of them true; their Mission card beside them if they like. */
function reducedFits(s: State, n: number, truth: number, named: number, faces: number): boolean {
  const combination = named - 1;
  if (combination < 0 || combination >= 2 * OF_KIND || (combination >= OF_KIND ? 1 : 0) !== kindOf(s.questions[n])) return false;
  const whole = FACES_OF_COMBINATION[combination];
  const two = faces & 0xff;
  if ((whole & truth) === 0 || (two & ~whole) !== 0 || sizeOf(two) !== 2 || (two & truth) === 0) return false;
  return !alreadyNamed(s, n, named) && ((faces & MISSION_FACE) === 0 || !shownExactly(s, n, faces));
}
/** Grey cards are true, and never lie beside their coloured counterpart (A16). */
export const greyFits = (cards: number, truth: number): boolean =>
  ((cards >> 8) & 0xff & ~truth) === 0 && (cards & (cards >> 8) & 0xff) === 0;

/**
 * Was what is on record for question n a legal answer, if its target's true faces were these? `nameKnown`: is the
 * combination of a reduced answer known to whoever asks this, or only that two cards were shown?
 */
export function wasLegal(s: State, n: number, truth: number, nameKnown: boolean): boolean {
  const cards = cardsOf(s.shown[n]);
  const faces = facesOf(cards);
  if (!greyFits(cards, truth)) return false;
  const stage = stageOf(s, n, truth);
  if (stage !== REDUCED) return namedOf(s.shown[n]) === 0 && facesFit(s, n, truth, stage, faces);
  if (nameKnown) return reducedFits(s, n, truth, namedOf(s.shown[n]), faces);
  return COMBINATION.values.some((_, c) => reducedFits(s, n, truth, c + 1, faces));
}

/** The same faces with each true one in colour or grey. */
function addGrey(faces: number, truth: number, add: (cards: number) => void): void {
  const both = faces & truth & 0xff;
  const mission = (faces & MISSION_FACE) !== 0 ? MISSION : 0;
  for (let grey = 0; ; grey = (grey - both) & both) {
    add((faces & 0xff & ~grey) | (grey << 8) | mission);
    if (grey === both) return;
  }
}

/** All that may be shown in answer to question n. */
export function addAnswers(s: State, n: number, truth: number, out: Choices): void {
  const stage = stageOf(s, n, truth);
  const kind = kindOf(s.questions[n]);
  if (stage === REDUCED) {
    addReduced(s, n, truth, kind, out);
    return;
  }
  const add = (cards: number): void => out.add(answer.make(cards));
  const own = truth & KIND_FACES[kind];
  const list = stage === SINGLE ? [own, own | MISSION_FACE] : FORMS[formOf(kind, channelOf(s.questions[n]))];
  for (const faces of list) if (facesFit(s, n, truth, stage, faces)) addGrey(faces, truth, add);
}
function addReduced(s: State, n: number, truth: number, kind: number, out: Choices): void {
  for (let c = kind * OF_KIND; c < (kind + 1) * OF_KIND; c++) {
    const whole = FACES_OF_COMBINATION[c];
    for (let without = whole; without !== 0; without &= without - 1)
      for (const mission of [0, MISSION_FACE]) {
        const faces = (whole & ~(without & -without)) | mission;
        if (reducedFits(s, n, truth, c + 1, faces)) addGrey(faces, truth, (cards) => out.add(reduce.make(c, cards)));
      }
  }
}

/** Why these cards may not be shown. */
export function whyNotShown(s: State, n: number, truth: number, cards: number, named: number): Reason {
  const faces = facesOf(cards);
  const kind = kindOf(s.questions[n]);
  const channel = channelOf(s.questions[n]);
  const facts = { cards: cardNames(cards), kind: box.KINDS[kind], channel: box.CHANNELS[channel] };
  const stage = stageOf(s, n, truth);
  if ((cards & (cards >> 8) & 0xff) !== 0) return { rule: 'grey-and-coloured', facts };
  if (((cards >> 8) & 0xff & ~truth) !== 0) return { rule: 'grey-is-true', facts };
  if (stage === SINGLE) return { rule: 'exhausted-one-card', facts: { ...facts, most: 1 } };
  if ((stage === REDUCED) !== named > 0) return { rule: stage === REDUCED ? 'exhausted-name-one' : 'not-exhausted', facts };
  if (stage === REDUCED) return { rule: whyNotReduced(s, n, truth, named, faces), facts: { ...facts, of: COMBINATION.values[named - 1] } };
  const size = channel === DIRECT ? 3 : 2;
  if (sizeOf(faces) !== size) return { rule: size === 3 ? 'three-cards' : 'two-cards', facts };
  if (((FITS[faces] >> formOf(kind, channel)) & 1) === 0) return { rule: size === 3 ? 'two-and-one' : 'kind-asked', facts };
  if ((faces & truth & 0xff) === 0) return { rule: faces & MISSION_FACE ? 'mission-is-not-true' : 'one-true', facts };
  return { rule: channel === DIRECT ? 'R1' : 'R2', facts };
}
function whyNotReduced(s: State, n: number, truth: number, named: number, faces: number): string {
  const whole = FACES_OF_COMBINATION[named - 1];
  if (named - 1 >= OF_KIND !== (kindOf(s.questions[n]) !== IDENTITY) || (whole & truth) === 0) return 'combination-not-of-the-15';
  if (alreadyNamed(s, n, named)) return 'combination-used';
  if ((faces & 0xff & ~whole) !== 0 || sizeOf(faces & 0xff) !== 2) return 'two-of-the-combination';
  return (faces & truth & 0xff) === 0 ? 'one-true' : 'R1';
}

/** For samples: all sets of cards that fit a form, [((kind, channel) * 4 + identity) * 4 + disguise]; which the ledger leaves is another matter. */
const CARDS_OF_FORM: readonly (readonly number[])[] = FORMS.flatMap((list) =>
  box.AGENTS.flatMap((_, identity) =>
    BUILDS.map((_build, disguise) => {
      const truth = truthOf(identity, disguise);
      const out: number[] = [];
      for (const faces of list) if ((faces & truth & 0xff) !== 0) addGrey(faces, truth, (cards) => out.push(cards));
      return out;
    }),
  ),
);
export const cardsOfForm = (q: number, identity: number, disguise: number): readonly number[] =>
  CARDS_OF_FORM[(formOf(kindOf(q), channelOf(q)) * 4 + identity) * 4 + disguise];
