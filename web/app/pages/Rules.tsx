// The rules of a game in our own words, with the cards themselves.
import type { RulesOf } from '@ridotto/engine/rules-text.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Listed } from '../../games/index.ts';
import { useLater } from '../../words/later.ts';
import { chairAt } from '../../net/tables.ts';
import { words } from '../../words/prefs.ts';
import { Page } from '../frame/Page.tsx';
import { keepTable, lastTable } from '../frame/router.ts';
import { Games } from './Games.tsx';

export function Rules({ game: listed }: { game: Listed }): JSX.Element | null {
  const t = words.value!.rules;
  const game = listed.name;
  const w = useLater(listed.words, game);
  useEffect(keepTable, []);
  const table = useTable(game);
  const sections = useLater(listed.rules, game)?.(table) ?? [];
  const title = useMemo(() => (w ? t.title(w.title) : words.value!.loading), [w, t]);
  const pictures = useLater(async () => (await listed.pictures?.()) ?? {}, game) ?? {};
  const pictureOf = (section: string): JSX.Element | null => {
    const Picture = pictures[section];
    return Picture ? <Picture /> : null;
  };
  if (!w) return null;
  return (
    <Page title={title}>
      <article class="rules" data-game={game}>
        {lastTable.value !== null && (
          <p>
            <a href={lastTable.value}>← {t.back}</a>
          </p>
        )}
        <Games page="rules" game={game} />
        <h1>{title}</h1>
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
            {pictureOf(s.id)}
          </section>
        ))}
      </article>
    </Page>
  );
}

/** The table that one comes from, if it is one of this game: its rules are then told as it plays them. */
function useTable(game: string): RulesOf | undefined {
  const [found, setFound] = useState<RulesOf>();
  const id = /^\/table\/([^/]+)$/.exec(lastTable.value ?? '')?.[1];
  useEffect(() => {
    let gone = false;
    setFound(undefined);
    if (id !== undefined)
      chairAt(id, null).then(
        async (chair) => {
          const { game: played, options, names, edition } = await chair.snapshot();
          if (played !== game) return;
          const file = edition.own ? await chair.edition() : undefined;
          if (!gone) setFound({ options, players: names.length, edition: file });
        },
        () => undefined, // nobody answers: the usual rules, then
      );
    return () => {
      gone = true;
    };
  }, [id, game]);
  return found;
}
