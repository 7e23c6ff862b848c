// Bookmarks and notes of one's own at moments of a game.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LONGEST_MARK, mark, marksOf, unmark } from '../net/marks.ts';
import { words } from '../words/prefs.ts';

interface MarksProps {
  /** Of the record. */
  id: string;
  /** The moment that is shown, as the address has it. */
  moment: string;
  /** So many entries of the record have been. */
  at: number;
}
export function Marks({ id, moment, at }: MarksProps): JSX.Element {
  const t = words.value!.past.marks;
  const [marks, setMarks] = useState(() => marksOf(id));
  const here = marks.find((m) => m.moment === moment);
  const [text, setText] = useState(here?.text ?? '');
  useEffect(() => setText(here?.text ?? ''), [moment]);
  return (
    <div class="marks">
      <form
        onSubmit={(e) => {
          e.preventDefault();
          setMarks(mark(id, { moment, at, text: text.trim() }));
        }}
      >
        <label>
          {t.note}
          <textarea rows={2} maxlength={LONGEST_MARK} value={text} onInput={(e) => setText(e.currentTarget.value)} />
        </label>
        <button type="submit">{here ? t.change : t.keep}</button>
      </form>
      <p class="soft">{t.about}</p>
      <ul>
        {marks.map((m) => (
          <li key={m.moment} aria-current={m.moment === moment ? 'true' : undefined}>
            <a href={m.moment}>{t.at(m.at)}</a> {m.text}{' '}
            <button type="button" title={t.drop(m.at)} onClick={() => setMarks(unmark(id, m.moment))}>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
