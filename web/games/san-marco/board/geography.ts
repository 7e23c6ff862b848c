/**
 * The map of the board: where the six districts lie, the canals between them,
 * the places for bridges, names, nobles and the Doge. Only what a person
 * decided is written here; `outline.ts` works out the quays from it.
 *
 * The sheet is 1000 units wide and SHEET.h high.
 */
import { survey, type Point, type Station } from '../../../art/pen.ts';

export type District = 'cannaregio' | 'santa-croce' | 'san-polo' | 'san-marco' | 'dorsoduro' | 'castello';

export const DISTRICTS: readonly District[] = ['cannaregio', 'santa-croce', 'san-polo', 'san-marco', 'dorsoduro', 'castello'];

export const SHEET = { w: 1000, h: 780 } as const;

/** A water between two districts: its course and its breadth. */
export interface Border {
  readonly id: string;
  readonly left: District;
  readonly right: District;
  readonly course: readonly Point[];
  readonly breadth: number;
  /** where along it the middle bridge stands, and how far apart bridges are */
  readonly site: number;
  readonly pitch: number;
}

const J1: Point = [306, 282];
const J2: Point = [532, 268];
const J3: Point = [716, 256];
const J4: Point = [502, 530];
const J5: Point = [298, 524];

const GRAND = 41;
const RIO = 23;

/** `left` and `right` as seen by somebody going down the course. */
export const BORDERS: readonly Border[] = [
  {
    id: 'cannaregio/santa-croce',
    left: 'cannaregio',
    right: 'santa-croce',
    breadth: GRAND,
    site: 0.52,
    pitch: 62,
    course: [[-30, 262], [60, 262], [140, 292], [226, 292], J1],
  },
  {
    id: 'cannaregio/san-polo',
    left: 'cannaregio',
    right: 'san-polo',
    breadth: GRAND,
    site: 0.5,
    pitch: 62,
    course: [J1, [360, 254], [440, 240], J2],
  },
  {
    id: 'cannaregio/san-marco',
    left: 'cannaregio',
    right: 'san-marco',
    breadth: RIO,
    site: 0.52,
    pitch: 56,
    course: [J2, [600, 290], [660, 286], J3],
  },
  {
    id: 'cannaregio/castello',
    left: 'cannaregio',
    right: 'castello',
    breadth: RIO,
    site: 0.44,
    pitch: 62,
    course: [J3, [704, 190], [672, 110], [668, 40], [660, -20]],
  },
  {
    id: 'castello/san-marco',
    left: 'castello',
    right: 'san-marco',
    breadth: RIO,
    site: 0.55,
    pitch: 66,
    course: [J3, [798, 318], [826, 400], [822, 500], [830, 606]],
  },
  {
    id: 'san-marco/san-polo',
    left: 'san-marco',
    right: 'san-polo',
    breadth: GRAND,
    site: 0.45,
    pitch: 62,
    course: [J2, [568, 326], [576, 410], [550, 484], J4],
  },
  {
    id: 'san-marco/dorsoduro',
    left: 'san-marco',
    right: 'dorsoduro',
    breadth: GRAND,
    site: 0.37,
    pitch: 64,
    course: [J4, [556, 590], [640, 620], [744, 620]],
  },
  {
    id: 'san-polo/dorsoduro',
    left: 'dorsoduro',
    right: 'san-polo',
    breadth: RIO,
    site: 0.5,
    pitch: 60,
    course: [J4, [440, 540], [360, 538], J5],
  },
  {
    id: 'san-polo/santa-croce',
    left: 'san-polo',
    right: 'santa-croce',
    breadth: RIO,
    site: 0.5,
    pitch: 62,
    course: [J1, [298, 350], [308, 440], J5],
  },
  {
    id: 'santa-croce/dorsoduro',
    left: 'dorsoduro',
    right: 'santa-croce',
    breadth: RIO,
    site: 0.46,
    pitch: 62,
    course: [J5, [210, 548], [120, 532], [50, 540], [-30, 540]],
  },
];

export const PAIRS: readonly string[] = BORDERS.map((b) => b.id);

/** The id of the pair of two districts, whichever is named first. */
function pairOf(a: string, b: string): string | undefined {
  return PAIRS.find((id) => id === `${a}/${b}` || id === `${b}/${a}`);
}

/** Accepts a pair in either order. */
export function pairId(id: string): string {
  const [a = '', b = ''] = id.split('/');
  return pairOf(a, b) ?? id;
}

/** The shores towards the lagoon, each from one border's end to the next. */
export const COASTS: Record<District, readonly Point[]> = {
  cannaregio: [
    [26, 246],
    [22, 190],
    [40, 130],
    [92, 92],
    [130, 50],
    [220, 30],
    [340, 22],
    [470, 26],
    [580, 20],
    [650, 24],
  ],
  castello: [
    [680, 22],
    [770, 34],
    [850, 68],
    [914, 132],
    [962, 196],
    [982, 290],
    [980, 400],
    [966, 480],
    [984, 560],
    [966, 630],
    [916, 640],
    [876, 622],
    [844, 612],
  ],
  'san-marco': [
    [816, 606],
    [782, 606],
    [744, 602],
  ],
  dorsoduro: [
    [744, 639],
    [776, 648],
    [764, 668],
    [690, 708],
    [600, 746],
    [470, 758],
    [330, 762],
    [200, 748],
    [110, 716],
    [52, 650],
    [24, 556],
  ],
  'santa-croce': [
    [24, 526],
    [18, 450],
    [30, 380],
    [20, 290],
  ],
  'san-polo': [],
};

