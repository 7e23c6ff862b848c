// Who dealt what, where a game has gone from one place to another: whoever dealt could know what was hidden.
import type { Snapshot } from '@ridotto/table/protocol.ts';
import type { JSX } from 'preact';
import { elsewhereWords } from '../words/elsewhere/index.ts';
import { words } from '../words/prefs.ts';
import './dealers.css';

export function Dealers({ snapshot: { dealers = [], commitment, came } }: { snapshot: Snapshot }): JSX.Element | null {
  const w = elsewhereWords();
  const t = w.dealt;
  const last = dealers.at(-1);
  if (!last) return null;
  const before = dealers
    .map((dealer, i) => ({ ...dealer, from: (dealers[i - 1]?.entries ?? 0) + 1 }))
    .filter(({ from, entries }) => from <= entries);
  return (
    <>
      <ul class="dealers">
        {before.map(({ by, from, entries, commitment: seal }) => (
          <li key={from}>
            {t[by](from, entries)} <Seal seal={seal} />
          </li>
        ))}
        <li>
          {(last.by === 'device' ? t.houseNow : t.deviceNow)(last.entries + 1)} <Seal seal={commitment} />
        </li>
      </ul>
      <p>{t.sure}</p>
      {came !== undefined && last.by === 'device' && (
        <p>
          {w.before} <a href={`/table/${came}`}>{w.toBefore}</a>
        </p>
      )}
    </>
  );
}
const Seal = ({ seal }: { seal: string }): JSX.Element => (
  <small>
    {words.value!.end.seal}: <code>{seal}</code>
  </small>
);
