// Setting up a table: who sits where, the house rules, and what one adds to the dealing.
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import * as api from '../../net/http/api.ts';
import { fills, hotSeat, isAlone, isPerson, mayBeTimed, staysHere, type Wish } from '../../net/open.ts';
import { editionsOf, keptEdition, nameOf } from '../../net/editions.ts';
import { keeps } from '../../net/storage.ts';
import type { Listed } from '../../games/index.ts';
import { LEVELS } from '../../play/levels.ts';
import { tempoInWords } from '../../play/settled.ts';
import { TEMPOS } from '../../play/tempos.ts';
import type { SetupProps } from '../../play/brings.ts';
import type { GameText } from '@ridotto/engine/manifest.ts';
import { LATE } from '@ridotto/table/tempo.ts';
import { useLater } from '../../words/later.ts';
import { PlayedBy } from '../../play/PlayedBy.tsx';
import { elsewhereWords } from '../../words/elsewhere/index.ts';
import { language, words } from '../../words/prefs.ts';
import { go } from '../frame/router.ts';
import { Page } from '../frame/Page.tsx';
import { Games } from './Games.tsx';
import { fetchAhead } from './ahead.ts';
import { openTable } from './opening.ts';
import { quick } from './quick.ts';

const REAL: Readonly<Record<string, string | boolean>> = { true: true, false: false };
const real = (value: string): string | boolean | number => REAL[value] ?? (/^\d+$/.test(value) ? Number(value) : value);

export function NewTable({ game }: { game: Listed }): JSX.Element | null {
  const w = useLater(game.words, game.name);
  return w && <Form one={game} w={w} />;
}

