// What is looked for in the rules: each place where it is said, as a link to it.
import type { Section } from '@ridotto/engine/rules-text.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RULES_PAGE } from '../../words/rules-page.ts';
import { hasAll, marked, wordsOf } from '../../words/search.ts';
import { language } from '../../words/prefs.ts';

/** The name of a paragraph: the whole list, where it is one. */
export const placeIn = (section: string, paragraph: number): string => `${section}--${paragraph}`;

interface Found {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}
function find(sections: readonly Section[], words: readonly string[]): Found[] {
  return sections.flatMap(({ id, title, paragraphs }) => {
    const said = paragraphs.flatMap((p, i) => [p].flat().map((text) => ({ id: placeIn(id, i), title, text })));
    const there = said.filter(({ text }) => hasAll(text, words));
    return there.length === 0 && hasAll(title, words) ? [{ id, title, text: said[0]?.text ?? '' }] : there;
  });
}

export function RulesSearch({ sections, name }: { sections: readonly Section[]; name: string }): JSX.Element {
  const t = RULES_PAGE[language.value];
  const [query, ask] = useState('');
  const words = wordsOf(query);
  // Before the rules have come, nobody can say that something is not in them.
  const asks = sections.length > 0 && words.join('').length > 1;
  const found = asks ? find(sections, words) : [];
  return (
    <search class="rules-search">
      <label for={name}>{t.search}</label>
      <input
        id={name}
        type="search"
        value={query}
        autocomplete="off"
        onInput={(e) => ask(e.currentTarget.value)}
        onKeyDown={(e) => {
          if (e.key !== 'Enter') return;
          e.currentTarget.closest('search')?.querySelector<HTMLElement>('a')?.click();
        }}
      />
      <p role="status" class="soft">
        {asks && (found.length > 0 ? t.found(found.length) : t.none)}
      </p>
      {found.length > 0 && (
        <ol>
          {found.map(({ id, title, text }, i) => (
            <li key={i}>
              <a href={`#${id}`}>
                <strong>{title}</strong> <Marked text={text} words={words} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}
const Marked = ({ text, words }: { text: string; words: readonly string[] }): JSX.Element => (
  <span>{marked(text, words).map(({ text: piece, found }, i) => (found ? <mark key={i}>{piece}</mark> : piece))}</span>
);
