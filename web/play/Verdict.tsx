// What is proved of a record, in plain words: was it dealt by the secret, by which rules was it played, and does what it holds
// agree with what the rules make of it?
import type { Verdict } from '@ridotto/table/verify.ts';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { saveJson } from '../net/files.ts';
import { fileOf, positionFileOf, verdictOf, type ReadRecord } from '../net/replays.ts';
import { words } from '../words/prefs.ts';
import { Dealers } from './Dealers.tsx';
import type { At } from './face.ts';

/** undefined: it is still being found out; `shown`: the game is on the board, and there is time for it. */
export function useVerdict(id: string, shown: boolean): Verdict | undefined {
  const [found, setFound] = useState<Verdict>();
  useEffect(() => {
    let gone = false;
    setFound(undefined);
    if (!shown) return undefined;
    void verdictOf(id).then(
      (verdict) => !gone && setFound(verdict),
      () => undefined, // the worker is gone, and with it the page
    );
    return () => {
      gone = true;
    };
  }, [id, shown]);
  return found;
}

interface About {
  readonly record: ReadRecord;
  readonly verdict: Verdict | undefined;
}
/** `open`: nothing speaks against it, but it cannot be proved. */
const standing = (verdict: Verdict | undefined): 'waits' | 'good' | 'bad' | 'open' =>
  !verdict ? 'waits' : verdict.ok ? 'good' : verdict.why === 'no-secret' ? 'open' : 'bad';

/** All of what is said of it, in sight: on a phone it lies far below. */
function show(): void {
  document.getElementById('tab-record')?.click();
  requestAnimationFrame(() => document.querySelector('.verdict-tab [role=status]')?.scrollIntoView({ block: 'center' }));
}

export function VerdictChip({ verdict }: Pick<About, 'verdict'>): JSX.Element {
  const t = words.value!.past.verdict;
  const is = standing(verdict);
  return (
    <button type="button" class={`verdict-chip verdict-${is}`} onClick={show}>
      <span aria-hidden="true">{{ waits: '…', good: '✓', bad: '✗', open: '?' }[is]}</span> {t.short[is]}
    </button>
  );
}

export function VerdictTab({ record, verdict, at, entries }: About & { at: At; entries: number }): JSX.Element {
  const { end, past } = words.value!;
  const t = past.verdict;
  const is = standing(verdict);
  const compared = (has: boolean, compares: boolean): string =>
    !has ? t.notInIt : compares ? (verdict?.ok ? t.same : t.notLooked) : t.cannot;
  const { file, today } = record.rules;
  const named = `ridotto-${record.game}-${record.id}`;
  return (
    <div class="verdict-tab">
      <p role="status" class={is === 'bad' ? 'verdict verdict-bad' : 'verdict'}>
        {is === 'waits'
          ? end.checking
          : is === 'good'
            ? end.good(verdict!.outcomes)
            : is === 'open'
              ? t.unproved
              : `${end.bad} ${verdict!.detail}`}
      </p>
      <dl class="verdict-list">
        <dt>{t.players}</dt>
        <dd>{at.seats.map(({ name }) => name).join(', ')}</dd>
        <dt>{t.length}</dt>
        <dd>
          {past.entries(record.entries)}
          {record.stopped && ` ${t.stopped}`}
          {record.has.position && ` ${t.position}`}
        </dd>
        <dt>{t.rules}</dt>
        <dd>{file === today ? t.rulesToday(file) : t.rulesEarlier(file, today)}</dd>
        <dt>{t.facts}</dt>
        <dd>{compared(record.has.facts, record.compares.facts)}</dd>
        <dt>{t.states}</dt>
        <dd>{compared(record.has.states, record.compares.states)}</dd>
      </dl>
      <Dealers snapshot={at.snapshot} />
      <p>{t.asTheFile}</p>
      <p class="buttons">
        <button type="button" onClick={() => void fileOf(record.id).then((file) => saveJson(file, named))}>
          {past.download}
        </button>
        <button
          type="button"
          onClick={() => void positionFileOf(record.id, entries).then((file) => saveJson(file, `${named}-at-${entries}`))}
        >
          {past.downloadPosition}
        </button>
      </p>
      <p class="soft">{past.downloadAbout.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</p>
    </div>
  );
}
