// A move as one typed line, for those who prefer it, and a question about the table in plain words: `/` leads here.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import type { AnyChoice, Problem } from '../net/http/api.ts';
import { asSentence } from './asked-words.ts';
import type { At, GameFace } from './face.ts';
import { aside } from './later.tsx';

/** What answers questions. */
const asking = aside(() => import('./asked.ts'));

/** How a choice is typed, where it consists of plain words; undefined: not as simply as that. */
function typed({ do: verb, ...fields }: AnyChoice): string | undefined {
  const words = Object.values(fields);
  return words.every((w) => typeof w === 'string') ? [verb, ...words].join(' ') : undefined;
}

/** It is no word of the game at all. */
const isUnread = (refusal: Problem | null): boolean => refusal?.rule === 'not-understood' && refusal.part === 0;

export function LineField({ at, face }: { at: At; face: GameFace }): JSX.Element {
  const { store, snapshot: snap } = at;
  const t = words.value!.table;
  const a = words.value!.asked;
  const [line, setLine] = useState('');
  const [answer, setAnswer] = useState<readonly string[]>([]);
  // What stands in it as an example is looked for when it can be seen: the table is drawn at every press.
  const [open, setOpen] = useState(false);
  const moves = snap.you !== null && snap.question !== null && snap.awaits.includes(snap.you);
  const asks = !moves || line.trim().endsWith('?');
  // One of the choices there are now says better than any other how it is done.
  const one = open && moves ? store.draft.legal.value.find((c) => typed(c) !== undefined) : undefined;
  const example = one && typed(one);
  const [thing, find] = useState<string>();
  useEffect(() => {
    if (open && example === undefined) void asking().then(({ anExample }) => find(anExample(at, face)));
  }, [open, example, t]);
  const name = moves ? a.line : a.lineAsk;
  /** What is no move, and names something, is a question that was put in short. */
  const say = async (): Promise<void> => {
    const text = line.trim();
    if (text === '') return;
    // What was answered before answers nothing else; and the same answer once more is heard once more.
    setAnswer([]);
    const { answerTo, namesThing } = await asking();
    if (asks) return setAnswer(answerTo(text, at, face));
    if (await store.draft.sayLine(text)) {
      setLine('');
      return;
    }
    const unread = isUnread(store.problem.value);
    if (unread) store.problem.value = null;
    setAnswer(unread || namesThing(text, at, face) ? answerTo(text, at, face) : []);
  };
  return (
    <details class="line-field" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{name}</summary>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void say();
        }}
      >
        <label for="line" class="hidden">
          {name}
        </label>
        <input
          id="line"
          value={line}
          placeholder={example !== undefined ? t.lineAbout(example) : open && thing !== undefined ? a.example(thing) : ''}
          aria-describedby="line-means"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={300}
          onInput={(e) => setLine(e.currentTarget.value)}
        />
        <button type="submit">{asks ? a.ask : t.lineGo}</button>
      </form>
      <div class="line-answer" role="status" data-testid="answer">
        {answer.map((text, i) => (
          <p key={i}>{text}</p>
        ))}
      </div>
      <div class="soft" id="line-means">
        {one && example !== undefined && <p>{asSentence(t.lineMeans(example, face.label(one, at)))}</p>}
        <p>{a.about}</p>
      </div>
    </details>
  );
}
