// For tests: every route of guests, and what each kind of caller is told there. A route that is not listed fails http.test.ts.

/** Whoever calls: without a key; with one of no shape; with one that the house has never seen; with a seat's token, which is no key;
    with the key of a device that was taken away; a guest who has nothing to do with it; the guest it is about. */
export const CALLERS = ['none', 'malformed', 'unknown', 'seat', 'removed', 'other', 'own'] as const;
type Caller = (typeof CALLERS)[number];

interface Route {
  readonly body?: object;
  /** Statuses in the order of the callers. */
  readonly gets: readonly number[];
}
/** A guest is needed. */
const guest = (other: number, own: number): readonly number[] => [401, 401, 401, 401, 401, other, own];

/** `{table}`: the own guest sits there, and plays; `{filling}`: they sit there, and it fills; `{channel}` and `{device}` are theirs; `{player}` is who they are. */
export const GUEST_ROUTES: Readonly<Record<string, Route>> = {
  'get /api/me': { gets: guest(200, 200) },
  // Whoever has a key may say who they are.
  'post /api/me': { body: { name: 'Anne' }, gets: [401, 401, 200, 200, 200, 200, 200] },
  'get /api/me/tables': { gets: guest(200, 200) },
  'get /api/me/told': { gets: guest(200, 200) },
  'post /api/me/told': { body: { remind: 0 }, gets: guest(200, 200) },
  'post /api/me/channels': {
    body: { kind: 'push', subscription: { endpoint: 'https://push.example.org/a', keys: { p256dh: 'p', auth: 'a' } } },
    gets: guest(201, 201),
  },
  'post /api/me/channels/{channel}': { body: { do: 'try' }, gets: guest(404, 404) },
  'get /api/me/blocks': { gets: guest(200, 200) },
  // Nobody sits there, and nobody is blocked.
  'post /api/me/blocks': { body: { table: 'AAAAAAAAAAAAAAAA', remark: 'AAAAAAAAAAAAAAAA' }, gets: guest(404, 404) },
  'post /api/me/blocks/{block}/remove': { body: {}, gets: guest(404, 404) },
  'get /api/tables/{table}/gallery': { gets: [200, 200, 200, 200, 200, 200, 200] },
  // Whoever plays writes to the table.
  'post /api/tables/{table}/gallery': { body: { message: 'Good evening' }, gets: guest(200, 409) },
  'post /api/tables/{table}/report': { body: { seat: 's1', reason: 'Rude' }, gets: guest(200, 200) },
  'get /api/me/devices': { gets: guest(200, 200) },
  'post /api/me/code': { body: {}, gets: guest(200, 200) },
  // A new device has a key that nobody knows yet; the code is what counts, and this one is none.
  'post /api/me/devices': { body: { code: 'AAAA-AAAA', name: 'Firefox' }, gets: [401, 401, 404, 404, 404, 404, 404] },
  'post /api/me/devices/{device}/remove': { body: {}, gets: guest(404, 404) },
  'post /api/me/tables/{table}': { body: {}, gets: guest(403, 200) },
  'get /api/me/everything': { gets: guest(200, 200) },
  // Whoever asks is not told whether the house knows the address.
  'post /api/sign-in/mail': { body: { address: 'anne@example.org' }, gets: [200, 200, 200, 200, 200, 200, 200] },
  'post /api/sign-in/link/look': { body: { token: 'none' }, gets: [404, 404, 404, 404, 404, 404, 404] },
  // A device whose key nobody knows yet may be an account's; this link and this passkey are none.
  'post /api/sign-in/link': { body: { token: 'none', name: 'Firefox' }, gets: [401, 401, 404, 404, 404, 404, 404] },
  'post /api/sign-in/passkey/options': { body: {}, gets: [200, 200, 200, 200, 200, 200, 200] },
  'post /api/sign-in/passkey': { body: { response: { id: 'none' }, name: 'Firefox' }, gets: [401, 401, 403, 403, 403, 403, 403] },
  'get /api/me/account': { gets: guest(200, 200) },
  'post /api/me/account': { body: { do: 'remove-address', address: 'anne@example.org' }, gets: guest(200, 200) },
  'post /api/me/passkeys/options': { body: {}, gets: guest(200, 200) },
  'post /api/me/passkeys': { body: { response: { id: 'none' }, name: 'Firefox' }, gets: guest(403, 403) },
  'get /api/me/profile': { gets: guest(200, 200) },
  'post /api/me/profile': { body: { rating: 'nobody' }, gets: guest(200, 200) },
  // Nothing of it is shown, to its owner neither: that is at /api/me/profile.
  'get /api/players/{player}': { gets: [404, 404, 404, 404, 404, 404, 404] },
  // This house shows no games to everybody.
  'get /api/library': { gets: [200, 200, 200, 200, 200, 200, 200] },
  'get /api/library/{game}/record': { gets: [404, 404, 404, 404, 404, 404, 404] },
  'get /api/me/library': { gets: guest(200, 200) },
  // There is no such table, nor such a game in the library; and a record that is none is refused in its own answer.
  'post /api/me/library': { body: { table: 'AAAAAAAAAAAAAAAA' }, gets: guest(404, 404) },
  'get /api/me/library/records': { gets: guest(200, 200) },
  'post /api/me/library/records': { body: { format: 'none' }, gets: guest(200, 200) },
  'get /api/me/library/{game}/record': { gets: guest(404, 404) },
  'post /api/me/library/{game}/remove': { body: {}, gets: guest(404, 404) },
  'post /api/gatherings': { body: { game: 'chess', seats: [{ kind: 'mine' }] }, gets: guest(422, 422) },
  // Whoever is not invited is not told that there is such a table.
  'get /api/gatherings/{filling}': { gets: [404, 404, 404, 404, 404, 404, 200] },
  'post /api/gatherings/{filling}': { body: { do: 'wait' }, gets: guest(404, 200) },
  'post /api/gatherings/{filling}/code': { body: {}, gets: guest(404, 200) },
  'post /api/gatherings/code': { body: { code: 'ABC-DEF' }, gets: [404, 404, 404, 404, 404, 404, 404] },
  'get /api/gatherings/{table}/again': { gets: guest(404, 200) },
  // Not as long as it is played.
  'post /api/gatherings/{table}/again': { body: {}, gets: guest(404, 409) },
  'get /api/tables/{table}/succeed?seat=s7': { gets: [403, 403, 403, 403, 403, 403, 403] },
  'post /api/tables/{table}/succeed': { body: { seat: 's0', invitation: 'none', name: 'Denise' }, gets: guest(403, 409) },
  // What a link in a mail says needs no key: the token in it is one.
  'post /api/channels/link': {
    body: { channel: 'AAAAAAAAAAAAAAAA', do: 'stop', token: 'none' },
    gets: [404, 404, 404, 404, 404, 404, 404],
  },
  'post /api/unsubscribe?channel=AAAAAAAAAAAAAAAA&token=none': { body: {}, gets: [404, 404, 404, 404, 404, 404, 404] },
  // Last, for it takes the guest away.
  'post /api/me/forget': { body: {}, gets: guest(200, 200) },
};
export const expected = ({ gets }: Route, caller: Caller): number => gets[CALLERS.indexOf(caller)];
