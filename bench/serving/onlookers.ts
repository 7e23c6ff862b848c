// Many who look on at one table, and those who play there. Argument: JSON of the address of a house. Told `{ streams }` there are
// so many of them; told `{ moves }` so many are made that everybody sees, and it answers with Told.
import net from 'node:net';
import { Io } from '@ridotto/engine';
import { inTime } from './match.ts';
import { OurMatch, sitDown } from './ours.ts';

export interface Told {
  /** Milliseconds from sending each move until the last one had been told. */
  readonly told: readonly number[];
}

const url = new URL(JSON.parse(process.argv[2]) as string);
const { table, seats } = await sitDown([url.href.slice(0, -1)], 'san-marco', 4);
const match = new OurMatch(seats, new Io(1));

/** Streams that have been told something since the last move. */
let told = 0;
let wanted: { readonly streams: number; readonly done: () => void } | undefined;
const until = (streams: number): Promise<void> => inTime('an event', new Promise((done) => (wanted = { streams, done: () => done() })));
const END = Buffer.from('\n\n\r\n');

/** What comes is not read: only where an event ends is. */
function look(): void {
  const socket = net.connect(Number(url.port), url.hostname);
  socket.write(`GET /api/tables/${table}/events HTTP/1.1\r\nhost: ${url.host}\r\naccept: text/event-stream\r\n\r\n`);
  socket.on('data', (data) => {
    if (data.subarray(-END.length).equals(END) && ++told === wanted?.streams) wanted.done();
  });
}

let open = 0;
async function add(streams: number): Promise<void> {
  while (open < streams) {
    const more = Math.min(100, streams - open);
    told = 0;
    const all = until(more);
    for (let n = 0; n < more; n++) look();
    await all;
    open += more;
  }
}
async function move(moves: number): Promise<Told> {
  const times: number[] = [];
  while (times.length < moves) {
    told = 0;
    const all = until(open);
    all.catch(() => {});
    const begun = performance.now();
    if (!(await match.move()).open) continue;
    await all;
    times.push(performance.now() - begun);
    await new Promise((later) => setTimeout(later, 50));
  }
  return { told: times };
}

process.on('message', ({ streams, moves }: { streams?: number; moves?: number }) => {
  (streams !== undefined ? add(streams) : move(moves!)).then(
    (done) => process.send!(done ?? 'done'),
    (e: unknown) => {
      console.error(e);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
process.send!('ready');
