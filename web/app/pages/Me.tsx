// The page about oneself: name, how one is told, devices, and what the house knows.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lookAtLink, type LinkAbout } from '../../net/account.ts';
import {
  callMyself,
  devices,
  everything,
  followLink,
  forgetMe,
  join,
  newCode,
  removeDevice,
  told,
  whoAmI,
  type Device,
  type Told,
} from '../../net/me.ts';
import { blocks, unblock, type Blocked } from '../../net/conduct.ts';
import { forgetKey, ownName } from '../../net/guest.ts';
import { ME } from '../../words/me.ts';
import { language } from '../../words/prefs.ts';
import { Page } from '../frame/Page.tsx';
import { Account, ByLink, SignIn } from './Account.tsx';
import { Code } from '../../play/Code.tsx';
import { OnlyHere } from '../../play/OnlyHere.tsx';
import { OwnGames } from './OwnGames.tsx';
import { save } from '../../net/files.ts';
import { Part, useDoing, type Doing } from './Part.tsx';
import { Sure } from './Sure.tsx';
import { Ways } from './Ways.tsx';
import './me.css';

export function Me(): JSX.Element {
  const t = ME[language.value];
  const [name, setName] = useState<string | null | undefined>(undefined);
  const [how, setHow] = useState<Told | null>(null);
  const [mine, setMine] = useState<readonly Device[]>([]);
  /** How often somebody has come by a link: what is shown of the account is another one then. */
  const [came, setCame] = useState(0);
  const [link, setLink] = useState<{ readonly token: string; readonly about: LinkAbout } | null>(null);
  // What comes of a link, and what concerns all of the page.
  const { does, say, said } = useDoing();
  const look = async (): Promise<void> => {
    const me = await whoAmI();
    setName(me?.name ?? null);
    if (!me) return;
    setHow(await told());
    const list = await devices();
    setMine(list);
    // It came to be known by sitting down somewhere, and has not said what it is.
    if (!list.some((one) => one.this && one.name === '')) return;
    await callMyself(me.name);
    setMine(await devices());
  };
  useEffect(() => {
    const come = (): void =>
      void does(async () => {
        await arrive(t, say);
        const token = signInToken();
        if (token !== null) setLink({ token, about: await lookAtLink(token) });
        await look();
      });
    come();
    // A link that is opened where this page is already is another part of the same page.
    addEventListener('hashchange', come);
    return () => removeEventListener('hashchange', come);
  }, []);
  const saveName = async (given: string): Promise<void> => {
    await callMyself(given);
    await look();
  };
  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      {said}
      {link && name !== undefined && (
        <ByLink
          {...link}
          name={name}
          done={async (text) => {
            setLink(null);
            await look();
            setCame(came + 1);
            say({ text });
          }}
        />
      )}
      {name === null && <p>{t.nobody}</p>}
      {name !== undefined && <Name value={name ?? ownName()} save={saveName} />}
      {name === null && (
        <SignIn
          arrived={async (text) => {
            await look();
            say({ text });
          }}
        />
      )}
      {name === null && <Join joined={look} />}
      {name && how && <Ways how={how} changed={setHow} />}
      {name && <Devices list={mine} changed={look} />}
      {name && (
        <Account
          key={`account ${came}`}
          gone={(text) => {
            setName(null);
            say({ text });
          }}
        />
      )}
      {name && <OwnGames key={`games ${came}`} />}
      {name && <Blocks />}
      {name && (
        <Mine
          gone={() => {
            setName(null);
            say({ text: t.forgotten });
          }}
        />
      )}
    </Page>
  );
}

/** Of a link to sign in: in the address no more, once it has been read, and spent only when one says so. */
function signInToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('sign-in');
  if (token !== null) history.replaceState(history.state, '', location.pathname);
  return token;
}

/** By a link in a mail, which is spent with it. */
async function arrive(t: (typeof ME)['en'], say: Doing['say']): Promise<void> {
  const given = new URLSearchParams(location.hash.slice(1));
  for (const what of ['confirm', 'stop'] as const) {
    const link = given.get(what);
    if (link === null) continue;
    history.replaceState(history.state, '', location.pathname);
    await followLink(what, link).then(
      () => say({ text: what === 'confirm' ? t.confirmed : t.stopped }),
      () => say({ text: t.worthless, wrong: true }),
    );
  }
}

function Name({ value, save }: { value: string; save(name: string): Promise<void> }): JSX.Element {
  const t = ME[language.value];
  const [name, setName] = useState(value);
  useEffect(() => setName(value), [value]);
  const { does, said } = useDoing();
  return (
    <form
      class="me-line"
      onSubmit={(e) => {
        e.preventDefault();
        void does(() => save(name), t.saved);
      }}
    >
      <label for="me-name">{t.name}</label>
      <input id="me-name" value={name} maxLength={40} required autocomplete="nickname" onInput={(e) => setName(e.currentTarget.value)} />
      <button type="submit">{t.save}</button>
      {said}
    </form>
  );
}

