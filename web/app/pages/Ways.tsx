// By which ways one is told that it is one's turn, and when.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addChannel, toChannel, wish, type Channel, type Told, type Wishes } from '../../net/me.ts';
import { canPush, denied, subscribe } from '../../net/push.ts';
import { ME } from '../../words/me.ts';
import { language, sound } from '../../words/prefs.ts';
import { MailForm } from './MailForm.tsx';
import { Part, useDoing, type Doing } from './Part.tsx';

interface WaysProps {
  readonly how: Told;
  changed(how: Told): void;
}
const NIGHT = { from: '22:00', to: '08:00' };
const EVENING = '18:00';
const SIX_HOURS = 6 * 3_600_000;
const FORMATS = ['discord', 'slack', 'json'] as const;

export function Ways({ how, changed }: WaysProps): JSX.Element {
  const t = ME[language.value];
  const [ways, hours] = [useDoing(), useDoing()];
  const { wishes, channels } = how;
  // It is shown at once as it is wished for, and as it was where the house says no.
  const set = (next: Partial<Wishes>): Promise<void> => {
    changed({ ...how, wishes: { ...wishes, ...next } });
    return hours.does(async () => {
      try {
        changed(await wish(next));
      } catch (e) {
        changed(how);
        throw e;
      }
    }, t.saved);
  };
  // Whoever has chosen nothing yet is told in the language and by the clock of this device.
  useEffect(() => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    if (wishes.language !== language.value || (channels.length === 0 && wishes.zone !== zone))
      void hours.does(async () => changed(await wish({ language: language.value, ...(channels.length === 0 && { zone }) })));
  }, [language.value]);
  return (
    <>
      <Part title={t.told} about={t.toldAbout}>
        {channels.length === 0 ? (
          <p>{t.toldNone}</p>
        ) : (
          <ul class="me-list">
            {channels.map((one) => (
              <Way key={one.id} one={one} changed={changed} does={ways.does} />
            ))}
          </ul>
        )}
        {ways.said}
        <Add how={how} changed={changed} />
      </Part>
      <Part title={t.when}>
        <div class="me-when">
          <Switch label={t.quiet} on={wishes.quiet !== null} set={(on) => void set({ quiet: on ? NIGHT : null })}>
            {wishes.quiet && (
              <>
                <Hour label={t.from} value={wishes.quiet.from} set={(from) => void set({ quiet: { ...wishes.quiet!, from } })} />
                <Hour label={t.to} value={wishes.quiet.to} set={(to) => void set({ quiet: { ...wishes.quiet!, to } })} />
              </>
            )}
          </Switch>
          <Switch label={t.digest} on={wishes.digest !== null} set={(on) => void set({ digest: on ? EVENING : null })}>
            {wishes.digest !== null && <Hour label={t.at} value={wishes.digest} set={(digest) => void set({ digest })} />}
          </Switch>
          <Switch label={t.remind} on={wishes.remind > 0} set={(on) => void set({ remind: on ? SIX_HOURS : 0 })} />
          <Switch label={t.presence} on={wishes.presence} set={(presence) => void set({ presence })} />
          <Switch label={t.sound} on={sound.now.value === 'on'} set={(on) => sound.set(on ? 'on' : 'off')} />
        </div>
        {hours.said}
        <p class="soft">{t.zone(wishes.zone.replaceAll('_', ' '))}</p>
      </Part>
    </>
  );
}

function Way({ one, changed, does }: { one: Channel; changed: WaysProps['changed']; does: Doing['does'] }): JSX.Element {
  const t = ME[language.value];
  const { id, kind, to, format, confirmed, trouble } = one;
  const what = `${t.kinds[kind] ?? kind}, ${to}`;
  const act = (deed: 'remove' | 'try', done?: string): Promise<void> => does(async () => changed(await toChannel(id, deed)), done);
  const [state = '', why = ''] = /^(\w+) (.*)$/s.exec(trouble ?? '')?.slice(1) ?? [];
  return (
    <li>
      <span>
        <strong>{t.kinds[kind] ?? kind}</strong>{' '}
        <small>{[to, ...(format === undefined ? [] : [t.formats[format] ?? format])].join(' · ')}</small>
        {!confirmed && <small class="me-note">{t.unconfirmed}</small>}
        {trouble !== null && <small class="me-note me-wrong">{t.troubles[state]?.(why) ?? trouble}</small>}
      </span>
      <span class="me-buttons">
        <button type="button" aria-label={confirmed ? t.tries(what) : undefined} onClick={() => void act('try', t.tried)}>
          {confirmed ? t.tryIt : t.again}
        </button>
        <button type="button" aria-label={t.removes(what)} onClick={() => void act('remove')}>
          {t.remove}
        </button>
      </span>
    </li>
  );
}

function Add({ how, changed }: WaysProps): JSX.Element {
  const t = ME[language.value];
  const { ways } = how;
  const [byPush, byMail, byHook] = [useDoing(), useDoing(), useDoing()];
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<string>(FORMATS[0]);
  const add = ({ does }: Doing, channel: object): Promise<void> => does(async () => changed(await addChannel(channel)));
  const push = (): Promise<void> =>
    byPush.does(async () => {
      const subscription = await subscribe(how.pushKey);
      if (subscription) changed(await addChannel({ kind: 'push', subscription }));
    });
  return (
    <div class="me-add">
      {ways.includes('push') &&
        (canPush() && !denied() ? (
          <button onClick={() => void push()} type="button">
            {t.push}
          </button>
        ) : (
          <p class="soft">{denied() ? t.pushDenied : t.pushNone}</p>
        ))}
      {byPush.said}
      {ways.includes('mail') && (
        <MailForm
          id="me-mail"
          label={t.mail}
          about={t.mailAbout}
          button={t.mailAdd}
          said={byMail.said}
          send={(address, clear) => void add(byMail, { kind: 'mail', address }).then(clear)}
        />
      )}
      {ways.includes('webhook') && (
        <form
          class="me-line"
          onSubmit={(e) => {
            e.preventDefault();
            void add(byHook, { kind: 'webhook', url, format }).then(() => setUrl(''));
          }}
        >
          <label for="me-webhook">{t.webhook}</label>
          <input
            id="me-webhook"
            type="url"
            required
            maxLength={1000}
            value={url}
            onInput={(e) => setUrl(e.currentTarget.value)}
            aria-describedby="me-webhook-about"
          />
          <select aria-label={t.format} value={format} onChange={(e) => setFormat(e.currentTarget.value)}>
            {FORMATS.map((one) => (
              <option key={one} value={one}>
                {t.formats[one]}
              </option>
            ))}
          </select>
          <button type="submit">{t.webhookAdd}</button>
          <small id="me-webhook-about">{t.webhookAbout}</small>
          {byHook.said}
        </form>
      )}
    </div>
  );
}

function Switch({
  label,
  on,
  set,
  children,
}: {
  label: string;
  on: boolean;
  set(on: boolean): void;
  children?: JSX.Element | false | null;
}): JSX.Element {
  return (
    <div class="me-switch">
      <label class="toggle">
        <input type="checkbox" checked={on} onChange={(e) => set(e.currentTarget.checked)} /> {label}
      </label>
      {children}
    </div>
  );
}
function Hour({ label, value, set }: { label: string; value: string; set(hour: string): void }): JSX.Element {
  return (
    <label>
      {label} <input type="time" value={value} onChange={(e) => e.currentTarget.value !== '' && set(e.currentTarget.value)} />
    </label>
  );
}
