// 5 Advancing assistants.
import { ALL, type Io } from '@ridotto/engine';
import * as box from '../box/material.ts';
import { placed, type State } from '../box/state.ts';
import { addVp } from './gains.ts';
import { buildingName, ownerId } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { OWNERS, SEATS, SPACES, TILES } = box;

/** 5: where an assistant comes to when it is advanced. `space`: where it is, 0 for none yet; `left`: those not placed yet. */
export const nextSpace = (space: number, left: number): number => (space === SPACES || (space === 0 && left <= 0) ? space : space + 1);

/** Compulsory (A37). A first one comes to space 1, another goes one on; whoever is there is pushed. */
export function advanceAssistant(s: State, owner: number, tile: number, io: Io): void {
  const space = s.space[owner * TILES + tile];
  const next = nextSpace(space, s.edition.file.perPlayer.assistants - placed(s, owner));
  if (next === space) return;
  moveAssistant(s, owner, tile, next, io);
  // The first player with none left (A46).
  if (space > 0 || owner >= SEATS || s.tenth > 0 || placed(s, owner) < s.edition.file.perPlayer.assistants) return;
  s.tenth = 1;
  io.tell(ALL, 'all-placed', () => ({ seat: ownerId(owner) }));
  addVp(s, owner, s.edition.file.allAssistantsBonusVp, io);
}

function moveAssistant(s: State, owner: number, tile: number, to: number, io: Io): void {
  if (to < SPACES)
    for (let other = 0; other < OWNERS; other++)
      if (other !== owner && s.space[other * TILES + tile] === to) {
        moveAssistant(s, other, tile, to + 1, io);
        break;
      }
  putAssistant(s, owner, tile, to, io);
}
/** There, pushing nobody. */
export function putAssistant(s: State, owner: number, tile: number, to: number, io: Io): void {
  s.space[owner * TILES + tile] = to;
  io.tell(ALL, 'assistant', () => ({ owner: ownerId(owner), building: buildingName(tile), space: to }));
}