function Join({ joined }: { joined(): Promise<void> }): JSX.Element {
  const t = ME[language.value];
  const { does, said } = useDoing();
  const [code, setCode] = useState(() => new URLSearchParams(location.hash.slice(1)).get('join') ?? '');
  return (
    <Part title={t.join} about={t.joinAbout}>
      <form
        class="me-line"
        onSubmit={(e) => {
          e.preventDefault();
          void does(async () => {
            await join(code);
            history.replaceState(history.state, '', location.pathname);
            await joined();
          });
        }}
      >
        <label for="me-code">{t.code}</label>
        <input
          id="me-code"
          value={code}
          maxLength={20}
          required
          autocomplete="one-time-code"
          onInput={(e) => setCode(e.currentTarget.value)}
        />
        <button type="submit">{t.join}</button>
        {said}
      </form>
    </Part>
  );
}

/** Milliseconds between two looks whether the other device has come. */
const AGAIN = 4000;

function Devices({ list, changed }: { list: readonly Device[]; changed(): Promise<void> }): JSX.Element {
  const t = ME[language.value];
  const { does, say, said } = useDoing();
  const [code, setCode] = useState<{ code: string; lasts: number } | null>(null);
  // A code that is used, or whose time is over, is shown no longer.
  useEffect(() => {
    if (!code) return undefined;
    const before = list.length;
    const over = setTimeout(() => setCode(null), code.lasts);
    const looks = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      void devices().then(
        async (now) => {
          if (now.length <= before) return;
          setCode(null);
          say({ text: t.joined });
          await changed();
        },
        () => undefined, // it is looked again soon
      );
    }, AGAIN);
    return () => {
      clearTimeout(over);
      clearInterval(looks);
    };
  }, [code, list.length]);
  const remove = (id: string): Promise<void> =>
    does(async () => {
      await removeDevice(id);
      await changed();
    });
  return (
    <Part title={t.devices} about={t.devicesAbout}>
      <ul class="me-list">
        {list.map(({ id, name, since, this: own }) => (
          <li key={id}>
            <span>
              <strong>{name || t.noName}</strong>{' '}
              <small>
                {[...(own ? [t.thisOne] : []), t.since(new Date(since).toLocaleDateString(language.value, { dateStyle: 'medium' }))].join(
                  ' · ',
                )}
              </small>
            </span>
            {!own && (
              <button type="button" aria-label={t.removes(name || t.noName)} onClick={() => void remove(id)}>
                {t.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button type="button" onClick={() => void does(async () => setCode(await newCode()))}>
          {t.another}
        </button>
      </p>
      {said}
      {code && (
        <div class="me-code">
          <p>
            <output class="me-digits">{code.code}</output>
          </p>
          <p class="soft">{t.anotherAbout(Math.round(code.lasts / 60_000))}</p>
          <OnlyHere />
          <Code key={code.code} title={t.codeTitle} text={`${location.origin}/me#join=${code.code}`} />
        </div>
      )}
    </Part>
  );
}

/** Nothing, where nobody is. */
function Blocks(): JSX.Element | null {
  const t = ME[language.value];
  const { does, said } = useDoing();
  const [list, setList] = useState<readonly Blocked[]>([]);
  const look = async (): Promise<void> => setList((await blocks()).blocks);
  useEffect(() => void look().catch(() => undefined), []);
  if (list.length === 0) return null;
  return (
    <Part title={t.blocked} about={t.blockedAbout}>
      <ul class="me-list">
        {list.map(({ id, name }) => (
          <li key={id}>
            <strong>{name}</strong>
            <button
              type="button"
              onClick={() =>
                void does(async () => {
                  await unblock(id);
                  await look();
                })
              }
            >
              {t.unblock(name)}
            </button>
          </li>
        ))}
      </ul>
      {said}
    </Part>
  );
}

function Mine({ gone }: { gone(): void }): JSX.Element {
  const t = ME[language.value];
  const { does, said } = useDoing();
  const [asks, ask] = useState(false);
  const take = async (): Promise<void> => {
    save(new Blob([JSON.stringify(await everything(), null, 2)], { type: 'application/json' }), 'ridotto-me.json');
  };
  const forget = async (): Promise<void> => {
    await forgetMe();
    forgetKey();
    gone();
  };
  return (
    <Part title={t.mine} about={t.mineAbout}>
      <p class="me-buttons">
        <button type="button" onClick={() => void does(take)}>
          {t.export}
        </button>
        {!asks && (
          <button type="button" onClick={() => ask(true)}>
            {t.forget}
          </button>
        )}
      </p>
      {asks && (
        <Sure title={t.forget} about={t.forgetAbout} yes={t.forgetSure} no={t.no} does={() => void does(forget)} leave={() => ask(false)} />
      )}
      {said}
    </Part>
  );
}
