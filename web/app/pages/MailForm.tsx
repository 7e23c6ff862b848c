// An e-mail address that somebody writes down.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface MailFormProps {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly button: string;
  readonly said: JSX.Element;
  /** `clear`: empties the field. */
  send(address: string, clear: () => void): void;
}
export function MailForm({ id, label, about, button, said, send }: MailFormProps): JSX.Element {
  const [address, setAddress] = useState('');
  return (
    <form
      class="me-line"
      onSubmit={(e) => {
        e.preventDefault();
        send(address, () => setAddress(''));
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="email"
        required
        maxLength={254}
        autocomplete="email"
        value={address}
        onInput={(e) => setAddress(e.currentTarget.value)}
        aria-describedby={`${id}-about`}
      />
      <button type="submit">{button}</button>
      <small id={`${id}-about`}>{about}</small>
      {said}
    </form>
  );
}
