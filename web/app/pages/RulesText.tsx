// The rules of a game, section by section, with the cards themselves and scenes of the board: on their own page, and at the side of a
// table. In short for a first game, in full for everything.
import type { RulesOf, Section } from '@ridotto/engine/rules-text.ts';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Listed } from '../../games/index.ts';
import { useLater } from '../../words/later.ts';
import { language, words } from '../../words/prefs.ts';
import { RULES_PAGE } from '../../words/rules-page.ts';
import { placeIn, RulesSearch } from './RulesSearch.tsx';
import { SceneFigure } from './Scene.tsx';
import './rules.css';

interface RulesTextProps {
  game: Listed;
  /** The table whose settings are told; undefined: the usual ones. */
  table: RulesOf | undefined;
  /** On a page of their own: the address says what is wanted of them. */
  page?: true;
}
export function RulesText({ game, table, page }: RulesTextProps): JSX.Element {
  const t = words.value!.rules;
  const r = RULES_PAGE[language.value];
  const sections = useLater(game.rules, game.name)?.(table) ?? [];
  const pictures = useLater(async () => (await game.pictures?.()) ?? {}, game.name) ?? {};
  const scenes = useLater(async () => (await game.scenes?.()) ?? [], game.name) ?? [];
  const [isShort, shorten] = useState(page === true && new URLSearchParams(location.search).has('short'));
  const box = useRef<HTMLDivElement>(null);
  /** Where one wishes to go as soon as it is there. */
  const wanted = useRef(page ? location.hash.slice(1) : '');
  useEffect(() => {
    if (wanted.current === '') return;
    const there = box.current?.querySelector<HTMLElement>(`#${CSS.escape(wanted.current)}`);
    if (!there) return;
    wanted.current = '';
    there.scrollIntoView({ block: 'start' });
    there.focus({ preventScroll: true });
  });

  const [, again] = useState(0);
  const say = (short: boolean): void => {
    shorten(short);
    if (!page) return;
    const asked = new URLSearchParams(location.search);
    if (short) asked.set('short', '');
    else asked.delete('short');
    const search = asked.toString().replace(/short=(?=&|$)/, 'short');
    history.replaceState(history.state, '', `${location.pathname}${search === '' ? '' : `?${search}`}`);
  };
  /** In short not everything is there: the rest is shown first. */
  const follow = (e: MouseEvent): void => {
    const id = e.target instanceof Element ? e.target.closest('a[href^="#"]')?.getAttribute('href')?.slice(1) : undefined;
    if (id === undefined) return;
    e.preventDefault();
    wanted.current = id;
    if (!sections.some((s) => s.id === id && s.short)) say(false);
    if (page) history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`);
    again((n) => n + 1);
  };
  const shown = isShort ? sections.filter((s) => s.short) : sections;
  return (
    <div class="rules-text" ref={box} onClick={follow}>
      <RulesSearch sections={sections} name={page ? 'rules-search' : 'sheet-search'} />
      {sections.some((s) => s.short) && (
        <div class="rules-view" role="group" aria-label={r.view}>
          {[true, false].map((short) => (
            <button type="button" key={String(short)} aria-pressed={isShort === short} onClick={() => say(short)}>
              {short ? r.short : r.full}
            </button>
          ))}
        </div>
      )}
      {!isShort && (
        <nav aria-label={t.contents}>
          <ol>
            {sections.map((s) => (
              <li key={s.id}>
                <a href={`#${s.id}`}>{s.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {shown.map((s) => {
        const Picture = pictures[s.id];
        return (
          <section key={s.id} id={s.id} tabindex={-1}>
            <h2>{s.title}</h2>
            <Paragraphs of={s} paragraphs={isShort ? (s.short ?? []) : s.paragraphs} name={!isShort} />
            {isShort ? (
              <p class="rules-more">
                <a href={`#${placeIn(s.id, 0)}`}>{r.more(s.title)}</a>
              </p>
            ) : (
              <>
                {Picture && <Picture />}
                {scenes
                  .filter(({ section }) => section === s.id)
                  .map((scene) => (
                    <SceneFigure key={`${scene.lesson} ${scene.step}`} game={game} scene={scene} />
                  ))}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Paragraphs({ of, paragraphs, name }: { of: Section; paragraphs: Section['paragraphs']; name: boolean }): JSX.Element {
  return (
    <>
      {paragraphs.map((p, i) => {
        const place = name ? { id: placeIn(of.id, i), tabindex: -1 } : {};
        return typeof p === 'string' ? (
          <p key={i} {...place}>
            {p}
          </p>
        ) : (
          <ul key={i} {...place}>
            {p.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </>
  );
}
