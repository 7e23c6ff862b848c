// Bots at a table: one decision, from what the seat knows, handed in as one submission.
import { Io, type Choice, type Place, type Seat } from '@ridotto/engine';
import { botNamed, decide, type Fault } from '@ridotto/bots';
import type { Answer, Table } from './table.ts';
import { isUnfit, tryParts } from './trial.ts';

/** `luck` is the bot's own: thinking never touches what the dealer deals. */
export function botSubmission<S extends Place>(table: Table<S>, seat: Seat, luck: Io, onFault?: (fault: Fault) => void): Answer {
  const player = table.setup.players[seat];
  if (player.kind !== 'bot') throw new Error(`s${seat} is not played by a bot`);
  const bot = botNamed(table.setup.game, player.bot);
  const parts: Choice[] = [];
  const at = table.match.fork();
  for (;;) {
    const choice = decide(table.game, bot as never, at.state, seat, luck, onFault);
    parts.push(choice);
    const trial = tryParts(at, seat, [choice]);
    if (isUnfit(trial)) throw new Error(`a bot's part is not legal: ${trial.message}`);
    if (trial.complete) return table.play(seat, parts);
    at.submit(seat, [choice]);
  }
}
