// The board, told what it needs in the reader's words.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { activated, effectsOf, ownerOf, progress } from '@ridotto/games/venice/words/lookup.ts';
import { Board, type BoardWords, type RouteAt, type Target } from './board/Board.tsx';
import type { BoardProps, Cargo } from './board/types.ts';
import { seatIndex } from '../../art/seats.ts';
import type { AnyChoice } from '../../net/http/api.ts';
import type { At } from '../../play/face.ts';
import { walk } from '../../play/walk.ts';
import { words } from '../../words/prefs.ts';
import { aboutCanal, assistantOf, canalsAt, describe, effectLines, gondolaText, mooredAt, standingAt } from './describe.ts';
import { canPlan, dropPlan, planned, planTo } from './plan-state.ts';
import { meantPlaces, placeOfChoice } from './places.ts';
import { labelOf } from './speech.ts';
import { isTile, ledAt, lying, quaysOf } from './reading.ts';
import { aloneAt, buildingName, capital, fileOf, ownerIndex, shared, showing, speech, viewOf } from './table.ts';
import { ours, says } from './words.ts';

type Offer = Target & { choice?: AnyChoice; goal?: string };

function offersOf(at: At): Offer[] {
  const out = at.legal.flatMap((c): Offer[] => {
    const place = placeOfChoice(c, at);
    return place === undefined ? [] : [{ key: JSON.stringify(c), label: labelOf(c, at), place, choice: c }];
  });
  if (canPlan(at))
    for (const b of Object.keys(quaysOf(fileOf(at.snapshot), viewOf(at))))
      if (!viewOf(at).gondolas[at.snapshot.you ?? '']?.includes(b))
        out.push({ key: `plan ${b}`, label: ours().plan.target(b), place: `b:${b}`, plans: true, goal: b });
  return out;
}

function boardWords(at: At): BoardWords {
  const b = ours().board;
  const t = words.value!;
  const view = viewOf(at);
  return {
    board: b.name,
    title: says().title,
    building: buildingName,
    describe: (id) => describe(id, at),
    canal: (id) => aboutCanal(id, at),
    choices: b.choices,
    labelled: b.labelled,
    track: b.track(
      Object.entries(view.council).map(([o, n]) => `${says().marker(o, speech(at))} ${n}`),
      endMarker(at),
    ),
    council: b.council,
    awards: b.awards,
    walk,
    zoomIn: t.zoom.in,
    zoomOut: t.zoom.out,
    zoomFit: t.zoom.fit,
  };
}
function endMarker(at: At): number | null {
  if (aloneAt(at.snapshot)) return null;
  return Number(fileOf(at.snapshot).councilTrack.endMarker[at.snapshot.names.length]);
}
function awardsOf(at: At): readonly number[] {
  const track = fileOf(at.snapshot).councilTrack;
  const n = aloneAt(at.snapshot) ? track.soloUsesAwardsOf : at.snapshot.names.length;
  return track.awards[n] as readonly number[];
}
/** The way of this turn so far, from what was told since it began. */
function wakeOf(at: At): string[] {
  if (viewOf(at).at === 'reduce' || at.snapshot.over) return [];
  const told = at.store.happenings.value.filter((h) => !h.undone && h.seq <= at.snapshot.seq);
  const began = told.findLastIndex((h) => h.facts.some((f) => f.what === 'turn'));
  const facts = told.slice(Math.max(0, began)).flatMap((h) => h.facts);
  const since = facts.slice(facts.findLastIndex((f) => f.what === 'turn') + 1);
  const quay = quaysOf(fileOf(at.snapshot), viewOf(at));
  const moves = since.filter((f) => f.what === 'moves').map((f) => f.data as { from: string; to: string });
  const here = ledAt(viewOf(at), viewOf(at).player);
  const way = moves.length > 0 ? [moves[0]?.from ?? '', ...moves.map((m) => m.to)] : [here];
  return [...way, ...(way.at(-1) === here ? [] : [here])].map((b) => quay[b] ?? '').filter((q) => q !== '');
}
function routeOf(at: At): RouteAt | null {
  const plan = planned(at);
  const way = plan?.ways[plan.chosen];
  if (!way) return null;
  const quay = quaysOf(fileOf(at.snapshot), viewOf(at));
  const from = quay[ledAt(viewOf(at), at.snapshot.you ?? '')] ?? '';
  return {
    quays: [from, ...way.legs.map((l) => quay[l.to] ?? '')],
    notes: way.legs.map((l) => (l.cost > 0 ? `−${l.cost}` : l.bonus > 0 ? `+${l.bonus}` : '')),
  };
}
/** Spaces of the building being activated that have been used. */
function usedOf(at: At): string[] {
  const view = viewOf(at);
  if (view.at !== 'activate') return [];
  const building = activated(speech(at));
  const tile = isTile(fileOf(at.snapshot), building);
  const mask = progress(view, 'used');
  return effectsOf(fileOf(at.snapshot), building).flatMap((_, i) =>
    (mask >> i) & 1 ? [`e:${building}:${tile ? String(i + 1) : 'ab'.charAt(i)}`] : [],
  );
}

