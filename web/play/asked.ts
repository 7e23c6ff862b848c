// Questions about the table in plain words: what is in a place, who is ahead, what has changed, what can be done. It is known by
// a few words of each language what a question is about, and by their names which things and players it means; what is answered is
// what the board, the panels and the log say.
import type { AnyChoice } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';
import { asSentence, inWords, meant, type Named } from './asked-words.ts';
import type { At, GameFace, Standing, Thing } from './face.ts';
import { lastMoveOf } from './past.ts';
import { sentence } from './Prompt.tsx';
import { spokenOf } from './spoken.ts';

/** So much is said at once; the log has the rest. */
const MOST_EVENTS = 12;
const MOST_CHOICES = 20;
/** Things that are named where a question was not understood. */
const SOME = 6;

type Topic = keyof NonNullable<typeof words.value>['asked']['topics'];
const TOPICS: readonly Topic[] = ['reach', 'changed', 'choices', 'turn', 'mine', 'ahead'];

/** In sentences, one or more. */
export function answerTo(question: string, at: At, face: GameFace): readonly string[] {
  const t = words.value!.asked;
  const said = inWords(question);
  const things = meant(said, thingsAt(at, face));
  const topic = TOPICS.find((one) => t.topics[one].split(', ').some((phrase) => holds(said, inWords(phrase))));
  switch (topic) {
    case 'reach':
      return things.length > 0 ? things.map((thing) => thing.reach?.() ?? thing.about()) : unknown(at, face);
    case 'changed':
      return changed(at, face);
    case 'choices':
      return choices(things, at, face);
    case 'turn':
      return turn(at, face);
    case 'mine':
      return at.snapshot.you === null ? unknown(at, face) : [about(at.snapshot.you, at, face)];
    case 'ahead':
      return things.length > 0 ? things.map((thing) => thing.about()) : ahead(at, face);
    case undefined:
      return things.length > 0 ? things.map((thing) => thing.about()) : unknown(at, face);
  }
}
/** Does it ask about something that is there, though it may be a move? */
export const namesThing = (text: string, at: At, face: GameFace): boolean => meant(inWords(text), thingsAt(at, face)).length > 0;

/** The name of something that a question may be about. */
export const anExample = (at: At, face: GameFace): string => (face.things?.(at)[0] ?? { names: [at.seats[0]?.name ?? ''] }).names[0]!;

const holds = (said: readonly string[], phrase: readonly string[]): boolean => phrase.every((word) => said.includes(word));

function thingsAt(at: At, face: GameFace): readonly (Named & Thing)[] {
  const seats = at.seats.map((seat) => ({ id: seat.id, names: [seat.name], about: () => about(seat.id, at, face) }));
  return [...(face.things?.(at) ?? []), ...seats];
}

/** All about a player, one's own secrets among it. */
function about(seat: string, at: At, face: GameFace): string {
  const { labelled } = words.value!.table;
  const has = face.has?.(seat, at) ?? [];
  return [labelled(at.name(seat), listed(face.standing(seat, at))), ...has].map(asSentence).join(' ');
}
const listed = ({ score, counts, marks }: Standing): string =>
  words.value!.asked.listed([...(score ? [score.about] : []), ...counts.map((one) => one.about), ...marks.map((one) => one.text)]);

function changed(at: At, face: GameFace): readonly string[] {
  const t = words.value!.asked;
  const all = at.store.happenings.value;
  const since = all.slice(lastMoveOf(at.snapshot.you, all) + 1).flatMap((h) => spokenOf(h, face, at) || []);
  if (since.length === 0) return [t.nothingNew];
  const earlier = since.length - MOST_EVENTS;
  return [...since.slice(-MOST_EVENTS), ...(earlier > 0 ? [t.earlier(earlier)] : [])];
}

function turn(at: At, face: GameFace): readonly string[] {
  const { ask, also } = sentence(at, face);
  return [face.stage(at), ask, ...(also === undefined ? [] : [also])].map(asSentence);
}

function choices(things: readonly Thing[], at: At, face: GameFace): readonly string[] {
  const t = words.value!.asked;
  const about = things.map(({ id }) => id);
  // What lies between two places is named by both.
  const names = (choice: AnyChoice): string[] => Object.values(choice).flatMap((field) => String(field).split(/[/,]/));
  const can = at.legal.filter((choice) => about.length === 0 || names(choice).some((one) => about.includes(one)));
  const labels = [...new Set(can.map((choice) => asSentence(face.label(choice, at))))];
  if (labels.length === 0) return things.length === 0 ? [t.nothingToDo] : things.map(({ names }) => t.nothingThere(names[0]!));
  const more = labels.length - MOST_CHOICES;
  return [t.canDo(labels.length), ...labels.slice(0, MOST_CHOICES), ...(more > 0 ? [t.more(more)] : [])];
}

/** Everybody, whoever has most first; then who leads where. */
function ahead(at: At, face: GameFace): readonly string[] {
  const { labelled } = words.value!.table;
  const all = at.seats.map(({ id, name }) => ({ name, standing: face.standing(id, at) }));
  const sorted = all.toSorted((a, b) => (b.standing.score?.now ?? 0) - (a.standing.score?.now ?? 0));
  const held = face.holders?.(at) ?? [];
  return [
    ...sorted.map(({ name, standing }) => `${labelled(name, standing.score?.about ?? listed(standing))}.`),
    ...held.map(({ name, seats }) => `${labelled(name, seats.length === 0 ? words.value!.asked.nobody : seats.map(at.name).join(', '))}.`),
  ];
}

function unknown(at: At, face: GameFace): readonly string[] {
  const names = (face.things?.(at) ?? []).slice(0, SOME).map((thing) => thing.names[0]!);
  return [words.value!.asked.notUnderstood([...names, ...at.seats.map((seat) => seat.name)])];
}