function Form({ one, w }: { one: Listed; w: GameText }): JSX.Element {
  const { setup: t, around: a, hints } = words.value!;
  const game = one.name;
  const [wish, setWish] = useState<Wish>(quick(game, Math.max(...one.seats)));
  const [number, setNumber] = useState(one.seats.includes(4) ? 4 : Math.max(...one.seats));
  const [bots, setBots] = useState<readonly string[]>(LEVELS);
  const [edition, setEdition] = useState(() => new URLSearchParams(location.search).get('edition') ?? '');
  const [failed, setFailed] = useState<string | null>(null);
  const [opening, setOpening] = useState(false);
  const [defaults, setDefaults] = useState<Wish['options']>({});
  useEffect(() => {
    void api.games().then(
      ({ games }) => {
        const info = games.find((g) => g.name === game);
        const there = info?.bots ?? bots;
        setBots(there);
        setDefaults(Object.fromEntries(Object.entries(info?.options ?? {}).map(([o, values]) => [o, values[0] ?? ''])));
        const able = (s: Wish['seats'][number]): boolean => isPerson(s) || there.includes(s.who);
        setWish((old) => ({ ...old, seats: old.seats.map((s) => (able(s) ? s : { ...s, who: there[0] ?? 'random' })) }));
      },
      () => undefined,
    );
  }, []);
  useEffect(() => void fetchAhead(one), [one]);
  const seats = wish.seats.slice(0, number);
  const filling = fills({ ...wish, seats });
  const mine = wish.screen === undefined ? seats.findIndex((s) => s.who === 'here') : -1;
  /** Does whoever comes say their name themselves? */
  const comes = (i: number): boolean => filling && i !== mine && isPerson(seats[i]!);
  const options = { ...defaults, ...wish.options };
  const names = Object.keys(w.options).filter((o) => one.matters?.(o, { options, players: number }) !== false);
  const seat = (i: number, change: Partial<Wish['seats'][number]>): void =>
    setWish({ ...wish, seats: wish.seats.map((s, k) => (k === i ? { ...s, ...change } : s)) });
  /** Around a screen everybody comes with a device of their own. */
  const around = (on: boolean): void => {
    const { screen: _, ...besides } = wish;
    const as = (i: number): string => (on ? 'open' : i === 0 ? 'here' : 'steady');
    setWish({ ...besides, seats: wish.seats.map((s, i) => ({ ...s, who: as(i) })), ...(on && { screen: a.name }) });
  };
  const submit = async (e: Event): Promise<void> => {
    e.preventDefault();
    setFailed(null);
    setOpening(true);
    const asked = Object.fromEntries(Object.entries(wish.options).filter(([o]) => names.includes(o)));
    const own = one.printed && keptEdition(edition)?.file;
    const wished: Wish = {
      ...wish,
      options: asked,
      seats: seats.map((s) => ({ ...s, name: s.name.trim() })),
      ...(own && { edition: own }),
    };
    try {
      go(await openTable(one, wished, language.value));
    } catch (x) {
      setFailed(x instanceof api.Refused ? `${t.failed} ${x.problem.detail}` : `${t.failed} ${words.value!.problem.offline}`);
      setOpening(false);
    }
  };

  return (
    <Page title={t.title(w.title)}>
      <Games page="new" game={game} />
      <h1>{t.title(w.title)}</h1>
      <form class="setup" data-game={game} onSubmit={(e) => void submit(e)}>
        <fieldset class="setup-number">
          <legend>{t.players}</legend>
          {one.seats.map((n) => (
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
                  value={comes(i) ? '' : s.name}
                  placeholder={comes(i) ? (wish.screen === undefined ? t.openSeat : a.seat) : undefined}
                  disabled={comes(i)}
                  maxLength={40}
                  required={!comes(i)}
                  autocomplete="off"
                  onInput={(e) => seat(i, { name: e.currentTarget.value })}
                />
                <PlayedBy
                  label={t.who(i + 1)}
                  value={s.who}
                  here={wish.screen === undefined}
                  people={
                    wish.screen === undefined
                      ? [
                          ['link', t.link],
                          ['open', t.openSeat],
                        ]
                      : [['open', a.seat]]
                  }
                  bots={bots}
                  set={(who) => seat(i, { who })}
                />
              </li>
            ))}
          </ol>
          <Tick label={a.wish} about={a.wishAbout} on={wish.screen !== undefined} set={around} />
          {filling && wish.screen === undefined && <p class="soft">{t.openAbout}</p>}
          {filling && (
            <Tick label={t.listed} about={t.listedAbout} on={wish.listed === true} set={(listed) => setWish({ ...wish, listed })} />
          )}
          {!filling && seats.filter((s) => s.who === 'here').length > 1 && <p class="soft">{t.hot}</p>}
          {!filling && !isSecureContext && staysHere({ ...wish, seats }) && <p class="soft">{elsewhereWords().unkept}</p>}
          {!filling && hotSeat({ ...wish, seats }) && keeps.value && (
            <Tick label={t.atHouse} about={t.atHouseAbout} on={wish.atHouse === true} set={(atHouse) => setWish({ ...wish, atHouse })} />
          )}
          <Tick label={t.confirm} about={t.confirmAbout} on={wish.confirm} set={(confirm) => setWish({ ...wish, confirm })} />
          {seats.filter((s) => !bots.includes(s.who)).length > 1 && (
            <Tick label={t.chat} about={t.chatAbout} on={wish.chat === true} set={(chat) => setWish({ ...wish, chat })} />
          )}
          <Tick label={t.whatIf} about={t.whatIfAbout} on={wish.whatIf !== false} set={(whatIf) => setWish({ ...wish, whatIf })} />
          <Tick label={hints.setting} about={hints.settingAbout} on={wish.hints !== false} set={(on) => setWish({ ...wish, hints: on })} />
          {!filling && isAlone({ ...wish, seats }) && (
            <Tick
              label={hints.reasons.setting}
              about={hints.reasons.settingAbout}
              on={wish.reasons === true}
              set={(reasons) => setWish({ ...wish, reasons })}
            />
          )}
        </fieldset>
        {mayBeTimed({ ...wish, seats }) && <TempoChoice wish={wish} setWish={setWish} />}
        {one.setup && <Besides setup={one.setup} players={number} options={options} set={(o) => setWish({ ...wish, options: o })} />}
        {one.printed && <EditionChoice game={game} chosen={edition} choose={setEdition} />}
        <details>
          <summary>{t.settings}</summary>
          {names.map((o) => (
            <fieldset key={o} class="setup-option" aria-describedby={`about-${o}`}>
              <legend>{w.options[o]!.title}</legend>
              <small id={`about-${o}`}>{w.options[o]!.about}</small>
              {Object.entries(w.options[o]!.values).map(([value, label]) => (
                <label key={value}>
                  <input
                    type="radio"
                    name={o}
                    checked={String(options[o]) === value}
                    onChange={() => setWish({ ...wish, options: { ...wish.options, [o]: real(value) } })}
                  />{' '}
                  {label}
                </label>
              ))}
            </fieldset>
          ))}
        </details>
        {!filling && (
          <details>
            <summary>{t.salt}</summary>
            <label class="setup-salt">
              <small id="salt-about">{t.saltAbout}</small>
              <input
                aria-label={t.salt}
                aria-describedby="salt-about"
                value={wish.salt}
                maxLength={200}
                autocomplete="off"
                onInput={(e) => setWish({ ...wish, salt: e.currentTarget.value })}
              />
            </label>
          </details>
        )}
        {failed !== null && (
          <p role="alert" class="problem">
            {failed}
          </p>
        )}
        <button type="submit" class="primary big" disabled={opening}>
          {opening ? words.value!.loading : filling ? t.invite : t.open}
        </button>
      </form>
    </Page>
  );
}

