// What is printed on board and cards of Venice, as an owner of the box puts it in. What the rulebook prints whole (tiles, communal
// buildings, influence cards, player boards) is left out, and where our board draws its quays.
import { faultIn } from '@ridotto/engine/edition-fault.ts';
import type { Language } from '@ridotto/engine/words.ts';
import {
  at,
  called,
  changed,
  look,
  nth,
  type EditionData,
  type Field,
  type Option,
  type Place,
  type Printed,
  type Step,
  type Takes,
} from '@ridotto/engine/printed.ts';
import { BUILDING_NAMES, CANAL, CUBE_NAMES, DOGE_COPIES, DOGE_NAMES, TILE_NAMES } from '../box/material.ts';
import { CHANGES, SPECIAL_OF, TRIGGERS, type Trigger } from '../box/missions.ts';
import type { VeniceWords } from '../words/shape.ts';
import { SAID, type Said } from './said.ts';
import standard from './standard.json' with { type: 'json' };

const sureOf = (mark: string): boolean => mark === 'confirmed';
const MOST = 99;
const number = (least = 0, most = MOST): Takes => ({ is: 'number', least, most });

interface Canal {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly cost: number;
}
const canalsOf = (file: EditionData): readonly Canal[] => file.canals as readonly Canal[];
const NO_CANAL = '';
/** They are numbered in order, so that those that remain are counted anew. */
const numbered = (canals: readonly Canal[]): readonly Canal[] => canals.map((c, i) => ({ ...c, id: CANAL.values[i] }));
function end(n: number, which: 'a' | 'b'): Place {
  return {
    read: (file) => canalsOf(file)[n]?.[which] ?? NO_CANAL,
    write: (file, quay) => {
      const canals = [...canalsOf(file)];
      if (quay === NO_CANAL) canals.splice(n, 1);
      else if (canals[n]) canals[n] = { ...canals[n], [which]: quay as string };
      else canals.push({ id: '', a: quay as string, b: quay as string, cost: 1 });
      return { ...file, canals: numbered(canals) };
    },
  };
}

/** What a mission changes, before somebody has said what to. */
const MEANT: Readonly<Record<string, number>> = { from: 2, to: 0, draw: 2, keep: 1, coinsPerVp: 3 };
type Effect = Readonly<Record<string, unknown>> & { readonly trigger: Trigger };
/** With another trigger, what is no part of it goes, and what it needs comes. */
function triggered(effect: Effect, trigger: Trigger): Effect {
  const { trigger: _, building, modify, special: __, replace: ___, cost, gain, ...rest } = effect;
  const keys = CHANGES[trigger];
  const special = SPECIAL_OF[trigger];
  const was = (modify ?? {}) as Readonly<Record<string, number>>;
  const gives = trigger === 'afterActivating' || (keys === undefined && special === undefined && trigger !== 'passUnderOpponentBridge');
  return {
    ...rest,
    trigger,
    ...(trigger === 'afterActivating' && { building: building ?? BUILDING_NAMES[0] }),
    ...(keys && { modify: Object.fromEntries(keys.map((key) => [key, was[key] ?? MEANT[key]])) }),
    ...(special !== undefined && { special }),
    ...(trigger === 'passUnderOpponentBridge' && { replace: 'treatAsOwnBridge' }),
    ...(gives && { ...(cost !== undefined && { cost }), ...(gain !== undefined && { gain }) }),
  };
}

