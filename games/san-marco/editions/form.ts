// What is printed on the board of San Marco, as an owner of the box puts it in.
import { faultIn, type FaultWords } from '@ridotto/engine/edition-fault.ts';
import type { Language } from '@ridotto/engine/words.ts';
import { at, called, type EditionData, type Field, type Printed } from '@ridotto/engine/printed.ts';
import type { SanMarcoFault } from '../box/edition.ts';
import { DISTRICTS, PAIRS } from '../box/material.ts';
import type { SanMarcoWords } from '../words/shape.ts';
import standard from './standard.json' with { type: 'json' };

const SAID = {
  en: {
    values: [
      'Values of the districts',
      'What a district brings when it is scored: to whoever has most nobles there, and to whoever has second most.',
    ],
    first: 'Most nobles',
    second: 'Second most',
    faces: ['Faces of the die', 'Each district has one of the numbers from 1 to 6; no two have the same.'],
    face: 'Number',
    edges: ['Neighbours', 'Between which districts bridges may stand. Every district must be within reach of every other.'],
    pairs: 'Which districts lie beside each other',
    sameFace: (a: string, b: string, face: number) => `${a} and ${b} both have the number ${face} of the die: each number stands once.`,
    secondNotLess: (a: string) => `${a}: most nobles must bring more than second most.`,
    outOfReach: (a: string) => `No way from district to district leads to ${a}: a pair of neighbours is missing.`,
  },
  fr: {
    values: [
      'Valeurs des quartiers',
      'Ce que rapporte un quartier quand on le décompte : à qui y a le plus de nobles, et à qui vient en deuxième.',
    ],
    first: 'Le plus de nobles',
    second: 'Deuxième',
    faces: ['Faces du dé', 'Chaque quartier a l’un des nombres de 1 à 6 ; deux quartiers n’ont jamais le même.'],
    face: 'Nombre',
    edges: [
      'Voisinages',
      'Entre quels quartiers il peut y avoir des ponts. De chaque quartier, on doit pouvoir atteindre tous les autres.',
    ],
    pairs: 'Les quartiers qui se touchent',
    sameFace: (a: string, b: string, face: number) =>
      `${a} et ${b} ont tous deux le nombre ${face} du dé : chaque nombre ne sert qu’une fois.`,
    secondNotLess: (a: string) => `${a} : avoir le plus de nobles doit rapporter davantage que venir en deuxième.`,
    outOfReach: (a: string) => `Aucun chemin de quartier en quartier ne mène jusqu’à ${a} : il manque un voisinage.`,
  },
  pl: {
    values: [
      'Wartości dzielnic',
      'Ile dzielnica przynosi przy punktowaniu: temu, kto ma w niej najwięcej szlachciców, i temu, kto jest drugi.',
    ],
    first: 'Najwięcej szlachciców',
    second: 'Drugie miejsce',
    faces: ['Ścianki kostki', 'Każda dzielnica ma jedną z liczb od 1 do 6; żadne dwie nie mają tej samej.'],
    face: 'Liczba',
    edges: ['Sąsiedztwa', 'Między którymi dzielnicami mogą stać mosty. Z każdej dzielnicy musi być droga do każdej innej.'],
    pairs: 'Które dzielnice ze sobą sąsiadują',
    sameFace: (a: string, b: string, face: number) => `${a} i ${b} mają tę samą liczbę na kostce, ${face}: każda może wystąpić tylko raz.`,
    secondNotLess: (a: string) => `${a}: największa liczba szlachciców musi przynosić więcej niż drugie miejsce.`,
    outOfReach: (a: string) => `Do dzielnicy ${a} nie prowadzi żadna droga przez inne dzielnice: brakuje sąsiedztwa.`,
  },
} as const;

const sureOf = (mark: string): boolean => mark === 'confirmed';
const marks = (id: string) => standard.districts.find((d) => d.id === id)!;

/** Two districts, either way round, with hyphens or underscores. */
const joins = (edge: readonly string[], a: string, b: string): boolean => {
  const ends = edge.slice(0, 2).map((end) => end.replaceAll('_', '-'));
  return ends.includes(a) && ends.includes(b);
};
const edgesOf = (file: EditionData): readonly (readonly string[])[] => file.edges as readonly (readonly string[])[];

export function printed(l: Language, { districts }: SanMarcoWords): Printed {
  const t = SAID[l];
  const value = (id: string, which: 'first' | 'second'): Field => ({
    id: `${id}.${which}`,
    label: t[which],
    takes: { is: 'number', least: 0, most: 99 },
    sure: sureOf(marks(id).valueConfidence),
    ...at(['districts', called('id', id), which]),
  });
  const face = (id: string): Field => ({
    id: `${id}.die`,
    label: t.face,
    takes: { is: 'number', least: 1, most: 6 },
    sure: sureOf(marks(id).dieConfidence),
    ...at(['districts', called('id', id), 'die']),
  });
  const pair = (name: string): Field => {
    const [a, b] = name.split('/') as [keyof typeof districts, keyof typeof districts];
    const shipped = standard.edges.find((edge) => joins(edge, a, b));
    return {
      id: `edge.${a}.${b}`,
      label: `${districts[a]} – ${districts[b]}`,
      takes: { is: 'yes-no' },
      sure: sureOf(shipped?.[2] ?? ''),
      read: (file) => edgesOf(file).some((edge) => joins(edge, a, b)),
      write: (file, is) => {
        const others = edgesOf(file).filter((edge) => !joins(edge, a, b));
        return { ...file, edges: is === true ? [...others, shipped ?? [a, b]] : others };
      },
    };
  };
  const group = (id: string, [title, about]: readonly [string, string]) => ({ id, title, about });
  const name = (id: string): string => districts[id as keyof typeof districts];
  const faults: FaultWords<SanMarcoFault> = {
    'same-face': ({ district, other, face }) => t.sameFace(name(other), name(district), face),
    'second-not-less': ({ district }) => t.secondNotLess(name(district)),
    'out-of-reach': ({ district }) => t.outOfReach(name(district)),
  };
  return {
    fault: faultIn(faults),
    groups: [
      {
        ...group('values', t.values),
        sections: DISTRICTS.map((id) => ({ title: districts[id], fields: [value(id, 'first'), value(id, 'second')] })),
      },
      { ...group('faces', t.faces), sections: DISTRICTS.map((id) => ({ title: districts[id], fields: [face(id)] })) },
      { ...group('edges', t.edges), sections: [{ title: t.pairs, fields: PAIRS.map(pair) }] },
    ],
  };
}
