// What is asked, and what one may answer, in English.
import {
  activated,
  cargo,
  choosing,
  chosen,
  effectNamed,
  lies,
  loads,
  parameters,
  placeOf,
  progress,
  seatOf,
  stayCost,
  str,
  sum,
  taxesOf,
} from './lookup.ts';
import { effects } from './effects-en.ts';
import { coins, intrigue, names, scrolls, the, vp } from './names-en.ts';
import type { ChoiceTable, ChoiceWords, Prompt, PromptWords, Speech } from './shape.ts';

const { goods } = names;
const mission = (m: unknown): string => names.missionName(str(m));
const card = (c: unknown): string => names.cards[str(c) as 'overtime'] ?? str(c);
const letter = (s: Speech): string => (progress(s.view, 'letter') === 0 ? 'A' : 'B');
/** Whose gondola is met: `Anne’s gondola`, `your own gondola`. */
const met = (owner: string, s: Speech): string => (owner === s.me ? 'your own gondola' : names.gondola(owner, s));
/** The other one in an encounter of two. */
const opponent = (s: Speech): string => {
  const [a, b] = parameters(s.view);
  return s.name(seatOf(a) === s.me ? seatOf(b) : seatOf(a));
};
const favourable = (s: Speech): string | undefined =>
  s.view.favour[s.me] ? `${effects.favour(s.edition)} In an encounter you may do so first, in secret.` : undefined;
const payment = (s: Speech): string => {
  const [, gondolas] = parameters(s.view);
  const here = [0, 1].filter((i) => (gondolas >> i) & 1).map((i) => cargo(s.view.cubes[s.me]?.[i]));
  return here.some((c) => sum(c) > 0) && s.view.slots[s.me]?.some((m) => m !== null && pays(m, s)) === true ? ', discard a cube,' : '';
};
const pays = (m: string, s: Speech): boolean =>
  s.edition.missions.find((x) => `m${x.id}` === m)?.permanentEffect.trigger === 'encounterPayment';

const CUBES: readonly ((s: Speech) => Prompt)[] = [
  (s) => {
    const { here } = loads(s);
    const [x = 0, y = 0, z = 0, any = 0] = (s.view.progress?.cubeGain ?? []) as number[];
    const gained = [...(x + y + z > 0 ? [goods({ ceramics: x, cloth: y, silver: z })] : []), ...(any > 0 ? [`${any} of choice`] : [])];
    return {
      ask: `You gain ${gained.join(' and ')}: what does the gondola carry now?`,
      also: `Until now it carries ${goods(here)}; it holds ${s.edition.perPlayer.gondolaCapacity}, and what does not fit is discarded.`,
    };
  },
  (s) => ({ ask: 'Discard one cube: what stays on the gondola?', also: `It carries ${goods(loads(s).here)}.` }),
  (s) => ({
    ask: 'Change cubes: what does the gondola carry now?',
    also: `It carries ${goods(loads(s).here)}; their number stays the same.`,
  }),
  (s) => ({ ask: 'Change one cube, or none: what does the gondola carry now?', also: `It carries ${goods(loads(s).here)}.` }),
  (s) => ({ ask: 'Discard one or more cubes, for 1 VP each: what stays on the gondola?', also: `It carries ${goods(loads(s).here)}.` }),
  (s) => ({
    ask: 'Share out the cubes between your two gondolas: what does this one carry?',
    also: `This one carries ${goods(loads(s).here)}, the other ${goods(loads(s).there)}. The rest goes to the other.`,
  }),
];

