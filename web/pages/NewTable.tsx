// Setting up a table: who sits where, the house rules, and what one adds to the dealing.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { OPTION_NAMES, type OptionName } from '@ridotto/games/san-marco/words/shape.ts';
import { SeatToken } from '../art/emblems.tsx';
import { seatIndex } from '../art/seats.ts';
import * as api from '../net/api.ts';
import { gameWords, words } from '../shell/prefs.ts';
import { go } from '../shell/router.tsx';
import { Page } from '../shell/Page.tsx';
import { open, QUICK, type Wish } from './open.ts';

const REAL: Readonly<Record<string, string | boolean>> = { true: true, false: false };

export function NewTable(): JSX.Element {
  const t = words.value!.setup;
  const w = gameWords.value!;
  const [wish, setWish] = useState<Wish>({ ...QUICK, options: Object.fromEntries(OPTION_NAMES.map((o) => [o, first(o)])) });
  const [number, setNumber] = useState(4);
  const [bots, setBots] = useState<readonly string[]>(['steady', 'random']);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    void api.games().then(
      ({ games }) => setBots(games.find((g) => g.name === 'san-marco')?.bots ?? bots),
      () => undefined,
    );
  }, []);
  const seats = wish.seats.slice(0, number);
  const seat = (i: number, change: Partial<Wish['seats'][number]>): void =>
    setWish({ ...wish, seats: wish.seats.map((s, k) => (k === i ? { ...s, ...change } : s)) });
  const submit = async (e: Event): Promise<void> => {
    e.preventDefault();
    setFailed(null);
    try {
      go(await open({ ...wish, seats: seats.map((s) => ({ ...s, name: s.name.trim() })) }));
    } catch (x) {
      setFailed(x instanceof api.Refused ? `${t.failed} ${x.problem.detail}` : `${t.failed} ${words.value!.problem.offline}`);
    }
  };

  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      <form class="setup" data-game="san-marco" onSubmit={(e) => void submit(e)}>
        <fieldset class="setup-number">
          <legend>{t.players}</legend>
          {[3, 4].map((n) => (
            <label key={n}>
              <input type="radio" name="number" checked={number === n} onChange={() => setNumber(n)} /> {t.number(n)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t.table}</legend>
          <ol class="setup-seats">
            {seats.map((s, i) => (
              <li key={i}>
                <SeatToken seat={seatIndex(`s${i}`)} size={36} />
                <input
                  aria-label={t.name(i + 1)}
                  value={s.name}
                  maxLength={40}
                  required
                  autocomplete="off"
                  onInput={(e) => seat(i, { name: e.currentTarget.value })}
                />
                <select aria-label={t.who(i + 1)} value={s.who} onChange={(e) => seat(i, { who: e.currentTarget.value })}>
                  <option value="here">{t.here}</option>
                  <option value="link">{t.link}</option>
                  {bots.map((b) => (
                    <option key={b} value={b}>
                      {t.bot(t.bots[b] ?? b)}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ol>
          {seats.filter((s) => s.who === 'here').length > 1 && <p class="soft">{t.hot}</p>}
          <label class="setup-check">
            <input type="checkbox" checked={wish.confirm} onChange={(e) => setWish({ ...wish, confirm: e.currentTarget.checked })} />{' '}
            {t.confirm}
            <small>{t.confirmAbout}</small>
          </label>
        </fieldset>
        <details>
          <summary>{t.settings}</summary>
          {OPTION_NAMES.map((o) => (
            <fieldset key={o} class="setup-option">
              <legend>{w.options[o].title}</legend>
              <small>{w.options[o].about}</small>
              {Object.entries(w.options[o].values).map(([value, label]) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={o}
                    checked={String(wish.options[o]) === value}
                    onChange={() => setWish({ ...wish, options: { ...wish.options, [o]: REAL[value] ?? value } })}
                  />{' '}
                  {label}
                </label>
              ))}
            </fieldset>
          ))}
        </details>
        <details>
          <summary>{t.salt}</summary>
          <label class="setup-salt">
            <small>{t.saltAbout}</small>
            <input
              value={wish.salt}
              maxLength={200}
              autocomplete="off"
              onInput={(e) => setWish({ ...wish, salt: e.currentTarget.value })}
            />
          </label>
        </details>
        {failed !== null && (
          <p role="alert" class="problem">
            {failed}
          </p>
        )}
        <button type="submit" class="primary big">
          {t.open}
        </button>
      </form>
    </Page>
  );
}

/** The default stands first. */
function first(o: OptionName): string | boolean {
  const value = Object.keys(gameWords.value!.options[o].values)[0] ?? '';
  return REAL[value] ?? value;
}
