// Why something is not legal in Venice, in English.
import { effectNamed, hasSpace, num, str } from './lookup.ts';
import { effects } from './effects-en.ts';
import { coins, intrigue, names, scrolls, the } from './names-en.ts';
import type { RuleWords } from './shape.ts';

const card = (c: unknown): string => names.cards[str(c) as 'overtime'] ?? str(c);
const mission = (m: unknown): string => names.missionName(str(m));
const own = (f: Readonly<Record<string, unknown>>): string =>
  [
    ...(f.coins === undefined ? [] : [coins(num(f.coins))]),
    ...(f.scrolls === undefined ? [] : [scrolls(num(f.scrolls))]),
    ...(f.intrigue === undefined ? [] : [intrigue(num(f.intrigue))]),
  ].join(', ');

export const rules: RuleWords = {
  'staying-costs': (f) =>
    `Leaving the gondolier where it is costs ${coins(num(f.cost))}, and you have ${coins(num(f.coins))}: switch gondolas.`,
  'card-not-in-hand': (f) => `${card(f.card)} is not in your hand.`,
  'one-card-a-turn': () => 'You have played an influence card in this turn; one is the most.',
  'card-has-no-target': (f, v) =>
    `${card(f.card)} cannot be played now. ${effects.cardDoes(str(f.card) as 'overtime', v.edition)} Its price and what it needs must be there; you have ${coins(num(f.coins))}.`,
  'no-canal': (f) => `No canal leads from ${the(str(f.from))} to ${the(str(f.to))}.`,
  visited: (f) => `You have been at ${the(str(f.to))} in this turn; no quay twice, and not back to where you began.`,
  'canal-costs': (f) => `The canal to ${the(str(f.to))} costs ${coins(num(f.cost))}, and you have ${coins(num(f.coins))}.`,
  'own-gondola-there': (f) => `Your other gondola is moored at ${the(str(f.to ?? f.building))}: two of your own never share a quay.`,
  'no-way-on': () => 'After that there would be no way on: you may pass only where you can go on to a quay and moor in the end.',
  'not-there': (f, v) => `There is no gondola of ${names.owner(str(f.owner), v)} left to meet here.`,
  'no-scroll': () => 'You have no scroll to lose.',
  'no-such-cube': (f) => `There is no ${str(f.cube)} on your gondola that takes part.`,
  'no-mission-pays-cubes': () => 'Only a mission in one of your slots could let you pay with cubes here.',
  'no-favour-card': (f) =>
    num(f.unturned) > 0
      ? 'You have already turned your favour card in this encounter.'
      : 'You have no favour card that could still be turned.',
  'effect-not-reached': (f) =>
    hasSpace(str(f.building), str(f.effect))
      ? `Your assistant at ${the(str(f.building))} has not reached ${names.space(str(f.effect))}.`
      : `There is no ${names.space(str(f.effect))} at ${the(str(f.building))}.`,
  'effect-used': (f) => `You have already used ${names.space(str(f.effect))}; each effect only once.`,
  'effect-needs': (f, v) => {
    const does =
      typeof f.mission === 'string'
        ? effects.mission(f.mission, v.edition).effect
        : typeof f.effect === 'string'
          ? effects.effect(effectNamed(v.edition, str(f.building), f.effect))
          : typeof f.card === 'string'
            ? effects.cardDoes(f.card as 'overtime', v.edition)
            : '';
    return `This cannot be done in full now${own(f) === '' ? '' : ` (you have ${own(f)})`}: effects are used completely or not at all. ${does}`.trim();
  },
  'mission-does-not-follow': (f) => `${mission(f.mission)} adds nothing here, or nothing more.`,
  'no-bridge-left': (f, v) =>
    `You have built all of your bridges (${num(f.bridges)} of ${v.edition.perPlayer.bridges}), or no canal is free.`,
  'bridge-there': (f, v) => `There is a bridge over ${names.canal(str(f.canal), v)} already.`,
  'no-such-canal': () => 'There is no such canal.',
  'cubes-do-not-fit': (f) =>
    `The gondola cannot carry that after this: it holds ${num(f.capacity)} cubes, and only what is gained, discarded or changed may differ.`,
  'cubes-or-no-way-on': (f) =>
    `That is not possible: a gondola carries ${num(f.capacity)} cubes at most, and afterwards there must be a way on.`,
  'card-not-drawn': (f) => `${card(f.card)} is not among the cards to choose from now.`,
  'mission-not-drawn': (f) => `${mission(f.mission)} is not one of those drawn.`,
  'mission-not-dealt': (f) => `${mission(f.mission)} was not dealt to you.`,
  'mission-not-in-hand': (f) => `${mission(f.mission)} is not in your hand.`,
  'mission-for-elsewhere': (f) => `${mission(f.mission)} is completed at ${the(str(f.to))}.`,
  'mission-not-paid': (f, v) =>
    `${mission(f.mission)} costs ${effects.mission(str(f.mission), v.edition).price}, the cubes from the active gondola; that is not all there. You have ${scrolls(num(f.scrolls))}.`,
  'an-earlier-place-is-free': () => 'An earlier slot is free: use that one.',
  'no-assistant-to-advance': (f) =>
    num(f.space) === 0
      ? `You have no assistant at ${the(str(f.building))}.`
      : `Your assistant at ${the(str(f.building))} has come to space 4 already.`,
  'cannot-be-activated': (f) =>
    `${names.buildings[str(f.building) as 'bank']} cannot be activated now: a gondola of yours must be moored there, and on a tile you need an assistant.`,
  'smuggler-not-drawn': (f) => `The card for ${the(str(f.to))} is not one of those drawn.`,
  'not-the-cheapest': (f) => `By ${the(str(f.by))} the way is not one of the cheapest.`,
  'cannot-reduce': (f) => `That does not pay for a point of intrigue: you have ${own(f)}.`,
};
