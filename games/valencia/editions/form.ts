// What is printed on boards, tiles and cards of Valencia, as an owner of the box puts it in. Left out is what the shape of the city
// is made of (sizes of tiles and where their places are): another one needs other tiles.
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
  type Step,
} from '@ridotto/engine/printed.ts';
import type { ValenciaFault } from '../box/city.ts';
import { Edition, type EditionFile } from '../box/edition.ts';
import { ABILITY_NAMES, FOUNTAIN_NAMES, GUILD_NAMES, TILE_NAMES } from '../box/material.ts';
import { missionName, type ValenciaWords } from '../words/shape.ts';
import standard from './standard.json' with { type: 'json' };

const SAID = {
  en: {
    goods: ['Resources', 'What each brings in a sale, and how many tokens of it there are.'],
    price: 'Price',
    count: 'Tokens',
    boards: [
      'Round boards',
      'Which guild is auctioned at steps B, D and F of each of the five boards. Their order does not matter: they are shuffled.',
    ],
    board: (n: number) => `Board ${n}`,
    step: (letter: string) => `Step ${letter}`,
    specials: ['Special cards', 'What the two Savings and the two Warehouse cards bring when they are revealed.'],
    copy: (name: string, n: number) => `${name}, card ${n}`,
    coins: 'Coins',
    resource: 'Resource',
    nothing: 'nothing',
    fountains: ['Fountains', 'What each scores for every member beside it, and what it can do for whoever comes.'],
    central: 'Central fountain',
    fountain: (n: number) => `Fountain tile ${n}`,
    value: 'Value',
    ability: 'Ability',
    missions: ['Missions', 'Points for a mission that is fulfilled, and points lost for one that is not.'],
    points: 'Points',
    penalty: 'Penalty',
    squares: [
      'Squares of the city',
      'Row by row, as the tile lies in front of you. Each square is a letter of its guild (O oranges, D dried fruit, W wine, C clothing, P porcelain) with its cost from 0 to 5; F is a place for a fountain. Between two squares stands a blank.',
    ],
    side: (tile: string, side: string) => `Tile ${tile}, side ${side}`,
    row: (n: number) => `Row ${n}`,
    trees: 'Trees, by squares to the left of them and above them',
    tree: (x: number, y: number) => `${x} to the left, ${y} above`,
    base: ['The recommended city', 'Which tile lies where, with which side up and how far it is turned clockwise.'],
    slot: (name: string, players: string) => `${name}, for ${players}`,
    two: 'two players',
    more: 'three to five players',
    slots: { NW: 'North-west', N: 'North', NE: 'North-east', W: 'West', E: 'East', SW: 'South-west', S: 'South', SE: 'South-east' },
    tile: 'Tile',
    up: 'Side',
    turned: 'Turned by',
    cityFor: (players: string) => `The recommended city for ${players}`,
    tileSize: (side: string, width: number, height: number) => `${side}, must have ${height} rows of ${width} squares each.`,
    noSquare: (side: string, square: string) => `${side}: “${square}” is neither the letter of a guild with a cost from 0 to 5 nor F.`,
    tileTwice: (city: string, tile: string) => `${city}: tile ${tile} lies in two places.`,
    fitsNot: (city: string, tile: string, slot: string) => `${city}: tile ${tile} does not fit in this place: ${slot}.`,
    noGuild: (city: string, guild: string) => `${city} has no square of this guild: ${guild}.`,
    fewFountains: (city: string, n: number) => `${city} needs at least ${n} places for fountains.`,
    fewTrees: (city: string, n: number) => `${city} needs at least ${n} trees.`,
    atCentre: (city: string, n: number, wanted: number) =>
      `${city}: there must be ${wanted} squares of guilds beside the central fountain, not ${n}.`,
    outOfReach: (city: string) => `${city}: the squares of the guilds do not all hang together.`,
  },
  fr: {
    goods: ['Ressources', 'Ce que chacune rapporte à la vente, et combien il y en a de jetons.'],
    price: 'Prix',
    count: 'Jetons',
    boards: [
      'Plateaux des tours',
      'Quelle guilde est mise aux enchères aux étapes B, D et F de chacun des cinq plateaux. Leur ordre n’importe pas : ils sont mélangés.',
    ],
    board: (n: number) => `Plateau ${n}`,
    step: (letter: string) => `Étape ${letter}`,
    specials: ['Cartes spéciales', 'Ce que rapportent les deux cartes Épargne et les deux cartes Entrepôt quand elles sont révélées.'],
    copy: (name: string, n: number) => `${name}, carte ${n}`,
    coins: 'Pièces',
    resource: 'Ressource',
    nothing: 'rien',
    fountains: ['Fontaines', 'Ce que chacune rapporte pour chaque membre à côté d’elle, et ce qu’elle permet à qui arrive.'],
    central: 'Fontaine centrale',
    fountain: (n: number) => `Tuile Fontaine ${n}`,
    value: 'Valeur',
    ability: 'Pouvoir',
    missions: ['Missions', 'Les points d’une mission accomplie, et les points perdus pour une mission manquée.'],
    points: 'Points',
    penalty: 'Pénalité',
    squares: [
      'Cases de la ville',
      'Rangée par rangée, la tuile posée devant vous. Chaque case est la lettre de sa guilde (O oranges, D fruits secs, W vin, C vêtements, P porcelaine) suivie de son coût, de 0 à 5 ; F est un emplacement de fontaine. Une espace sépare deux cases.',
    ],
    side: (tile: string, side: string) => `Tuile ${tile}, face ${side}`,
    row: (n: number) => `Rangée ${n}`,
    trees: 'Arbres, d’après les cases à leur gauche et au-dessus d’eux',
    tree: (x: number, y: number) => `${x} à gauche, ${y} au-dessus`,
    base: [
      'La ville conseillée',
      'Quelle tuile se trouve où, quelle face est visible, et de combien elle est tournée dans le sens horaire.',
    ],
    slot: (name: string, players: string) => `${name}, ${players}`,
    two: 'à deux',
    more: 'de trois à cinq',
    slots: { NW: 'Nord-ouest', N: 'Nord', NE: 'Nord-est', W: 'Ouest', E: 'Est', SW: 'Sud-ouest', S: 'Sud', SE: 'Sud-est' },
    tile: 'Tuile',
    up: 'Face',
    turned: 'Tournée de',
    cityFor: (players: string) => `La ville conseillée ${players}`,
    tileSize: (side: string, width: number, height: number) => `${side} : il faut ${height} rangées de ${width} cases chacune.`,
    noSquare: (side: string, square: string) => `${side} : « ${square} » n’est ni la lettre d’une guilde suivie d’un coût de 0 à 5, ni F.`,
    tileTwice: (city: string, tile: string) => `${city} : la tuile ${tile} se trouve à deux endroits.`,
    fitsNot: (city: string, tile: string, slot: string) => `${city} : la tuile ${tile} ne va pas à cet endroit : ${slot}.`,
    noGuild: (city: string, guild: string) => `${city} n’a aucune case de cette guilde : ${guild}.`,
    fewFountains: (city: string, n: number) => `${city} a besoin d’au moins ${n} emplacements de fontaine.`,
    fewTrees: (city: string, n: number) => `${city} a besoin d’au moins ${n} arbres.`,
    atCentre: (city: string, n: number, wanted: number) =>
      `${city} : il faut ${wanted} cases de guilde à côté de la fontaine centrale, et non ${n}.`,
    outOfReach: (city: string) => `${city} : les cases des guildes ne se tiennent pas toutes.`,
  },
  pl: {
    goods: ['Zasoby', 'Ile każdy przynosi przy sprzedaży i ile jest jego żetonów.'],
    price: 'Cena',
    count: 'Żetony',
    boards: [
      'Plansze rund',
      'Który cech jest licytowany w krokach B, D i F na każdej z pięciu plansz. Kolejność nie ma znaczenia: plansze się tasuje.',
    ],
    board: (n: number) => `Plansza ${n}`,
    step: (letter: string) => `Krok ${letter}`,
    specials: ['Karty specjalne', 'Co przynoszą po odkryciu dwie karty Oszczędności i dwie karty Magazynu.'],
    copy: (name: string, n: number) => `${name}, karta ${n}`,
    coins: 'Monety',
    resource: 'Zasób',
    nothing: 'nic',
    fountains: ['Fontanny', 'Ile każda punktuje za każdego członka obok niej i co daje temu, kto przychodzi.'],
    central: 'Fontanna centralna',
    fountain: (n: number) => `Kafelek fontanny ${n}`,
    value: 'Wartość',
    ability: 'Zdolność',
    missions: ['Misje', 'Punkty za spełnioną misję i punkty tracone za niespełnioną.'],
    points: 'Punkty',
    penalty: 'Kara',
    squares: [
      'Pola miasta',
      'Rząd po rzędzie, tak jak kafelek leży przed tobą. Każde pole to litera cechu (O pomarańcze, D suszone owoce, W wino, C odzież, P porcelana) i koszt od 0 do 5; F to miejsce na fontannę. Między polami stoi odstęp.',
    ],
    side: (tile: string, side: string) => `Kafelek ${tile}, strona ${side}`,
    row: (n: number) => `Rząd ${n}`,
    trees: 'Drzewa, według liczby pól na lewo od nich i nad nimi',
    tree: (x: number, y: number) => `${x} na lewo, ${y} powyżej`,
    base: ['Zalecane miasto', 'Który kafelek gdzie leży, którą stroną do góry i o ile jest obrócony zgodnie z ruchem wskazówek zegara.'],
    slot: (name: string, players: string) => `${name}, ${players}`,
    two: 'dla dwóch osób',
    more: 'dla trzech do pięciu osób',
    slots: {
      NW: 'Północny zachód',
      N: 'Północ',
      NE: 'Północny wschód',
      W: 'Zachód',
      E: 'Wschód',
      SW: 'Południowy zachód',
      S: 'Południe',
      SE: 'Południowy wschód',
    },
    tile: 'Kafelek',
    up: 'Strona',
    turned: 'Obrót o',
    cityFor: (players: string) => `Zalecane miasto ${players}`,
    tileSize: (side: string, width: number, height: number) =>
      `${side}: liczba rzędów musi wynosić ${height}, a liczba pól w każdym ${width}.`,
    noSquare: (side: string, square: string) => `${side}: „${square}” to ani litera cechu z kosztem od 0 do 5, ani F.`,
    tileTwice: (city: string, tile: string) => `${city}: kafelek ${tile} leży w dwóch miejscach.`,
    fitsNot: (city: string, tile: string, slot: string) => `${city}: kafelek ${tile} nie pasuje w tym miejscu: ${slot}.`,
    noGuild: (city: string, guild: string) => `${city} nie ma żadnego pola tego cechu: ${guild}.`,
    fewFountains: (city: string, n: number) => `${city} potrzebuje miejsc na fontanny, co najmniej ${n}.`,
    fewTrees: (city: string, n: number) => `${city} potrzebuje drzew, co najmniej ${n}.`,
    atCentre: (city: string, n: number, wanted: number) => `${city}: obok fontanny centralnej pól cechów musi być ${wanted}, a jest ${n}.`,
    outOfReach: (city: string) => `${city}: pola cechów nie łączą się wszystkie ze sobą.`,
  },
} as const;

