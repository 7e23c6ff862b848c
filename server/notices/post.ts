// Sends something to an address that a guest has given. It must not lead into the network in which the house stands: the
// addresses that a name stands for are looked at where the connection is made, so that a name cannot change in between.
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';

/** Where it may lead: `public`: over TLS, to addresses that everybody can reach; `any`: the operator trusts the guests. */
export type Reach = 'public' | 'any';

/** Nothing has arrived: it may be sent again. `message`: why, in words for whoever gave the address. */
export class NotSent extends Error {}
/** It may have arrived, and nobody has said so. */
export class Unsure extends Error {}

export interface Answered {
  readonly status: number;
  /** The beginning of what was answered. */
  readonly text: string;
}

/** Milliseconds for the whole. */
const PATIENCE = 10_000;
/** Bytes that are read of an answer. */
const MOST = 2048;
export const LONGEST_ADDRESS = 1000;

/** Throws NotSent, in words, where nothing may be sent there. */
export function checkAddress(address: string, reach: Reach): URL {
  const url = URL.canParse(address) && address.length <= LONGEST_ADDRESS ? new URL(address) : undefined;
  if (!url) throw new NotSent(`it is no address of at most ${LONGEST_ADDRESS} characters`);
  if (url.protocol !== 'https:' && !(reach === 'any' && url.protocol === 'http:'))
    throw new NotSent('the address must begin with https://');
  if (url.username !== '' || url.password !== '') throw new NotSent('the address must hold no name and no password');
  if (reach === 'public') {
    if (url.port !== '') throw new NotSent('the address must name no port');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (net.isIP(host) !== 0 && isPrivate(host)) throw new NotSent(PRIVATE);
  }
  return url;
}
const PRIVATE = 'the address leads to a network that is not public';

/** Throws NotSent or Unsure; where there is an answer it is for the caller to judge. Nobody is led on to another address. */
export function post(
  address: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string | number>>; readonly body: string | Buffer },
  reach: Reach,
): Promise<Answered> {
  const url = checkAddress(address, reach);
  return new Promise((resolve, reject) => {
    let begun = false;
    const way = url.protocol === 'https:' ? https : http;
    const request = way.request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Ridotto' },
      agent: false,
      ...(reach === 'public' && { lookup: lookUp }),
    });
    const late = setTimeout(() => request.destroy(new Error('nobody answered in time')), PATIENCE);
    const fail = (e: Error): void => {
      clearTimeout(late);
      reject(begun ? new Unsure(e.message) : new NotSent(e.message));
    };
    request.on('error', fail);
    request.on('socket', (socket) => socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => (begun = true)));
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const done = (): void => {
        clearTimeout(late);
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).subarray(0, MOST).toString() });
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= MOST) response.destroy();
      });
      // What it said is known by now, also when the rest does not come.
      response.on('close', done).on('error', done);
    });
    request.end(body);
  });
}

const lookUp: net.LookupFunction = (name, options, found) => {
  dns.lookup(name, { ...options, all: true }, (error, addresses) => {
    if (!error && addresses.some(({ address }) => isPrivate(address))) error = new Error(PRIVATE);
    if (error) found(error, '');
    else if (options.all) found(null, addresses);
    else found(null, addresses[0].address, addresses[0].family);
  });
};

/** What IANA has set apart for other things than what everybody can reach. */
const RESERVED = new net.BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  RESERVED.addSubnet(address, bits);
/** Of IPv6 only this is for everybody, without what stands for other networks in it. */
const GLOBAL = new net.BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  RESERVED.addSubnet(address, bits, 'ipv6');

export const isPrivate = (address: string): boolean =>
  net.isIPv4(address) ? RESERVED.check(address) : !GLOBAL.check(address, 'ipv6') || RESERVED.check(address, 'ipv6');
