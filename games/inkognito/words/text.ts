// The table of Inkognito in plain text. Spaces have their codes beside their names: those are what one types.
import { columns, nameIn, type Seen } from '@ridotto/engine/teller.ts';
import type { EditionFile } from '../box/edition.ts';
import type { InkognitoView, QuestionView } from '../knowledge/view.ts';
import { BUILD_NAMES, goesThrough, type InkognitoWords, type Voice } from './shape.ts';

export const viewOf = (seen: Seen): InkognitoView => seen.view as InkognitoView;
export function voiceOf(w: InkognitoWords, seen: Seen): Voice {
  const { colours } = viewOf(seen);
  const { spaces } = seen.edition as EditionFile;
  return {
    name: nameIn(seen),
    seatOf: (colour) => Object.keys(colours).find((seat) => colours[seat] === colour),
    place: (space) => w.places[space] ?? spaces.find((s) => s.id === space)?.label ?? space,
  };
}
export const stageOf = (w: InkognitoWords, seen: Seen): string => {
  const { at, turn, player } = viewOf(seen);
  return at === 'placing' ? w.setUp : w.turn(turn, nameIn(seen)(player));
};

export function tableOf(w: InkognitoWords, seen: Seen): readonly string[] {
  const v = viewOf(seen);
  const voice = voiceOf(w, seen);
  const standing = { ...v.figures, ...v.placed };
  const where = (space: string | undefined): string => (space === undefined ? '–' : `${voice.place(space)} (${space})`);
  const rows = Object.entries(v.colours)
    .filter(([, colour]) => colour !== 'ambassador')
    .map(([seat, colour]) => [
      `${voice.name(seat)} (${colour})`,
      ...BUILD_NAMES.map((build) => where((standing as Readonly<Record<string, string | undefined>>)[`${colour}-${build}`])),
    ]);
  const ball = (b: string): string => w.balls[b as 'white'].name;
  return [
    ...columns([['', ...BUILD_NAMES.map((b) => w.builds[b])], ...rows]),
    w.colon(w.figure('ambassador', voice), where(v.ambassador)),
    ...(v.balls.length + v.used.length === 0
      ? []
      : [w.colon(w.phantom.title, [...v.balls.map(ball), ...v.used.map((b) => w.phantom.used(b))].join(' · '))]),
    ...v.meetings.map((m) => w.groups.meeting(w.figure(m.piece, voice), w.figure(m.with, voice))),
    ...Object.entries(v.deal).map(([seat, secret]) =>
      w.colon(voice.name(seat), [w.agents[secret.identity], w.builds[secret.disguise], w.secret.mission(secret.letter)].join(', ')),
    ),
    ...v.questions.map((q) => questionOf(w, q, voice)),
  ];
}
function questionOf(w: InkognitoWords, q: QuestionView, voice: Voice): string {
  const asked = w.notes.entry(q.turn, voice.name(q.asker), voice.name(q.target), q.kind, goesThrough(q, voice));
  return q.cards === undefined ? asked : `${asked} · ${w.notes.showed(w.cardList(q.cards, q.letter))}`;
}
