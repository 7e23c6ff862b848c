// An event in sentences: what screen readers are told when it happens, and whoever asks what has changed.
import type { Happening } from '../net/http/api.ts';
import { spoken, spokenOthers, words } from '../words/prefs.ts';
import { spokenIn } from './aside.tsx';
import type { At, GameFace, LogLine } from './face.ts';
import { inSeries } from './lines.ts';
import { settledIn } from './settled.ts';

/** Empty: there is nothing to say of it. */
export function spokenOf(h: Happening, face: GameFace, at: At): string {
  return besides(h, at, face) ?? inWords(linesIn(h, face, at));
}
/** As much of it as whoever listens wants to be told by itself. */
export function aloudOf(h: Happening, face: GameFace, at: At): string {
  const beside = besides(h, at, face);
  if (beside !== undefined) return beside;
  const own = at.seats.some(({ id, own }) => own && id === h.by);
  const lines = linesIn(h, face, at).filter((line) => {
    if (line.turning === true || line.heading !== undefined) return true;
    if (spokenOthers.now.value === 'off' && !own && !at.seats.some((seat) => seat.own && seat.id === line.seat)) return false;
    return spoken.now.value !== 'short' || line.quiet !== true;
  });
  const points = spoken.now.value === 'everything' && lines.some((line) => line.gained) ? standings(at, face) : [];
  return [inWords(lines), ...points].join(' ').trim();
}

const inWords = (lines: readonly LogLine[]): string => lines.map(({ text }) => text).join(' ');
const linesIn = (h: Happening, face: GameFace, at: At): readonly LogLine[] =>
  inSeries(h.facts.flatMap((f) => face.line(f, at.name, at.snapshot.view) ?? []));
/** What is no move; undefined: it is one. */
function besides(h: Happening, at: At, face: GameFace): string | undefined {
  const said = spokenIn(h, face, at.nameAt(h.seq), at.store.id);
  if (said) return `${said.text} ${said.message ?? ''}`.trim();
  return settledIn(h, at.nameAt(h.seq)) ?? (h.undone ? words.value!.table.taken : undefined);
}
/** Everybody's points. */
const standings = (at: At, face: GameFace): string[] =>
  at.seats.flatMap(({ id, name }) => {
    const about = face.standing(id, at).score?.about;
    return about === undefined ? [] : [`${words.value!.table.labelled(name, about)}.`];
  });
