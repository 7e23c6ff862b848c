// "Why not?": what stands in the way of a place, with the rule in words.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import { Beside } from './Beside.tsx';
import type { At, GameFace } from './face.ts';
import { inWords } from './ProblemNote.tsx';
import { sentence } from './Prompt.tsx';
import { rulesOf } from './rules-link.ts';

/** What stands in the way, and the rule that says so, if it is one. */
interface Answer {
  readonly note: string;
  readonly rule?: string | undefined;
}
async function answer(place: string, at: At, face: GameFace): Promise<Answer> {
  const t = words.value!.why;
  const { snapshot, store } = at;
  const card = place.startsWith('card:');
  if (snapshot.over) return { note: '' };
  if (card && (snapshot.you === null || !snapshot.awaits.includes(snapshot.you) || face.asks(place, at).length === 0)) return { note: '' };
  if (snapshot.you === null || !snapshot.awaits.includes(snapshot.you)) return { note: t.notYou };
  const choices = face.asks(place, at);
  // What is asked for now; of what is chosen already, that it waits to be confirmed.
  const { ask, also } = sentence(at, face);
  const now = store.draft.whole.value && also !== undefined ? `${ask} ${also}` : ask;
  const nothing = (): Answer => ({ note: card ? now : `${face.words().nothingHere(face.placeName(place))} ${now}` });
  if (choices.length === 0) return nothing();
  const refusals = await Promise.all(choices.map((c) => store.draft.whyNot(c)));
  if (refusals.includes(undefined)) return { note: t.legal };
  const told = refusals.find((p) => p?.rule !== undefined) ?? refusals[0];
  // No rule says more than that something else is asked.
  if (told?.rule === undefined && told?.type.endsWith(':not-legal')) return nothing();
  return told ? { note: inWords(told, face, at), rule: told.rule } : { note: t.legal };
}

/** Where a place, or a card, is on the screen. */
function drawn(place: string): DOMRect | undefined {
  const focused = document.activeElement?.closest('[data-place], [data-kind]');
  const names = place.startsWith('card:') ? [`[data-kind="${CSS.escape(place.slice(5))}"]`] : [`[data-place$="${CSS.escape(place)}"]`];
  const found = document.querySelector(names.join(', ')) ?? focused;
  return found?.getBoundingClientRect();
}

export function WhyDialog({ at, face, place, close }: { at: At; face: GameFace; place: string; close(): void }): JSX.Element {
  const t = words.value!;
  const [{ note, rule }, setNote] = useState<Answer>({ note: '' });
  useEffect(() => {
    let gone = false;
    void answer(place, at, face).then((said) => {
      if (!gone) setNote(said);
    });
    return () => {
      gone = true;
    };
  }, [place]);
  return (
    <Beside title={place.startsWith('card:') ? t.why.card : t.why.title} place={() => drawn(place)} close={close}>
      <p class="why-note" role="status">
        {note}
      </p>
      <face.About place={place} at={at} note="" />
      <p>
        <a href={rulesOf(at, face.sectionAbout?.({ place, ...(rule !== undefined && { rule }) }, at))}>{t.why.rules}</a>
      </p>
    </Beside>
  );
}
