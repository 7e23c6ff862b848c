// What is printed on board and passports of Inkognito, as an owner of the box puts it in. Where a space is drawn on our board, and how
// it is called there, is ours and nobody's copy: it is left out.
import { faultIn, type FaultWords } from '@ridotto/engine/edition-fault.ts';
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
} from '@ridotto/engine/printed.ts';
import type { EditionFile, InkognitoFault } from '../box/edition.ts';
import { AGENTS, BALLS, COLOURS, MOST_OF_A_BALL, SPACE, TEAMS } from '../box/material.ts';
import type { InkognitoWords } from '../words/shape.ts';
import standard from './standard.json' with { type: 'json' };

const SAID = {
  en: {
    missions: [
      'Missions',
      'The table on the passports: what a team is to do with these two letters, that of the agent on the left first. For each way to share the four letters out, one team hunts (anybody of theirs meets somebody) and the other runs, and all four missions are about the same one.',
    ],
    pair: (team: string, letters: string) => `${team}, letters ${letters}`,
    who: 'Who',
    does: 'What is to be done',
    anybody: 'anybody of the team',
    ambassador: 'the Ambassador',
    meets: (who: string) => `meet ${who}`,
    reaches: (n: number) => `reach space ${n}`,
    home: 'reach the Embassy',
    phantom: ['The Phantom of Prophecy', 'How many balls of each colour there are; ten together.'],
    balls: 'Balls',
    escapes: ['Escape', 'To which numbered space each agent escapes who is alone in the end.'],
    escape: 'Space',
    places: [
      'Special spaces',
      'Which spaces are numbered, where the figures of each colour start, and which one is the Embassy. No space is two of these.',
    ],
    numbered: 'Numbered spaces',
    number: (n: number) => `Space ${n}`,
    starts: 'Start spaces',
    colours: { red: 'Red', green: 'Green', blue: 'Blue', yellow: 'Yellow' },
    start: (colour: string, n: number) => `${colour}, start ${n}`,
    embassy: 'Embassy',
    ways: [
      'Streets and canals',
      'To which spaces a street, and to which a canal, leads from each. Whatever is changed at one end is changed at the other.',
    ],
    streets: 'Streets to',
    canals: 'Canals to',
    split: (a: string, b: string) => `letters ${a[0]} and ${a[1]} against ${b[0]} and ${b[1]}`,
    noHunt: (split: string) => `Missions, ${split}: one team must hunt (both its missions say “anybody of the team”) and the other run.`,
    anotherQuarry: (split: string, quarry: string) => `Missions, ${split}: all four must be about the same one, who is ${quarry} here.`,
    nobody: (pair: string) => `${pair}: this mission is about nobody in particular.`,
    twoUses: (space: string, one: string, other: string) => `One space cannot be two things: ${space} is “${one}” and “${other}”.`,
    tenBalls: (n: number, wanted: number) => `There must be ${wanted} balls together, not ${n}.`,
    outOfReach: (space: string) => `No street and no canal leads to ${space} from the other spaces.`,
  },
  fr: {
    missions: [
      'Missions',
      'Le tableau des passeports : ce qu’une équipe doit faire avec ces deux lettres, d’abord celle de l’agent de gauche. Pour chaque répartition des quatre lettres, une équipe chasse (n’importe lequel des siens rencontre quelqu’un), l’autre fuit, et les quatre missions concernent la même figure.',
    ],
    pair: (team: string, letters: string) => `${team}, lettres ${letters}`,
    who: 'Qui',
    does: 'Ce qu’il faut faire',
    anybody: 'n’importe qui de l’équipe',
    ambassador: 'l’Ambassadeur',
    meets: (who: string) => `rencontrer ${who}`,
    reaches: (n: number) => `atteindre la case ${n}`,
    home: 'atteindre l’Ambassade',
    phantom: ['Le Fantôme de la prophétie', 'Combien il y a de billes de chaque couleur ; dix en tout.'],
    balls: 'Billes',
    escapes: ['Fuite', 'Vers quelle case numérotée s’enfuit chaque agent qui se retrouve seul.'],
    escape: 'Case',
    places: [
      'Cases particulières',
      'Quelles cases sont numérotées, d’où partent les figurines de chaque couleur, et où est l’Ambassade. Aucune case n’est deux choses à la fois.',
    ],
    numbered: 'Cases numérotées',
    number: (n: number) => `Case ${n}`,
    starts: 'Cases de départ',
    colours: { red: 'Rouge', green: 'Vert', blue: 'Bleu', yellow: 'Jaune' },
    start: (colour: string, n: number) => `${colour}, départ ${n}`,
    embassy: 'Ambassade',
    ways: [
      'Rues et canaux',
      'Vers quelles cases une rue, et vers lesquelles un canal, mène depuis chacune. Ce qui est changé à un bout l’est aussi à l’autre.',
    ],
    streets: 'Rues vers',
    canals: 'Canaux vers',
    split: (a: string, b: string) => `lettres ${a[0]} et ${a[1]} contre ${b[0]} et ${b[1]}`,
    noHunt: (split: string) =>
      `Missions, ${split} : une équipe doit chasser (ses deux missions disent « n’importe qui de l’équipe ») et l’autre fuir.`,
    anotherQuarry: (split: string, quarry: string) =>
      `Missions, ${split} : toutes les quatre doivent concerner la même figure, ici ${quarry}.`,
    nobody: (pair: string) => `${pair} : cette mission ne concerne personne en particulier.`,
    twoUses: (space: string, one: string, other: string) =>
      `Une case ne peut pas être deux choses à la fois : ${space} est « ${one} » et « ${other} ».`,
    tenBalls: (n: number, wanted: number) => `Il faut ${wanted} billes en tout, et non ${n}.`,
    outOfReach: (space: string) => `Aucune rue, aucun canal ne mène des autres cases jusqu’à celle-ci : ${space}.`,
  },
  pl: {
    missions: [
      'Misje',
      'Tabela z paszportów: co drużyna ma zrobić z tymi dwiema literami, najpierw literą agenta po lewej. Przy każdym podziale czterech liter jedna drużyna ściga (ktokolwiek z niej spotyka kogoś), druga ucieka, a wszystkie cztery misje dotyczą tej samej postaci.',
    ],
    pair: (team: string, letters: string) => `${team}, litery ${letters}`,
    who: 'Kto',
    does: 'Co trzeba zrobić',
    anybody: 'ktokolwiek z drużyny',
    ambassador: 'Ambasador',
    meets: (who: string) => `spotkać się: ${who}`,
    reaches: (n: number) => `dojść na pole ${n}`,
    home: 'dojść do Ambasady',
    phantom: ['Fantom Przepowiedni', 'Ile jest kul każdego koloru; razem dziesięć.'],
    balls: 'Kule',
    escapes: ['Ucieczka', 'Na które numerowane pole ucieka agent, który zostaje sam.'],
    escape: 'Pole',
    places: [
      'Pola szczególne',
      'Które pola mają numery, skąd startują figury każdego koloru i gdzie jest Ambasada. Żadne pole nie jest dwiema z tych rzeczy.',
    ],
    numbered: 'Pola z numerami',
    number: (n: number) => `Pole ${n}`,
    starts: 'Pola startowe',
    colours: { red: 'Czerwony', green: 'Zielony', blue: 'Niebieski', yellow: 'Żółty' },
    start: (colour: string, n: number) => `${colour}, start ${n}`,
    embassy: 'Ambasada',
    ways: [
      'Ulice i kanały',
      'Na które pola prowadzi z każdego ulica, a na które kanał. Co zmieni się na jednym końcu, zmienia się i na drugim.',
    ],
    streets: 'Ulice na',
    canals: 'Kanały na',
    split: (a: string, b: string) => `litery ${a[0]} i ${a[1]} przeciw ${b[0]} i ${b[1]}`,
    noHunt: (split: string) => `Misje, ${split}: jedna drużyna musi ścigać (obie jej misje mówią „ktokolwiek z drużyny”), a druga uciekać.`,
    anotherQuarry: (split: string, quarry: string) =>
      `Misje, ${split}: wszystkie cztery muszą dotyczyć tej samej postaci (tutaj: ${quarry}).`,
    nobody: (pair: string) => `${pair}: ta misja nie dotyczy nikogo określonego.`,
    twoUses: (space: string, one: string, other: string) => `Pole nie może być dwiema rzeczami naraz: ${space} to „${one}” i „${other}”.`,
    tenBalls: (n: number, wanted: number) => `Kul musi być razem ${wanted}, a jest ${n}.`,
    outOfReach: (space: string) => `Z innych pól nie prowadzi tu żadna ulica ani żaden kanał: ${space}.`,
  },
} as const;

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
/** The rulebook shows where this one is. */
const SHOWN = 1;
const as = (file: EditionData): EditionFile => file as unknown as EditionFile;

