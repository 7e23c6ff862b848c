// The rules at the side of the table, as this table plays them: one looks something up, and everything stays where it was.
import type { RulesOf } from '@ridotto/engine/rules-text.ts';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/prefs.ts';
import { DialogHead, useFocusBack } from './DialogHead.tsx';
import type { At, GameFace } from './face.ts';
import './sheet.css';

interface SheetProps {
  at: At;
  face: GameFace;
  rules(table: RulesOf): JSX.Element;
  /** The one that is wanted; '' for none: that of the present question. */
  section: string;
  close(): void;
}
export function RulesSheet({ at, face, rules, section: wanted, close }: SheetProps): JSX.Element {
  const t = words.value!;
  const { snapshot } = at;
  const box = useRef<HTMLElement>(null);
  const section = wanted === '' ? face.section?.(at) : wanted;
  useFocusBack();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  // The words may come a moment later: then the place in question is found as soon as it is there.
  useEffect(() => {
    if (section === undefined || !box.current) return;
    const show = (): boolean => {
      const there = box.current?.querySelector(`#${CSS.escape(section)}`);
      there?.scrollIntoView({ block: 'start' });
      return there !== null && there !== undefined;
    };
    if (show()) return;
    const later = new MutationObserver(() => void (show() && later.disconnect()));
    later.observe(box.current, { childList: true, subtree: true });
    return () => later.disconnect();
  }, [section]);
  return (
    <aside
      class="sheet"
      ref={box}
      tabindex={-1}
      data-area="sheet"
      aria-label={t.rules.title(face.words().title)}
      onKeyDown={(e) => {
        if (e.key === 'Escape') close();
      }}
    >
      <DialogHead title={t.rules.title(face.words().title)} close={close} />
      <div class="dialog-body rules" data-game={snapshot.game}>
        {snapshot.edition.own && <p class="edition-note">{t.setup.edition.markAbout(snapshot.edition.name)}</p>}
        {rules({ options: snapshot.options, players: snapshot.names.length, edition: snapshot.edition.file })}
      </div>
    </aside>
  );
}