export function printed(l: Language, w: VeniceWords): Printed {
  const t = SAID[l];
  const group = (id: string, [title, about]: readonly [string, string]) => ({ id, title, about });
  const options = (values: readonly string[], label: (v: string) => string): readonly Option[] =>
    values.map((value) => ({ value, label: label(value) }));
  const buildings = options(BUILDING_NAMES, (b) => w.buildings[b as 'market']);
  const field = (id: string, label: string, takes: Takes, sure: boolean, place: Place, when?: Field['when']): Field => ({
    id,
    label,
    takes,
    sure,
    ...place,
    ...(when && { when }),
  });
  return {
    fault: faultIn(
      t.faults(
        (n) => w.missionName(`m${n}`),
        (id) => quays(t, w).find((q) => q.value === id)?.label ?? id,
      ),
    ),
    groups: [
      {
        ...group('missions', t.missions),
        sections: standard.missions.map((m) => ({ title: w.missionName(`m${m.id}`), fields: mission(m, t, w, buildings, field) })),
      },
      { ...group('canals', t.canals), sections: CANAL.values.map((_, n) => ({ title: t.canal(n + 1), fields: canal(n, t, w, field) })) },
      {
        ...group('council', t.council),
        sections: [
          { title: t.track, fields: [field('council.last', t.lastSpace, number(1, 250), false, at(['councilTrack', 'length']))] },
          ...Object.entries(standard.councilTrack.awards)
            .filter((entry): entry is [string, number[]] => Array.isArray(entry[1]))
            .map(([players, awards]) => ({
              title: t.awards(Number(players)),
              fields: awards.map((__, i) =>
                field(
                  `council.${players}.${i + 1}`,
                  t.place(i + 1),
                  number(),
                  sureOf(standard.councilTrack.awards.confidence[players as '2']),
                  at(['councilTrack', 'awards', players, nth(i)]),
                ),
              ),
            })),
        ],
      },
      {
        ...group('smugglers', t.smugglers),
        sections: (['A', 'B'] as const).map((letter) => ({
          title: t.deck(letter),
          fields: TILE_NAMES.map((tile) =>
            field(
              `smuggler.${letter.toLowerCase()}.${tile}`,
              w.buildings[tile],
              number(1, 3),
              false,
              at(['smugglers', letter, called('building', tile), 'ignoreDogePosition']),
            ),
          ),
        })),
      },
      { ...group('doge', t.doge), sections: DOGE_NAMES.map((kind) => ({ title: w.dogeCards[kind], fields: doge(kind, t, field) })) },
    ],
  };
}
type MakeField = (id: string, label: string, takes: Takes, sure: boolean, place: Place, when?: Field['when']) => Field;

