// Links of a house, as its pages give them: to a seat, or to sit down at a table that fills.
import { Misuse } from '../terminal/command.ts';

export interface LinkedPlace {
  /** Address of the house. */
  readonly house: string;
  readonly table: string;
  /** Of a seat. */
  readonly token?: string;
  /** To sit down. */
  readonly invitation?: string;
}

/** Throws Misuse when it leads to no seat. */
export function placeIn(link: string): LinkedPlace {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const [, what, table] = /^(?:.*)\/(table|sit)\/([\w-]{1,64})$/.exec(url?.pathname ?? '') ?? [];
  const wanted = what === 'table' ? 'seat' : 'invitation';
  const given = new URLSearchParams(url?.hash.slice(1)).get(wanted);
  if (!url || table === undefined || given === null || !/^https?:$/.test(url.protocol))
    throw new Misuse(`--at "${link}" leads to no seat: it is the link of a seat, …/table/ID#seat=…, or to sit down, …/sit/ID#invitation=…`);
  const house = url.origin + url.pathname.slice(0, url.pathname.lastIndexOf(`/${what}/`));
  return { house, table, ...(what === 'table' ? { token: given } : { invitation: given }) };
}
