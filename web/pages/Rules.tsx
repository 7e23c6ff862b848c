// The rules of a game in our own words, with the cards themselves.
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Language } from '@ridotto/engine/words.ts';
import { CARD_NAMES, type Section } from '@ridotto/games/san-marco/words/shape.ts';
import { CardFace } from '../san-marco/CardFace.tsx';
import { gameWords, language, words } from '../shell/prefs.ts';
import { Page } from '../shell/Page.tsx';
import { lastTable, Link } from '../shell/router.tsx';

const PAGES: Record<Language, () => Promise<readonly Section[]>> = {
  en: () => import('@ridotto/games/san-marco/words/rules-en.ts').then((m) => m.rules),
  fr: () => import('@ridotto/games/san-marco/words/rules-fr.ts').then((m) => m.rules),
  pl: () => import('@ridotto/games/san-marco/words/rules-pl.ts').then((m) => m.rules),
};

export function Rules(): JSX.Element {
  const t = words.value!.rules;
  const w = gameWords.value!;
  const [sections, setSections] = useState<readonly Section[]>([]);
  const l = language.value;
  useEffect(() => {
    void PAGES[l]().then(setSections);
  }, [l]);
  return (
    <Page title={t.title(w.title)}>
      <article class="rules" data-game="san-marco">
        {lastTable.value !== null && (
          <p>
            <Link to={lastTable.value}>← {t.back}</Link>
          </p>
        )}
        <h1>{t.title(w.title)}</h1>
        <p class="soft">
          {w.by}. {w.length}.
        </p>
        <nav aria-label={t.contents}>
          <ol>
            {sections.map((s) => (
              <li key={s.id}>
                <a href={`#${s.id}`}>{s.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((s) => (
          <section key={s.id} id={s.id}>
            <h2>{s.title}</h2>
            {s.paragraphs.map((p, i) =>
              typeof p === 'string' ? (
                <p key={i}>{p}</p>
              ) : (
                <ul key={i}>
                  {p.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
            {s.id === 'cards' && (
              <dl class="rules-cards">
                {CARD_NAMES.filter((c) => !/^(cannaregio|santa-croce|san-polo|san-marco|dorsoduro|limit-1|limit-2)$/.test(c)).map((c) => (
                  <div key={c}>
                    <dt>
                      <CardFace card={c} size="m" />
                    </dt>
                    <dd>{w.cards[c].does}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </article>
    </Page>
  );
}
