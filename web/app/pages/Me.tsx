// The page about oneself: name, how one is told, devices, and what the house knows.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lookAtLink, NoPasskey, type LinkAbout } from '../../net/account.ts';
import { Refused, UNREACHABLE } from '../../net/http/api.ts';
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
import { forgetKey, ownName } from '../../net/people.ts';
import { ACCOUNT } from '../../words/account.ts';
import { ME } from '../../words/me.ts';
import { problemInWords } from '../../words/problem.ts';
import { language, words } from '../../words/prefs.ts';
import { Page } from '../frame/Page.tsx';
import { Account, ByLink, SignIn } from './Account.tsx';
import { Code } from './Code.tsx';
import { OwnGames } from './OwnGames.tsx';
import { Part, type Doing } from './Part.tsx';
import { Ways } from './Ways.tsx';
import './me.css';

/** What has come of the last thing that one did, or why it could not be. */
interface Said {
  readonly text: string;
  readonly wrong?: true;
}
export function Me(): JSX.Element {
  const t = ME[language.value];
  const [name, setName] = useState<string | null | undefined>(undefined);
  const [how, setHow] = useState<Told | null>(null);
  const [mine, setMine] = useState<readonly Device[]>([]);
  const [said, say] = useState<Said | null>(null);
  /** How often somebody has come by a link: what is shown of the account is another one then. */
  const [came, setCame] = useState(0);
  const [link, setLink] = useState<{ readonly token: string; readonly about: LinkAbout } | null>(null);
  const doing: Doing = async (work, done) => {
    say(null);
    try {
      await work();
      if (done !== undefined) say({ text: done });
    } catch (e) {
      const text =
        e instanceof NoPasskey
          ? ACCOUNT[language.value].noPasskey
          : problemInWords(words.value!.problem, e instanceof Refused ? e.problem : UNREACHABLE);
      say({ text, wrong: true });
    }
  };
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
      void doing(async () => {
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
  const saveName = (given: string): Promise<void> =>
    doing(async () => {
      await callMyself(given);
      await look();
    }, t.saved);
  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <p role="status" class={said ? (said.wrong ? 'problem' : 'me-said') : undefined}>
        {said?.text}
      </p>
      {link && name !== undefined && (
        <ByLink
          {...link}
          name={name}
          doing={doing}
          done={async () => {
            setLink(null);
            await look();
            setCame(came + 1);
          }}
        />
      )}
      {name === null && <p>{t.nobody}</p>}
      {name !== undefined && <Name key={name ?? ''} value={name ?? ownName()} save={saveName} />}
      {name === null && <SignIn doing={doing} arrived={look} />}
      {name === null && <Join doing={doing} joined={look} />}
      {name && how && <Ways how={how} changed={setHow} doing={doing} />}
      {name && <Devices list={mine} doing={doing} changed={look} />}
      {name && <Account key={`account ${came}`} doing={doing} gone={() => setName(null)} />}
      {name && <OwnGames key={`games ${came}`} doing={doing} />}
      {name && <Mine doing={doing} gone={() => setName(null)} />}
    </Page>
  );
}

/** By a link in a mail, which is spent with it. */
async function arrive(t: (typeof ME)['en'], say: (said: Said) => void): Promise<void> {
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

/** Of a link to sign in: in the address no more, once it has been read, and spent only when one says so. */
function signInToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('sign-in');
  if (token !== null) history.replaceState(history.state, '', location.pathname);
  return token;
}

function Name({ value, save }: { value: string; save(name: string): Promise<void> }): JSX.Element {
  const t = ME[language.value];
  const [name, setName] = useState(value);
  return (
    <form
      class="me-line"
      onSubmit={(e) => {
        e.preventDefault();
        void save(name);
      }}
    >
      <label for="me-name">{t.name}</label>
      <input id="me-name" value={name} maxLength={40} required autocomplete="nickname" onInput={(e) => setName(e.currentTarget.value)} />
      <button type="submit">{t.save}</button>
    </form>
  );
}

function Join({ doing, joined }: { doing: Doing; joined(): Promise<void> }): JSX.Element {
  const t = ME[language.value];
  const [code, setCode] = useState(() => new URLSearchParams(location.hash.slice(1)).get('join') ?? '');
  return (
    <Part title={t.join} about={t.joinAbout}>
      <form
        class="me-line"
        onSubmit={(e) => {
          e.preventDefault();
          void doing(async () => {
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
      </form>
    </Part>
  );
}

function Devices({ list, doing, changed }: { list: readonly Device[]; doing: Doing; changed(): Promise<void> }): JSX.Element {
  const t = ME[language.value];
  const [code, setCode] = useState<{ code: string; lasts: number } | null>(null);
  const remove = (id: string): Promise<void> =>
    doing(async () => {
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
        <button type="button" onClick={() => void doing(async () => setCode(await newCode()))}>
          {t.another}
        </button>
      </p>
      {code && (
        <div class="me-code">
          <p>
            <output class="me-digits">{code.code}</output>
          </p>
          <p class="soft">{t.anotherAbout(Math.round(code.lasts / 60_000))}</p>
          <Code key={code.code} title={t.codeTitle} text={`${location.origin}/me#join=${code.code}`} />
        </div>
      )}
    </Part>
  );
}

function Mine({ doing, gone }: { doing: Doing; gone(): void }): JSX.Element {
  const t = ME[language.value];
  const [asks, ask] = useState(false);
  const save = async (): Promise<void> => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(await everything(), null, 2)], { type: 'application/json' }));
    link.download = 'ridotto-me.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const forget = async (): Promise<void> => {
    await forgetMe();
    forgetKey();
    gone();
  };
  return (
    <Part title={t.mine} about={t.mineAbout}>
      <p class="me-buttons">
        <button type="button" onClick={() => void doing(save)}>
          {t.export}
        </button>
        {!asks && (
          <button type="button" onClick={() => ask(true)}>
            {t.forget}
          </button>
        )}
      </p>
      {asks && (
        <div role="group" aria-label={t.forget} class="problem">
          <p>{t.forgetAbout}</p>
          <p class="me-buttons">
            <button type="button" onClick={() => void doing(forget, t.forgotten)}>
              {t.forgetSure}
            </button>
            <button type="button" onClick={() => ask(false)}>
              {t.no}
            </button>
          </p>
        </div>
      )}
    </Part>
  );
}
