// What happened, and whatever else can be looked up: one at a time, in one place. It takes what room is free below what one does;
// only who wants it larger has it lie over that.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';
import { later } from './later.tsx';
import { Log } from './Log.tsx';
import { LookBack } from './LookBack.tsx';
import { lastMoveOf } from './past.ts';
import { hasGallery, hasTalk, unread } from './talks.ts';

const SinceTurn = later(() => import('./SinceTurn.tsx').then((m) => m.SinceTurn));
const Bubbles = later(() => import('./Bubbles.tsx').then((m) => m.Bubbles));
const Dealers = later(() => import('./Dealers.tsx').then((m) => m.Dealers));
const Talk = later(() => import('./Talk.tsx').then((m) => m.Talk));
const Gallery = later(() => import('./Gallery.tsx').then((m) => m.Gallery));

interface Tab {
  id: string;
  name: string;
  wide?: boolean;
  news?: boolean;
  body: JSX.Element;
}

interface TabsProps {
  at: At;
  /** What the board shows: what is past, while the film lasts. */
  shown: At;
  face: GameFace;
  light(places: readonly string[] | null): void;
  /** What else there is to look up. */
  more?: readonly Tab[];
}
export function Tabs({ at, shown, face, light, more = [] }: TabsProps): JSX.Element {
  const [chosen, setTab] = useState('log');
  const [large, enlarge] = useState(false);
  const t = words.value!.table;
  const box = useRef<HTMLElement>(null);
  const past = at.store.past.film.endless;
  const parts = face.tabs();
  const tabs: Tab[] = [
    { id: 'log', name: t.log, body: <Log at={at} face={face} light={light} /> },
    ...(!past && hasTalk(at) ? [{ id: 'talk', name: words.value!.talk.tab, news: unread(at), body: <Talk at={at} face={face} /> }] : []),
    ...(!past && hasGallery(at) ? [{ id: 'gallery', name: words.value!.talk.gallery, body: <Gallery at={at} /> }] : []),
    { id: 'players', name: t.players, body: <face.Panels at={shown} /> },
    ...parts.map(({ Part, ...part }) => ({ ...part, body: <Part at={shown.store === at.store ? at : shown} /> })),
    ...more,
  ];
  const tab = tabs.find((one) => one.id === chosen) ?? tabs[0]!;
  const last = lastMoveOf(at.snapshot.you, at.store.happenings.value);
  const other = tab.id !== 'log';
  const choose = (id: string): void => {
    setTab(id);
    if (id === 'log') enlarge(false);
  };
  const keys = (e: KeyboardEvent): void => {
    if (e.key === 'Escape' && (other || large)) {
      choose('log');
      document.getElementById('tab-log')?.focus();
      e.preventDefault();
      return;
    }
    if (!(e.target instanceof Element && e.target.role === 'tab')) return;
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!.id;
    choose(next);
    document.getElementById(`tab-${next}`)?.focus();
    e.preventDefault();
  };
  // It leaves everybody in sight: it begins below them.
  useEffect(() => {
    const everybody = document.querySelector<HTMLElement>('.everybody');
    if (!everybody || !box.current) return;
    const measure = (): void => box.current?.style.setProperty('--tabs-from', `${everybody.offsetHeight + 8}px`);
    const resized = new ResizeObserver(measure);
    resized.observe(everybody);
    return () => resized.disconnect();
  }, []);
  return (
    <section
      class={`tabs${large ? ' tabs-tall' : other ? ' tabs-other' : ''}${large && tab.wide ? ' tabs-wide' : ''}`}
      data-area="happened"
      aria-label={tabs.map((one) => one.name).join(', ')}
      ref={box}
      onKeyDown={keys}
    >
      <div class="tabs-bar">
        {/* Each is a stop of Tab besides: a switch, or whoever has but two keys, knows no arrows. */}
        <div class="tabs-list" role="tablist">
          {tabs.map(({ id: one, name, news }) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={tab.id === one}
              aria-controls="tab-body"
              onClick={() => choose(one)}
            >
              {name}
              {news && (
                <>
                  <span class="tabs-news" aria-hidden="true" />
                  <span class="hidden">{words.value!.talk.unread}</span>
                </>
              )}
            </button>
          ))}
        </div>
        {last >= 0 && <SinceTurn at={at} last={last} />}
        {!past && <LookBack at={at} />}
        <button type="button" class="tabs-size" title={large ? t.smaller : t.larger} onClick={() => enlarge(!large)}>
          <span aria-hidden="true">{large ? '▾' : '▴'}</span>
        </button>
      </div>
      <div class="tabs-body" role="tabpanel" id="tab-body" aria-labelledby={`tab-${tab.id}`} tabindex={tab.id === 'log' ? -1 : 0}>
        {tab.body}
        {tab.id === tabs.at(-1)?.id && (
          <>
            <h3>{t.dealt}</h3>
            {at.snapshot.dealers ? <Dealers snapshot={at.snapshot} /> : <p class="seal">{t.dealtAbout(at.snapshot.commitment)}</p>}
          </>
        )}
      </div>
      {at.store.bubbles.value.length > 0 && <Bubbles at={at} face={face} />}
    </section>
  );
}
