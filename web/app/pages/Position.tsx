// A position that a link brings: who plays which seat, and on from there, at a table of this device.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameText } from '@ridotto/engine/manifest.ts';
import type { LinkedPosition } from '@ridotto/table/position-link.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import { listed, type Listed } from '../../games/index.ts';
import * as api from '../../net/http/api.ts';
import { linkedPosition, openPosition } from '../../net/position.ts';
import { PlayedBy } from '../../play/PlayedBy.tsx';
import { useLater } from '../../words/later.ts';
import { POSITION } from '../../words/position.ts';
import { language, words } from '../../words/prefs.ts';
import { go } from '../frame/router.ts';
import { Page } from '../frame/Page.tsx';
import { everythingFor } from './ahead.ts';

export function Position(): JSX.Element {
  const [fragment, setFragment] = useState(location.hash.slice(1));
  useEffect(() => {
    const come = (): void => setFragment(location.hash.slice(1));
    addEventListener('hashchange', come);
    return () => removeEventListener('hashchange', come);
  }, []);
  const position = read(fragment);
  const game = position && listed(position.game);
  return game ? <Named key={fragment} game={game} position={position} /> : <None />;
}

function read(fragment: string): LinkedPosition | undefined {
  try {
    return linkedPosition(fragment);
  } catch {
    return undefined;
  }
}

function None(): JSX.Element {
  const t = POSITION[language.value];
  return (
    <Page title={t.none}>
      <h1>{t.none}</h1>
      <p>{t.noneAbout}</p>
    </Page>
  );
}

function Named({ game, position }: { game: Listed; position: LinkedPosition }): JSX.Element | null {
  const w = useLater(game.words, game.name);
  return w && <Form game={game} w={w} position={position} />;
}

function Form({ game, w, position }: { game: Listed; w: GameText; position: LinkedPosition }): JSX.Element {
  const t = POSITION[language.value];
  const { setup, problem } = words.value!;
  const [who, setWho] = useState(position.names.map(() => 'here'));
  const [bots, setBots] = useState<readonly string[]>(['steady', 'random']);
  const [opening, setOpening] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    void api.games().then(
      ({ games }) => setBots(games.find(({ name }) => name === game.name)?.bots ?? bots),
      () => undefined, // it is a table of this device: no house is needed
    );
  }, []);
  const rules = Object.entries(position.options).flatMap(([option, value]) => {
    const about = w.options[option];
    return about ? [words.value!.table.labelled(about.title, about.values[String(value)] ?? String(value))] : [];
  });
  const play = async (e: Event): Promise<void> => {
    e.preventDefault();
    setFailed(null);
    setOpening(true);
    try {
      await everythingFor(game);
      go(await openPosition(position, who));
    } catch (x) {
      setFailed(`${setup.failed} ${x instanceof api.Refused ? x.problem.detail : problem.kinds['not-stored']!}`);
      setOpening(false);
    }
  };
  return (
    <Page title={t.title(w.title)}>
      <h1>{t.title(w.title)}</h1>
      <p class="lead">{t.about}</p>
      <form class="setup" data-game={game.name} onSubmit={(e) => void play(e)}>
        <fieldset>
          <legend>{setup.table}</legend>
          <ol class="setup-seats">
            {position.names.map((name, i) => (
              <li key={i}>
                <SeatToken seat={seatIndex(`s${i}`)} size={36} />
                <strong>{name}</strong>
                <PlayedBy label={t.who(name)} value={who[i]} bots={bots} set={(to) => setWho(who.map((one, p) => (p === i ? to : one)))} />
              </li>
            ))}
          </ol>
          {who.filter((one) => one === 'here').length > 1 && <p class="soft">{setup.hot}</p>}
        </fieldset>
        {rules.length > 0 && (
          <details>
            <summary>{setup.settings}</summary>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </details>
        )}
        {failed !== null && (
          <p role="alert" class="problem">
            {failed}
          </p>
        )}
        <button type="submit" class="primary big" disabled={opening}>
          {opening ? words.value!.loading : t.play}
        </button>
      </form>
    </Page>
  );
}
