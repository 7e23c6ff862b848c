// What whoever runs the house may set in the environment.
import net from 'node:net';
import os from 'node:os';

/** Bytes reckoned for a table at hand. At the end of its game one of four takes 105 to 370 kB (docs/speed.md), and most are not
    there yet. */
const OF_A_TABLE = 300_000;

export interface FromEnvironment {
  /** RIDOTTO_BOT_DELAY: milliseconds that a bot lets pass before it moves, so that people can follow. */
  readonly botDelay: number;
  /** RIDOTTO_REST: minutes after which a table that nobody touches is put away, out of memory; here in milliseconds. */
  readonly restAfter: number;
  /** RIDOTTO_TRUST_PROXY: addresses and subnets of the proxies in front, which say who asks. */
  readonly trustProxy: readonly string[];
  /** RIDOTTO_LIMITS: `on` or `off`. How much one address may ask for. */
  readonly limits: boolean;
}

/** Throws what is wrong with one of them. */
export function fromEnvironment(env: NodeJS.ProcessEnv = process.env): FromEnvironment {
  return {
    botDelay: whole(env, 'RIDOTTO_BOT_DELAY', 400, 'milliseconds'),
    restAfter: whole(env, 'RIDOTTO_REST', 30, 'minutes', 1) * 60_000,
    trustProxy: proxies(env.RIDOTTO_TRUST_PROXY ?? ''),
    limits: onOrOff(env.RIDOTTO_LIMITS ?? 'on'),
  };
}

function proxies(given: string): string[] {
  const all = given.split(',').flatMap((text) => text.trim() || []);
  const wrong = all.find((text) => !isSubnet(text) && !['loopback', 'linklocal', 'uniquelocal'].includes(text));
  if (wrong === undefined) return all;
  throw new Error(
    `RIDOTTO_TRUST_PROXY has "${wrong}"; it must be addresses or subnets with commas between them, like 127.0.0.1, 10.0.0.0/8, or loopback`,
  );
}
function isSubnet(text: string): boolean {
  const [address, bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[net.isIP(address)] ?? -1;
  return most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function onOrOff(given: string): boolean {
  if (given === 'on' || given === 'off') return given === 'on';
  throw new Error(`RIDOTTO_LIMITS is "${given}"; it must be on or off`);
}

function whole(env: NodeJS.ProcessEnv, name: string, otherwise: number, unit: string, least = 0): number {
  const given = env[name] ?? String(otherwise);
  if (/^\d{1,6}$/.test(given) && Number(given) >= least) return Number(given);
  throw new Error(`${name} is "${given}"; it must be a whole number of ${unit}, from ${least} to 999999`);
}

/** How many tables are kept at hand in a quarter of the memory of this machine. */
export const usualMostLive = (): number => Math.round(Math.min(10_000, Math.max(200, os.totalmem() / 4 / OF_A_TABLE)));
