// Before an announcement: with whom, and what one believes, from one's own notes. A wrong claim ends the game.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import { Dialog } from '../../play/Dialog.tsx';
import type { At } from '../../play/face.ts';
import { confirmEach } from '../../words/prefs.ts';
import { beliefAbout, partner, teamOf } from './reason.ts';
import { labelOf } from './speech.ts';
import { fileOf, shownOf, text } from './table.ts';
import { ink } from './words.ts';

export function First({ choice: first, at, close }: { choice: AnyChoice; at: At; go(): void; close(): void }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const mine = view.deal[at.snapshot.you ?? ''];
  const [choice, choose] = useState(first);
  const who = text(choice.partner);
  const escape = choice.do === 'escape';
  const belief = escape ? undefined : beliefAbout(at, who);
  const players = at.seats.length;
  const ways: AnyChoice[] = [
    ...at.seats
      .filter((s) => s.id !== at.snapshot.you && view.colours[s.id] !== 'ambassador')
      .map((s): AnyChoice => ({ do: 'announce', partner: s.id })),
    ...(players === 3 ? [{ do: 'escape' }] : []),
  ];
  /** What was drafted stands; an end of the turn in it is not meant any more. */
  const go = async (): Promise<void> => {
    close();
    const parts = at.store.draft.parts.value;
    const end = parts.findIndex((c) => c.do === 'end' || c.do === 'announce' || c.do === 'escape');
    await at.store.draft.setParts([...(end < 0 ? parts : parts.slice(0, end)), choice]);
    if (!confirmEach.value) await at.store.draft.confirm();
  };
  return (
    <Dialog title={escape ? w.sure.escape : w.sure.title} close={close}>
      <div class="ink-sure">
        <p class="ink-sure-warn">{w.sure.warn}</p>
        <fieldset class="ink-whom">
          <legend>{w.sure.whom}</legend>
          {ways.map((c) => (
            <label key={text(c.partner)}>
              <input type="radio" name="ink-whom" checked={c.do === choice.do && text(c.partner) === who} onChange={() => choose(c)} />{' '}
              {c.do === 'escape' ? (
                labelOf(c, at)
              ) : (
                <>
                  <SeatToken seat={seatIndex(text(c.partner))} size={22} /> {at.name(text(c.partner))}
                </>
              )}
            </label>
          ))}
        </fieldset>
        {mine && escape && <p>{w.sure.me(w.agents[mine.identity], w.builds[mine.disguise], mine.letter)}</p>}
        {mine && !escape && <p>{w.mission.intro(w.agents[mine.identity], w.agents[partner(mine.identity) as 'LF'], mine.letter)}</p>}
        {mine && escape && <p>{w.mission.escape(w.agents[mine.identity], Number(fileOf(at.snapshot).escapes[mine.identity] ?? 0))}</p>}
        {mine && belief && (
          <>
            <p>
              <strong>{w.sure.partner(at.name(who))}</strong>
            </p>
            {belief.cannot && <p class="ink-sure-warn">{w.sure.cannot(at.name(who))}</p>}
            <p>
              {belief.identities && belief.identities.length > 0
                ? w.sure.identities(belief.identities.map((i) => w.agents[i as 'LF']))
                : w.sure.unknown}
            </p>
            {belief.marks !== '' && <p>{w.sure.marks(belief.marks)}</p>}
            {belief.letters.length > 0 && <p>{w.sure.letters(belief.letters)}</p>}
            {belief.missions.length === 1 && belief.missions[0] ? (
              <p>{w.sure.mission(w.mission.text(belief.missions[0], players, teamOf(mine.identity), true))}</p>
            ) : (
              <>
                <p>{w.sure.missions}</p>
                <ul>
                  {belief.missions.map((m) => (
                    <li key={m.letters}>{w.mission.text(m, players, teamOf(mine.identity), true)}</li>
                  ))}
                </ul>
              </>
            )}
            <p class="soft">{w.sure.from}</p>
          </>
        )}
        <p class="ink-sure-buttons">
          <button type="button" onClick={close}>
            {w.sure.back}
          </button>
          <button type="button" class="primary ink-go" onClick={() => void go()}>
            {escape ? w.sure.goEscape : w.sure.go}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
