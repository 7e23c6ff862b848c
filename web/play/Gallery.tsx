// Those who watch, among themselves: whoever plays reads it when the game is over.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gallery, remark, type Remark } from '../net/conduct.ts';
import { Refused, UNREACHABLE, type Problem } from '../net/http/api.ts';
import { ownName } from '../net/guest.ts';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import type { At } from './face.ts';
import { Manners } from './Manners.tsx';
import { plays } from './talks.ts';
import './talk.css';

/** Milliseconds between two looks. */
const AGAIN = 5000;

export function Gallery({ at }: { at: At }): JSX.Element {
  const t = words.value!.talk;
  const table = at.store.id;
  const { gallery: open } = at.snapshot;
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const [name, setName] = useState(ownName());
  const [known, setKnown] = useState(ownName() !== '');
  const [text, write] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const look = (): void =>
    void gallery(table).then(
      (seen) => setRemarks(seen.remarks),
      () => undefined, // it is looked again soon
    );
  useEffect(() => {
    look();
    const clock = setInterval(() => document.visibilityState === 'visible' && look(), AGAIN);
    return () => clearInterval(clock);
  }, [table]);
  const send = async (): Promise<void> => {
    if (text.trim() === '') return;
    setProblem(null);
    try {
      setRemarks((await remark(table, name.trim(), text)).remarks);
      setKnown(true);
      write('');
    } catch (e) {
      setProblem(e instanceof Refused ? e.problem : UNREACHABLE);
    }
  };
  const writes = open && !plays(at);
  return (
    <section class="talk" data-area="gallery" aria-label={t.gallery}>
      <div class="chat">
        <h2>{t.gallery}</h2>
        <p class="soft">{open ? t.galleryAbout : t.galleryClosed}</p>
        {remarks.length > 0 && (
          <ol>
            {remarks.map((one) => (
              <li key={one.id}>
                {t.says(one.name)} <bdi class="said">{one.message}</bdi>
                {!one.yours && <Manners at={at} whom={{ remark: one.id }} name={one.name} blockable done={look} />}
              </li>
            ))}
          </ol>
        )}
        {!plays(at) && <Players at={at} />}
        {writes && (
          <form
            onSubmit={(e) => {
              e.preventDefault();
              void send();
            }}
          >
            {!known && (
              <input
                value={name}
                required
                maxLength={40}
                autocomplete="nickname"
                aria-label={words.value!.filling.name}
                placeholder={words.value!.filling.name}
                onInput={(e) => setName(e.currentTarget.value)}
              />
            )}
            <input
              dir="auto"
              value={text}
              maxLength={400}
              autocomplete="off"
              aria-label={t.gallerySend}
              placeholder={t.gallerySend}
              onInput={(e) => write(e.currentTarget.value)}
            />
            <button type="submit">{t.send}</button>
          </form>
        )}
        {problem && (
          <p role="alert" class="problem">
            {problemInWords(words.value!.problem, problem)}
          </p>
        )}
      </div>
    </section>
  );
}

/** Whoever watches may block or report those who play: whether the house knows who they are, it says itself. */
function Players({ at }: { at: At }): JSX.Element | null {
  const people = at.seats.filter(({ bot }) => bot === null);
  if (people.length === 0) return null;
  return (
    <details>
      <summary>{words.value!.talk.manners}</summary>
      {people.map(({ id, name }) => (
        <div key={id} class="manners-row">
          {name} <Manners at={at} whom={{ seat: id }} name={name} blockable />
        </div>
      ))}
    </details>
  );
}
