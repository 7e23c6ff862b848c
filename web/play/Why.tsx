// "Why not?": what stands in the way of a place, with the rule in words.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import { Beside } from './Beside.tsx';
import type { At, GameFace } from './face.ts';
import { inWords } from './ProblemNote.tsx';
import { rulesOf } from './rules-link.ts';

async function answer(place: string, at: At, face: GameFace): Promise<string> {
  const t = words.value!.why;
  const { snapshot, store } = at;
  const card = place.startsWith('card:');
  if (snapshot.over) return '';
  if (card && (snapshot.you === null || !snapshot.awaits.includes(snapshot.you) || face.asks(place, at).length === 0)) return '';
  if (snapshot.you === null || !snapshot.awaits.includes(snapshot.you)) return t.notYou;
  const choices = face.asks(place, at);
  if (choices.length === 0) return `${face.words().nothingHere(face.placeName(place))} ${face.prompt(at).ask}`;
  const refusals = await Promise.all(choices.map((c) => store.draft.whyNot(c)));
  if (refusals.includes(undefined)) return t.legal;
  const told = refusals.find((p) => p?.rule !== undefined) ?? refusals[0];
  return told ? inWords(told, face, at) : t.legal;
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
  const [note, setNote] = useState('');
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
        <a href={rulesOf(at)}>{t.why.rules}</a>
      </p>
    </Beside>
  );
}
