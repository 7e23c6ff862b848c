/** A page for the eyes of those who draw: everything in web/art and the board of San Marco. Not shipped. */
import { render, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Board } from '../../games/san-marco/board/Board.tsx';
import type { BoardWords, SanMarcoBoardView, Target } from '../../games/san-marco/board/types.ts';
import { DistrictPanel } from '../../games/san-marco/board/DistrictPanel.tsx';
import { PAIRS } from '../../games/san-marco/board/geography.ts';
import { CARD_IDS } from '../../games/san-marco/art/card-pictures.tsx';
import { Card } from '../../games/san-marco/art/cards.tsx';
import { Die } from '../../games/san-marco/art/die.tsx';
import { SeatToken } from '../../art/emblems.tsx';
import { SEATS } from '../../art/seats.ts';
import { SIGHTS, colourDistance, contrast } from '../../art/sight.ts';
import '../../art/tokens.css';
import './demo.css';

const NAMES: Record<string, string> = {
  cannaregio: 'Cannaregio',
  'santa-croce': 'Santa Croce',
  'san-polo': 'San Polo',
  'san-marco': 'San Marco',
  dorsoduro: 'Dorsoduro',
  castello: 'Castello',
};
const name = (id: string): string => NAMES[id] ?? id;
const pair = (id: string): string => id.split('/').map(name).join(' – ');

const words: BoardWords = {
  board: 'The board of San Marco',
  title: 'San Marco',
  canal: 'Canal Grande',
  basin: 'Bacino',
  district: name,
  describe: (f) =>
    `${f.name}: ${f.nobles.map((n) => `${n.seat.name} ${n.count}`).join(', ') || 'nobody'}; first ${f.first}, second ${f.second}; die ${f.die}${f.doge ? '; the Doge is here' : ''}`,
  describePair: (id, owners) => `${pair(id)}: ${owners.length ? `bridges of ${owners.map((o) => o.name).join(', ')}` : 'no bridge'}`,
  bridge: (id, owner) => `${owner.name}'s bridge ${pair(id)}`,
  stock: (n) => `${n} bridges left`,
  dogeWaits: 'The Doge is not on the board yet',
  labelled: (what, said) => `${what}: ${said}`,
  doge: 'The Doge',
  choices: (p) => `${p}: choose`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Fit',
  first: 'First',
  second: 'Second',
  die: 'Die',
  nobles: 'Nobles',
  nobody: 'No nobles here',
  close: 'Close',
};
const everybody = [
  { id: 's0', name: 'Anne' },
  { id: 's1', name: 'Benoît' },
  { id: 's2', name: 'Christian' },
  { id: 's3', name: 'Denise' },
];
const seats = everybody.slice(0, new URLSearchParams(location.search).has('three') ? 3 : 4);
const values = {
  cannaregio: { first: 6, second: 5, die: 1 },
  'santa-croce': { first: 6, second: 4, die: 2 },
  'san-polo': { first: 6, second: 5, die: 3 },
  'san-marco': { first: 8, second: 6, die: 4 },
  dorsoduro: { first: 6, second: 5, die: 5 },
  castello: { first: 6, second: 4, die: 6 },
};
const view: SanMarcoBoardView = {
  doge: 'san-polo',
  districts: {
    cannaregio: { s0: 3, s1: 1, s2: 2, s3: 12 },
    'santa-croce': { s1: 2, s2: 2, s3: 1 },
    'san-polo': { s0: 1, s1: 4, s3: 3 },
    'san-marco': { s0: 4, s1: 3, s2: 2, s3: 1 },
    dorsoduro: { s0: 2, s2: 3, s3: 3 },
    castello: { s0: 1, s1: 2, s3: 10 },
  },
  bridges: {
    'castello/san-marco': ['s0', 's2', 's3'],
    'cannaregio/san-marco': ['s1'],
    'san-marco/san-polo': ['s0', 's1', 's2'],
    'cannaregio/santa-croce': ['s2'],
    'san-marco/dorsoduro': ['s3'],
    'san-polo/dorsoduro': ['s1'],
    'cannaregio/castello': ['s3'],
  },
  'bridge-stock': 1,
};
const targets: Target[] = [
  { key: 'a', label: 'Castello', place: { district: 'castello' } },
  { key: 'b', label: 'San Marco over your bridge', place: { district: 'san-marco' } },
  { key: 'c', label: 'Cannaregio over Christian’s bridge', place: { district: 'cannaregio' }, tone: 'cost', badge: '−1' },
  { key: 'd', label: 'Build San Polo – Santa Croce', place: { pair: 'san-polo/santa-croce' } },
  ...(new URLSearchParams(location.search).has('many')
    ? [{ key: 'b2', label: 'San Marco over Benoît’s bridge', place: { district: 'san-marco' }, tone: 'cost' as const, badge: '−1' }]
    : []),
  { key: 'e', label: 'Take Christian’s bridge', place: { bridge: { pair: 'cannaregio/santa-croce', owner: 's2' } } },
];

/** The most that can stand anywhere: everybody with two figures, all places built on. */
const full: SanMarcoBoardView = {
  doge: null,
  districts: Object.fromEntries(Object.keys(NAMES).map((d) => [d, { s0: 10, s1: 24, s2: 18, s3: 12 }])),
  bridges: Object.fromEntries(PAIRS.map((p) => [p, ['s0', 's1', 's2']])),
  'bridge-stock': 0,
};