function mission(
  { id, confidence }: (typeof standard.missions)[number],
  t: Said,
  w: VeniceWords,
  buildings: readonly Option[],
  field: MakeField,
): readonly Field[] {
  const way: readonly Step[] = ['missions', called('id', String(id))];
  const effect: readonly Step[] = [...way, 'permanentEffect'];
  const triggerOf = (file: EditionData): Trigger => look(file, [...effect, 'trigger']) as Trigger;
  const is =
    (...triggers: readonly Trigger[]) =>
    (file: EditionData): boolean =>
      triggers.includes(triggerOf(file));
  const gives = is('afterActivating', 'afterBuildingBridge', 'afterPlayingInfluence', 'afterCompletingMission');
  const chosen = (file: EditionData): boolean => gives(file) || is('afterEncounterOnOwnTurn')(file);
  const changes =
    (key: string) =>
    (file: EditionData): boolean =>
      CHANGES[triggerOf(file)]?.includes(key) === true;
  const cubes = CUBE_NAMES.map((c) => ({ value: c, label: w.cubes[c] }));
  const name = (what: string): string => `mission.${id}.${what}`;
  const paid = sureOf(confidence.costAndReward);
  const does = sureOf(confidence.effect);
  const trigger: Place = {
    read: triggerOf,
    write: (file, value) => changed(file, effect, triggered(look(file, effect) as Effect, value as Trigger)) as EditionData,
  };
  /** Where a file has all three numbers, it keeps them, and none of them is left out. */
  const cost = at([...way, 'cost', 'cubes']);
  const whole: Place = {
    read: cost.read,
    write: (file, value) => cost.write(file, Object.fromEntries(CUBE_NAMES.map((c) => [c, (value as Record<string, number>)[c] ?? 0]))),
  };
  const amounts = (of: readonly Option[], most = 20): Takes => ({ is: 'amounts', of, most });
  const named = (record: Readonly<Record<string, string>>): readonly Option[] =>
    Object.entries(record).map(([value, label]) => ({ value, label }));
  // Cubes of a kind are a map of their own beside the other gains.
  const gain: readonly Step[] = [...effect, 'gain'];
  const gains: Place = {
    read: (file) => {
      const { cubes: _, ...rest } = (look(file, gain) ?? {}) as Record<string, unknown>;
      return rest as Record<string, number>;
    },
    write: (file, value) => {
      const { cubes: kinds } = (look(file, gain) ?? {}) as Record<string, unknown>;
      const now = { ...nonZero(value), ...(kinds !== undefined && { cubes: kinds }) };
      return changed(file, gain, Object.keys(now).length > 0 ? now : undefined) as EditionData;
    },
  };
  const some = (path: readonly Step[]): Place => ({
    read: (file) => (look(file, path) ?? {}) as Record<string, number>,
    write: (file, value) => {
      const now = nonZero(value);
      return changed(file, path, Object.keys(now).length > 0 ? now : undefined) as EditionData;
    },
  });
  return [
    field(name('at'), t.destination, { is: 'choice', of: buildings }, sureOf(confidence.destination), at([...way, 'destination'])),
    field(name('cubes'), t.price, amounts(cubes, 5), paid, whole),
    field(name('scrolls'), t.scrolls, number(0, 10), paid, at([...way, 'cost', 'scrolls'])),
    field(name('vp'), t.vp, number(), paid, at([...way, 'reward', 'vp'])),
    field(name('coins'), t.coins, number(), paid, at([...way, 'reward', 'coins'])),
    field(name('when'), t.trigger, { is: 'choice', of: TRIGGERS.map((x) => ({ value: x, label: t.triggers[x] })) }, does, trigger),
    field(name('building'), t.building, { is: 'choice', of: buildings }, does, at([...effect, 'building'], ''), is('afterActivating')),
    field(name('optional'), t.optional, { is: 'yes-no' }, does, at([...effect, 'optional']), chosen),
    field(name('price'), t.effectPrice, amounts(named(t.prices)), does, some([...effect, 'cost']), gives),
    field(name('gain'), t.effectGain, amounts(named(t.gains)), does, gains, gives),
    field(name('gain-cubes'), t.effectCubes, amounts(cubes, 5), does, some([...gain, 'cubes']), is('afterActivating')),
    field(name('from'), t.from, number(0, 9), does, shown([...effect, 'modify', 'from'], MEANT.from), changes('from')),
    field(name('to'), t.to, number(0, 9), does, shown([...effect, 'modify', 'to'], MEANT.to), is('canalCost', 'stayCost', 'taxes')),
    field(name('draw'), t.draw, number(1, 3), does, shown([...effect, 'modify', 'draw'], MEANT.draw), changes('draw')),
    field(
      name('coins-per-point'),
      t.coinsPerVp,
      number(1),
      does,
      shown([...effect, 'modify', 'coinsPerVp'], MEANT.coinsPerVp),
      changes('coinsPerVp'),
    ),
  ];
}
const nonZero = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(value as Record<string, number>).filter(([, n]) => n !== 0));
/** What is always written, and means something where it is not there. */
const shown = (way: readonly Step[], otherwise: number): Place => ({
  read: (file) => (look(file, way) ?? otherwise) as number,
  write: at(way).write,
});

const quays = (t: Said, w: VeniceWords): readonly Option[] =>
  standard.quays.map(({ id, building }) => ({
    value: id,
    label: building === undefined ? t.quay(id.slice(1)) : w.buildings[building as 'market'],
  }));