/** What is printed on board and cards: as it ships, or as somebody has put it in from their own copy. */
function EditionChoice({ game, chosen, choose }: { game: string; chosen: string; choose(id: string): void }): JSX.Element {
  const { setup: t } = words.value!;
  const kept = editionsOf(game);
  return (
    <fieldset class="setup-tempo">
      <legend>{t.edition.title}</legend>
      {kept.length > 0 && (
        <select aria-label={t.edition.title} value={chosen} onChange={(e) => choose(e.currentTarget.value)}>
          <option value="">{t.edition.ours}</option>
          {kept.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      )}
      <small>
        {t.edition.about} <a href={`/edition/${game}`}>{t.edition.putIn}</a>
      </small>
    </fieldset>
  );
}

function TempoChoice({ wish, setWish }: { wish: Wish; setWish(wish: Wish): void }): JSX.Element {
  const t = words.value!.company;
  const id = Object.keys(TEMPOS).find((one) => JSON.stringify(TEMPOS[one]) === JSON.stringify(wish.tempo)) ?? 'none';
  const choose = (one: string): void => {
    const { tempo: _, ...rest } = wish;
    const tempo = TEMPOS[one];
    setWish(tempo ? { ...rest, tempo } : rest);
  };
  return (
    <fieldset class="setup-tempo">
      <legend>{t.tempo}</legend>
      <select aria-label={t.tempo} value={id} onChange={(e) => choose(e.currentTarget.value)}>
        {Object.entries(TEMPOS).map(([one, tempo]) => (
          <option key={one} value={one}>
            {tempoInWords(tempo)}
          </option>
        ))}
      </select>
      {wish.tempo && <p>{t.whenOut}</p>}
      {wish.tempo &&
        LATE.map((late) => (
          <label key={late}>
            <input type="radio" name="late" checked={(wish.late ?? 'bot') === late} onChange={() => setWish({ ...wish, late })} />{' '}
            {t.late[late]}
          </label>
        ))}
    </fieldset>
  );
}

/** What the game asks besides, once it is here. */
function Besides({ setup, ...props }: SetupProps & { setup: NonNullable<Listed['setup']> }): JSX.Element | null {
  const [Part, setPart] = useState<((props: SetupProps) => JSX.Element | null) | null>(null);
  useEffect(() => void setup().then((part) => setPart(() => part)), []);
  return Part && <Part {...props} />;
}

/** A wish for the table, and what it means. */
function Tick({ label, about, on, set }: { label: string; about: string; on: boolean; set(on: boolean): void }): JSX.Element {
  const id = useId();
  return (
    <label class="setup-check">
      <input
        type="checkbox"
        checked={on}
        onChange={(e) => set(e.currentTarget.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-about`}
      />{' '}
      <span id={`${id}-label`}>{label}</span>
      <small id={`${id}-about`}>{about}</small>
    </label>
  );
}