const sureOf = (status: string | undefined): boolean => status === 'confirmed';
const file = standard as unknown as EditionFile;
const SIDES = ['A', 'B'] as const;

/** A choice of which one is nothing at all: `null` in the file. */
const orNull = (way: readonly Step[], none: string): Place => ({
  read: (f) => (look(f, way) ?? none) as string,
  write: (f, value) => changed(f, way, value === none ? null : value) as EditionData,
});
/** One of what a card shows, which the file has as a list of lists. */
const shownResource = (copy: number): Place => {
  const way: readonly Step[] = ['specialCards', called('id', 'warehouse'), 'resources', nth(copy)];
  return {
    read: (f) => ((look(f, way) as readonly string[] | undefined) ?? [])[0] ?? '',
    write: (f, value) => changed(f, way, value === '' ? [] : [value]) as EditionData,
  };
};
const point = (x: number, y: number): string => `${x}-${y}`;
const treesAt = (way: readonly Step[]): Place => ({
  read: (f) => ((look(f, way) ?? []) as readonly (readonly [number, number])[]).map(([x, y]) => point(x, y)),
  write: (f, value) => {
    const points = (value as readonly string[]).map((p) => p.split('-').map(Number));
    return changed(
      f,
      way,
      points.sort(([a, b], [c, d]) => b - d || a - c),
    ) as EditionData;
  },
});