export const prompts: PromptWords = {
  returns: () => ({ ask: 'Choose the mission that you give back.', also: 'You keep the other two; nobody sees which.' }),
  place: (s) => ({
    ask: `Put your ${s.view.gondolas[s.me]?.[0] ? 'second' : 'first'} gondola at any quay.`,
    also: 'On a tile you place an assistant on space 1; then you activate the building.',
  }),
  start(s) {
    const card = progress(s.view, 'played') === 0 && (s.view['card-counts'][s.me] ?? 0) > 0;
    const also = card ? 'Before that you may play one influence card.' : undefined;
    const where = lies(s, s.view.gondolier[s.me]);
    if (s.view.gondolier[s.me] === 'none' || where === '') return { ask: 'Put your gondolier on one of your gondolas.', also };
    return {
      ask: `Your gondolier is at ${the(where)}: switch to your other gondola for free, or stay for ${coins(stayCost(s))}.`,
      also,
    };
  },
  move: (s) => ({
    ask: `Your gondola is at ${the(lies(s, s.view.gondolier[s.me]))}: where does it go, and does it pass or moor there?`,
    also: progress(s.view, 'steps') === 0 ? 'The first canal is free.' : `You have ${coins(s.view.coins[s.me] ?? 0)}.`,
  }),
  missions: (s) => ({
    ask: `You are moored at ${the(lies(s, s.view.gondolier[s.me]))}: complete a mission here, or go on.`,
    also: 'One mission in a turn at most, before the building is activated.',
  }),
  lay: (s) => ({
    ask: `Where do you lay ${mission(`m${parameters(s.view)[0] + 1}`)}?`,
    also: 'In a slot its permanent effect works from now on; a card that lies there is archived. Archived missions only count.',
  }),
  activate: (s) => ({
    ask: `You activate ${the(activated(s))}: choose an effect, or finish.`,
    also: 'Each effect once, in any order.',
  }),
  apply: () => ({ ask: 'Your missions add something: choose, or finish.' }),
  choose: (s) =>
    choosing(s).optionalThen
      ? { ask: 'Do you add the second part of the card?', also: effects.effect(choosing(s).optionalThen ?? {}) }
      : { ask: 'Choose one of the two.', also: effects.effect(choosing(s)) },
  cubes: (s) => (CUBES[parameters(s.view)[0]] ?? CUBES[0]!)(s),
  bridge: () => ({
    ask: 'Build a bridge: choose a canal without one, anywhere.',
    also: 'Your own bridge gives you 1 coin; others take 1 intrigue under it.',
  }),
  'keep-influence': (s) =>
    (s.view['drawn-cards']?.length ?? 0) === parameters(s.view)[1]
      ? { ask: 'Choose the influence card that you keep.', also: 'The others go under the deck.' }
      : { ask: 'Which card goes under the deck first?' },
  'keep-mission': () => ({ ask: 'Choose the mission that you keep.', also: 'The other goes under the deck.' }),
  assistant: (s) =>
    parameters(s.view)[1] === 4
      ? { ask: 'Which of your assistants goes straight to space 4?', also: 'Nobody is pushed, and nothing is activated.' }
      : { ask: 'Which of your assistants advances?', also: 'Others are pushed as usual, and nothing is activated.' },
  overtime: () => ({ ask: 'Which building at your gondolas do you activate?', also: 'No assistant advances.' }),
  spy: () => ({ ask: 'Where do you put the spy?', also: 'If you pass there in this turn, you may use every effect of the building.' }),
  stocks: () => ({ ask: 'On which of your gondolas do you put what you gain?' }),
  order: () => ({ ask: 'Several gondolas lie here: which do you meet next?' }),
  encounter: (s) => ({
    ask: `Encounter with ${opponent(s)}: lose a scroll, or take 1 intrigue?`,
    also: favourable(s) ?? 'You both choose in secret; then both choices are shown.',
  }),
  pay: (s) => ({
    ask: `Lose a scroll${payment(s)} or take 1 intrigue.`,
    also: s.view.favour[s.me] ? effects.favour(s.edition) : undefined,
  }),
  smuggler: (s) => ({
    ask: s.alone ? `The Doge’s turn, colour ${letter(s)}: choose the card that is played.` : `Choose where smuggler ${letter(s)} goes.`,
    also: 'The other card comes back on top of the deck.',
  }),
  'choose-gondola': (s) => ({ ask: `Which of the Doge’s gondolas ${letter(s)} goes to ${the(s.view.goal ?? '')}?` }),
  way: (s) => ({
    ask: `Several ways to ${the(s.view.goal ?? '')} cost the same: which way now?`,
    also: `The gondola is at ${the(placeOf(s.view, progress(s.view, 'sent') - 1))}.`,
  }),
  'route-order': () => ({ ask: 'Several gondolas lie on its way: which is met next?' }),
  reduce: (s) => ({
    ask: `Final scoring: reduce your intrigue (${s.view.intrigue[s.me] ?? 0}), or stop.`,
    also: `For each point ${coins(s.edition.endScoring.reduceIntrigue.coinsPerPoint)} or ${scrolls(s.edition.endScoring.reduceIntrigue.scrollsPerPoint)}. It ends when nobody reduces any more.`,
  }),
};

const done = (s: Speech): string => {
  switch (s.view.at) {
    case 'missions':
      return 'Complete no mission';
    case 'choose':
      return 'Leave the second part out';
    case 'reduce':
      return 'Remove no more intrigue now';
    case 'apply':
      return 'Use nothing more of your missions';
    default:
      return `Finish at ${the(activated(s))}`;
  }
};
const toCanal = (c: ChoiceWords, s: Speech): string => {
  const here = lies(s, s.view.gondolier[s.me]);
  return `from ${the(here)} to ${the(str(c.building))}`;
};

