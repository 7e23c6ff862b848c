// What one can ask about in words: buildings and canals; and what somebody has.
import { words } from '../../words/prefs.ts';
import { asSentence } from '../../play/asked-words.ts';
import type { At, Thing } from '../../play/face.ts';
import { aboutCanal, describe, ownGondola } from './describe.ts';
import { quaysOf } from './reading.ts';
import { buildingName, fileOf, showing, speech, viewOf } from './table.ts';
import { ours, says } from './words.ts';

export function things(at: At): readonly Thing[] {
  showing(at);
  const file = fileOf(at.snapshot);
  const buildings = Object.keys(quaysOf(file, viewOf(at))).map((id): Thing => ({
    id,
    names: [buildingName(id)],
    about: () => describe(id, at),
  }));
  const canals = file.canals.map(({ id }): Thing => ({ id, names: [says().canal(id, speech(at))], about: () => aboutCanal(id, at) }));
  return [...buildings, ...canals];
}

export function has(seat: string, at: At): readonly string[] {
  showing(at);
  const w = says();
  const { labelled } = words.value!.table;
  const view = viewOf(at);
  const file = fileOf(at.snapshot);
  const gondolas = (view.gondolas[seat] ?? []).map((_, which) => ownGondola(seat, which, at));
  const assistants = Object.entries(view.assistants).flatMap(([building, by]) =>
    by[seat] === undefined ? [] : [labelled(buildingName(building), w.space(String(by[seat])))],
  );
  const missions = [...(view.missions?.[seat] ?? []), ...(view['drawn-missions']?.[seat] ?? [])].map((mission) => {
    const { name, to, price, reward } = w.mission(mission, file);
    const h = ours().hand;
    return [name, h.to(to), h.price(price), h.reward(reward)].map(asSentence).join(' ');
  });
  const cards = (view.cards?.[seat] ?? []).map((card) => labelled(w.cards[card as 'overtime'], w.cardDoes(card as 'overtime', file)));
  return [...gondolas, ...assistants, ...missions, ...cards];
}
