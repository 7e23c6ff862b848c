// Effects are data, and every language says them with one small grammar: clauses for what is paid, gained and done, and how
// they are put together. Nothing here knows a card or a building.
import type { DogeFile } from '../box/doge-effects.ts';
import type { EditionFile } from '../box/edition.ts';
import type { EffectFile } from '../box/effects.ts';
import type { Cube } from '../box/material.ts';
import type { MissionFile, Trigger } from '../box/missions.ts';
import { cap, cardOf, missionOf, num } from './lookup.ts';
import { CUBES, type EffectWords } from './shape.ts';

type N = (n: number) => string;
type Special =
  | 'convertAnyCubes'
  | 'convertOneCube'
  | 'cubesToVp'
  | 'drawMissionWithTaxes'
  | 'drawOneMissionNoTaxes'
  | 'activateBuilding'
  | 'advanceAssistant'
  | 'assistantTo4NoPush'
  | 'rearrangeCubes'
  | 'placeSpy';
type Per = 'vpPerPlayerWithMoreIntrigue' | 'vpPerCompletedMission' | 'vpPerOwnBridge';

type Things = Readonly<Record<'coins' | 'scrolls' | 'vp' | 'intrigue' | 'influenceCards' | 'cubesOfChoice' | Cube, N>>;

export interface Grammar {
  and(items: readonly string[]): string;
  /** Counted things, as the object of gaining. */
  things: Things;
  /** Clauses, to whoever uses the effect. */
  pay: Readonly<Record<'coins' | 'scrolls' | 'intrigue' | 'cubesOfChoice', N>>;
  gain(things: readonly string[]): string;
  does: Readonly<Record<'removeIntrigue' | 'takeIntrigue' | 'othersTakeIntrigue' | Per, N>>;
  /** Spaces on the Great Council track, and spaces for each player with less intrigue; one of them may be 0. */
  council(n: number, perLess: number): string;
  bridge: string;
  special: Readonly<Record<Special, string>>;
  /** In place of `cubesOfChoice` where the cubes may go on either gondola. */
  onEither: N;
  /** How clauses are put together; `break` between whole ones. */
  break: string;
  priced(price: string, rest: string): string;
  condition(cards: number, rest: string): string;
  oneOf(first: string, second: string): string;
  perhaps(clause: string): string;
  nothing: string;
  /** The same in few words, with signs. */
  short: {
    /** Counted things standing alone. */
    things: Things;
    /** The price of cubes. */
    cubes: N;
    othersTakeIntrigue: N;
    council(n: number, perLess: number): string;
    per: Readonly<Record<Per, N>>;
    bridge: string;
    special: Readonly<Record<Special, string>>;
    condition(cards: number, rest: string): string;
    or(first: string, second: string): string;
    perhaps(second: string): string;
  };
  /** Permanent effects: `then` is a clause. */
  trigger: {
    giving: Readonly<Record<'afterBuildingBridge' | 'afterPlayingInfluence' | 'afterCompletingMission', (then: string) => string>>;
    afterActivating(building: string, optional: boolean, then: string): string;
    afterEncounter(then: string): string;
    changes: Readonly<Record<'canalCost' | 'stayCost' | 'influenceDraw' | 'taxes' | 'finalWealth', (to: number, from: number) => string>>;
    rule: Readonly<Record<'passUnderOpponentBridge' | 'afterBeingEncountered' | 'othersTakeIntrigue' | 'encounterPayment', string>>;
  };
  /** What Doge cards do: sentences. */
  doge: {
    gains(things: readonly string[]): string;
    council(marker: 'A' | 'B', n: number): string;
    rearmost: N;
    bridge: N;
    rivalry(ifMore: number, otherwise: number, remove: number): string;
    intrigue: N;
    payments: N;
    nothing: string;
  };
  missionName(mission: string): string;
  favour(coins: number, scrolls: number, kept: number): string;
}

/** What is gained as a thing, in the order in which it is said. */
const GAINED = ['coins', 'scrolls', 'vp', 'influenceCards'] as const;
const PRICES = ['coins', 'scrolls', 'intrigue', 'cubesOfChoice'] as const;
const PER = ['vpPerPlayerWithMoreIntrigue', 'vpPerCompletedMission', 'vpPerOwnBridge'] as const;
const sentence = (text: string): string => `${cap(text)}.`;

