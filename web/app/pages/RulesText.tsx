// The rules of a game, section by section, with the cards themselves: on their own page, and at the side of a table.
import type { RulesOf } from '@ridotto/engine/rules-text.ts';
import type { JSX } from 'preact';
import type { Listed } from '../../games/index.ts';
import { useLater } from '../../words/later.ts';
import { words } from '../../words/prefs.ts';

/** `table`: the table whose settings are told; undefined: the usual ones. */
export function RulesText({ game, table }: { game: Listed; table: RulesOf | undefined }): JSX.Element {
  const t = words.value!.rules;
  const sections = useLater(game.rules, game.name)?.(table) ?? [];
  const pictures = useLater(async () => (await game.pictures?.()) ?? {}, game.name) ?? {};
  const pictureOf = (section: string): JSX.Element | null => {
    const Picture = pictures[section];
    return Picture ? <Picture /> : null;
  };
  return (
    <>
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
    </>
  );
}
