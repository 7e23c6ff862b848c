// Is there anything to be said beside the game, or read, by whoever looks?
import { signal } from '@preact/signals';
import { isHere } from '../net/tables.ts';
import type { At } from './face.ts';

export const signsOf = (at: At): readonly string[] => (at.snapshot.over ? [] : at.snapshot.gestures);

/** Is there anything to be said beside the game, by somebody of this device? */
export const hasTalk = (at: At): boolean => at.seats.some((s) => s.own) && (signsOf(at).length > 0 || at.snapshot.chat);

/** The last message that was seen in the chat, of each table. */
export const heard = signal<Readonly<Record<string, number>>>({});
export const lastMessage = ({ store, seats }: At): number =>
  store.happenings.value.findLast((h) => h.aside && 'message' in h.aside && !seats.some((s) => s.own && s.id === h.by))?.seq ?? 0;
/** Has somebody else written since the chat was last open? */
export const unread = (at: At): boolean => lastMessage(at) > (heard.value[at.store.id] ?? at.store.seen);

export const plays = (at: At): boolean => at.seats.some((s) => s.own);
/** A table of this device is watched by nobody. */
export const hasGallery = (at: At): boolean => !isHere(at.store.id) && (!plays(at) || at.snapshot.over !== null);
