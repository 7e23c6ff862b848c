// The name under which somebody sits down.
import type { JSX } from 'preact';
import { words } from '../../words/prefs.ts';

interface NameFormProps {
  readonly name: string;
  readonly disabled?: boolean;
  setName(name: string): void;
  sit(): void;
}
export function NameForm({ name, disabled, setName, sit }: NameFormProps): JSX.Element {
  const t = words.value!.filling;
  return (
    <form
      class="sit-name"
      onSubmit={(e) => {
        e.preventDefault();
        sit();
      }}
    >
      <label for="own-name">{t.name}</label>
      <input id="own-name" value={name} maxLength={40} required autocomplete="nickname" onInput={(e) => setName(e.currentTarget.value)} />
      <button type="submit" class="primary" disabled={disabled}>
        {t.sit}
      </button>
    </form>
  );
}
