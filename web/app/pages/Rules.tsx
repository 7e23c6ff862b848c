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
import { RulesText } from './RulesText.tsx';

export function Rules({ game: listed }: { game: Listed }): JSX.Element | null {
  const t = words.value!.rules;
  const game = listed.name;
  const w = useLater(listed.words, game);
  useEffect(keepTable, []);
  const table = useTable(game);
  const title = useMemo(() => (w ? t.title(w.title) : words.value!.loading), [w, t]);
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
        <RulesText game={listed} table={table} page />
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
