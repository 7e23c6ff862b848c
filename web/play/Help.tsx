// Keys, and how to ask.
import type { JSX } from 'preact';
import { helpWords } from '../words/help/index.ts';
import { Dialog } from './Dialog.tsx';
import type { At } from './face.ts';
import { rulesOf } from './rules-link.ts';

export function HelpDialog({ at, close }: { at: At; close(): void }): JSX.Element {
  const t = helpWords();
  return (
    <Dialog title={t.title} close={close}>
      <dl class="keys">
        {t.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{t.why}</p>
      <p>
        <a href={rulesOf(at)}>{t.rules}</a>
      </p>
    </Dialog>
  );
}