function canal(n: number, t: Said, w: VeniceWords, field: MakeField): readonly Field[] {
  const marks = standard.canals[n]?.confidence;
  const sure = marks?.link === 'confirmed';
  const id = `canal.${n + 1}`;
  const of = [{ value: NO_CANAL, label: t.noCanal }, ...quays(t, w)];
  // Those there are and one more.
  const upTo = (extra: number) => (file: EditionData) => n < canalsOf(file).length + extra;
  return [
    field(`${id}.from`, t.oneEnd, { is: 'choice', of }, sure, end(n, 'a'), upTo(1)),
    field(`${id}.to`, t.otherEnd, { is: 'choice', of }, sure, end(n, 'b'), upTo(0)),
    field(`${id}.cost`, t.cost, number(0, 9), marks?.cost === 'confirmed', shown(['canals', nth(n), 'cost'], 0), upTo(0)),
  ];
}

function doge(kind: string, t: Said, field: MakeField): readonly Field[] {
  const way: readonly Step[] = ['doge', called('kind', kind)];
  const his: readonly Step[] = [...way, 'doge'];
  const yours: readonly Step[] = [...way, 'human'];
  const keys = Object.keys(t.dogeGains);
  const specialOf = (file: EditionData): string => (look(file, [...his, 'special']) as string | undefined) ?? 'none';
  const gains: Place = {
    read: (file) =>
      Object.fromEntries(Object.entries((look(file, his) ?? {}) as Record<string, number>).filter(([key]) => keys.includes(key))),
    write: (file, value) => {
      const others = Object.entries((look(file, his) ?? {}) as Record<string, unknown>).filter(([key]) => !keys.includes(key));
      const now = { ...Object.fromEntries(others), ...nonZero(value) };
      return changed(file, his, Object.keys(now).length > 0 ? now : undefined) as EditionData;
    },
  };
  const special: Place = {
    read: specialOf,
    write: (file, value) => {
      const map = Object.entries((look(file, his) ?? {}) as Record<string, unknown>).filter(([key]) => keys.includes(key));
      const now = { ...(value === 'none' ? {} : { special: value }), ...Object.fromEntries(map) };
      return changed(file, his, Object.keys(now).length > 0 ? now : undefined) as EditionData;
    },
  };
  const is = (name: string) => (file: EditionData) => specialOf(file) === name;
  const name = (what: string): string => `doge.${kind}.${what}`;
  const mine = (what: string, label: string, takes: Takes, place: Place, when?: Field['when']): Field =>
    field(name(what), label, takes, false, place, when);
  return [
    mine('copies', t.copies, number(0, DOGE_COPIES), at([...way, 'copies'])),
    mine(
      'gains',
      t.forDoge,
      { is: 'amounts', of: Object.entries(t.dogeGains).map(([value, label]) => ({ value, label })), most: 20 },
      gains,
    ),
    mine('special', t.special, { is: 'choice', of: Object.entries(t.specials).map(([value, label]) => ({ value, label })) }, special),
    mine('no-bridge', t.vpIfNoBridge, number(), at([...his, 'vpIfNoBridge'], 2), is('placeBridge')),
    mine('if-more', t.vpIfMore, number(), at([...his, 'vpIfHumanMoreIntrigue'], 0), is('rivalry')),
    mine('otherwise', t.otherwiseVp, number(), at([...his, 'otherwise', 'vp'], 0), is('rivalry')),
    mine('otherwise-intrigue', t.otherwiseRemove, number(), at([...his, 'otherwise', 'removeIntrigue'], 0), is('rivalry')),
    mine('intrigue', t.intrigue, number(), at([...yours, 'takeIntrigue'], 0)),
    mine('no-choice', t.unconditional, { is: 'yes-no' }, at([...yours, 'unconditional'], false)),
    mine('payments', t.payments, number(0, 5), at([...yours, 'scrollOrIntrigue'], 0)),
  ];
}
