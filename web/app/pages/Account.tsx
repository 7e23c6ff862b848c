// An account: by what one is known again on another device, and how one signs in on this one.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  account,
  canPasskey,
  makePasskey,
  NoPasskey,
  removeAddress,
  removePasskey,
  sendLink,
  signInWays,
  signOut,
  useLink,
  usePasskey,
  type Account as Mine,
  type LinkAbout,
} from '../../net/account.ts';
import { devices } from '../../net/me.ts';
import { ACCOUNT } from '../../words/account.ts';
import { language } from '../../words/prefs.ts';
import { MailForm } from './MailForm.tsx';
import { Part, useDoing, type Doing } from './Part.tsx';
import { Sure } from './Sure.tsx';

function useWays(): readonly string[] {
  const [ways, setWays] = useState<readonly string[]>([]);
  useEffect(() => void signInWays().then(setWays, () => undefined), []);
  return canPasskey() ? ways : ways.filter((way) => way !== 'passkey');
}

/** Whoever does not want to use one is told so, and nothing has gone wrong. */
async function orNone(say: Doing['say'], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (e) {
    if (!(e instanceof NoPasskey)) throw e;
    say({ text: ACCOUNT[language.value].noPasskey, wrong: true });
  }
}

/** For whom the house knows. `gone`: this device is nobody any more; what is to be said of it. */
export function Account({ gone }: { gone(text: string): void }): JSX.Element | null {
  const t = ACCOUNT[language.value];
  const { does, say, said } = useDoing();
  const ways = useWays();
  const [mine, setMine] = useState<Mine | null>(null);
  const [asks, ask] = useState(false);
  useEffect(() => void does(async () => setMine(await account())), []);
  if (!mine) return said;
  const { addresses, passkeys } = mine;
  const has = addresses.length + passkeys.length > 0;
  if (ways.length === 0 && !has) return null;
  const change = (work: () => Promise<Mine>): Promise<void> => does(async () => setMine(await work()));
  const make = (): Promise<void> =>
    does(() =>
      orNone(say, async () => {
        setMine(await makePasskey());
        say({ text: t.passkeyMade });
      }),
    );
  const since = (at: number): string => t.since(new Date(at).toLocaleDateString(language.value, { dateStyle: 'medium' }));
  const leave = async (): Promise<void> => {
    const own = (await devices()).find((one) => one.this);
    if (own) await signOut(own.id);
    gone(t.left);
  };
  return (
    <Part title={t.account} about={has ? t.accountAbout : t.accountNone}>
      {has && (
        <ul class="me-list">
          {addresses.map(({ address, since: at }) => (
            <Way
              key={address}
              name={address}
              about={`${t.address} · ${since(at)}`}
              remove={() => void change(() => removeAddress(address))}
            />
          ))}
          {passkeys.map(({ id, name, since: at }) => (
            <Way
              key={id}
              name={name || t.passkey}
              about={`${t.passkey} · ${since(at)}`}
              remove={() => void change(() => removePasskey(id))}
            />
          ))}
        </ul>
      )}
      <div class="me-add">
        {ways.includes('passkey') && (
          <div>
            <button type="button" onClick={() => void make()}>
              {t.makePasskey}
            </button>
            <p class="soft">{t.passkeyAbout}</p>
          </div>
        )}
        {ways.includes('mail') && <Link about={t.linkAbout} />}
        {has && !asks && (
          <button type="button" onClick={() => ask(true)}>
            {t.leave}
          </button>
        )}
      </div>
      {asks && (
        <Sure title={t.leave} about={t.leaveAbout} yes={t.leaveSure} no={t.no} does={() => void does(leave)} leave={() => ask(false)} />
      )}
      {said}
    </Part>
  );
}
function Way({ name, about, remove }: { name: string; about: string; remove(): void }): JSX.Element {
  const t = ACCOUNT[language.value];
  return (
    <li>
      <span>
        <strong>{name}</strong> <small>{about}</small>
      </span>
      <button type="button" aria-label={t.removes(name)} onClick={remove}>
        {t.remove}
      </button>
    </li>
  );
}

/** For whom the house does not know by this device. `arrived`: with what is to be said of it. */
export function SignIn({ arrived }: { arrived(text: string): Promise<void> }): JSX.Element | null {
  const t = ACCOUNT[language.value];
  const { does, say, said } = useDoing();
  const ways = useWays();
  if (ways.length === 0) return null;
  return (
    <Part title={t.signIn} about={t.signInAbout}>
      <div class="me-add">
        {ways.includes('passkey') && (
          <button
            type="button"
            onClick={() =>
              void does(() =>
                orNone(say, async () => {
                  await usePasskey();
                  await arrived(t.arrived);
                }),
              )
            }
          >
            {t.usePasskey}
          </button>
        )}
        {ways.includes('mail') && <Link about={t.signInLinkAbout} />}
      </div>
      {said}
    </Part>
  );
}

function Link({ about }: { about: string }): JSX.Element {
  const t = ACCOUNT[language.value];
  const { does, said } = useDoing();
  return (
    <MailForm
      id="sign-in-mail"
      label={t.address}
      about={about}
      button={t.send}
      said={said}
      send={(address, clear) =>
        void does(async () => {
          await sendLink(address, language.value);
          clear();
        }, t.sent)
      }
    />
  );
}

/** By a link in a mail: nothing happens before one has said so, for programs open links as well. `name`: of whom the house knows by this
    device; null: nobody. */
export function ByLink({
  token,
  about,
  name,
  done,
}: {
  token: string;
  about: LinkAbout;
  name: string | null;
  /** With what is to be said of it. */
  done(text: string): Promise<void>;
}): JSX.Element {
  const t = ACCOUNT[language.value];
  const { does, said } = useDoing();
  const asked = about.account ? t.signsIn(about.name, name) : t.becomes(about.address, about.name);
  return (
    <Part title={about.account ? t.signInAs(about.name) : t.isYours} about={asked}>
      <p class="me-buttons">
        <button
          type="button"
          class="primary"
          onClick={() =>
            void does(async () => {
              await useLink(token);
              await done(about.account ? t.arrived : t.added);
            })
          }
        >
          {about.account ? t.signInSure : t.addSure}
        </button>
      </p>
      {said}
    </Part>
  );
}
