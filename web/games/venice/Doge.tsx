// Alone: the Doge's row of cards, and in a tab of its own his turn step by step; his board is among the others.
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
import { fileOf, showing, viewOf } from './table.ts';
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

/** `brief`: only their names; what they do is shown when one points at them. */
function DogeRow({ at, brief }: { at: At; brief: boolean }): JSX.Element {
  const d = ours().doge;
  const view = viewOf(at);
  const ignored = ignoredNow(at);
  const row = view['doge-row'] ?? [];
  return (
    <ol class={`vn-row${brief ? ' vn-row-brief' : ''}`} aria-label={d.row}>
      {row.map((card, i) => (
        <li key={i} class={`vn-doge-card${ignored.has(i + 1) ? ' vn-ignored' : ''}`}>
          {card === null ? (
            <span class="soft">{d.empty}</span>
          ) : (
            <>
              <strong>{says().dogeCards[card as DogeCard]}</strong>
              <span class="vn-doge-does">{says().dogeDoes(card as DogeCard, fileOf(at.snapshot))}</span>
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
/** What is asked about him, and his row: in full while his turn lasts. */
export function DogeArea({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element | null {
  const d = ours().doge;
  const view = viewOf(at);
  if ((view['doge-row'] ?? []).every((card) => card === null)) return null;
  const his = progress(view, 'sending') > 0 || view['drawn-smugglers'] !== undefined || view.goal !== undefined;
  return (
    <section class="vn-doge" aria-label={d.title}>
      <SmugglerCards at={at} pick={pick} />
      <DogeRow at={at} brief={!his} />
      {progress(view, 'ending') > 0 && !at.snapshot.over && <p>{d.turnsLeft(progress(view, 'left') + 1)}</p>}
    </section>
  );
}

/** A tab: his row, what happened in his last turn, how his turn goes. */
export function DogeTab({ at }: { at: At }): JSX.Element {
  showing(at);
  const d = ours().doge;
  const parts = lastTurn(at);
  return (
    <div class="vn-tab">
      <h3>{d.row}</h3>
      <DogeRow at={at} brief={false} />
      {parts.length > 0 && (
        <>
          <h3>{d.last.title}</h3>
          <ol class="vn-steps vn-last-turn">
            {parts.map(([part, lines]) => (
              <li key={part}>
                <strong>{d.last[part]}</strong>
                <ul>
                  {lines.map((line, i) => (
                    <li key={i}>{line}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{d.explain}</h3>
      <ol class="vn-steps">
        {d.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
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