export const choices: ChoiceTable = {
  return: (c) => `Give back ${mission(c.mission)}`,
  place: (c) => `Put the gondola at ${the(str(c.building))}`,
  play: (c, s) => `Play ${card(c.card)}: ${effects.brief(s.edition.influence.find((x) => x.id === c.card) ?? {})}`,
  switch: (_, s) => `Switch to your gondola at ${the(lies(s, s.view.gondolier[s.me] === 'first' ? 'second' : 'first'))}, free`,
  stay: (_, s) => `Stay on your gondola at ${the(lies(s, s.view.gondolier[s.me]))}, for ${coins(stayCost(s))}`,
  gondola: (c, s) =>
    s.view.at === 'choose-gondola'
      ? `The gondola at ${the(lies(s, c.which, `letter-${letter(s).toLowerCase()}`))} goes`
      : s.view.at === 'stocks'
        ? `On your gondola at ${the(lies(s, c.which))}`
        : `Gondolier to your gondola at ${the(lies(s, c.which))}`,
  pass: (c, s) => `Pass: ${toCanal(c, s)}, and go on`,
  moor: (c, s) => `Moor: ${toCanal(c, s)}`,
  meet: (c, s) => `First ${met(str(c.owner), s)}`,
  scroll: () => 'Lose 1 scroll',
  intrigue: () => 'Take 1 intrigue',
  pay: (c) => `Discard 1 ${names.cubes[str(c.cube) as 'cloth']}`,
  turn: (c, s) => `Turn your favour card first, for ${favour(c.gain, s)}`,
  use: (c, s) => `Use ${names.space(str(c.effect))}: ${brief(str(c.effect), s)}`,
  done: (_, s) => done(s),
  choose(c, s) {
    const e = choosing(s);
    const part = e.optionalThen ?? e.chooseOne?.[c.branch === 'second' ? 1 : 0] ?? {};
    return effects.effect(part).slice(0, -1);
  },
  cubes(c, s) {
    const cubes = chosen(c);
    const { here, there } = loads(s);
    const mode = parameters(s.view)[0];
    if (mode === 4) return `Keep ${goods(cubes)}: ${vp(sum(here) - sum(cubes))}`;
    if (mode !== 5) return `Carry ${goods(cubes)}`;
    const rest = Object.fromEntries(Object.entries(cubes).map(([k, n]) => [k, (here[k] ?? 0) + (there[k] ?? 0) - n]));
    return `This gondola: ${goods(cubes)}; the other: ${goods(rest)}`;
  },
  bridge: (c, s) => `Build over ${names.canal(str(c.canal), s)}`,
  apply: (c, s) =>
    `Use ${mission(c.mission)}: ${effects.brief(s.edition.missions.find((m) => `m${m.id}` === c.mission)?.permanentEffect ?? {})}`,
  keep: (c) => `Keep ${mission(c.mission)}`,
  take: (c) => `Keep ${card(c.card)}`,
  under: (c) => `${card(c.card)} goes under the deck`,
  complete: (c, s) => {
    const { price, reward } = effects.mission(str(c.mission), s.edition);
    return `Complete ${mission(c.mission)}: ${price} for ${reward}`;
  },
  lay(c, s) {
    if (c.slot === 'archive') return 'Archive it at once';
    const old = s.view.slots[s.me]?.[['first', 'second', 'third'].indexOf(str(c.slot))];
    return old ? `In the ${str(c.slot)} slot; ${mission(old)} is archived` : `In the ${str(c.slot)} slot`;
  },
  assistant: (c, s) => {
    const space = s.view.assistants[str(c.building)]?.[s.me] ?? 0;
    return `Your assistant at ${the(str(c.building))}, from space ${space} to space ${parameters(s.view)[1] === 4 ? 4 : space + 1}`;
  },
  activate: (c) => `Activate ${the(str(c.building))}`,
  spy: (c) => `Put the spy at ${the(str(c.building))}`,
  smuggler: (c, s) => smugglerCard(letter(s).toLowerCase(), str(c.building), s),
  by: (c) => `By ${the(str(c.building))}`,
  reduce: (c, s) => {
    const { coinsPerPoint, scrollsPerPoint } = s.edition.endScoring.reduceIntrigue;
    return `Remove ${intrigue(1)} for ${c.with === 'coins' ? coins(coinsPerPoint) : scrolls(scrollsPerPoint)}`;
  },
  favour: (c, s) => `Turn your favour card, for ${favour(c.gain, s)}`,
};
function favour(gain: unknown, s: Speech): string {
  const [c, sc] = s.edition.favourCard.chooseOne;
  return gain === 'coins' ? coins(c?.gain.coins ?? 0) : scrolls(sc?.gain.scrolls ?? 0);
}
function brief(effect: string, s: Speech): string {
  const e = effectNamed(s.edition, activated(s), effect);
  return e.special === 'drawMissionWithTaxes' ? `${effects.brief(e)} (${coins(taxesOf(s))})` : effects.brief(e);
}
export function smugglerCard(deck: string, tile: string, v: Pick<Speech, 'alone' | 'edition'>): string {
  const file = v.edition.smugglers[deck === 'a' ? 'A' : 'B'].find((c) => c.building === tile);
  const place = ['left', 'middle', 'right'][(file?.ignoreDogePosition ?? 1) - 1] ?? '';
  return v.alone ? `To ${the(tile)}; the ${place} Doge card is left out` : `To ${the(tile)}`;
}
