// Beside the game: gestures, and a chat where the table has one. For every player of this device, in turn and out of turn.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import { words } from '../words/prefs.ts';
import { spokenIn, SpokenText } from './aside.tsx';
import type { At, GameFace, Seat } from './face.ts';
import { rememberedTable } from '../net/seats.ts';
import { isHere } from '../net/tables.ts';
import { hush, hushed } from './hush.ts';
import { heard, lastMessage, signsOf } from './talks.ts';
import { Manners } from './Manners.tsx';
import './talk.css';

export function Talk({ at, face }: { at: At; face: GameFace }): JSX.Element | null {
  const t = words.value!.talk;
  const { snapshot } = at;
  const own = at.seats.filter((s) => s.own);
  const [chosen, choose] = useState<string | null>(null);
  const by = own.find((s) => s.id === (chosen ?? snapshot.you))?.id ?? own[0]?.id;
  const signs = signsOf(at);
  const last = lastMessage(at);
  useEffect(() => {
    heard.value = { ...heard.value, [at.store.id]: Math.max(last, at.store.seen) };
  }, [last]);
  if (by === undefined || (signs.length === 0 && !snapshot.chat)) return null;
  return (
    <section class="talk" data-area="talk" aria-label={t.title}>
      {own.length > 1 && (
        <label class="talk-by">
          {t.by}{' '}
          <select value={by} onChange={(e) => choose(e.currentTarget.value)}>
            {own.map((s) => (
              <option key={s.id} value={s.id}>
                {s.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {signs.length > 0 && face.gestures && <Gestures at={at} face={face} by={by} />}
      {snapshot.chat && <Chat at={at} face={face} by={by} />}
    </section>
  );
}

function Gestures({ at, face, by }: { at: At; face: GameFace; by: string }): JSX.Element {
  const t = words.value!.talk;
  const [to, address] = useState('');
  const others = at.seats.filter((s) => s.id !== by);
  const addressed = others.some((s) => s.id === to) ? to : '';
  const g = face.gestures!;
  return (
    <div class="gestures" role="group" aria-labelledby="gestures-title" aria-describedby="gestures-about">
      <h2 id="gestures-title">{t.gestures}</h2>
      <label class="gestures-to">
        {t.to}{' '}
        <select value={addressed} onChange={(e) => address(e.currentTarget.value)}>
          <option value="">{t.all}</option>
          {others.map((s) => (
            <option key={s.id} value={s.id}>
              {s.name}
            </option>
          ))}
        </select>
      </label>
      <ul>
        {at.snapshot.gestures.map((gesture) => (
          <li key={gesture}>
            <button
              type="button"
              data-gesture={gesture}
              title={g.about(gesture)}
              onClick={() => void at.store.aside(by, { gesture, ...(addressed !== '' && { to: addressed }) })}
            >
              <g.Icon gesture={gesture} size={34} />
              <span>{g.name(gesture)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="soft" id="gestures-about">
        {t.gesturesAbout}
      </p>
    </div>
  );
}

const SHOWN = 30;
function Chat({ at, face, by }: { at: At; face: GameFace; by: string }): JSX.Element {
  const t = words.value!.talk;
  const [text, write] = useState('');
  const table = at.store.id;
  const said = at.store.happenings.value
    .filter((h) => h.aside && 'message' in h.aside)
    .flatMap((h) => {
      const one = spokenIn(h, face, at.nameAt(h.seq), table);
      return one ? [{ ...one, seq: h.seq }] : [];
    })
    .slice(-SHOWN);
  const send = async (): Promise<void> => {
    if (text.trim() !== '' && (await at.store.aside(by, { message: text }))) write('');
  };
  return (
    <div class="chat">
      <h2>{t.chat}</h2>
      {said.length > 0 && (
        <ol>
          {said.map((one) => (
            <li key={one.seq}>
              <SeatToken seat={seatIndex(one.seat)} size={16} /> <SpokenText said={one} face={face} />
            </li>
          ))}
        </ol>
      )}
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void send();
        }}
      >
        <input
          id="message"
          dir="auto"
          value={text}
          maxLength={400}
          autocomplete="off"
          aria-label={t.message}
          placeholder={t.message}
          onInput={(e) => write(e.currentTarget.value)}
        />
        <button type="submit">{t.send}</button>
      </form>
      <Hushing at={at} others={at.seats.filter((s) => !s.own && s.bot === null)} />
    </div>
  );
}

function Hushing({ at, others }: { at: At; others: readonly Seat[] }): JSX.Element | null {
  const t = words.value!.talk;
  const table = at.store.id;
  const filled = rememberedTable(table)?.filled === true;
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{t.hide}</summary>
      {others.map((s) => (
        <div key={s.id}>
          <label class="toggle">
            <input type="checkbox" checked={hushed(table).includes(s.id)} onChange={(e) => hush(table, s.id, e.currentTarget.checked)} />
            <span class="hidden">{t.hideOf(s.name)}</span>
            <span aria-hidden="true">{s.name}</span>
          </label>
          {!isHere(table) && <Manners at={at} whom={{ seat: s.id }} name={s.name} blockable={filled} />}
        </div>
      ))}
    </details>
  );
}
