// The note sheet: own marks at every level; what was seen and shown; what follows from it, with the reason.
import type { JSX } from 'preact';
import type { QuestionView } from '@ridotto/games/inkognito/knowledge/view.ts';
import { AGENT_NAMES, BUILD_NAMES, goesThrough, LETTER_NAMES } from '@ridotto/games/inkognito/words/shape.ts';
import { useEffect } from 'preact/hooks';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { CardFace } from './Card.tsx';
import { keep, LONGEST, look, markOf, nextMark, sheetOf, waits } from './notes-state.ts';
import { because, nameOf } from './reason.ts';
import { shownOf, voice } from './table.ts';
import { ink } from './words.ts';

const SIGNS = ['', '✗', '?', '✓'];

export function Notes({ at }: { at: At }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const you = at.snapshot.you;
  const sheet = sheetOf(at);
  useEffect(() => look(at), [you]);
  const others = at.seats.filter((s) => s.id !== you && view.colours[s.id] !== 'ambassador');
  const recorded = view.notes !== 'blank' || at.snapshot.over !== null;
  const level = view.notes as 'blank';
  if (you === null)
    return (
      <>
        <h3>{w.notes.asked}</h3>
        <Entries at={at} list={view.questions} />
      </>
    );
  return (
    <div class="ink-notes">
      <p class="soft">
        {w.notes.about[level]}
        {view.deductions ? ` ${w.notes.worlds(view.deductions.worlds)}` : ''}
      </p>
      {others.map((s) => (
        <section key={s.id} class="ink-note">
          <h3>
            <SeatToken seat={seatIndex(s.id)} size={22} /> {s.name}
          </h3>
          <Grid at={at} player={s.id} />
          {view.deductions?.possible[s.id] && <Reasons at={at} player={s.id} />}
          {recorded && <Entries at={at} list={view.questions.filter((q) => q.target === s.id && q.cards)} />}
        </section>
      ))}
      {view.deductions?.possible['set-aside'] && (
        <section class="ink-note">
          <h3>{w.notes.aside}</h3>
          <p>{possible(view.deductions.possible['set-aside'])}</p>
        </section>
      )}
      {recorded && (
        <section class="ink-note">
          <h3>{w.notes.gave}</h3>
          <Entries at={at} list={view.questions.filter((q) => q.target === you)} />
        </section>
      )}
      {!recorded && (
        <section class="ink-note">
          <h3>{w.notes.asked}</h3>
          <Entries
            at={at}
            list={view.questions.map(({ asker, target, kind, channel, turn }) => ({ asker, target, kind, channel, turn }))}
          />
        </section>
      )}
      <label class="ink-free">
        {w.notes.free}
        <textarea rows={3} maxLength={LONGEST} value={sheet.text} onInput={(e) => keep(at, { ...sheet, text: e.currentTarget.value })} />
      </label>
      <p class="soft">
        {w.notes.kept} {waits(at) && <strong role="status">{w.notes.waits} </strong>}
        <button type="button" class="quiet" onClick={() => keep(at, { marks: {}, text: sheet.text })}>
          {w.notes.clear}
        </button>
      </p>
    </div>
  );
}

function Grid({ at, player }: { at: At; player: string }): JSX.Element {
  const w = ink();
  const possible = shownOf(at).deductions?.possible[player];
  const row = (names: readonly string[], open: readonly string[] | undefined): JSX.Element => (
    <div class="ink-marks">
      {names.map((n) => {
        const mark = markOf(at, player, n);
        const out = open !== undefined && !open.includes(n);
        const only = open?.length === 1 && open[0] === n;
        const title = out ? `${w.notes.out(nameOf(n))}, ${because(at, player, n)}` : undefined;
        return (
          <button
            key={n}
            type="button"
            class={`ink-mark ink-mark-${mark}${out ? ' ink-out' : ''}${only ? ' ink-only' : ''}`}
            aria-label={`${w.notes.mark(nameOf(n), at.name(player), w.notes.states[mark] ?? '')}${title ? `. ${title}` : ''}`}
            title={title}
            onClick={() => nextMark(at, player, n)}
          >
            <span>{names === LETTER_NAMES ? n : nameOf(n)}</span> <b aria-hidden="true">{SIGNS[mark]}</b>
          </button>
        );
      })}
    </div>
  );
  return (
    <div class="ink-grid" role="group" aria-label={w.colon(w.notes.marks, at.name(player))}>
      {row(AGENT_NAMES, possible?.identities)}
      {row(BUILD_NAMES, possible?.disguises)}
      {row(LETTER_NAMES, possible?.letters)}
    </div>
  );
}

type Open = Readonly<Record<'identities' | 'disguises' | 'letters', readonly string[]>>;
const possible = (p: Open): string =>
  ink().notes.possible([p.identities, p.disguises, p.letters].map((list) => list.map(nameOf).join(' / ')));

function Reasons({ at, player }: { at: At; player: string }): JSX.Element | null {
  const w = ink();
  const p = shownOf(at).deductions!.possible[player]!;
  const out = [
    ...AGENT_NAMES.filter((x) => !p.identities.includes(x)),
    ...BUILD_NAMES.filter((x) => !p.disguises.includes(x)),
    ...LETTER_NAMES.filter((x) => !p.letters.includes(x)),
  ];
  if (out.length === 0) return null;
  return (
    <details class="ink-reasons">
      <summary>{possible(p)}</summary>
      <ul>
        {out.map((x) => (
          <li key={x}>
            {w.notes.out(nameOf(x))}, {because(at, player, x)}.
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entries({ at, list }: { at: At; list: readonly QuestionView[] }): JSX.Element {
  const w = ink();
  if (list.length === 0) return <p class="soft">{w.notes.nothing}</p>;
  return (
    <ul class="ink-entries">
      {list.map((q, i) => (
        <li key={i}>
          <span>
            {w.notes.entry(q.turn, at.name(q.asker), at.name(q.target), q.kind, goesThrough(q, voice(at.name, at.snapshot.view)))}
          </span>
          {q.cards && (
            <span class="ink-fan ink-fan-small" role="img" aria-label={w.notes.showed(w.cardList(q.cards, q.letter))}>
              {q.cards.map((c) => (
                <CardFace key={c} card={c} seat={seatIndex(q.target)} letter={q.letter} size="s" />
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
