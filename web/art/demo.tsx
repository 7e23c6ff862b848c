/** A page for the eyes of those who draw: everything in web/art and the board of San Marco. Not shipped. */
import { render } from 'preact';
import { Board, type BoardWords, type SanMarcoBoardView, type Target } from '../boards/san-marco/Board.tsx';

const NAMES: Record<string, string> = { cannaregio: 'Cannaregio', 'santa-croce': 'Santa Croce', 'san-polo': 'San Polo', 'san-marco': 'San Marco', dorsoduro: 'Dorsoduro', castello: 'Castello' };
const name = (id: string): string => NAMES[id] ?? id;
const pair = (id: string): string => id.split('/').map(name).join(' – ');

export const words: BoardWords = {
  board: 'The board of San Marco',
  title: 'San Marco',
  canal: 'Canal Grande',
  basin: 'Bacino',
  district: name,
  describe: (f) => `${f.name}: ${f.nobles.map((n) => `${n.seat.name} ${n.count}`).join(', ') || 'nobody'}; first ${f.first}, second ${f.second}; die ${f.die}${f.doge ? '; the Doge is here' : ''}`,
  describePair: (id, owners) => `${pair(id)}: ${owners.length ? `bridges of ${owners.map((o) => o.name).join(', ')}` : 'no bridge'}`,
  bridge: (id, owner) => `${owner.name}'s bridge ${pair(id)}`,
  stock: (n) => `${n} bridges left`,
  dogeWaits: 'The Doge is not on the board yet',
  doge: 'The Doge',
  choices: (p) => `${p}: choose`,
  zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoomFit: 'Fit',
  first: 'First', second: 'Second', die: 'Die', nobles: 'Nobles', nobody: 'No nobles here', close: 'Close',
};
export const seats = [{ id: 's0', name: 'Anne' }, { id: 's1', name: 'Benoît' }, { id: 's2', name: 'Christian' }, { id: 's3', name: 'Denise' }];
export const values = {
  cannaregio: { first: 6, second: 5, die: 1 }, 'santa-croce': { first: 6, second: 4, die: 2 }, 'san-polo': { first: 6, second: 5, die: 3 },
  'san-marco': { first: 8, second: 6, die: 4 }, dorsoduro: { first: 6, second: 5, die: 5 }, castello: { first: 6, second: 4, die: 6 },
};
export const view: SanMarcoBoardView = {
  doge: 'san-polo',
  districts: {
    cannaregio: { s0: 3, s1: 1, s2: 2, s3: 12 }, 'santa-croce': { s1: 2, s2: 2, s3: 1 }, 'san-polo': { s0: 1, s1: 4, s3: 3 },
    'san-marco': { s0: 4, s1: 3, s2: 2, s3: 1 }, dorsoduro: { s0: 2, s2: 3, s3: 3 }, castello: { s0: 1, s1: 2, s3: 10 },
  },
  bridges: {
    'castello/san-marco': ['s0', 's2', 's3'], 'cannaregio/san-marco': ['s1'], 'san-marco/san-polo': ['s0', 's1', 's2'], 'cannaregio/santa-croce': ['s2'],
    'san-marco/dorsoduro': ['s3'], 'san-polo/dorsoduro': ['s1'], 'cannaregio/castello': ['s3'],
  },
  'bridge-stock': 1,
};
export const targets: Target[] = [
  { key: 'a', label: 'Castello', place: { district: 'castello' } },
  { key: 'b', label: 'San Marco over your bridge', place: { district: 'san-marco' } },
  { key: 'c', label: 'Cannaregio over Christian’s bridge', place: { district: 'cannaregio' }, tone: 'cost', badge: '−1' },
  { key: 'd', label: 'Build San Polo – Santa Croce', place: { pair: 'san-polo/santa-croce' } },
  { key: 'e', label: 'Take Christian’s bridge', place: { bridge: { pair: 'cannaregio/santa-croce', owner: 's2' } } },
];

const root = document.getElementById('demo');
const q = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = q.get('theme') ?? 'day';
document.body.style.cssText = 'margin:0;padding:8px;background:var(--paper);color:var(--ink)';
if (root) render(<Board view={view} values={values} seats={seats} targets={q.has('quiet') ? [] : targets} words={words} onPick={(t) => console.log('pick', t.key)} onAsk={(p) => console.log('ask', p)} />, root);
