// Brings one notice to all ways by which a guest is told, each once. How far it has come is written into its job before and after
// each step: whoever goes on with it after a crash knows what has been sent, and what may have been.
import type { Account, Channel } from '../storage/account.ts';
import type { Claim } from '../storage/store.ts';
import type { Storing } from '../tables/storing.ts';
import type { Carrier, Notice, Outcome } from './carrier.ts';

/** By channel: it is being sent, or nothing is to be done any more. */
type Marks = Readonly<Record<string, 'begun' | 'done'>>;
/** What is written in a job. */
export interface Underway {
  readonly marks?: Marks;
  /** How often something had to be tried again. */
  readonly tries?: number;
}

/** Milliseconds for which a notice is claimed. Nothing that is sent takes longer. */
export const LEASE = 30_000;
/** Milliseconds until what has failed is tried again: at first, and at most. */
const SOON = 10_000;
const LATE = 3 * 3_600_000;

export interface Ways {
  readonly carriers: Readonly<Record<string, Carrier | undefined>>;
  readonly storing: Storing;
}

/** `state`: what its job says. `done`: there is nothing more to send; `later`: it is due again; `lost`: it is somebody else's, or to
    be sent no more. */
export async function deliver<S extends Underway>(
  { carriers, storing }: Ways,
  claim: Claim,
  { channels }: Account,
  state: S,
  notice: Notice,
): Promise<'done' | 'later' | 'lost'> {
  let marks = state.marks ?? {};
  let failed = false;
  const mark = (id: string, as: 'begun' | 'done' | undefined): Promise<boolean> => {
    const { [id]: _, ...others } = marks;
    marks = as ? { ...others, [id]: as } : others;
    return storing.write('a notice', 'it is not sent', (store) =>
      store.keepJob(claim, JSON.stringify({ ...state, marks }), { lease: LEASE }),
    );
  };
  for (const channel of channels) {
    const carrier = carriers[channel.kind];
    if (!carrier || !channel.confirmed || marks[channel.id] === 'done') continue;
    const before = marks[channel.id];
    // Whoever sent it has ended in the middle of it: to be sent again only where nobody sees it twice.
    const outcome: Outcome =
      before === 'begun' && !carrier.repeatable(channel)
        ? { is: 'unsure', why: 'the house ended' }
        : (await mark(channel.id, 'begun'))
          ? await carrier.send(channel, notice)
          : await Promise.reject(new Lost());
    const again = outcome.is === 'failed' || (outcome.is === 'unsure' && carrier.repeatable(channel));
    failed ||= again;
    await note(storing, channel, outcome);
    if (!(await mark(channel.id, again ? undefined : 'done'))) throw new Lost();
  }
  if (!failed) return 'done';
  const tries = (state.tries ?? 0) + 1;
  const wait = Math.min(LATE, SOON * 3 ** (tries - 1));
  const kept = await storing.write('a notice', 'it is not sent', (store) =>
    store.keepJob(claim, JSON.stringify({ ...state, marks, tries }), { wait }),
  );
  return kept ? 'later' : 'lost';
}
/** The job is somebody else's now, or the turn is over. */
export class Lost extends Error {}

/** What came of it last is said to whoever it is for. */
async function note(storing: Storing, { id, guest, trouble }: Channel, outcome: Outcome): Promise<void> {
  if (outcome.is === 'gone') return await storing.write('a way to tell', 'it stays', (store) => store.accounts.removeChannel(id, guest));
  const now = outcome.is === 'sent' ? null : `${outcome.is} ${outcome.why}`;
  if (now !== trouble) await storing.write('a way to tell', 'it is not said', (store) => store.accounts.noteTrouble(id, now));
}