/** Spaces say themselves what they are: that follows from the lists. */
function named(file: EditionData): EditionData {
  const { spaces, numbered, starts, embassy } = as(file);
  const kinds = new Map<string, object>([
    ...NUMBERS.map((n) => [numbered[n], { kind: 'numbered', number: n }] as const),
    ...COLOURS.flatMap((color) => starts[color].map((id) => [id, { kind: 'start', color }] as const)),
    [embassy, { kind: 'embassy' }],
  ]);
  const plain = (space: EditionFile['spaces'][number]): object => {
    const { kind: _, number: __, color: ___, ...rest } = space;
    return rest;
  };
  return { ...file, spaces: spaces.map((s) => ({ ...plain(s), ...(kinds.get(s.id) ?? { kind: 'plain' }) })) };
}
const naming = ({ read, write }: Place): Place => ({ read, write: (file, value) => named(write(file, value)) });

/** Where such a way leads from a space. What ships is drawn as it ships; the lists of how many there are follow. */
function waysFrom(id: string, kind: 'street' | 'canal'): Place {
  const other = ({ a, b }: { readonly a: string; readonly b: string }): string => (a === id ? b : a);
  const isHere = (e: EditionFile['edges'][number]): boolean => e.kind === kind && (e.a === id || e.b === id);
  const read = (file: EditionData): readonly string[] => as(file).edges.filter(isHere).map(other);
  return {
    read,
    write: (file, value) => {
      const to = value as readonly string[];
      const kept = as(file).edges.filter((e) => !isHere(e) || to.includes(other(e)));
      const fresh = to.filter((one) => !read(file).includes(one));
      const edges = [...kept, ...fresh.map((one) => standard.edges.find((e) => isHere(e) && other(e) === one) ?? { a: id, b: one, kind })];
      const streets = edges.filter((e) => e.kind === 'street').length;
      return { ...file, edges, counts: { streets, canals: edges.length - streets } };
    },
  };
}

