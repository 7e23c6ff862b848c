// Beside what is to bring others here: whether the address of this page leads them anywhere.
import type { JSX } from 'preact';
import { elsewhereWords } from '../words/elsewhere/index.ts';

/** Addresses that lead nowhere but to the machine itself. */
const OWN = /^(localhost|127\.|\[::1\])/;

export function OnlyHere(): JSX.Element | null {
  return OWN.test(location.hostname) ? <p class="problem">{elsewhereWords().local}</p> : null;
}