export function effectWords(g: Grammar): EffectWords {
  const gained = (e: EffectFile, things: Things): string[] => {
    const gain = e.gain ?? {};
    const cubes = (gain.cubes ?? {}) as Readonly<Record<string, number>>;
    const ofChoice = num(gain.cubesOfChoice);
    return [
      ...CUBES.filter((c) => num(cubes[c]) > 0).map((c) => things[c](num(cubes[c]))),
      ...(ofChoice > 0 ? [things.cubesOfChoice(ofChoice)] : []),
      ...GAINED.filter((key) => num(gain[key]) > 0).map((key) => things[key](num(gain[key]))),
    ];
  };
  const paid = (e: EffectFile): string[] => PRICES.filter((key) => num(e.cost?.[key]) > 0).map((key) => g.pay[key](num(e.cost?.[key])));
  const isSpecial = (e: EffectFile): e is EffectFile & { special: Special } =>
    e.special !== undefined && Object.hasOwn(g.special, e.special);

  /** Without what is left to choose, and without capital and full stop. */
  function clause(e: EffectFile): string {
    const gain = e.gain ?? {};
    const things = gained(e, e.special === 'rearrangeCubes' ? { ...g.things, cubesOfChoice: g.onEither } : g.things);
    const [council, perLess] = [num(gain.council), num(gain.councilPerPlayerWithLessIntrigue)];
    const own = [
      ...(['removeIntrigue', 'takeIntrigue'] as const).filter((key) => num(gain[key]) > 0).map((key) => g.does[key](num(gain[key]))),
      ...(things.length > 0 ? [g.gain(things)] : []),
      ...(council + perLess > 0 ? [g.council(council, perLess)] : []),
      ...PER.filter((key) => num(gain[key]) > 0).map((key) => g.does[key](num(gain[key]))),
      ...(num(gain.bridges) > 0 ? [g.bridge] : []),
    ];
    const [first, second] = e.chooseOne ?? [];
    const parts = [
      ...(isSpecial(e) ? [g.special[e.special]] : []),
      ...(own.length > 0 ? [g.and(own)] : []),
      ...(num(gain.othersTakeIntrigue) > 0 ? [g.does.othersTakeIntrigue(num(gain.othersTakeIntrigue))] : []),
      ...(first && second ? [g.oneOf(clause(first), clause(second))] : []),
    ];
    const does = parts.length > 0 ? parts.join(g.break) : g.nothing;
    const price = paid(e);
    const whole = price.length > 0 ? g.priced(g.and(price), does) : does;
    const cards = num(e.condition?.minInfluenceCardsInHand);
    return cards > 0 ? g.condition(cards, whole) : whole;
  }
  const effect = (e: EffectFile): string =>
    [sentence(clause(e)), ...(e.optionalThen ? [sentence(g.perhaps(clause(e.optionalThen)))] : [])].join(' ');

  const prices = { ...g.short.things, cubesOfChoice: g.short.cubes };
  function brief(e: EffectFile): string {
    const gain = e.gain ?? {};
    const [council, perLess] = [num(gain.council), num(gain.councilPerPlayerWithLessIntrigue)];
    const [one, other] = e.chooseOne ?? [];
    const parts = [
      ...PRICES.filter((key) => num(e.cost?.[key]) > 0).map((key) => `−${prices[key](num(e.cost?.[key]))}`),
      ...(isSpecial(e) ? [g.short.special[e.special]] : []),
      ...(num(gain.removeIntrigue) > 0 ? [`−${g.short.things.intrigue(num(gain.removeIntrigue))}`] : []),
      ...(num(gain.takeIntrigue) > 0 ? [`+${g.short.things.intrigue(num(gain.takeIntrigue))}`] : []),
      ...gained(e, g.short.things).map((thing) => `+${thing}`),
      ...(council + perLess > 0 ? [g.short.council(council, perLess)] : []),
      ...PER.filter((key) => num(gain[key]) > 0).map((key) => g.short.per[key](num(gain[key]))),
      ...(num(gain.bridges) > 0 ? [g.short.bridge] : []),
      ...(num(gain.othersTakeIntrigue) > 0 ? [g.short.othersTakeIntrigue(num(gain.othersTakeIntrigue))] : []),
      ...(one && other ? [g.short.or(brief(one), brief(other))] : []),
    ];
    const first = parts.length > 0 ? parts.join(', ') : g.nothing;
    const whole = e.optionalThen ? `${first}${g.break}${g.short.perhaps(brief(e.optionalThen))}` : first;
    const cards = num(e.condition?.minInfluenceCardsInHand);
    return cards > 0 ? g.short.condition(cards, whole) : whole;
  }

  function permanent(file: MissionFile): string {
    const e = file.permanentEffect;
    const trigger = e.trigger as Trigger;
    const { from = 0, to = e.modify?.draw ?? e.modify?.coinsPerVp ?? 0 } = e.modify ?? {};
    const t = g.trigger;
    switch (trigger) {
      case 'afterActivating':
        return t.afterActivating(e.building ?? '', e.optional, clause(e));
      case 'afterBuildingBridge':
      case 'afterPlayingInfluence':
      case 'afterCompletingMission':
        return t.giving[trigger](clause(e));
      case 'afterEncounterOnOwnTurn':
        return t.afterEncounter(clause(e));
      case 'canalCost':
      case 'stayCost':
      case 'influenceDraw':
      case 'taxes':
      case 'finalWealth':
        return t.changes[trigger](to, from);
      default:
        return t.rule[trigger];
    }
  }

  function dogeDoes(file: DogeFile): string {
    const { doge = {}, human = {} } = file;
    const n = (key: string): number => num(doge[key]);
    const otherwise = (doge.otherwise ?? {}) as Readonly<Record<string, unknown>>;
    const things = (['scrolls', 'vp'] as const).filter((key) => n(key) > 0).map((key) => g.things[key](n(key)));
    const sentences = [
      ...(n('councilA') > 0 ? [g.doge.council('A', n('councilA'))] : []),
      ...(n('councilB') > 0 ? [g.doge.council('B', n('councilB'))] : []),
      ...(things.length > 0 ? [g.doge.gains(things)] : []),
      ...(n('councilRearmost') > 0 ? [g.doge.rearmost(n('councilRearmost'))] : []),
      ...(doge.special === 'placeBridge' ? [g.doge.bridge(doge.vpIfNoBridge === undefined ? 2 : n('vpIfNoBridge'))] : []),
      ...(doge.special === 'rivalry' ? [g.doge.rivalry(n('vpIfHumanMoreIntrigue'), num(otherwise.vp), num(otherwise.removeIntrigue))] : []),
      ...(num(human.takeIntrigue) > 0 ? [g.doge.intrigue(num(human.takeIntrigue))] : []),
      ...(num(human.scrollOrIntrigue) > 0 ? [g.doge.payments(num(human.scrollOrIntrigue))] : []),
    ];
    return sentences.length > 0 ? sentences.join(' ') : g.doge.nothing;
  }

  return {
    effect,
    brief,
    mission(mission: string, edition: EditionFile) {
      const file = missionOf(edition, mission) ?? edition.missions[0];
      const { cubes, scrolls } = file.cost;
      const { things } = g.short;
      const price = [
        ...CUBES.filter((c) => num(cubes[c]) > 0).map((c) => things[c](num(cubes[c]))),
        ...(scrolls > 0 ? [things.scrolls(scrolls)] : []),
      ];
      const reward = [
        ...(file.reward.vp > 0 ? [things.vp(file.reward.vp)] : []),
        ...(file.reward.coins > 0 ? [things.coins(file.reward.coins)] : []),
      ];
      return {
        name: g.missionName(mission),
        to: file.destination as ReturnType<EffectWords['mission']>['to'],
        price: price.length > 0 ? g.and(price) : g.nothing,
        reward: reward.length > 0 ? g.and(reward) : g.nothing,
        effect: permanent(file),
      };
    },
    cardDoes: (card, edition) => effect(cardOf(edition, card)),
    dogeDoes: (card, edition) => dogeDoes(edition.doge.find((d) => d.kind === card) ?? { kind: card, copies: 0 }),
    favour({ favourCard, endScoring }) {
      const [coins, scrolls] = favourCard.chooseOne;
      return g.favour(num(coins?.gain.coins), num(scrolls?.gain.scrolls), endScoring.favourCardVp);
    },
  };
}
