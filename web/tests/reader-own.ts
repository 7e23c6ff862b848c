// For tests: what each game has decided in places of its own, by what a screen reader is told (reader-plays.ts).
import type { Language } from '@ridotto/engine/words.ts';
import { inkognito } from '@ridotto/games/inkognito/manifest.ts';
import { sanMarco } from '@ridotto/games/san-marco/manifest.ts';
import { page as english } from '@ridotto/games/valencia/words/page-en.ts';
import { page as french } from '@ridotto/games/valencia/words/page-fr.ts';
import { page as polish } from '@ridotto/games/valencia/words/page-pl.ts';
import { en, type Words } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { pl } from '../words/pl.ts';
import { WHOLE } from './kit.ts';
import { isIn, type Heard, type Reader } from './reader.ts';

/** What a game has decided in places of its own, where no list offers it. */
export interface Own {
  /** Is it there? */
  is(all: readonly Heard[]): boolean;
  /** Does it wait for whoever looks, though it may not be their turn? */
  waits?(all: readonly Heard[]): boolean;
  /** What somebody chooses who wants to come to the end, the best first; left out: anything. */
  readonly prefers?: readonly RegExp[];
  /** Decides it, or a part of it. */
  act(reader: Reader, all: readonly Heard[]): Promise<void>;
}

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, pl };
const VALENCIA = { en: english, fr: french, pl: polish };

/** What is put down and taken up among one's own things, and has not been yet. */
const loose = (all: readonly Heard[], language: Language): Heard[] =>
  all.filter(
    (one) =>
      one.role === 'button' &&
      one.pressed === false &&
      !one.disabled &&
      isIn(one, 'main') &&
      !isIn(one, 'region', WORDS[language].table.board) &&
      !isIn(one, 'tabpanel'),
  );
/** By Tab from the top of what one can do. */
async function press(reader: Reader, one: Heard, key = 'Enter'): Promise<void> {
  await reader.press('p');
  if (await reader.to(one.role, one.name)) await reader.press(key);
}
const button = (all: readonly Heard[], name: string): Heard | undefined =>
  all.find((one) => one.role === 'button' && one.name === name && !one.disabled);

/** Cards into offers, by the number of each. */
async function cuts(language: Language): Promise<Own> {
  const { cut } = await sanMarco.words[language]();
  const rest = (all: readonly Heard[]): Heard[] => all.filter((one) => one.role === 'button' && isIn(one, 'region', cut.rest));
  return {
    is: (all) => rest(all).length > 0,
    async act(reader, all) {
      const offers = [1, 2, 3].filter((n) => all.some((one) => one.role === 'region' && one.name === cut.tray(n)));
      await press(reader, rest(all)[0]!, String(1 + (rest(all).length % offers.length)));
    },
  };
}

/** So often one thinks of announcing before one does, which ends the game. */
const THOUGHTS = WHOLE ? 12 : 3;
/** Answers from one's hand; and whoever is about to announce thinks again, until there has been enough of it. */
async function answers(language: Language): Promise<Own> {
  const { sure, answers: t, shown } = await inkognito.words[language]();
  const noted = (all: readonly Heard[]): Heard | undefined => button(all, shown.noted);
  let thought = 0;
  const asks = (all: readonly Heard[]): boolean => all.some((one) => one.role === 'dialog' && [sure.title, sure.escape].includes(one.name));
  return {
    is: (all) => all.some((one) => one.role === 'heading' && one.name.startsWith(t.hand)) && loose(all, language).length > 0,
    waits: (all) => asks(all) || noted(all) !== undefined,
    async act(reader, all) {
      if (noted(all)) return await press(reader, noted(all)!);
      if (!asks(all)) return await press(reader, loose(all, language)[0]!);
      thought++;
      if (thought < THOUGHTS) return await reader.press('Escape');
      const go = all.find((one) => one.role === 'button' && [sure.go, sure.goEscape].includes(one.name))!;
      if (await reader.to('button', go.name)) await reader.press('Enter');
    },
  };
}

/** Missions ticked, cards drawn and laid into piles, piles and cards that are one's own. */
function lays(language: Language): Own {
  const { missions, planning } = VALENCIA[language];
  const ticks = (all: readonly Heard[]): Heard | undefined =>
    all.some((one) => one.name === missions.prompt.ask)
      ? all.find((one) => one.role === 'checkbox' && isIn(one, 'main') && !one.checked)
      : undefined;
  const draw = (all: readonly Heard[]): Heard | undefined => button(all, planning.draw) ?? button(all, planning.drawNow);
  const cards = (all: readonly Heard[]): Heard[] =>
    all.filter((one) => one.role === 'button' && isIn(one, 'region', planning.rest) && one.pressed !== undefined);
  const mine = (all: readonly Heard[]): Heard[] => loose(all, language);
  return {
    is: (all) => ticks(all) !== undefined || draw(all) !== undefined || mine(all).length > 0,
    async act(reader, all) {
      const tick = ticks(all);
      if (tick) await press(reader, tick, 'Space');
      else if (draw(all) && cards(all).length < 3) await press(reader, draw(all)!);
      else if (cards(all).length > 0) await press(reader, cards(all)[0]!, String(cards(all).length));
      else await press(reader, mine(all)[0]!);
    },
  };
}

const COUNCIL = {
  en: [
    /council \+/i,
    /\ba mission (?:for|without)/i,
    /−\d+ intrigue/,
    /\+\d+ coin/,
    /^Lose/,
    /(?:Great Council|Small Council|Palace), to moor/,
  ],
  fr: [
    /Conseil \+/,
    /\bune mission (?:contre|sans)/i,
    /−\d+ intrigue/,
    /\+\d+ pièce/,
    /^Perdre/,
    /(?:Grand Conseil|Petit Conseil|Palais des Doges) et s’y amarrer/,
  ],
  pl: [
    /Rada \+/,
    /\bmisja (?:za|bez)/i,
    /−\d+ punkt\S* intryg/,
    /\+\d+ monet/,
    /^Oddaj/,
    /(?:Wielkiej Rady|Małej Rady|Pałacu Doży), z cumowaniem/,
  ],
};
/** All of it is in the list; and the game ends when somebody has come far in the Great Council, for which they must be free of
    intrigue and have what canals cost, or when no mission is left to be drawn. */
const council = (language: Language): Own => ({ is: () => false, prefers: COUNCIL[language], act: async () => undefined });

export const OWN: Readonly<Record<string, (language: Language) => Own | Promise<Own>>> = {
  'san-marco': cuts,
  inkognito: answers,
  valencia: lays,
  venice: council,
};
