// What was settled at a table, and how much time there is, as sentences.
import type { Late, Matter, Proposed, Tempo } from '@ridotto/table/protocol.ts';
import { houseNow } from '../net/clock.ts';
import type { Happening } from '../net/http/api.ts';
import { words } from '../words/prefs.ts';

export function tempoInWords(tempo: Tempo | null | undefined): string {
  const t = words.value!.company;
  if (!tempo) return t.untimed;
  if (tempo.kind === 'turns') return t.turns(t.span(tempo.each));
  return t.live(t.span(tempo.bank), tempo.increment === 0 ? null : t.span(tempo.increment));
}
export const lateInWords = (late: Late): string => {
  const t = words.value!.company;
  return t.whenOutThen(t.late[late]);
};

type Name = (seat: string) => string;
/** Somebody proposes it. */
export function proposedInWords(what: Proposed, by: string, name: Name): string {
  const t = words.value!.company.proposed;
  if (what.do === 'tempo') return t.tempo(by, tempoInWords(what.tempo));
  if (what.do === 'give-to-bot' || what.do === 'new-link') return t[what.do](by, name(what.seat));
  return t[what.do](by);
}
function doneInWords(what: Proposed, name: Name): string {
  const t = words.value!.company.done;
  if (what.do === 'tempo') return t.tempo(tempoInWords(what.tempo));
  if (what.do === 'give-to-bot' || what.do === 'new-link') return t[what.do](name(what.seat));
  return t[what.do];
}

/** undefined: nothing was settled. */
export function settledIn({ by, matter }: Happening, name: Name): string | undefined {
  return matter && sentence(matter, by === undefined ? '' : name(by), name);
}
function sentence(matter: Matter, by: string, name: Name): string {
  const t = words.value!.company;
  const { happened } = t;
  switch (matter.do) {
    case 'propose':
      return matter.carried ? doneInWords(matter.what, name) : proposedInWords(matter.what, by, name);
    case 'agree':
      return matter.carried ? `${happened.agree(by)} ${doneInWords(matter.what, name)}` : happened.agree(by);
    case 'time-out':
      return happened[matter.bot === undefined ? 'time-out' : 'time-out-bot'](name(matter.seat));
    case 'more-time':
      return happened['more-time'](name(matter.seat), t.span(matter.ms));
    case 'away':
      return matter.until === 0 ? happened.here(by) : happened.away(by, t.moment(matter.until, houseNow()));
    case 'succeed':
      return happened.succeed(matter.name, matter.before ?? by);
    case 'gallery':
      return happened[matter.open ? 'gallery-open' : 'gallery-shut'](by);
    case 'close':
    case 'hand-over':
    case 'arrived':
    case 'keep':
    case 'came-back':
      return happened[matter.do];
    case 'forgotten':
      return happened.forgotten(t.former(matter.former), matter.bot !== undefined);
    default:
      return happened[matter.do](by);
  }
}
