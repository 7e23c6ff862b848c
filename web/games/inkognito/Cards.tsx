// What lies before a player: secret cards, the Phantom's balls, meetings and questions, answers, the sealed sheet.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { partsOf } from '@ridotto/games/inkognito/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { Ball, FigureIcon } from './board/Figures.tsx';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { words } from '../../words/prefs.ts';
import { Answers } from './Answers.tsx';
import { CardFace } from './Card.tsx';
import { SheetForm, writing } from './SheetForm.tsx';
import { labelOf } from './speech.ts';
import { ownerIndex, pieceName, showing, shownOf, text, viewOf } from './table.ts';
import { ballOf, chooseBall, figureOf, takeUp } from './taken.ts';
import { ink } from './words.ts';
import './ink.css';

type Pick = (choice: AnyChoice) => void;
const mineNow = (at: At): boolean => at.snapshot.you !== null && at.snapshot.awaits.includes(at.snapshot.you) && at.snapshot.held === null;

export function Cards({ at, pick }: { at: At; pick: Pick }): JSX.Element {
  showing(at);
  const view = viewOf(at);
  const mine = mineNow(at);
  return (
    <section class="ink-area" data-area="cards" aria-label={words.value!.table.hand}>
      {mine && view.at === 'placing' && <Placing at={at} />}
      {shownOf(at).answers && mine && <Answers at={at} pick={pick} />}
      {writing(at) && <SheetForm at={at} />}
      {view.meetings.length > 0 && (view.at === 'meetings' || view.at === 'end') && <Meetings at={at} pick={pick} mine={mine} />}
      {(view.balls.length > 0 || view.used.length > 0) && view.at === 'movement' && <Balls at={at} mine={mine} />}
      <Secret at={at} />
    </section>
  );
}

const hidden = signal(false);
/** Who one is: to be hidden from eyes over the shoulder. */
function Secret({ at }: { at: At }): JSX.Element | null {
  const w = ink();
  const view = shownOf(at);
  const you = at.snapshot.you;
  if (you === null) return null;
  if (view.colours[you] === 'ambassador')
    return (
      <p class="ink-secret-none">
        <FigureIcon build={null} seat={null} size={34} /> {w.secret.none}
      </p>
    );
  const mine = view.deal[you];
  if (!mine) return null;
  const cards = [`grey-${mine.identity}`, `grey-${mine.disguise}`, 'mission'];
  return (
    <div class="ink-secret">
      <h3>
        {w.secret.title}
        <button type="button" class="quiet ink-hide" aria-pressed={hidden.value} onClick={() => (hidden.value = !hidden.value)}>
          {hidden.value ? w.secret.show : w.secret.hide}
        </button>
      </h3>
      <div class="ink-secret-cards">
        {hidden.value
          ? cards.map((_, i) => <span key={i} class="ic ic-size-m ic-back" role="img" aria-label={w.secret.hidden} />)
          : cards.map((c) => <CardFace key={c} card={c} seat={null} letter={mine.letter} />)}
      </div>
    </div>
  );
}

function Balls({ at, mine }: { at: At; mine: boolean }): JSX.Element {
  const w = ink();
  const view = viewOf(at);
  const chosen = ballOf(at);
  const legal = at.store.legal.value;
  return (
    <div class="ink-balls">
      <h3>{w.phantom.title}</h3>
      <ul>
        {[...new Set(view.balls)].map((b) => {
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
              {can ? (
                <button type="button" class="ink-ball" aria-pressed={chosen === b} onClick={() => chooseBall(at, chosen === b ? null : b)}>
                  {inside}
                </button>
              ) : (
                <span class="ink-ball ink-ball-still">{inside}</span>
              )}
            </li>
          );
        })}
        {view.used.map((b, i) => (
          <li key={`u${i}`}>
            <span class="ink-ball ink-ball-still">
              <Ball ball={b} size={30} used />
              <span class="hidden">{w.phantom.used(b)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The figures that do not stand yet. */
function Placing({ at }: { at: At }): JSX.Element {
  const w = ink();
  const figures = [...new Set(at.store.legal.value.filter((c) => c.do === 'place').map((c) => text(c.figure)))];
  const taken = figureOf(at);
  const byLot = async (): Promise<void> => {
    const spaces = [...new Set(at.snapshot.legal.filter((c) => c.do === 'place').map((c) => text(c.space)))];
    const all = [...new Set(at.snapshot.legal.filter((c) => c.do === 'place').map((c) => text(c.figure)))];
    const order = spaces.map((space) => ({ space, by: Math.random() })).sort((a, b) => a.by - b.by);
    await at.store.setParts(all.map((figure, i) => ({ do: 'place', figure, space: order[i]?.space ?? '' })));
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
  return <FigureIcon build={partsOf(piece)?.build ?? null} seat={ownerIndex(piece, at.snapshot.view)} size={50} />;
}

/** Each meeting with what can be made of it. */
function Meetings({ at, pick, mine }: { at: At; pick: Pick; mine: boolean }): JSX.Element {
  const w = ink();
  const view = viewOf(at);
  const legal = at.store.legal.value;
  const drafted = at.store.parts.value.at(-1);
  return (
    <div class="ink-meetings">
      <h3>{w.meetings.title}</h3>
      {view.meetings.map((m) => {
        const p = partsOf(m.with);
        const owner = p ? Object.keys(view.colours).find((s) => view.colours[s] === p.colour) : undefined;
        const direct = legal.filter((c) => c.do === 'question' && c.target === owner);
        const through = m.with === 'ambassador' ? legal.filter((c) => c.do === 'ambassador') : [];
        const extra = legal.some((c) => c.do === 'extra' && c.with === m.with);
        const nothing = legal.find((c) => c.do === 'nothing' && c.with === m.with);
        return (
          <section key={m.with} class="ink-meeting" aria-label={w.groups.meeting(pieceName(m.piece, at), pieceName(m.with, at))}>
            <span class="ink-meeting-pair" aria-hidden="true">
              <Icon piece={m.piece} at={at} />
              <Icon piece={m.with} at={at} />
            </span>
            <div>
              <p class="ink-meeting-title">{w.groups.meeting(pieceName(m.piece, at), pieceName(m.with, at))}</p>
              {mine && direct.length > 0 && (
                <p class="ink-ask">
                  <span>{w.colon(w.meetings.ask, '')}</span>
                  {direct.map((c) => (
                    <Ask key={text(c.kind)} at={at} c={c} pick={pick} />
                  ))}
                </p>
              )}
              {mine &&
                [...new Set(through.map((c) => text(c.target)))].map((target) => (
                  <p key={target} class="ink-ask">
                    <span>
                      <SeatToken seat={seatIndex(target)} size={20} /> {w.colon(at.name(target), '')}
                    </span>
                    {through
                      .filter((c) => c.target === target)
                      .map((c) => (
                        <Ask key={text(c.kind)} at={at} c={c} pick={pick} />
                      ))}
                  </p>
                ))}
              {mine && extra && <p class="soft ink-extra">{w.colon(w.meetings.extra, w.meetings.extraAbout)}</p>}
              {mine && nothing && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={w.colon(w.meetings.nothing, labelOf(nothing, at))}
                  onClick={() => pick(nothing)}
                >
                  {w.meetings.nothing}
                </button>
              )}
            </div>
          </section>
        );
      })}
      {drafted && <p class="hidden">{labelOf(drafted, at)}</p>}
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
