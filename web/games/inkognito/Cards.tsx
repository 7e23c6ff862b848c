// What lies before a player: who one is, and what the present question needs: figures, balls, meetings, an answer, the sealed sheet.
import type { JSX } from 'preact';
import { partsOf } from '@ridotto/games/inkognito/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { meantBy } from '../../art/meant.tsx';
import { seatIndex } from '../../art/seats.ts';
import { Ball, FigureIcon } from './board/Figures.tsx';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { words } from '../../words/prefs.ts';
import { Answers } from './Answers.tsx';
import { choose, endings } from './ending.ts';
import { Hand } from './Hand.tsx';
import { faceUp, holds } from './noted.ts';
import { Shown } from './Shown.tsx';
import { SheetForm, writing } from './SheetForm.tsx';
import { labelOf } from './speech.ts';
import { Strip } from './Strip.tsx';
import { mineNow, ownerIndex, pieceName, showing, shownOf, speech, text, viewOf } from './table.ts';
import { ballOf, chooseBall, figureOf, takeUp } from './taken.ts';
import { ink } from './words.ts';
import './ink.css';

type Pick = (choice: AnyChoice) => void;
interface Props {
  at: At;
  pick: Pick;
}

export function Cards({ at, pick }: Props): JSX.Element {
  showing(at);
  const open = faceUp(at);
  const answering = shownOf(at).answers !== undefined && mineNow(at);
  return (
    <section class="ink-area" data-area="cards" aria-label={words.value!.table.hand}>
      {viewOf(at).at !== 'placing' && !answering && !writing(at) && !holds(at) && <Strip at={at} pick={pick} />}
      {open ? <Shown at={at} question={open.question} n={open.n} holds={holds(at)} /> : <Asked at={at} pick={pick} />}
    </section>
  );
}

/** What the present question needs. */
function Asked({ at, pick }: Props): JSX.Element | null {
  const view = viewOf(at);
  if (writing(at)) return <SheetForm at={at} />;
  if (!mineNow(at)) return <Others at={at} pick={pick} />;
  if (shownOf(at).answers) return <Answers at={at} />;
  if (shownOf(at).at === 'hand') return <Hand at={at} pick={pick} />;
  // The turn is over with the draft: it is told, and waits for Confirm.
  if (at.store.draft.whole.value && at.legal.length === 0) return <Drafted at={at} />;
  switch (view.at) {
    case 'placing':
      return <Placing at={at} />;
    case 'movement':
      return (
        <>
          <Balls at={at} mine />
          <Acts at={at} pick={pick} />
        </>
      );
    case 'meetings':
      return (
        <>
          <Meetings at={at} pick={pick} mine />
          <Acts at={at} pick={pick} />
        </>
      );
    case 'dismissal':
      return (
        <>
          <p class="ink-away">
            <Icon piece={view.dismiss ?? 'ambassador'} at={at} /> {ink().prompts.dismissal(speech(at)).also}
          </p>
          <Acts at={at} pick={pick} />
        </>
      );
    default:
      return <Acts at={at} pick={pick} />;
  }
}
/** While somebody else decides. */
const Others = ({ at, pick }: Props): JSX.Element => {
  const view = viewOf(at);
  return (
    <>
      {view.at === 'movement' && <Balls at={at} mine={false} />}
      {view.meetings.length > 0 && view.at === 'meetings' && <Meetings at={at} pick={pick} mine={false} />}
      <Acts at={at} pick={pick} />
    </>
  );
};
/** What is not on the board: each a plain button. */
function Acts({ at, pick }: Props): JSX.Element | null {
  const { store, snapshot, legal } = at;
  const view = viewOf(at);
  const acts = legal.filter((c) => c.do === 'shake' || c.do === 'end' || c.do === 'declare');
  if (acts.length === 0) return null;
  return (
    <div class="ink-acts">
      {acts.map((c) => {
        const ends = c.do === 'end' && snapshot.you !== null ? endings(view, snapshot.you) : [];
        const turns = ends.length > 1;
        return (
          <button
            key={c.do}
            type="button"
            class={`ink-${c.do}${c.do === 'declare' ? ' quiet' : ''}`}
            onClick={() => (turns ? void store.draft.pickAll(ends) : pick(c))}
          >
            {labelOf(c, turns ? { ...at, view: { ...view, at: 'end' } } : at)}
          </button>
        );
      })}
    </div>
  );
}
/** The draft in words, as it was chosen. */
function Drafted({ at }: { at: At }): JSX.Element {
  const { store, snapshot } = at;
  const last = store.draft.parts.value.at(-1);
  return (
    <p class="ink-drafted meant" style={meantBy(seatIndex(snapshot.you ?? 's0'))}>
      <span aria-hidden="true">✓ </span>
      {last && labelOf(last, { ...at, view: store.draft.before.value ?? snapshot.view })}
    </p>
  );
}

