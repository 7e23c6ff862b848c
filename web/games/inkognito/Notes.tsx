// The note sheet, a drawer over the board's side: who may be whom, with one's own marks, what one's cards and the answers rule
// out; and who asked whom, with what was shown.
import type { JSX } from 'preact';
import type { QuestionView } from '@ridotto/games/inkognito/knowledge/view.ts';
import { AGENT_NAMES, BUILD_NAMES, goesThrough, isGrey, LETTER_NAMES } from '@ridotto/games/inkognito/words/shape.ts';
import { useEffect, useState } from 'preact/hooks';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { words } from '../../words/prefs.ts';
import { follows, keep, laySheet, LONGEST, look, markOf, nextMark, setFollows, sheetOf, waits } from './notes-state.ts';
import { glowing, lookedAt } from './noted.ts';
import { because, nameOf, openOf, type Open } from './reason.ts';
import { shownOf, voice } from './table.ts';
import { ink } from './words.ts';

const SIGNS = ['', '✗', '?', '✓'];
export const SHEET = 'ink-sheet';

export function NoteSheet({ at }: { at: At }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const you = at.snapshot.you;
  const sheet = sheetOf(at);
  const level = view.notes as 'blank';
  const fresh = you === null ? [] : glowing(at);
  useEffect(() => look(at), [you]);
  const aside = (): void => {
    lookedAt(at);
    laySheet(false);
    document.getElementById('ink-notes')?.focus();
  };
  return (
    <section
      id={SHEET}
      class="ink-drawer"
      data-area="notes"
      aria-label={w.tabs.notes}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.preventDefault();
        aside();
      }}
    >
      <header>
        <h2>{w.tabs.notes}</h2>
        {level !== 'blank' && you !== null && (
          <label class="toggle" title={w.notes.followsAbout}>
            <input type="checkbox" checked={follows(at)} onChange={(e) => setFollows(e.currentTarget.checked)} /> {w.notes.follows}
          </label>
        )}
        <button type="button" class="dialog-close" aria-label={words.value!.close} onClick={aside}>
          ×
        </button>
      </header>
      <div class="ink-notes">
        {you !== null && <Grid at={at} fresh={fresh} />}
        <Asked at={at} fresh={fresh} />
        {you !== null && (
          <>
            <label class="ink-free">
              {w.notes.free}
              <textarea
                rows={2}
                maxLength={LONGEST}
                value={sheet.text}
                onInput={(e) => keep(at, { ...sheet, text: e.currentTarget.value })}
              />
            </label>
            <p class="soft">
              {w.notes.about[level]} {w.notes.kept} {waits(at) && <strong role="status">{w.notes.waits} </strong>}
              <button type="button" class="quiet" onClick={() => keep(at, { marks: {}, text: sheet.text })}>
                {w.notes.clear}
              </button>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

const ROWS: readonly (readonly [keyof Open, readonly string[]])[] = [
  ['identities', AGENT_NAMES],
  ['disguises', BUILD_NAMES],
  ['letters', LETTER_NAMES],
];

/** Who may be whom: a column for each player, a row for each card. */
function Grid({ at, fresh }: { at: At; fresh: readonly number[] }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const [asked, ask] = useState<{ player: string; what: string } | null>(null);
  const open = openOf(at);
  const before = fresh.length > 0 ? openOf(at, Math.min(...fresh)) : open;
  const others = at.seats.filter((s) => s.id !== at.snapshot.you && view.colours[s.id] !== 'ambassador');
  const laid = open['set-aside'];
  const out = (player: string, kind: keyof Open, what: string): boolean => open[player]?.[kind].includes(what) === false;
  const cell = (player: string, name: string, kind: keyof Open, what: string): JSX.Element => {
    const mark = markOf(at, player, what);
    const gone = out(player, kind, what);
    const only = open[player]?.[kind].length === 1 && !gone;
    const news = gone && before[player]?.[kind].includes(what) === true;
    const reason = gone ? `${w.notes.out(nameOf(what))}, ${because(at, player, what)}` : undefined;
    return (
      <td key={player}>
        <button
          type="button"
          class={`ink-mark ink-mark-${mark}${gone ? ' ink-out' : ''}${only ? ' ink-only' : ''}${news ? ' ink-news' : ''}`}
          aria-label={`${w.notes.mark(nameOf(what), name, w.notes.states[mark] ?? '')}${reason ? `. ${reason}` : ''}`}
          title={reason}
          onFocus={() => ask({ player, what })}
          onMouseEnter={() => ask({ player, what })}
          onClick={() => nextMark(at, player, what)}
        >
          <b aria-hidden="true">{SIGNS[mark] || (gone ? '–' : only ? '●' : '')}</b>
        </button>
      </td>
    );
  };
  const kindOf = (what: string): keyof Open => ROWS.find(([, names]) => names.includes(what))?.[0] ?? 'identities';
  const reason =
    asked && out(asked.player, kindOf(asked.what), asked.what)
      ? w.colon(at.name(asked.player), `${w.notes.out(nameOf(asked.what))}, ${because(at, asked.player, asked.what)}.`)
      : '';
  return (
    <>
      <table class="ink-grid">
        <caption class="hidden">{w.notes.marks}</caption>
        <thead>
          <tr>
            <td />
            {others.map((s) => (
              <th key={s.id} scope="col">
                <SeatToken seat={seatIndex(s.id)} size={18} /> {s.name}
              </th>
            ))}
            {laid && <th scope="col">{w.notes.aside}</th>}
          </tr>
        </thead>
        {ROWS.map(([kind, names]) => (
          <tbody key={kind}>
            {names.map((what) => (
              <tr key={what}>
                <th scope="row">{nameOf(what)}</th>
                {others.map((s) => cell(s.id, s.name, kind, what))}
                {laid && <td class="ink-laid">{laid[kind].includes(what) ? '' : '–'}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p class="ink-why soft" role="status">
        {reason}
      </p>
    </>
  );
}

/** All questions, the latest first; the cards where this seat saw them. */
function Asked({ at, fresh }: { at: At; fresh: readonly number[] }): JSX.Element {
  const w = ink();
  const t = w.notes.table;
  const view = shownOf(at);
  const blank = view.notes === 'blank' && at.snapshot.over === null;
  const through = (q: QuestionView): boolean => goesThrough(q, voice(at.name, at.snapshot.view));
  return (
    <>
      <h3>{w.notes.asked}</h3>
      {view.questions.length === 0 ? (
        <p class="soft">{w.notes.nothing}</p>
      ) : (
        <table class="ink-asked">
          <thead>
            <tr>
              <th scope="col">{t.turn}</th>
              <th scope="col">{t.asks}</th>
              <th scope="col">{t.whom}</th>
              <th scope="col">{t.about}</th>
              {!blank && <th scope="col">{t.shown}</th>}
            </tr>
          </thead>
          <tbody>
            {view.questions
              .map((q, n) => (
                <tr key={n} class={fresh.includes(n) ? 'ink-news' : undefined}>
                  <td>{q.turn}</td>
                  <td>
                    <SeatToken seat={seatIndex(q.asker)} size={16} /> {at.name(q.asker)}
                  </td>
                  <td>
                    <SeatToken seat={seatIndex(q.target)} size={16} /> {at.name(q.target)}
                  </td>
                  <td>
                    {w.kinds[q.kind]}
                    {through(q) && <small> {t.through}</small>}
                  </td>
                  {!blank && <td>{q.cards ? <Chips q={q} /> : <span class="soft">{t.unseen}</span>}</td>}
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      )}
    </>
  );
}
/** Cards as words: grey ones look grey. */
const Chips = ({ q }: { q: QuestionView }): JSX.Element => (
  <span class="ink-chips">
    {(q.cards ?? []).map((c) => (
      <span key={c} class={isGrey(c) || c === 'mission' ? 'ink-chip ink-chip-grey' : 'ink-chip'}>
        {ink().cardList([c], q.letter)}
      </span>
    ))}
  </span>
);
