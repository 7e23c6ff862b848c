// What effects do, in English.
import { effectWords, type Grammar } from './effects.ts';
import { and, coins, count, intrigue, names, scrolls, spaces, the, vp } from './names-en.ts';

const ofType =
  (type: string) =>
  (n: number): string =>
    `${n} ${type}`;
const cubes = (n: number): string => count(n, { one: '# cube', other: '# cubes' });
const choice = (n: number): string => `${cubes(n)} of your choice`;
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice in a row' : `${n} times in a row`);

const things = {
  coins,
  scrolls,
  vp,
  intrigue,
  influenceCards: (n: number) => count(n, { one: '# influence card', other: '# influence cards' }),
  cubesOfChoice: choice,
  ceramics: ofType('ceramics'),
  cloth: ofType('cloth'),
  silver: ofType('silver'),
};

const grammar: Grammar = {
  and,
  things,
  pay: {
    coins: (n) => `pay ${coins(n)}`,
    scrolls: (n) => `spend ${scrolls(n)}`,
    intrigue: (n) => `give up ${intrigue(n)}`,
    cubesOfChoice: (n) => `discard ${cubes(n)}`,
  },
  gain: (things) => `gain ${and(things)}`,
  does: {
    removeIntrigue: (n) => `remove ${intrigue(n)}`,
    takeIntrigue: (n) => `take ${intrigue(n)}`,
    othersTakeIntrigue: (n) => `every other player takes ${intrigue(n)}`,
    vpPerPlayerWithMoreIntrigue: (n) => `gain ${vp(n)} for each player with more intrigue than you`,
    vpPerCompletedMission: (n) => `gain ${vp(n)} for each mission that you have completed`,
    vpPerOwnBridge: (n) => `gain ${vp(n)} for each of your bridges`,
  },
  council: (n, per) =>
    `advance ${spaces(n > 0 ? n : per)} on the Great Council track${n > 0 && per > 0 ? `, and ${per} more` : ''}${per > 0 ? ' for each player with less intrigue than you' : ''}`,
  bridge: 'build a bridge',
  special: {
    convertAnyCubes: 'change any number of cubes on this gondola to any types',
    convertOneCube: 'change one cube on this gondola to another type',
    cubesToVp: 'discard one or more cubes from this gondola and gain 1 VP for each',
    drawMissionWithTaxes: 'pay 1 coin in taxes for every mission that you have, draw two missions and keep one',
    drawOneMissionNoTaxes: 'draw a single mission without taxes',
    activateBuilding: 'activate one building where a gondola of yours is moored, without advancing an assistant',
    advanceAssistant: 'advance one of your assistants by one space, pushing as usual and activating nothing',
    assistantTo4NoPush: 'move one of your assistants straight to space 4, pushing nobody and activating nothing',
    rearrangeCubes: 'rearrange the cubes between your two gondolas, wherever they are',
    placeSpy: 'place the spy on any building; if you pass it in this turn, you may use all of its effects',
  },
  onEither: (n) => `${choice(n)} on one of the two`,
  break: '; ',
  priced: (price, rest) => `${price}, then ${rest}`,
  condition: (n, rest) => `if you have at least ${things.influenceCards(n)} in hand, ${rest}`,
  oneOf: (first, second) => `either ${first}, or ${second}`,
  perhaps: (clause) => `then you may ${clause}`,
  nothing: 'nothing',
  short: {
    things,
    cubes,
    othersTakeIntrigue: (n) => `others +${intrigue(n)}`,
    council: (n, per) =>
      `council ${[...(n > 0 ? [`+${n}`] : []), ...(per > 0 ? [`+${per} per player with less intrigue`] : [])].join(' and ')}`,
    per: {
      vpPerPlayerWithMoreIntrigue: (n) => `+${vp(n)} per player with more intrigue`,
      vpPerCompletedMission: (n) => `+${vp(n)} per completed mission`,
      vpPerOwnBridge: (n) => `+${vp(n)} per own bridge`,
    },
    bridge: 'a bridge',
    special: {
      convertAnyCubes: 'change any cubes',
      convertOneCube: 'change one cube',
      cubesToVp: '1 VP per discarded cube',
      drawMissionWithTaxes: 'a mission for taxes',
      drawOneMissionNoTaxes: 'a mission without taxes',
      activateBuilding: 'activate a building at a gondola of yours',
      advanceAssistant: 'advance an assistant',
      assistantTo4NoPush: 'an assistant to space 4',
      rearrangeCubes: 'rearrange cubes',
      placeSpy: 'place the spy',
    },
    condition: (n, rest) => `with ${things.influenceCards(n)}: ${rest}`,
    or: (first, second) => `${first} or ${second}`,
    perhaps: (second) => `perhaps ${second}`,
  },
  trigger: {
    giving: {
      afterBuildingBridge: (then) => `Whenever you have built a bridge: ${then}.`,
      afterPlayingInfluence: (then) => `Whenever you have played an influence card: ${then}.`,
      afterCompletingMission: (then) => `Whenever you complete a later mission: ${then}.`,
    },
    afterActivating: (b, optional, then) => `After activating ${the(b)}${optional ? ', if you like' : ''}: ${then}.`,
    afterEncounter: (then) => `Each time your gondola has met another player’s on your own turn, if you like: ${then}.`,
    changes: {
      canalCost: (to, from) => `Canals that cost ${coins(from)} cost you ${to === 0 ? 'nothing' : to}.`,
      stayCost: (to) => `Leaving your gondolier where it is costs you ${to === 0 ? 'nothing' : coins(to)}.`,
      influenceDraw: (to) => `When you gain an influence card: draw ${to} and keep one.`,
      taxes: (to) => (to === 0 ? 'You pay no taxes.' : `Your taxes are always ${coins(to)}.`),
      finalWealth: (to) => `In the final scoring: 1 VP for every ${coins(to)}.`,
    },
    rule: {
      passUnderOpponentBridge: 'Other players’ bridges count as your own when you pass under them: 1 coin, and no intrigue.',
      afterBeingEncountered:
        'Whenever another player’s gondola has met yours on that player’s turn, that player loses a scroll or takes 1 intrigue once more.',
      othersTakeIntrigue:
        'You take no intrigue from what other players use in buildings; alone, nor from Doge cards that leave you no choice.',
      encounterPayment: 'In an encounter you may discard a cube from your gondola that takes part, instead of losing a scroll.',
    },
  },
  doge: {
    gains: (things) => `The Doge gains ${and(things)}.`,
    council: (marker, n) => `The Doge’s marker ${marker} advances ${spaces(n)} on the Great Council track.`,
    rearmost: (n) => `His marker that is further back advances ${spaces(n)} on the Great Council track; A, if they are level.`,
    bridge: (n) =>
      `The Doge builds a bridge on the dearest canal without one at the quay of your gondola with the gondolier, or else of your other gondola. If he cannot, he gains ${vp(n)}.`,
    rivalry: (ifMore, otherwise, remove) =>
      `If you have more intrigue than the Doge, he gains ${vp(ifMore)}. Otherwise he gains ${vp(otherwise)} and removes ${intrigue(remove)}.`,
    intrigue: (n) => `You take ${intrigue(n)}.`,
    payments: (n) => `You lose a scroll or take 1 intrigue, ${times(n)}.`,
    nothing: 'Nothing happens.',
  },
  missionName: names.missionName,
  favour: (c, s, kept) =>
    `Once in the game you may turn it over for ${coins(c)} or ${scrolls(s)}. Unturned at the end, it is worth ${vp(kept)}.`,
};
export const effects = effectWords(grammar);