function Balls({ at, mine }: { at: At; mine: boolean }): JSX.Element {
  const w = ink();
  const view = viewOf(at);
  const chosen = ballOf(at);
  const legal = at.legal;
  // Each kind keeps its place, until all of it is used and then.
  const kinds = Object.keys(w.balls).filter((b): b is keyof typeof w.balls => [...view.balls, ...view.used].some((x) => x === b));
  const more = view.used.filter((b, i) => view.balls.includes(b) || view.used.indexOf(b) < i);
  const used = (b: keyof typeof w.balls): JSX.Element => (
    <span class="ink-ball ink-ball-still">
      <Ball ball={b} size={30} used />
      <span class="hidden">{w.phantom.used(b)}</span>
    </span>
  );
  return (
    <div class="ink-balls">
      <h3>{w.phantom.title}</h3>
      <ul key={kinds.join()}>
        {kinds.map((b) => {
          const n = view.balls.filter((x) => x === b).length;
          const can = mine && legal.some((c) => c.do === 'move' && c.ball === b);
          const inside = (
            <>
              <Ball ball={b} size={30} />
              <span>
                <strong>
                  {w.balls[b].name}
                  {n > 1 ? ` ×${n}` : ''}
                </strong>
                <small>{w.balls[b].does}</small>
              </span>
            </>
          );
          return (
            <li key={b}>
              {n === 0 ? (
                used(b)
              ) : can ? (
                <button type="button" class="ink-ball" aria-pressed={chosen === b} onClick={() => chooseBall(at, chosen === b ? null : b)}>
                  {inside}
                </button>
              ) : (
                <span class="ink-ball ink-ball-still">{inside}</span>
              )}
            </li>
          );
        })}
        {more.map((b, i) => (
          <li key={`u${i}`}>{used(b)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The figures that do not stand yet. */
function Placing({ at }: { at: At }): JSX.Element {
  const w = ink();
  const figures = [...new Set(at.store.draft.legal.value.filter((c) => c.do === 'place').map((c) => text(c.figure)))];
  const taken = figureOf(at);
  const byLot = async (): Promise<void> => {
    const spaces = [...new Set(at.snapshot.legal.filter((c) => c.do === 'place').map((c) => text(c.space)))];
    const all = [...new Set(at.snapshot.legal.filter((c) => c.do === 'place').map((c) => text(c.figure)))];
    const order = spaces.map((space) => ({ space, by: Math.random() })).sort((a, b) => a.by - b.by);
    await at.store.draft.setParts(all.map((figure, i) => ({ do: 'place', figure, space: order[i]?.space ?? '' })));
  };
  return (
    <div class="ink-placing">
      <h3>{w.placing.title}</h3>
      <div class="ink-tray">
        {figures.map((f) => (
          <button
            key={f}
            type="button"
            class="ink-piece"
            aria-pressed={taken === f}
            aria-label={w.colon(w.builds[partsOf(f)?.build ?? 'tall'], w.placing.pick(pieceName(f, at)))}
            onClick={() => takeUp(at, taken === f ? null : f)}
          >
            <FigureIcon build={partsOf(f)?.build ?? 'tall'} seat={ownerIndex(f, at.snapshot.view)} size={62} />
            <span>{w.builds[partsOf(f)?.build ?? 'tall']}</span>
          </button>
        ))}
        <button type="button" class="ink-lot" onClick={() => void byLot()}>
          {w.placing.lot}
        </button>
      </div>
    </div>
  );
}

function Icon({ piece, at }: { piece: string; at: At }): JSX.Element {
  return <FigureIcon build={partsOf(piece)?.build ?? null} seat={ownerIndex(piece, at.snapshot.view)} size={30} />;
}

/** Each meeting with what can be made of it. */
function Meetings({ at, pick, mine }: { at: At; pick: Pick; mine: boolean }): JSX.Element {
  const w = ink();
  const view = viewOf(at);
  const { legal } = at;
  return (
    <div class="ink-meetings">
      {view.meetings.map((m) => {
        const p = partsOf(m.with);
        const owner = p ? Object.keys(view.colours).find((s) => view.colours[s] === p.colour) : undefined;
        const own = view.colours[at.snapshot.you ?? ''] === 'ambassador';
        const asks = legal.filter((c) =>
          c.do === 'question' ? c.target === owner : c.do === 'ambassador' && (own ? c.target === owner : m.with === 'ambassador'),
        );
        const extra = legal.some((c) => c.do === 'extra' && c.with === m.with);
        const nothing = legal.find((c) => c.do === 'nothing' && c.with === m.with);
        const title = w.groups.meeting(pieceName(m.piece, at), pieceName(m.with, at));
        return (
          <section key={m.with} class="ink-meeting" aria-label={title}>
            <p class="ink-meeting-title">
              <Icon piece={m.piece} at={at} />
              <Icon piece={m.with} at={at} />
              {title}
            </p>
            {mine && (
              <div class="ink-asks">
                {[...new Set(asks.map((c) => text(c.target)))].map((target) => (
                  <p key={target} class="ink-ask">
                    <span>
                      <SeatToken seat={seatIndex(target)} size={18} /> {w.colon(at.name(target), '')}
                    </span>
                    {asks
                      .filter((c) => c.target === target)
                      .map((c) => (
                        <Ask key={text(c.kind)} at={at} c={c} pick={pick} />
                      ))}
                  </p>
                ))}
                {nothing && (
                  <button
                    type="button"
                    class="quiet ink-kind"
                    aria-label={w.colon(w.meetings.nothing, labelOf(nothing, at))}
                    onClick={() => choose(nothing, at, pick)}
                  >
                    {w.meetings.nothing}
                  </button>
                )}
              </div>
            )}
            {mine && extra && <p class="soft ink-extra">{w.colon(w.meetings.extra, w.meetings.extraAbout)}</p>}
          </section>
        );
      })}
    </div>
  );
}
function Ask({ at, c, pick }: { at: At; c: AnyChoice; pick: Pick }): JSX.Element {
  return (
    <button
      type="button"
      class="ink-kind"
      aria-label={ink().colon(ink().kinds[c.kind as 'identity'], labelOf(c, at))}
      onClick={() => pick(c)}
    >
      {ink().kinds[c.kind as 'identity']}
    </button>
  );
}
