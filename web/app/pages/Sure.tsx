// What cannot be undone is asked a second time, with what it means.
import type { JSX } from 'preact';

interface SureProps {
  readonly title: string;
  readonly about: string;
  readonly yes: string;
  readonly no: string;
  does(): void;
  leave(): void;
}
export function Sure({ title, about, yes, no, does, leave }: SureProps): JSX.Element {
  return (
    <div role="group" aria-label={title} class="problem">
      <p>{about}</p>
      <p class="me-buttons">
        <button type="button" onClick={does}>
          {yes}
        </button>
        <button type="button" onClick={leave}>
          {no}
        </button>
      </p>
    </div>
  );
}
