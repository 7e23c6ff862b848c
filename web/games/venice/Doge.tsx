// Alone: the Doge's board, his row of cards, and his turn step by step.
import type { JSX } from 'preact';
import type { DogeCard } from '@ridotto/games/venice/box/material.ts';
import { progress } from '@ridotto/games/venice/words/lookup.ts';
import { DogeBust } from '../../art/doge.tsx';
import '../../art/doge.css';
import { OwnerToken } from './board/Gondolas.tsx';
import { GlyphLine } from './board/glyphs.tsx';
import type { AnyChoice, Told } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { SmugglerCards } from './Smugglers.tsx';
import { lineOf } from './speech.ts';
import { fileOf, viewOf } from './table.ts';
import { ours, says } from './words.ts';

/** Which place of the row a smuggler card leaves out, from 1. */
function leftOut(letter: 'a' | 'b', tile: string, at: At): number {
  const deck = fileOf(at.snapshot).smugglers[letter === 'a' ? 'A' : 'B'];
  return deck.find((c) => c.building === tile)?.ignoreDogePosition ?? 0;
}
/** Places left out already this turn, and by the card whose way is being sailed. */
function ignoredNow(at: At): Set<number> {
  const view = viewOf(at);
  const mask = progress(view, 'ignored');
  const out = new Set([1, 2, 3].filter((i) => (mask >> (i - 1)) & 1));
  if (view.goal !== undefined) out.add(leftOut(progress(view, 'letter') === 0 ? 'a' : 'b', view.goal, at));
  return out;
}

function DogeRow({ at }: { at: At }): JSX.Element {
  const d = ours().doge;
  const view = viewOf(at);
  const ignored = ignoredNow(at);
  const row = view['doge-row'] ?? [];
  return (
    <ol class="vn-row" aria-label={d.row}>
      {row.map((card, i) => (
        <li key={i} class={`vn-doge-card${ignored.has(i + 1) ? ' vn-ignored' : ''}`}>
          {card === null ? (
            <span class="soft">{d.empty}</span>
          ) : (
            <>
              <strong>{says().dogeCards[card as DogeCard]}</strong>
              <span>{says().dogeDoes(card as DogeCard, fileOf(at.snapshot))}</span>
              {ignored.has(i + 1) && <em>{d.ignored}</em>}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

type Part = 'a' | 'b' | 'row' | 'refill';
/** What happened in his last turn, in its four parts. */
function lastTurn(at: At): [Part, string[]][] {
  const facts = at.store.happenings.value.flatMap((h) => (h.undone ? [] : h.facts));
  const isDraw = (f: Told, letter: string): boolean => f.what === 'draws-smugglers' && (f.data as { letter?: string }).letter === letter;
  const since = facts.findLastIndex((f) => isDraw(f, 'a'));
  if (since < 0) return [];
  const parts: Record<Part, string[]> = { a: [], b: [], row: [], refill: [] };
  let part: Part = 'a';
  for (const f of facts.slice(since)) {
    if (f.what === 'turn') break;
    if (isDraw(f, 'b')) part = 'b';
    else if (f.what === 'doge-card') part = 'row';
    else if (f.what === 'row') part = 'refill';
    const line = lineOf(f, at.name)?.text;
    if (line !== undefined) parts[part].push(line);
  }
  return (Object.entries(parts) as [Part, string[]][]).filter(([, lines]) => lines.length > 0);
}
function LastTurn({ at }: { at: At }): JSX.Element | null {
  const d = ours().doge.last;
  const parts = lastTurn(at);
  if (parts.length === 0) return null;
  return (
    <details class="vn-last-turn" open={viewOf(at).at === 'start'}>
      <summary>{d.title}</summary>
      <ol class="vn-steps">
        {parts.map(([part, lines]) => (
          <li key={part}>
            <strong>{d[part]}</strong>
            <ul>
              {lines.map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function DogeArea({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null {
  const d = ours().doge;
  const view = viewOf(at);
  if ((view['doge-row'] ?? []).length === 0) return null;
  const row = view['doge-row'] ?? [];
  const filled = row.some((c) => c !== null);
  return (
    <section class={`vn-doge${view['drawn-smugglers'] ? '' : ' vn-later'}`} aria-label={d.title}>
      <h3>{d.title}</h3>
      <SmugglerCards at={at} pick={pick} />
      {filled && (
        <>
          <h4 class="vn-row-title">{d.row}</h4>
          <DogeRow at={at} />
        </>
      )}
      {view.at !== 'smuggler' && <LastTurn at={at} />}
      <details>
        <summary>{d.explain}</summary>
        <ol class="vn-steps">
          {d.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      {progress(view, 'ending') > 0 && !at.snapshot.over && <p>{d.turnsLeft(progress(view, 'left') + 1)}</p>}
    </section>
  );
}

/** His board, among the player boards. */
export function DogePanel({ at }: { at: At }): JSX.Element {
  const d = ours().doge;
  const w = says();
  const view = viewOf(at);
  const { solo } = fileOf(at.snapshot);
  const intrigue = view.intrigue.doge ?? 0;
  return (
    <li class="vn-panel vn-panel-doge">
      <div class="vn-panel-head">
        <svg viewBox="-36 -80 72 86" width="34" height="40" aria-hidden="true">
          <DogeBust />
        </svg>
        <strong>{d.name}</strong>
        <OwnerToken owner="a" size={20} /> <OwnerToken owner="b" size={20} />
        <span class="vn-vp">{w.counted('vp', view.vp.doge ?? 0)}</span>
      </div>
      <ul class="vn-stats">
        <li>
          <GlyphLine glyphs={[{ sign: 'scroll' }]} /> {d.scrolls(view.scrolls.doge ?? 0, solo.dogeMaxScrolls)}
        </li>
        <li>
          <GlyphLine glyphs={[{ sign: 'intrigue' }]} /> {d.intrigue(intrigue, solo.dogeIntrigueTrigger)}
        </li>
        {(['a', 'b'] as const).map((l) => (
          <li key={l}>
            <GlyphLine glyphs={[{ sign: 'council' }]} /> {d.council(l.toUpperCase(), view.council[`letter-${l}`] ?? 0)}
          </li>
        ))}
        {view['doge-deck'] !== undefined && <li>{d.deck(view['doge-deck'])}</li>}
        {(['a', 'b'] as const).map((l) => (
          <li key={l}>{d.smugglers(l.toUpperCase(), view['smuggler-decks']?.[l] ?? 0)}</li>
        ))}
      </ul>
    </li>
  );
}
