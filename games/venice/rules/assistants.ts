// 5 Advancing assistants.
import { ALL, type Io } from '@ridotto/engine';
import * as box from '../material.ts';
import { placed, type State } from '../state.ts';
import { addVp } from './gains.ts';
import { buildingName, ownerId } from './telling.ts';

// Local constants: the compiler sees through them, and not through imports (docs/speed.md).
const { OWNERS, SEATS, TILES } = box;

/** Compulsory (A37). A first one comes to space 1, another goes one on; whoever is there is pushed. */
export function advanceAssistant(s: State, owner: number, tile: number, io: Io): void {
  const space = s.space[owner * TILES + tile];
  if (space === 4) return;
  if (space === 0 && placed(s, owner) >= s.edition.file.perPlayer.assistants) return;
  moveAssistant(s, owner, tile, space + 1, io);
  // The first player with none left (A46).
  if (space > 0 || owner >= SEATS || s.tenth > 0 || placed(s, owner) < s.edition.file.perPlayer.assistants) return;
  s.tenth = 1;
  io.tell(ALL, 'all-placed', () => ({ seat: ownerId(owner) }));
  addVp(s, owner, s.edition.file.allAssistantsBonusVp, io);
}

function moveAssistant(s: State, owner: number, tile: number, to: number, io: Io): void {
  if (to < 4)
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