export function BoardPart({ at, pick }: { at: At; pick(choice: AnyChoice): void }): JSX.Element {
  showing(at);
  const view = viewOf(at);
  const file = fileOf(at.snapshot);
  const w = says();
  const targets = offersOf(at);
  const quayOf = useMemo(() => quaysOf(file, view), [file, view]);
  const pieces = useMemo(
    (): Pick<BoardProps, 'gondolas' | 'assistants' | 'bridges'> => ({
      gondolas: lying(view).map((g) => ({
        id: g.id,
        owner: ownerIndex(g.owner),
        quay: quayOf[g.building] ?? '',
        height: g.height,
        cargo: g.cargo && (Object.values(g.cargo) as unknown as Cargo),
        led: g.led,
        name: capital(ours().board.at(gondolaText(g, at), g.building)),
      })),
      assistants: Object.entries(view.assistants).flatMap(([tile, there]) =>
        Object.entries(there).map(([owner, space]) => ({
          owner: shared(owner, at) ? 'ab' : ownerIndex(owner),
          tile,
          space,
          name: ours().board.assistant(assistantOf(owner, at), tile, space),
        })),
      ),
      bridges: Object.entries(view.bridges).map(([canal, owner]) => ({ canal, owner: ownerIndex(owner) })),
    }),
    [view, w],
  );
  const spoken = useMemo(() => boardWords(at), [w, words.value, view]);
  return (
    <Board
      file={file}
      quayOf={quayOf}
      {...pieces}
      spy={view.spy ?? null}
      track={{
        length: file.councilTrack.length,
        end: endMarker(at),
        awards: awardsOf(at),
        markers: Object.entries(view.council).map(([o, space]) => ({ owner: ownerIndex(o), space })),
      }}
      used={usedOf(at)}
      reach={Object.fromEntries(Object.entries(view.assistants).map(([tile, there]) => [tile, there[at.snapshot.you ?? ''] ?? 0]))}
      route={routeOf(at)}
      wake={wakeOf(at)}
      meant={meantPlaces(at)}
      mine={seatIndex(at.snapshot.you ?? 's0')}
      targets={targets}
      lit={view.goal === undefined ? at.lit : [...at.lit, view.goal]}
      words={spoken}
      onPick={(t) => {
        const offer = targets.find((o) => o.key === t.key);
        if (offer?.choice) pick(offer.choice);
        else if (offer?.goal !== undefined) void planTo(at, offer.goal);
      }}
      onAsk={(place) => at.ask(place.includes(' ') ? whereLies(place, at) : place)}
      onDrop={dropPlan}
    />
  );
}
/** A gondola is asked about with the building where it lies. */
const whereLies = (gondola: string, at: At): string => lying(viewOf(at)).find((g) => g.id === gondola)?.building ?? '';

export function AboutPlace({ place, at }: { place: string; at: At }): JSX.Element {
  showing(at);
  if (/^c\d+$/.test(place)) return <p>{aboutCanal(place, at)}</p>;
  return (
    <>
      <h3>{buildingName(place)}</h3>
      <ul>
        {effectLines(place, at).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isTile(fileOf(at.snapshot), place) && <p>{standingAt(place, at)}</p>}
      <p>{mooredAt(place, at)}</p>
      <p>{canalsAt(place, at)}</p>
    </>
  );
}

/** What asking about a place means at this question. */
export function asksAbout(place: string, at: At): AnyChoice[] {
  const view = viewOf(at);
  if (place.startsWith('card:')) return askedCard(place.slice(5), at);
  if (/^c\d+$/.test(place)) return view.at === 'bridge' ? [{ do: 'bridge', canal: place }] : [];
  const tile = isTile(fileOf(at.snapshot), place);
  switch (view.at) {
    case 'move':
      return [
        { do: 'moor', building: place },
        { do: 'pass', building: place },
      ];
    case 'place':
      return [{ do: 'place', building: place }];
    case 'activate':
      return activated(speech(at)) === place ? (tile ? ['1', '2', '3', '4'] : ['a', 'b']).map((effect) => ({ do: 'use', effect })) : [];
    case 'assistant':
      return tile ? [{ do: 'assistant', building: place }] : [];
    case 'overtime':
      return [{ do: 'activate', building: place }];
    case 'smuggler':
      return tile ? [{ do: 'smuggler', building: place }] : [];
    case 'way':
      return [{ do: 'by', building: place }];
    case 'order':
    case 'route-order':
      return lying(view).flatMap((g) => (g.building === place && ownerOf(0) !== '' ? [{ do: 'meet', owner: g.owner }] : []));
    default:
      // Whatever else is offered there: a gondola is asked about with the building where it lies.
      return offersOf(at).flatMap(({ place: to, choice }) => {
        const there = to.slice(to.indexOf(':') + 1);
        return choice && (there === place || whereLies(there, at) === place) ? [choice] : [];
      });
  }
}
/** A card: what stands in the way of playing or completing it. */
function askedCard(card: string, at: At): AnyChoice[] {
  const view = viewOf(at);
  if (/^m\d+$/.test(card)) return view.at === 'missions' ? [{ do: 'complete', mission: card }] : [];
  return view.at === 'start' ? [{ do: 'play', card }] : [];
}
