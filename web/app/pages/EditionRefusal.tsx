// Why an edition cannot be played with: in the reader's words where the game says it as data; else, for it was written into the file by
// hand, exactly as a house would say it, in English.
import type { JSX } from 'preact';
import type { Printed } from '@ridotto/engine/printed.ts';
import type { EditionRefusal as Refusal } from '@ridotto/table/edition.ts';
import { useTitles } from '../../games/index.ts';
import { EDITIONS } from '../../words/editions.ts';
import { language } from '../../words/prefs.ts';

export function EditionRefusal({ form, refusal: { exactly, fault } }: { form: Printed; refusal: Refusal }): JSX.Element {
  const t = EDITIONS[language.value];
  const titles = useTitles();
  const said = fault && (fault.is === 'other-game' ? t.otherGame(titles[fault.other] ?? String(fault.other)) : form.fault(fault));
  if (said !== undefined) return <>{said}</>;
  return (
    <>
      {t.byHand} <span lang="en">{exactly}</span>
    </>
  );
}