/** Whom a mission has meet, or where it sends somebody: `meet AX`, `reach 5`, `reach embassy`. */
function deed(team: string, letters: string): Place {
  const way = ['missions', team, called('letters', letters)];
  return {
    read: (file) => {
      const { type, target, space } = look(file, way) as { type: string; target?: string; space?: string };
      return `${type} ${(type === 'meet' ? target : space) ?? ''}`;
    },
    write: (file, value) => {
      const [type, what] = (value as string).split(' ');
      const { target: _, space: __, ...rest } = look(file, way) as Record<string, unknown>;
      const now = { ...rest, type, ...(type === 'meet' ? { target: what } : { space: what }) };
      return changed(file, way, now) as EditionData;
    },
  };
}

export function printed(l: Language, w: InkognitoWords): Printed {
  const t = SAID[l];
  const group = (id: string, [title, about]: readonly [string, string]) => ({ id, title, about });
  const people: readonly Option[] = [...AGENTS.map((a) => ({ value: a, label: w.agents[a] })), { value: 'AMB', label: t.ambassador }];
  const deeds: readonly Option[] = [
    ...people.map((p) => ({ value: `meet ${p.value}`, label: t.meets(p.label) })),
    ...NUMBERS.map((n) => ({ value: `reach ${n}`, label: t.reaches(n) })),
    { value: 'reach embassy', label: t.home },
  ];
  const nameOf = new Map(standard.spaces.map((s) => [s.id, w.places[s.id] ?? s.label]));
  const spaces: readonly Option[] = SPACE.values.map((id) => ({ value: id, label: `${id.slice(1)} ${nameOf.get(id) ?? ''}`.trim() }));
  const space = (id: string, label: string, sure: boolean, place: Place): Field => ({
    id,
    label,
    takes: { is: 'choice', of: spaces },
    sure,
    ...naming(place),
  });
  const missions = TEAMS.flatMap((team) =>
    standard.missions[team].map(({ letters, confidence }) => ({
      title: t.pair(w.teams[team], letters),
      fields: [
        {
          id: `mission.${team}.${letters}.who`.toLowerCase(),
          label: t.who,
          takes: { is: 'choice', of: [...people, { value: 'ANY', label: t.anybody }] },
          sure: confidence === 'confirmed',
          ...at(['missions', team, called('letters', letters), 'subject']),
        } satisfies Field,
        {
          id: `mission.${team}.${letters}.what`.toLowerCase(),
          label: t.does,
          takes: { is: 'choice', of: deeds },
          sure: confidence === 'confirmed',
          ...deed(team, letters),
        } satisfies Field,
      ],
    })),
  );
  const balls = BALLS.map((ball): Field => ({
    id: `ball.${ball}`,
    label: w.balls[ball].name,
    takes: { is: 'number', least: 0, most: MOST_OF_A_BALL },
    sure: false,
    ...at(['phantom', ball]),
  }));
  const escapes = AGENTS.map((agent): Field => ({
    id: `escape.${agent.toLowerCase()}`,
    label: w.agents[agent],
    takes: { is: 'choice', of: NUMBERS.map((n) => ({ value: String(n), label: String(n) })) },
    sure: false,
    ...at(['escapes', agent]),
  }));
  const starts = COLOURS.flatMap((colour) =>
    [0, 1, 2, 3].map((i) => space(`start.${colour}.${i + 1}`, t.start(t.colours[colour], i + 1), false, at(['starts', colour, nth(i)]))),
  );
  const whom = (who: string): string => people.find((p) => p.value === who)?.label ?? t.anybody;
  const where = (id: string): string => spaces.find((s) => s.value === id)!.label;
  /** As the field is called in which that is put in. */
  const use = (of: string): string => {
    const [kind, which] = of.split(' ');
    if (kind === 'start') return `${t.starts}, ${t.colours[which as keyof typeof t.colours]}`;
    return kind === 'number' ? t.number(Number(which)) : t.embassy;
  };
  const faults: FaultWords<InkognitoFault> = {
    'no-hunt': ({ letters, others }) => t.noHunt(t.split(letters, others)),
    'another-quarry': ({ letters, others, quarry }) => t.anotherQuarry(t.split(letters, others), whom(quarry)),
    nobody: ({ team, letters }) => t.nobody(t.pair(w.teams[team as (typeof TEAMS)[number]], letters)),
    'two-uses': ({ space, use: one, other }) => t.twoUses(where(space), use(other), use(one)),
    balls: ({ balls: n, wanted }) => t.tenBalls(n, wanted),
    'out-of-reach': ({ space }) => t.outOfReach(where(space)),
  };
  return {
    fault: faultIn(faults),
    groups: [
      { ...group('missions', t.missions), sections: missions },
      { ...group('phantom', t.phantom), sections: [{ title: t.balls, fields: balls }] },
      { ...group('escapes', t.escapes), sections: [{ title: t.escape, fields: escapes }] },
      {
        ...group('spaces', t.places),
        sections: [
          {
            title: t.numbered,
            fields: [
              ...NUMBERS.map((n) => space(`number.${n}`, t.number(n), n === SHOWN, at(['numbered', String(n)]))),
              space('embassy', t.embassy, false, at(['embassy'])),
            ],
          },
          { title: t.starts, fields: starts },
        ],
      },
      {
        ...group('ways', t.ways),
        sections: spaces.map(({ value: id, label }) => ({
          title: label,
          fields: (['street', 'canal'] as const).map((kind): Field => ({
            id: `${kind}.${id}`,
            label: kind === 'street' ? t.streets : t.canals,
            takes: { is: 'set', of: spaces.filter((s) => s.value !== id) },
            sure: false,
            ...waysFrom(id, kind),
          })),
        })),
      },
    ],
  };
}
