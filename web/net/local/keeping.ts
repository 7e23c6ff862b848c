// Keeps the tables of this device, and answers the windows that ask for them.
import { LocalTables } from '@ridotto/table/local/tables.ts';
import { Refused, type Chair, type Credential } from '@ridotto/table/port.ts';
import type { Asked, ToKeeper, ToWindow } from './messages.ts';
import { Lessons } from './lessons.ts';
import { LESSON, REPLAY } from './name.ts';
import { Records } from './records.ts';
import { IndexedShelf } from './shelf.ts';

/** Milliseconds that a bot lets pass before it moves, so that people can follow. */
const BOT_DELAY = 400;

// Where each window has a worker of its own, the others have to know.
const others = new BroadcastChannel('ridotto tables');
const shelf = new IndexedShelf('ridotto', (id) => others.postMessage(id));
const tables = new LocalTables({
  shelf,
  now: () => Date.now(),
  randomBytes: (n) => crypto.getRandomValues(new Uint8Array(n)),
  later: (ms, job) => {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  },
  pace: { bot: BOT_DELAY },
  log: (message, error) => console.warn(message, error ?? ''),
});

others.onmessage = ({ data }: MessageEvent<string>) => void tables.renew(data);

const records = new Records();
const lessons = new Lessons();

const chairs = new Map<string, Promise<Chair>>();
function chairAt(table: string, token: Credential): Promise<Chair> {
  const key = `${table} ${token ?? ''}`;
  if (table.startsWith(REPLAY)) return records.sit(table.slice(REPLAY.length), token);
  if (table.startsWith(LESSON)) return Promise.resolve().then(() => lessons.sit(table));
  const chair = chairs.get(key) ?? tables.sit(table, token);
  chairs.set(key, chair);
  chair.catch(() => chairs.delete(key));
  return chair;
}

function ask(chair: Chair, asked: Asked): Promise<unknown> {
  switch (asked.what) {
    case 'past':
      return chair.past(asked.with.after, asked.with.until);
    case 'imagine':
      return chair.imagine(asked.with.until);
    case 'reasons':
      return chair.reasons(asked.with.until);
    case 'hint':
      return chair.hint(asked.with);
    case 'try':
      return chair.try(asked.with);
    case 'why':
      return chair.why(asked.with);
    case 'say':
      return chair.say(asked.with);
    case 'aside':
      return chair.aside(asked.with);
    case 'matter':
      return chair.matter(asked.with);
    case 'writeNotes':
      return chair.writeNotes(asked.with);
    default:
      return chair[asked.what]();
  }
}

/** `done`: is told which share of it is; `stopped`: does nobody wait for it any more? */
function answer(said: ToKeeper, done: (share: number) => void, stopped: () => boolean): Promise<unknown> {
  if (said.say === 'open') return tables.open(said.request, said.from);
  if (said.say === 'sit') return chairAt(said.table, said.token).then(({ seat }) => seat);
  if (said.say === 'ask') return chairAt(said.table, said.token).then((chair) => ask(chair, said.asked));
  if (said.say === 'record') return records.answer(said.asked, done, stopped);
  if (said.say === 'lesson') return lessons.answer(said.asked);
  if (said.say === 'hand-over') return tables.handOver(said.table);
  if (said.say === 'handed-over') return tables.handedOver(said.table, said.was);
  if (said.say === 'bring') return tables.bring(said.handover, said);
  if (said.say === 'forget') return shelf.remove(said.table);
  return Promise.resolve();
}

export interface Port {
  postMessage(said: ToWindow): void;
  onmessage: ((e: MessageEvent<ToKeeper>) => void) | null;
}
export function greet(port: Port): void {
  const leaving = new Map<number, () => void>();
  const follow = async ({ n, table, token, after }: Extract<ToKeeper, { say: 'follow' }>): Promise<void> => {
    let left = false;
    leaving.set(n, () => (left = true));
    const chair = await chairAt(table, token);
    if (left) return;
    const leave = chair.follow(after, {
      happened: (happening, snapshot) => port.postMessage({ n, say: 'happened', happening, snapshot }),
      caughtUp: (snapshot) => port.postMessage({ n, say: 'caughtUp', snapshot }),
      line: (line) => port.postMessage({ n, say: 'line', line }),
      gone: (problem) => port.postMessage({ n, say: 'gone', problem }),
    });
    leaving.set(n, leave);
  };
  port.onmessage = ({ data: said }) => {
    const { n } = said;
    if (said.say === 'bye') {
      for (const leave of leaving.values()) leave();
      leaving.clear();
    } else if (said.say === 'leave') {
      leaving.get(n)?.();
      leaving.delete(n);
    } else if (said.say === 'follow')
      follow(said).catch((e: unknown) => {
        if (e instanceof Refused) port.postMessage({ n, say: 'gone', problem: e.problem });
      });
    else {
      const wish = { stopped: false };
      if (said.say === 'record') leaving.set(n, () => (wish.stopped = true));
      answer(
        said,
        (share) => port.postMessage({ n, say: 'done', share }),
        () => wish.stopped,
      )
        .then(
          (value) => port.postMessage({ n, say: 'good', value }),
          (e: unknown) =>
            port.postMessage(e instanceof Refused ? { n, say: 'refused', problem: e.problem } : { n, say: 'failed', why: String(e) }),
        )
        .finally(() => said.say === 'record' && leaving.delete(n));
    }
  };
  port.postMessage({ n: 0, say: 'here' });
}
