// The file of an arena: what has been played, so that it can be continued.
import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Options } from '@ridotto/engine';
import type { Played, Standings } from '@ridotto/bots/tournament.ts';
import { Failure, Misuse } from '../terminal/command.ts';
import { trouble } from '../terminal/trouble.ts';

/** What must be the same for two games to count together. */
export interface Terms {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly seed: number;
  readonly options: Options;
}
export interface Kept extends Terms {
  readonly format: typeof FORMAT;
  readonly bots: readonly string[];
  readonly standings: Standings;
  readonly played: readonly Played[];
}
const FORMAT = 'ridotto-arena/1';

/** What was played by these terms; nothing, where there is no such file. */
export function playedBefore(file: string, terms: Terms): readonly Played[] {
  let written: string;
  try {
    written = fs.readFileSync(file, 'utf8');
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Failure(trouble(e as Error, file), { cause: e });
  }
  let kept: Partial<Kept> | null;
  try {
    kept = JSON.parse(written) as Partial<Kept> | null;
  } catch {
    throw new Misuse(`${file} is no JSON, so it is no arena that could be continued`);
  }
  if (kept?.format !== FORMAT || !Array.isArray(kept.played)) throw new Misuse(`${file} is not the file of an arena`);
  for (const [name, here] of Object.entries(terms)) {
    const there = kept[name as keyof Terms];
    if (!isDeepStrictEqual(there, here))
      throw new Misuse(
        `${file} has ${name} ${JSON.stringify(there)}, not ${JSON.stringify(here)}: continue it with that, or name another file`,
      );
  }
  return kept.played;
}
/** At once and as a whole: whoever stops in the middle has the one before. */
export function keep(file: string, terms: Terms, bots: readonly string[], standings: Standings, played: readonly Played[]): void {
  const kept: Kept = { format: FORMAT, ...terms, bots, standings, played };
  try {
    fs.writeFileSync(`${file}.part`, `${JSON.stringify(kept)}\n`);
    fs.renameSync(`${file}.part`, file);
  } catch (e) {
    throw new Failure(trouble(e as Error, file), { cause: e });
  }
}
