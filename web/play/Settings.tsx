// The settings of this device: on a page of their own, and beside a table.
import type { ComponentChildren, JSX } from 'preact';
import {
  confirmEach,
  faces,
  FACES,
  language,
  letters,
  listChoices,
  moveSound,
  OWN_LOOKS,
  ownLook,
  ownTheme,
  PACES,
  pace,
  refusalSound,
  setConfirmEach,
  setListChoices,
  setPace,
  setTheme,
  shakes,
  size,
  SIZES,
  sound,
  SPOKEN,
  spoken,
  spokenOthers,
  turnAloud,
  words,
} from '../words/prefs.ts';
import { SETTINGS } from '../words/settings.ts';
import type { Sound } from './sounds.ts';
import './settings.css';

export function Settings(): JSX.Element {
  const t = SETTINGS[language.value];
  const { film, table } = words.value!;
  return (
    <div class="settings">
      <Group title={t.play}>
        <Check label={table.quick} on={confirmEach.value} set={setConfirmEach} />
        <Pick label={film.pace} all={PACES} names={film.paces} now={pace.value} set={setPace} />
        <Check label={t.listed} on={listChoices.value} set={setListChoices} />
        <Check label={t.letters} {...onOff(letters)} about={t.lettersAbout} />
      </Group>
      <Group title={t.see}>
        <Pick
          label={t.theme}
          all={['system', 'day', 'night']}
          names={t.themes}
          now={ownTheme() ?? 'system'}
          set={(to) => setTheme(to === 'system' ? null : to)}
        />
        <Pick label={t.size} all={SIZES} names={t.sizes} now={size.now.value} set={size.set} />
        <Pick label={t.ownLook} all={OWN_LOOKS} names={t.ownLooks} now={ownLook.now.value} set={ownLook.set} about={t.ownLookAbout} />
        <Pick label={t.faces} all={FACES} names={t.facesAll} now={faces.now.value} set={faces.set} />
      </Group>
      <Group title={t.aloud} about={t.aloudAbout}>
        <Pick label={t.spoken} all={SPOKEN} names={t.spokens} now={spoken.now.value} set={spoken.set} about={t.spokenAbout} />
        <Check label={t.others} {...onOff(spokenOthers)} />
        <Check label={t.alarm} {...onOff(turnAloud)} />
      </Group>
      <Group title={t.sounds}>
        <Check label={t.sound} {...onOff(sound)} beside={<Listen to="turn" what={t.sound} />} />
        <Check label={t.move} {...onOff(moveSound)} beside={<Listen to="move" what={t.move} />} />
        <Check label={t.refusal} {...onOff(refusalSound)} beside={<Listen to="refusal" what={t.refusal} />} />
        {'vibrate' in navigator && <Check label={t.shakes} {...onOff(shakes)} />}
      </Group>
    </div>
  );
}

const onOff = ({ now, set }: typeof sound) => ({ on: now.value === 'on', set: (on: boolean): void => set(on ? 'on' : 'off') });

function Group({ title, about, children }: { title: string; about?: string; children: ComponentChildren }): JSX.Element {
  return (
    <fieldset>
      <legend>{title}</legend>
      {about !== undefined && <p class="soft">{about}</p>}
      {children}
    </fieldset>
  );
}

interface CheckProps {
  label: string;
  on: boolean;
  set(on: boolean): void;
  about?: string;
  beside?: JSX.Element;
}
function Check({ label, on, set, about, beside }: CheckProps): JSX.Element {
  return (
    <div class="settings-line">
      <label>
        <input type="checkbox" checked={on} onChange={(e) => set(e.currentTarget.checked)} /> {label}
      </label>
      {beside}
      {about !== undefined && <small>{about}</small>}
    </div>
  );
}

interface PickProps<T extends string> {
  label: string;
  all: readonly T[];
  names: Readonly<Record<T, string>>;
  now: T;
  set(to: T): void;
  about?: string;
}
function Pick<T extends string>({ label, all, names, now, set, about }: PickProps<T>): JSX.Element {
  return (
    <div class="settings-line">
      <label>
        <span>{label}</span>{' '}
        <select value={now} onChange={(e) => set(e.currentTarget.value as T)}>
          {all.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </label>
      {about !== undefined && <small>{about}</small>}
    </div>
  );
}

function Listen({ to, what }: { to: Sound; what: string }): JSX.Element {
  const t = SETTINGS[language.value];
  const play = async (): Promise<void> => (await import('./sounds.ts')).play(to);
  return (
    <button type="button" aria-label={words.value!.table.labelled(t.listen, what)} onClick={() => void play().catch(() => undefined)}>
      {t.listen}
    </button>
  );
}