const CARD_WORDS: Record<string, string> = {
  ...NAMES,
  bridge: 'Bridge',
  transfer: 'Transfer',
  doge: 'Doge',
  banishment: 'Banishment',
  'limit-1': 'Limit 1',
  'limit-2': 'Limit 2',
  'limit-3': 'Limit 3',
  'back-action': 'Action card',
  'back-limit': 'Limit card',
};

/** The two numbers that keep the seats apart; the least of each in the theme that is on. */
function SeatCheck({ theme }: { theme: string }): JSX.Element {
  const [said, say] = useState('');
  useEffect(() => {
    const css = getComputedStyle(document.documentElement);
    const get = (name: string): string => css.getPropertyValue(name).trim();
    const [fills, inks] = ['', '-ink'].map((end) => SEATS.map((n) => get(`--seat-${n}${end}`))) as [string[], string[]];
    const papers = ['--paper', '--paper-2', '--card', '--land'].map(get);
    const least = (colours: string[]): string => Math.min(...colours.flatMap((c) => papers.map((p) => contrast(c, p)))).toFixed(2);
    const far = SIGHTS.map(
      (s) => `${s} ${Math.min(...fills.flatMap((a, i) => fills.slice(i + 1).map((b) => colourDistance(a, b, s)))).toFixed(1)}`,
    );
    const emblem = Math.min(...fills.map((c) => contrast(c, get('--seat-emblem')))).toFixed(2);
    say(
      `fill ${least(fills)} · ink ${least(inks)} · emblem ${emblem} · apart: ${far.join(', ')} · glow ${contrast(get('--glow'), get('--land')).toFixed(2)} · ink-2 ${contrast(get('--ink-2'), get('--paper-2')).toFixed(2)} · warn ${contrast(get('--warn'), get('--warn-soft')).toFixed(2)} · ok ${contrast(get('--ok'), get('--ok-ink')).toFixed(2)}`,
    );
  }, [theme]);
  return <p class="demo-check">{said}</p>;
}

function Demo(): JSX.Element {
  const [theme, setTheme] = useState(new URLSearchParams(location.search).get('theme') ?? 'day');
  const [now, setNow] = useState(new URLSearchParams(location.search).has('full') ? full : view);
  const [roll, setRoll] = useState(0);
  const [asked, setAsked] = useState<string | null>(null);
  const [said, say] = useState('');
  const quiet = new URLSearchParams(location.search).has('quiet');
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  const pick = (t: Target): void => {
    say(t.label);
    setNow((v) => {
      const d = 'district' in t.place ? t.place.district : null;
      const p = 'pair' in t.place ? t.place.pair : null;
      return {
        ...v,
        districts: d ? { ...v.districts, [d]: { ...v.districts[d], s0: (v.districts[d]?.['s0'] ?? 0) + 1 } } : v.districts,
        bridges: p ? { ...v.bridges, [p]: [...(v.bridges[p] ?? []), 's0'] } : v.bridges,
      };
    });
  };
  return (
    <main>
      <div class="demo-bar">
        <button type="button" onClick={() => setTheme(theme === 'day' ? 'night' : 'day')}>
          day / night
        </button>
        <button
          type="button"
          onClick={() => setNow({ ...now, doge: now.doge === 'castello' ? null : now.doge === null ? 'san-polo' : 'castello' })}
        >
          doge
        </button>
        <button type="button" onClick={() => setRoll(roll + 1)}>
          roll
        </button>
        <output>{said}</output>
      </div>
      <div class="demo-grid">
        <Board
          view={now}
          values={values}
          seats={seats}
          targets={quiet ? [] : targets}
          changed={quiet ? ['castello', 'cannaregio/castello'] : []}
          words={words}
          onPick={pick}
          onAsk={(p) => setAsked(p)}
        />
        <div class="demo-side">
          {seats.map((s, i) => (
            <p key={s.id} class="demo-seat">
              <SeatToken seat={SEATS[i] ?? 0} size={34} label={s.name} /> <b style={{ color: `var(--seat-${i}-ink)` }}>{s.name}</b>{' '}
              <SeatToken seat={SEATS[i] ?? 0} size={18} />
            </p>
          ))}
          <p class="demo-seat">
            <SeatToken seat={4} size={34} /> <b style={{ color: 'var(--seat-4-ink)' }}>Ewa</b> <SeatToken seat={4} size={18} />
          </p>
          <DistrictPanel
            district={asked && !asked.includes('/') ? asked : 'san-polo'}
            view={now}
            values={values}
            seats={seats}
            words={words}
            note={asked ? `Asked: ${asked}` : ''}
            onClose={() => setAsked(null)}
          />
        </div>
      </div>
      <SeatCheck theme={theme} />
      <div class="demo-cards">
        {CARD_IDS.map((c) => (
          <Card
            key={c}
            card={c}
            title={CARD_WORDS[c] ?? c}
            selected={c === 'doge'}
            disabled={c === 'transfer'}
            badge={c === 'castello' ? '×2' : ''}
            onClick={() => say(c)}
          />
        ))}
      </div>
      <div class="demo-cards">
        {CARD_IDS.slice(5, 13).map((c) => (
          <Card key={c} card={c} size="s" title={CARD_WORDS[c] ?? c} />
        ))}
        <Card card="san-polo" size="l" title="San Polo" note="Place one noble; he may cross a bridge of yours" />
        <Card card="banishment" size="l" title="Bannissement" note="Rzuć kością i usuń tylu szlachciców" />
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <Die key={n} value={n} roll={roll} label={`The die shows ${n}`} />
        ))}
      </div>
    </main>
  );
}

const root = document.getElementById('demo');
document.documentElement.dataset['theme'] = new URLSearchParams(location.search).get('theme') ?? 'day';
if (root) render(<Demo />, root);
