// Server-sent events by fetch, because EventSource cannot send a seat's token. Resumes where it was, waits longer each time,
// and says honestly how it stands.
export interface StreamEvent {
  id: string;
  event: string;
  data: string;
}
export type Connection = { state: 'connecting' | 'live' } | { state: 'lost'; tries: number };

export interface StreamOptions {
  url: string;
  token: string | null;
  /** The last event already known. */
  after: string;
  onEvent(e: StreamEvent): void;
  onState(c: Connection): void;
  /** The server says that there is nothing here: no further try. */
  onGone(status: number): void;
}

/** Returns what ends it. */
export function follow(options: StreamOptions): () => void {
  const ending = new AbortController();
  void run(options, ending.signal);
  return () => ending.abort();
}

const QUIET = 45_000;

async function run({ url, token, after, onEvent, onState, onGone }: StreamOptions, signal: AbortSignal): Promise<void> {
  let last = after;
  let tries = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const stop = (): void => attempt.abort();
    signal.addEventListener('abort', stop, { once: true });
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    try {
      const answer = await fetch(url, {
        headers: { Accept: 'text/event-stream', 'Last-Event-ID': last, ...(token && { Authorization: `Bearer ${token}` }) },
        signal: attempt.signal,
        cache: 'no-store',
      });
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        onGone(answer.status);
        return;
      }
      if (!answer.ok || !answer.body) throw new Error(`answer ${answer.status}`);
      tries = 0;
      onState({ state: 'live' });
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        clearTimeout(watchdog);
        watchdog = setTimeout(stop, QUIET);
        const { done, value } = await reader.read();
        if (done) break;
        rest += value.replaceAll('\r\n', '\n');
        let end: number;
        while ((end = rest.indexOf('\n\n')) >= 0) {
          const e = parse(rest.slice(0, end));
          rest = rest.slice(end + 2);
          if (!e) continue;
          if (e.id !== '') last = e.id;
          onEvent(e);
        }
      }
    } catch {
      // lost: tried again below
    } finally {
      clearTimeout(watchdog);
      signal.removeEventListener('abort', stop);
    }
    if (signal.aborted) return;
    tries++;
    onState(tries === 1 ? { state: 'connecting' } : { state: 'lost', tries });
    await pause(Math.min(10_000, 250 * 2 ** (tries - 1)), signal);
  }
}

function parse(block: string): StreamEvent | undefined {
  const e: StreamEvent = { id: '', event: 'message', data: '' };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const field = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'id') e.id = value;
    else if (field === 'event') e.event = value;
  }
  e.data = data.join('\n');
  return data.length > 0 ? e : undefined;
}

/** Ends early when the browser is online again, or the page is looked at again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      go();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
