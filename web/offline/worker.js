// The page of a house that is away: what it is made of is kept by the browser, and a table, a record or the rules open without any
// network. The API is never kept; what a house knows, only the house says. `KEPT` is written when the page is built.
importScripts('/push.js');

const { NAME, FILES } = KEPT;

addEventListener('install', (event) => {
  // Past the browser's own store: what is listed is of this build, or there is nothing to keep.
  const files = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(files)));
});
// It waits until no page of an older build is open: such a page still fetches parts of its own.
addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)))));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/') || pathname === '/api') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(kept(request).then((known) => known ?? fetch(request)));
});

/** Of a build that is gone too, as long as one of its pages is open. What varies by origin is the same file. */
const kept = (request) => caches.match(request, { ignoreVary: true });
/** As the house has it now; as it was when the house is away, or what stands before it says so. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // Away.
  }
  return (await newest()) ?? Response.error();
}
/** The beginning of the page as of the last build that is here as a whole, though the worker that brought it may still wait. */
async function newest() {
  for (const name of (await caches.keys()).reverse()) {
    const first = await (await caches.open(name)).match('/');
    if (first) return first;
  }
  return undefined;
}
