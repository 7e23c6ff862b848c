// What is asked, and what one may answer, in English.
import { effects } from './effects-en.ts';
import {
  activated,
  activeAt,
  begun,
  cap,
  cardOf,
  choosing,
  chosen,
  effectNamed,
  favourGain,
  gaining,
  laid,
  layer,
  leftOut,
  letterOf,
  lies,
  loads,
  missionOf,
  opponent,
  parameters,
  paysCubes,
  placeOf,
  progress,
  rest,
  stayCost,
  str,
  sum,
  taxesOf,
} from './lookup.ts';
import { coins, intrigue, names, scrolls, the, vp } from './names-en.ts';
import type { ChoiceTable, Prompt, PromptWords, Speech, VeniceWords } from './shape.ts';

const { goods } = names;
const mission = (m: unknown): string => names.missionName(str(m));
const card = (c: unknown): string => names.cards[str(c) as 'overtime'] ?? str(c);
const letter = (s: Speech): string => letterOf(s).toUpperCase();
const favour = (gain: unknown, s: Speech): string => (gain === 'coins' ? coins : scrolls)(favourGain(s.edition, gain));
const favourCard = (s: Speech): string | undefined => (s.view.favour[s.me] ? 'You still have your favour card.' : undefined);

const CUBES: readonly ((s: Speech) => Prompt)[] = [
  (s) => {
    const { cubes, ofChoice } = gaining(s);
    const gained = [...(sum(cubes) > 0 ? [goods(cubes)] : []), ...(ofChoice > 0 ? [`${ofChoice} of your choice`] : [])];
    return {
      ask: `You gain ${gained.join(' and ')}: what does the gondola carry now?`,
      also: `Until now it carries ${goods(loads(s).here)}. It holds ${s.edition.perPlayer.gondolaCapacity}; what does not fit is discarded.`,
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
    const hasCard = progress(s.view, 'played') === 0 && (s.view['card-counts'][s.me] ?? 0) > 0;
    const also = hasCard ? 'Before that you may play one influence card.' : undefined;
    if (activeAt(s) === '' || s.view.gondolier[s.me] === 'none') return { ask: 'Put your gondolier on one of your gondolas.', also };
    return {
      ask: `Your gondolier is at ${the(activeAt(s))}: switch to your other gondola for free, or stay for ${coins(stayCost(s))}.`,
      also,
    };
  },
  move: (s) => ({
    ask: `Your gondola is at ${the(activeAt(s))}: where does it go, and does it pass or moor there?`,
    also: progress(s.view, 'steps') === 0 ? 'The first canal is free.' : `You have ${coins(s.view.coins[s.me] ?? 0)}.`,
  }),
  missions: (s) => ({
    ask: `You are moored at ${the(activeAt(s))}: complete a mission here, or go on.`,
    also: 'One mission in a turn at most, before the building is activated.',
  }),
  lay: (s) => ({
    ask: `Where do you lay ${mission(`m${parameters(s.view)[0] + 1}`)}?`,
    also: 'In a slot its permanent effect works from now on; a card that lies there is archived. Archived missions only count.',
  }),
  activate: (s) => ({ ask: `You activate ${the(activated(s))}: choose an effect, or finish.`, also: 'Each effect once, in any order.' }),
  apply: () => ({ ask: 'Your missions add something: choose, or finish.' }),
  choose(s) {
    const { optionalThen } = choosing(s);
    return optionalThen
      ? { ask: 'Do you add the second part of the card?', also: effects.effect(optionalThen) }
      : { ask: 'Choose one of the two.', also: effects.effect(choosing(s)) };
  },
  cubes: (s) => (CUBES[parameters(s.view)[0]] ?? CUBES[0])(s),
  bridge: () => ({
    ask: 'Build a bridge: choose a canal without one, anywhere.',
    also: 'It makes the canal free. Under it you gain 1 coin, and others take 1 intrigue.',
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
    ask: `Encounter with ${s.name(opponent(s))}: lose a scroll, or take 1 intrigue?`,
    also: ['You both choose in secret; then both choices are shown.', ...(favourCard(s) === undefined ? [] : [favourCard(s)])].join(' '),
  }),
  pay: (s) => ({
    ask: paysCubes(s) ? 'Lose a scroll, discard a cube or take 1 intrigue.' : 'Lose a scroll or take 1 intrigue.',
    also: favourCard(s),
  }),
  smuggler: (s) => ({
    ask: s.alone ? `The Doge’s turn, ${letter(s)}: choose the card that is played.` : `Choose where smuggler ${letter(s)} goes.`,
    also: 'The other card comes back on top of the deck.',
  }),
  'choose-gondola': (s) => ({ ask: `Which of the Doge’s gondolas ${letter(s)} goes to ${the(s.view.goal ?? '')}?` }),
  way: (s) => ({
    ask: `Several ways to ${the(s.view.goal ?? '')} cost the same: which way now?`,
    also: `The gondola is at ${the(placeOf(s.view, progress(s.view, 'sent') - 1))}.`,
  }),
  'route-order': () => ({ ask: 'Several gondolas lie on its way: which is met next?' }),
  reduce(s) {
    const { coinsPerPoint, scrollsPerPoint } = s.edition.endScoring.reduceIntrigue;
    return {
      ask: `Final scoring: you have ${intrigue(s.view.intrigue[s.me] ?? 0)}. Do you remove some?`,
      also: `For each point ${coins(coinsPerPoint)} or ${scrolls(scrollsPerPoint)}. It ends when nobody removes any more.`,
    };
  },
};

function doges(which: unknown, s: Speech): string {
  const owner = `letter-${letterOf(s)}`;
  const over = layer(s, owner, which);
  return `The ${over === undefined ? '' : `${over} `}gondola at ${the(lies(s, which, owner))} goes`;
}
function done(s: Speech): string {
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
}

export const choices: ChoiceTable = {
  return: (c) => `Give back ${mission(c.mission)}`,
  place: (c) => `Put the gondola at ${the(str(c.building))}`,
  play: (c, s) => `Play ${card(c.card)}: ${effects.brief(cardOf(s.edition, str(c.card)))}`,
  switch: (_, s) => `Switch to your gondola at ${the(lies(s, s.view.gondolier[s.me] === 'first' ? 'second' : 'first'))}, free`,
  stay: (_, s) => `Stay on your gondola at ${the(activeAt(s))}, for ${coins(stayCost(s))}`,
  gondola: (c, s) =>
    s.view.at === 'choose-gondola'
      ? doges(c.which, s)
      : s.view.at === 'stocks'
        ? `On your gondola at ${the(lies(s, c.which))}`
        : `Gondolier to your gondola at ${the(lies(s, c.which))}`,
  pass: (c, s) => `From ${the(activeAt(s))} to ${the(str(c.building))}, to pass and go on`,
  moor: (c, s) => `From ${the(activeAt(s))} to ${the(str(c.building))}, to moor there`,
  meet: (c, s) => (c.owner === s.me ? 'Your own gondola' : begun(str(c.owner), names.gondola(str(c.owner), s))),
  scroll: () => 'Lose 1 scroll',
  intrigue: () => 'Take 1 intrigue',
  pay: (c) => `Discard 1 ${names.cubes[str(c.cube) as 'cloth']} cube`,
  turn: (c, s) => `First turn your favour card in secret, for ${favour(c.gain, s)}`,
  use(c, s) {
    const e = effectNamed(s.edition, activated(s), str(c.effect));
    const taxes = e.special === 'drawMissionWithTaxes' ? ` (${coins(taxesOf(s))})` : '';
    return `Use ${names.space(str(c.effect))}: ${effects.brief(e)}${taxes}`;
  },
  done: (_, s) => done(s),
  choose(c, s) {
    const e = choosing(s);
    return cap(effects.brief(e.optionalThen ?? e.chooseOne?.[c.branch === 'second' ? 1 : 0] ?? {}));
  },
  cubes(c, s) {
    const cubes = chosen(c);
    const mode = parameters(s.view)[0];
    if (mode === 4) return `Keep ${goods(cubes)}: ${vp(sum(loads(s).here) - sum(cubes))}`;
    return mode === 5 ? `This gondola: ${goods(cubes)}; the other: ${goods(rest(s, cubes))}` : `Carry ${goods(cubes)}`;
  },
  bridge: (c, s) => `Build over ${names.canal(str(c.canal), s)}`,
  apply: (c, s) => `Use ${mission(c.mission)}: ${effects.brief(missionOf(s.edition, str(c.mission))?.permanentEffect ?? {})}`,
  keep: (c) => `Keep ${mission(c.mission)}`,
  take: (c) => `Keep ${card(c.card)}`,
  under: (c) => `${card(c.card)} goes under the deck`,
  complete(c, s) {
    const { price, reward } = effects.mission(str(c.mission), s.edition);
    return `Complete ${mission(c.mission)}: ${price} for ${reward}`;
  },
  lay(c, s) {
    if (c.slot === 'archive') return 'Archive it at once';
    const old = laid(s, c.slot);
    return old ? `In the ${str(c.slot)} slot; ${mission(old)} is archived` : `In the ${str(c.slot)} slot`;
  },
  assistant(c, s) {
    const space = s.view.assistants[str(c.building)]?.[s.me] ?? 0;
    return `Your assistant at ${the(str(c.building))}, from space ${space} to space ${parameters(s.view)[1] === 4 ? 4 : space + 1}`;
  },
  activate: (c) => `Activate ${the(str(c.building))}`,
  spy: (c) => `Put the spy at ${the(str(c.building))}`,
  smuggler: (c, s) => smugglerCard(letterOf(s), str(c.building), s),
  by: (c) => `By ${the(str(c.building))}`,
  reduce(c, s) {
    const { coinsPerPoint, scrollsPerPoint } = s.edition.endScoring.reduceIntrigue;
    return `Remove ${intrigue(1)} for ${c.with === 'coins' ? coins(coinsPerPoint) : scrolls(scrollsPerPoint)}`;
  },
  favour: (c, s) => `Turn your favour card, for ${favour(c.gain, s)}`,
};
const PLACES = ['left', 'middle', 'right'];
export const smugglerCard: VeniceWords['smugglerCard'] = (deck, tile, v) =>
  v.alone ? `To ${the(tile)}; the ${PLACES[leftOut(v.edition, deck, tile)]} Doge card is left out` : `To ${the(tile)}`;
