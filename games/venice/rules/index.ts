// The rules of Venice, section by section of the rulebook.
import { auto, Rules, script, seatsIn, type Anytime, type Node, type Seat } from '@ridotto/engine';
import { State } from '../box/state.ts';
import { SAY } from '../box/vocabulary.ts';
import { activationNodes } from './activation.ts';
import { cardNodes } from './cards.ts';
import { AT } from './contents.ts';
import { cubeNodes } from './cubes.ts';
import { dogeNodes } from './doge.ts';
import { drawingNodes } from './drawing.ts';
import { encounterNodes, turnFavour } from './encounters.ts';
import { moveNodes } from './move.ts';
import { scoringNodes } from './scoring.ts';
import { setUpNodes } from './set-up.ts';
import { isSailing, smugglerNodes } from './smugglers.ts';
import { turnNodes } from './turn.ts';

export { AT } from './contents.ts';

/** 4.14: once, whenever its owner is asked something; in an encounter it is part of the secret choice, and not here. */
const favour: Anytime<State> = {
  verbs: 1 << SAY.favour.tag,
  legal(s, seat, out) {
    const { node } = s;
    if (s.favour[seat] === 0 || node === AT.encounter || node === AT.returns) return;
    out.add(SAY.favour.make(0));
    out.add(SAY.favour.make(1));
  },
  apply: (s, seat, choice, io) => turnFavour(s, seat, SAY.favour.gain(choice), io),
};

export const nodes = {
  game: script([AT['set-up'], AT.preliminary, AT['set-row'], AT.turns, AT.scoring]),
  'set-up': script([AT.tiles, AT['first-player'], AT.deal, AT.returns]),
  preliminary: script([AT.place, AT.placed], (s: State) => s.regular === 0),
  turns: script([AT.begin, AT.start, AT.move, AT.share, AT.missions, AT.advance, AT.maintain, AT.smugglers, AT['doge-row'], AT.next], 'on'),
  // 10 and 11.
  smugglers: script(
    [AT['draw-smugglers'], AT.smuggler, AT['choose-gondola'], AT.voyage, AT.sailing, AT.arrive],
    (s: State) => s.sending > 0,
  ),
  sailing: script([AT.way, AT.sail, AT['route-meetings']], isSailing),
  'route-meetings': script([AT['route-order'], AT['route-meeting']], (s: State) => s.toMeet !== 0),
  'doge-row': script([AT['doge-card']], (s: State) => s.rowAt > 0),
  // 9.2
  scoring: script([AT.awards, AT.reducing, AT.final]),
  reducing: script([AT.reduce, AT['next-reducer']], (s: State) => s.quiet < s.seats),
  // Called, when one passes.
  passing: script([AT['arrive-pass'], AT.meetings, AT['pass-activation'], AT['pass-on']]),
  meetings: script([AT.order, AT.meeting, AT.scandal, AT.swap], (s: State) => s.toMeet !== 0),
  'pass-on': auto<State>((s) => {
    s.passing = 0;
    s.actMask = 0;
    s.used = 0;
    s.afters = 0;
  }),
  // Called, when a building is activated.
  activation: script([AT.activate, AT.follow, AT.apply]),
  ...setUpNodes,
  ...turnNodes,
  ...moveNodes,
  ...encounterNodes,
  ...activationNodes,
  ...cubeNodes,
  ...drawingNodes,
  ...cardNodes,
  ...smugglerNodes,
  ...dogeNodes,
  ...scoringNodes,
} satisfies Record<string, Node<State>>;

/** With other nodes in place of some: for tests. */
export const rulesWith = (other: Partial<Record<keyof typeof nodes, Node<State>>>): Rules<State> =>
  new Rules<State>(AT, { ...nodes, ...other }, State.at, favour);
export const rules = rulesWith({});

export const winners = (s: State): readonly Seat[] => (s.on === 0 ? seatsIn(s.winner) : []);