/** How the outline of a district runs: borders (a minus sign: backwards) and its coast. */
export const RINGS: Record<District, readonly string[]> = {
  cannaregio: ['coast', '-cannaregio/castello', '-cannaregio/san-marco', '-cannaregio/san-polo', '-cannaregio/santa-croce'],
  'santa-croce': ['cannaregio/santa-croce', 'san-polo/santa-croce', 'santa-croce/dorsoduro', 'coast'],
  'san-polo': ['cannaregio/san-polo', 'san-marco/san-polo', 'san-polo/dorsoduro', '-san-polo/santa-croce'],
  'san-marco': ['cannaregio/san-marco', 'castello/san-marco', 'coast', '-san-marco/dorsoduro', '-san-marco/san-polo'],
  dorsoduro: ['san-marco/dorsoduro', 'coast', '-santa-croce/dorsoduro', '-san-polo/dorsoduro'],
  castello: ['coast', '-castello/san-marco', 'cannaregio/castello'],
};

/** Small canals that cut into a district from the water outside it. */
export const RII: Record<District, readonly (readonly Point[])[]> = {
  cannaregio: [
    [
      [96, 290],
      [118, 236],
      [112, 180],
      [84, 110],
      [60, 80],
    ],
    [
      [230, 10],
      [236, 52],
    ],
    [
      [520, 6],
      [524, 44],
      [560, 58],
    ],
    [
      [640, 306],
      [636, 240],
      [600, 206],
    ],
  ],
  'santa-croce': [
    [
      [10, 420],
      [44, 426],
    ],
    [
      [200, 280],
      [203, 308],
      [216, 322],
    ],
  ],
  'san-polo': [
    [
      [440, 232],
      [446, 290],
    ],
    [
      [350, 550],
      [354, 500],
    ],
  ],
  'san-marco': [
    [
      [560, 500],
      [596, 512],
      [640, 506],
    ],
    [
      [690, 630],
      [694, 580],
      [712, 552],
    ],
  ],
  dorsoduro: [
    [
      [520, 566],
      [524, 620],
      [560, 668],
      [556, 770],
    ],
    [
      [150, 526],
      [152, 580],
    ],
    [
      [130, 740],
      [150, 700],
      [200, 690],
    ],
  ],
  castello: [
    [
      [990, 500],
      [936, 512],
      [900, 506],
      [872, 560],
    ],
    [
      [800, 30],
      [794, 76],
    ],
    [
      [930, 670],
      [922, 600],
    ],
  ],
};

/** Where things stand in a district. */
export interface Site {
  /** middle and baseline of the name */
  readonly name: Point;
  /** middle of the plate with the two values and the die */
  readonly plate: Point;
  /** where the first of the nobles' places is, how many to a row, and the pitch */
  readonly nobles: { readonly at: Point; readonly row: number; readonly dx: number; readonly dy: number };
  /** where the Doge's feet stand */
  readonly doge: Point;
  /** the small landmark: middle of its foot and its size */
  readonly landmark: { readonly at: Point; readonly size: number };
}

export const SITES: Record<District, Site> = {
  cannaregio: {
    name: [386, 92],
    plate: [380, 122],
    nobles: { at: [250, 174], row: 4, dx: 88, dy: 48 },
    doge: [612, 152],
    landmark: { at: [176, 194], size: 92 },
  },
  'santa-croce': {
    name: [170, 361],
    plate: [160, 390],
    nobles: { at: [106, 437], row: 2, dx: 84, dy: 47 },
    doge: [50, 508],
    landmark: { at: [47, 358], size: 50 },
  },
  'san-polo': {
    name: [452, 326],
    plate: [448, 356],
    nobles: { at: [386, 408], row: 2, dx: 84, dy: 48 },
    doge: [340, 486],
    landmark: { at: [352, 368], size: 62 },
  },
  'san-marco': {
    name: [702, 352],
    plate: [698, 382],
    nobles: { at: [644, 430], row: 2, dx: 84, dy: 48 },
    doge: [636, 578],
    landmark: { at: [756, 590], size: 96 },
  },
  dorsoduro: {
    name: [346, 628],
    plate: [340, 658],
    nobles: { at: [212, 708], row: 4, dx: 88, dy: 48 },
    doge: [124, 664],
    landmark: { at: [690, 716], size: 86 },
  },
  castello: {
    name: [848, 172],
    plate: [844, 202],
    nobles: { at: [836, 252], row: 2, dx: 78, dy: 48 },
    doge: [950, 410],
    landmark: { at: [914, 486], size: 96 },
  },
};

/** A place for a bridge: its middle and the angle of its deck in degrees. */
export interface BridgeSite {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly span: number;
}

const STATIONS = new Map<string, Station[]>(BORDERS.map((b) => [b.id, survey(b.course, 4)]));

export function stations(id: string): Station[] {
  return STATIONS.get(id) ?? [];
}

/** Three places for bridges on every border, in order along its course. */
export const BRIDGE_SITES: Record<string, readonly BridgeSite[]> = Object.fromEntries(
  BORDERS.map((b) => {
    const line = stations(b.id);
    const total = line[line.length - 1]?.at ?? 0;
    const sites = [-1, 0, 1].map((k) => {
      const want = total * b.site + k * b.pitch;
      const s = line.reduce((best, one) => (Math.abs(one.at - want) < Math.abs(best.at - want) ? one : best));
      return { x: s.x, y: s.y, angle: (Math.atan2(s.ny, s.nx) * 180) / Math.PI, span: b.breadth };
    });
    return [b.id, sites];
  }),
);

/** In which order the three places are built on: the middle first. */
export const SLOT_ORDER: readonly number[] = [1, 0, 2];

/** The empty water south-east: title, bridges still to build, the Doge's boat. */
export const BASIN = { title: [866, 736] as Point, stock: [924, 700] as Point, doge: [794, 712] as Point };
export const COMPASS: Point = [934, 66];