export function printed(l: Language, w: ValenciaWords): Printed {
  const t = SAID[l];
  const guilds: readonly Option[] = GUILD_NAMES.map((g) => ({ value: g, label: w.guilds[g].name }));
  const numbers = (id: string, label: string, most: number, sure: boolean, way: readonly Step[]): Field => ({
    id,
    label,
    takes: { is: 'number', least: 0, most },
    sure,
    ...at(way),
  });
  const group = (id: string, [title, about]: readonly [string, string]) => ({ id, title, about });
  const edition = new Edition(file);

  const goods = standard.resources.map(({ id, status }) => {
    const way = ['resources', called('id', id)];
    return {
      title: w.guilds[id as 'wine'].name,
      fields: [
        numbers(`price.${id}`, t.price, 99, sureOf(status), [...way, 'price']),
        numbers(`count.${id}`, t.count, 99, sureOf(status), [...way, 'count']),
      ],
    };
  });
  const boards = standard.boards.map(({ id, status }, i) => ({
    title: t.board(i + 1),
    fields: ['B', 'D', 'F'].map((step): Field => ({
      id: `board.${id.toLowerCase()}.${step.toLowerCase()}`,
      label: t.step(step),
      takes: { is: 'choice', of: guilds },
      sure: sureOf(status),
      ...at(['boards', called('id', id), step]),
    })),
  }));
  const nothing: Option = { value: '', label: t.nothing };
  // Of the first of two cards alike the rulebook has a picture.
  const specials = [0, 1].flatMap((copy) => [
    {
      title: t.copy(w.special.savings.name, copy + 1),
      fields: [numbers(`savings.${copy + 1}`, t.coins, 99, copy === 0, ['specialCards', called('id', 'savings'), 'coins', nth(copy)])],
    },
    {
      title: t.copy(w.special.warehouse.name, copy + 1),
      fields: [
        {
          id: `warehouse.${copy + 1}`,
          label: t.resource,
          takes: { is: 'choice', of: [nothing, ...guilds] },
          sure: copy === 0,
          ...shownResource(copy),
        } satisfies Field,
      ],
    },
  ]);
  const abilities: readonly Option[] = [nothing, ...ABILITY_NAMES.map((a) => ({ value: a, label: w.abilities[a].name }))];
  const fountains = [
    { title: t.central, fields: [numbers('fountain.central', t.value, 99, false, ['fountains', 'central', 'value'])] },
    ...FOUNTAIN_NAMES.map((id, i) => ({
      title: t.fountain(i + 1),
      fields: [
        numbers(`fountain.${id}.value`, t.value, 99, false, ['fountains', 'tiles', called('id', id), 'value']),
        {
          id: `fountain.${id}.ability`,
          label: t.ability,
          takes: { is: 'choice', of: abilities },
          sure: false,
          ...orNull(['fountains', 'tiles', called('id', id), 'ability'], ''),
        } satisfies Field,
      ],
    })),
  ];
  const missions = standard.missions
    .filter(({ points }) => points !== null)
    .map(({ id, pointsStatus, penaltyStatus }) => ({
      title: missionName(w, edition, id),
      fields: [
        numbers(`mission.${id}.points`, t.points, 255, sureOf(pointsStatus), ['missions', called('id', id), 'points']),
        numbers(`mission.${id}.penalty`, t.penalty, 255, sureOf(penaltyStatus), ['missions', called('id', id), 'penalty']),
      ],
    }));
  const squares = standard.tiles.flatMap(({ id, width, height, status }) =>
    SIDES.map((side) => {
      const way: readonly Step[] = ['tiles', called('id', id), 'sides', side];
      const name = `${id}.${side}`.toLowerCase();
      const points = Array.from({ length: (width + 1) * (height + 1) }, (_, i) => [i % (width + 1), Math.floor(i / (width + 1))] as const);
      return {
        title: t.side(id, side),
        fields: [
          ...Array.from({ length: height }, (_, row): Field => ({
            id: `tile.${name}.${row + 1}`,
            label: t.row(row + 1),
            takes: { is: 'text', longest: 20 },
            sure: sureOf(status),
            ...at([...way, 'rows', nth(row)]),
          })),
          {
            id: `tile.${name}.trees`,
            label: t.trees,
            takes: { is: 'set', of: points.map(([x, y]) => ({ value: point(x, y), label: t.tree(x, y) })) },
            sure: sureOf(status),
            ...treesAt([...way, 'trees']),
          } satisfies Field,
        ],
      };
    }),
  );
  const base = standard.layouts.flatMap(({ players, slots, status }, k) =>
    slots.map(({ id, rotations }) => {
      const way: readonly Step[] = ['layouts', nth(k), 'base', called('slot', id)];
      const field = (what: string, label: string, of: readonly Option[], place: Place): Field => ({
        id: `base.${players.length === 1 ? 2 : 3}.${id.toLowerCase()}.${what}`,
        label,
        takes: { is: 'choice', of },
        sure: sureOf(status),
        ...place,
      });
      const turned: Place = {
        read: (f) => String(look(f, [...way, 'rotation'])),
        write: (f, value) => changed(f, [...way, 'rotation'], Number(value)) as EditionData,
      };
      return {
        title: t.slot(t.slots[id as 'N'], players.length === 1 ? t.two : t.more),
        fields: [
          field(
            'tile',
            t.tile,
            TILE_NAMES.map((n) => ({ value: n.toUpperCase(), label: n.toUpperCase() })),
            at([...way, 'tile']),
          ),
          field(
            'side',
            t.up,
            SIDES.map((s) => ({ value: s, label: s })),
            at([...way, 'side']),
          ),
          ...(rotations.length > 1
            ? [
                field(
                  'turned',
                  t.turned,
                  rotations.map((r) => ({ value: String(r), label: `${r}°` })),
                  turned,
                ),
              ]
            : []),
        ],
      };
    }),
  );
  const city = (players: number): string => t.cityFor(players === 2 ? t.two : t.more);
  const faults: FaultWords<ValenciaFault> = {
    'tile-size': ({ tile, side, width, height }) => t.tileSize(t.side(tile, side), width, height),
    'no-square': ({ tile, side, square }) => t.noSquare(t.side(tile, side), square),
    'tile-twice': ({ players, tile }) => t.tileTwice(city(players), tile),
    'tile-fits-not': ({ players, tile, slot }) => t.fitsNot(city(players), tile, t.slots[slot as 'N']),
    'no-guild': ({ players, guild }) => t.noGuild(city(players), w.guilds[guild as 'wine'].name),
    'few-fountains': ({ players, wanted }) => t.fewFountains(city(players), wanted),
    'few-trees': ({ players, wanted }) => t.fewTrees(city(players), wanted),
    'at-centre': ({ players, squares: n, wanted }) => t.atCentre(city(players), n, wanted),
    'out-of-reach': ({ players }) => t.outOfReach(city(players)),
  };
  return {
    fault: faultIn(faults),
    groups: [
      { ...group('missions', t.missions), sections: missions },
      { ...group('squares', t.squares), sections: squares },
      { ...group('fountains', t.fountains), sections: fountains },
      { ...group('boards', t.boards), sections: boards },
      { ...group('resources', t.goods), sections: goods },
      { ...group('special-cards', t.specials), sections: specials },
      { ...group('city', t.base), sections: base },
    ],
  };
}
