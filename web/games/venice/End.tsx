// The scoring sheet: how the end came, every row with its reason, who is arrested, who wins; alone, one's earlier games.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { powerOf } from '@ridotto/games/venice/words/lookup.ts';
import { LEVELS, type Level } from '@ridotto/games/venice/words/page-shape.ts';
import { ROWS, type Row } from '@ridotto/games/venice/words/shape.ts';
import type { VeniceFact } from '@ridotto/games/venice/box/facts.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { language } from '../../words/prefs.ts';
import { forgetResults, noteResult, results, type Result } from './results.ts';
import { lineOf } from './speech.ts';
import { aloneAt, capital, fileOf, showing, shownOf, speech } from './table.ts';
import { ours, says } from './words.ts';

type Scores = Readonly<Record<string, Readonly<Record<string, number>>>>;
const GAINS: readonly Row[] = ['awards', 'assistants', 'wealth', 'favour'];

const factsOf = (at: At): readonly VeniceFact[] =>
  at.store.happenings.value.flatMap((h) => (h.undone ? [] : (h.facts as unknown as readonly VeniceFact[])));

export function End({ at }: { at: At }): JSX.Element {
  showing(at);
  const w = says();
  const e = ours().end;
  const view = shownOf(at);
  const facts = factsOf(at);
  const over = facts.findLast((f) => f.what === 'over');
  const trigger = facts.find((f) => f.what === 'end-triggered');
  const scores: Scores = over?.what === 'over' ? over.data.scores : {};
  const arrested = over?.what === 'over' ? over.data.arrested : undefined;
  const winners = at.snapshot.over?.winners ?? [];
  const alone = aloneAt(at.snapshot);
  const mine = at.store.seats.value.length > 0;
  const columns = Object.keys(scores);
  const before = (who: string): number => (scores[who]?.total ?? 0) - GAINS.reduce((n, row) => n + (scores[who]?.[row] ?? 0), 0);
  const detail = (row: Row, who: string): string => detailOf(row, who, at, scores, arrested);
  const name = (who: string): string => capital(w.owner(who, speech(at)));
  const triggered = trigger && lineOf(trigger, at.name)?.text;
  return (
    <div class="vn-end">
      {triggered && <p>{triggered}</p>}
      <div class="end-scroll" tabindex={0} role="group" aria-label={w.end.title}>
        <table class={`end-table${columns.length > 2 ? ' end-many' : ''}`}>
          <caption class="hidden">{w.end.title}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((who) => (
                <th key={who} scope="col" class={winners.includes(who) ? 'winner' : ''}>
                  {/^s\d$/.test(who) && <SeatToken seat={seatIndex(who)} size={24} />}
                  <br />
                  {name(who)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{e.before}</th>
              {columns.map((who) => (
                <td key={who}>{before(who)}</td>
              ))}
            </tr>
            {ROWS.filter((r) => r !== 'total').map((row) => (
              <tr key={row} class={row === 'intrigue' ? 'vn-end-intrigue' : ''}>
                <th scope="row">{w.end.rows[row]}</th>
                {columns.map((who) => (
                  <td key={who} class={row === 'intrigue' && arrested === who ? 'vn-arrested' : ''}>
                    {scores[who]?.[row] ?? '–'}
                    {detail(row, who) !== '' && <small>{detail(row, who)}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{w.end.rows.total}</th>
              {columns.map((who) => (
                <td key={who} class={winners.includes(who) ? 'winner' : ''}>
                  <strong>{scores[who]?.total ?? 0}</strong>
                  <small>{winners.includes(who) ? w.end.winner : arrested === who ? w.end.arrested : ''}</small>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {alone && <p>{e.beaten(view.vp.s0 ?? 0, view.vp.doge ?? 0)}</p>}
      <details class="vn-end-why">
        <summary>{e.explain}</summary>
        <dl>
          <dt>{e.before}</dt>
          <dd>{e.beforeWhy}</dd>
          {ROWS.map((row) => (
            <div key={row}>
              <dt>{w.end.rows[row]}</dt>
              <dd>{e.why[row]}</dd>
              {columns
                .filter((who) => row !== 'total' && detail(row, who) !== '')
                .map((who) => (
                  <dd key={who}>
                    {name(who)} · {detail(row, who)}
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </details>
      {alone && <Results finished={() => noteResult(at.snapshot, mine)} />}
    </div>
  );
}

/** Why this number, for this player. */
function detailOf(row: Row, who: string, at: At, scores: Scores, arrested: string | undefined): string {
  const e = ours().end;
  const view = shownOf(at);
  const file = fileOf(at.snapshot);
  const doge = who === 'doge';
  switch (row) {
    case 'awards':
      return doge ? '' : e.council(view.council[who] ?? 0, scores[who]?.awards ?? 0);
    case 'assistants':
      return doge ? '' : e.assistants(file.perPlayer.assistants - (view.supply[who] ?? 0), view.council[who] ?? 0);
    case 'wealth':
      return doge
        ? ''
        : e.wealth(view.coins[who] ?? 0, powerOf(file, view, who, 'finalWealth')?.modify?.coinsPerVp ?? file.endScoring.coinsPerVp);
    case 'favour':
      return doge ? '' : e.favour(view.favour[who] === true);
    default:
      return arrested === who ? says().end.arrested : '';
  }
}

/** Earlier games against the Doge, by difficulty. `finished` adds the one that has just ended. */
export function Results({ finished, page = false }: { finished?: () => void; page?: boolean }): JSX.Element {
  const r = ours().results;
  const [list, setList] = useState<readonly Result[]>([]);
  useEffect(() => {
    finished?.();
    setList(results());
  }, []);
  /* on a page of its own a step higher than in a dialog */
  const [Title, Level] = page ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const levels = [...new Set(list.map((x) => x.level))];
  const named = (level: string): string =>
    (LEVELS as readonly string[]).includes(level) ? ours().levels.names[level as Level] : ours().levels.own;
  return (
    <section class="vn-results">
      <Title>{r.title}</Title>
      {list.length === 0 && <p class="soft">{r.none}</p>}
      {levels.map((level) => (
        <div key={level}>
          <Level>{r.level(named(level))}</Level>
          <ul>
            {list
              .filter((x) => x.level === level)
              .sort((a, b) => b.mine - b.his - (a.mine - a.his))
              .slice(0, 8)
              .map((x) => (
                <li key={x.table}>
                  {r.score(x.mine, x.his)}, {x.won ? r.won : x.arrested ? r.arrested : r.lost},{' '}
                  {new Date(x.when).toLocaleDateString(language.value, { dateStyle: 'medium' })}
                </li>
              ))}
          </ul>
        </div>
      ))}
      {list.length > 0 && (
        <p>
          <span class="soft">{r.kept}</span>{' '}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              forgetResults();
              setList([]);
            }}
          >
            {r.clear}
          </button>
        </p>
      )}
    </section>
  );
}
