// How the game went, drawn: lines of everybody's numbers turn by turn, who led where, and what each gained by. Each drawing has
// its table, for whoever cannot see it or wants the numbers.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatMark, SeatToken } from '../art/emblems.tsx';
import { lookOf, seatIndex } from '../art/seats.ts';
import { words } from '../words/prefs.ts';
import { chartsOf, turnsOf, type Charts as Drawn, type Held, type Series } from './charts.ts';
import type { At, GameFace, Seat } from './face.ts';
import './charts.css';

/** Of the drawing, in its own units. */
const [WIDTH, HEIGHT, EDGE] = [480, 180, 28];

export function Charts({ at, face }: { at: At; face: GameFace }): JSX.Element {
  const [drawn, draw] = useState<Drawn>();
  const t = words.value!.past.charts;
  const happenings = at.store.moves.value;
  useEffect(() => {
    let gone = false;
    void (async () => {
      const turns: Parameters<typeof chartsOf>[0][number][] = [];
      for (const { seq, name } of turnsOf(happenings, face, at)) {
        const snapshot = await at.store.past.sightOf(seq);
        if (gone) return;
        if (snapshot) turns.push({ name, snapshot });
      }
      draw(chartsOf(turns, { at, face, happenings }));
    })();
    return () => {
      gone = true;
    };
  }, [happenings, words.value]);
  if (!drawn) return <p role="status">{t.drawing}</p>;
  return (
    <div class="charts">
      <p class="charts-who">
        {at.seats.map(({ id, name }) => (
          <span key={id}>
            <SeatToken seat={seatIndex(id)} size={20} /> {name}
          </span>
        ))}
      </p>
      {drawn.series.map((one) => (
        <Lines key={one.id} of={one} turns={drawn.turns} seats={at.seats} />
      ))}
      {drawn.held.length > 0 && <Holders held={drawn.held} turns={drawn.turns} seats={at.seats} />}
      {drawn.gained.length > 0 && (
        <table>
          <caption>{t.gained}</caption>
          <thead>
            <tr>
              <td />
              <Names seats={at.seats} />
            </tr>
          </thead>
          <tbody>
            {drawn.gained.map(({ name, by }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {at.seats.map(({ id }) => (
                  <td key={id}>{by[id] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Names({ seats }: { seats: readonly Seat[] }): JSX.Element {
  return (
    <>
      {seats.map(({ id, name }) => (
        <th key={id} scope="col">
          {name}
        </th>
      ))}
    </>
  );
}

interface NumbersProps {
  /** What is drawn. */
  of: string;
  turns: readonly string[];
  heads: ComponentChildren;
  /** The cells of a turn. */
  children(turn: number): ComponentChildren;
}
/** The table of a drawing, a line for each turn. */
function Numbers({ of, turns, heads, children }: NumbersProps): JSX.Element {
  const t = words.value!.past.charts;
  return (
    <details>
      <summary>{t.table(of)}</summary>
      <div class="chart-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.turn}</th>
              {heads}
            </tr>
          </thead>
          <tbody>
            {turns.map((turn, i) => (
              <tr key={i}>
                <th scope="row">{turn}</th>
                {children(i)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface LinesProps {
  of: Series;
  turns: readonly string[];
  seats: readonly Seat[];
}
export function Lines({ of, turns, seats }: LinesProps): JSX.Element {
  const all = Object.values(of.by).flatMap((by) => by.filter((n) => n !== undefined));
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (turn: number): number => EDGE + (turn * (WIDTH - 2 * EDGE)) / Math.max(1, turns.length - 1);
  const y = (n: number): number => HEIGHT - EDGE + ((least - n) * (HEIGHT - 2 * EDGE)) / (most - least);
  return (
    <figure data-series={of.id}>
      <figcaption>{of.name}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[least, Math.round((least + most) / 2), most].map((n) => (
          <g key={n}>
            <path class="chart-rule" d={`M${EDGE} ${y(n)}H${WIDTH - EDGE}`} />
            <text x={EDGE - 5} y={y(n) + 4} text-anchor="end">
              {n}
            </text>
          </g>
        ))}
        {seats.map(({ id }) => {
          const points = (of.by[id] ?? []).flatMap((n, turn) => (n === undefined ? [] : [`${x(turn).toFixed(1)} ${y(n).toFixed(1)}`]));
          const [endX, endY] = (points.at(-1) ?? '0 0').split(' ').map(Number);
          return (
            points.length > 0 && (
              <g key={id} style={{ '--seat': `var(--seat-${seatIndex(id)})` }}>
                <path class={`chart-line chart-line-${lookOf(seatIndex(id))}`} d={`M${points.join('L')}`} />
                <SeatMark seat={seatIndex(id)} x={(endX ?? 0) + 12} y={endY ?? 0} r={9} />
              </g>
            )
          );
        })}
      </svg>
      <Numbers of={of.name} turns={turns} heads={<Names seats={seats} />}>
        {(turn) => seats.map(({ id }) => <td key={id}>{of.by[id]?.[turn] ?? '–'}</td>)}
      </Numbers>
    </figure>
  );
}

/** A strip for each place, in the colour of whoever led there. */
function Holders({ held, turns, seats }: { held: readonly Held[]; turns: readonly string[]; seats: readonly Seat[] }): JSX.Element {
  const t = words.value!.past.charts;
  const nameOf = (id: string): string => seats.find((s) => s.id === id)?.name ?? id;
  const said = (by: readonly string[]): string => (by.length === 0 ? '–' : by.map(nameOf).join(', '));
  return (
    <figure data-series="holders">
      <figcaption>{t.held}</figcaption>
      <div class="chart-strips" aria-hidden="true">
        {held.map(({ name, by }) => (
          <div key={name} class="chart-strip">
            <span>{name}</span>
            {by.map((who, i) => (
              <span
                key={i}
                class="chart-cell"
                title={words.value!.table.labelled(turns[i] ?? '', said(who))}
                style={who.length === 1 ? { background: `var(--seat-${seatIndex(who[0]!)})` } : undefined}
              >
                {who.length === 1 && (by[i - 1]?.join() !== who.join() || i === 0) && <SeatToken seat={seatIndex(who[0]!)} size={16} />}
              </span>
            ))}
          </div>
        ))}
      </div>
      <Numbers
        of={t.held}
        turns={turns}
        heads={held.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      >
        {(turn) => held.map(({ name, by }) => <td key={name}>{said(by[turn] ?? [])}</td>)}
      </Numbers>
    </figure>
  );
}
