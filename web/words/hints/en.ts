// What is said of hints, in English.
import { counting } from '@ridotto/engine/words.ts';

const count = counting('en');

export const hints = {
  name: 'Hint',
  setting: 'Hints',
  settingAbout:
    'Each may ask by themselves for a few good choices, weighed from what they know and nothing else, and why. The others are not told.',
  without: 'Without hints.',
  ask: 'Ask for a hint (h)',
  thinking: 'A few choices are being weighed, from what you know. That takes some seconds.',
  title: 'What you might do',
  /** `games`: imagined for each choice. */
  about: (games: number) =>
    `From what you know and nothing else, in ${count(games, { one: '# imagined game', other: '# imagined games' })} of each choice. What differs by less than is added or taken away (±) is as good.`,
  share: { points: (n: number) => `${n}% of the points`, wins: (n: number) => `${n}% of the wins` },
  give: (n: number) => `± ${n}`,
  giveAloud: (n: number) => `give or take ${n}`,
  /** Two reasons of one choice. */
  and: (one: string, other: string) => `${one}; ${other}`,
  noReason: 'Nothing that was counted tells it from the others.',
  only: 'There is nothing else that you could do.',
  single: 'A single suggestion: so many ways cannot be weighed one by one.',
  ready: (best: string) => `A hint: ${best}`,
  close: 'Put the hint away',
  reasons: {
    setting: 'Bots say why',
    settingAbout:
      'Where one person plays against bots alone, they may ask why one of them chose as it did. Its reasons tell what it holds and knows.',
    here: 'At this table bots say why they chose as they did.',
    name: 'Bots’ reasons',
    ask: 'Why did the bot choose so?',
    about:
      'Of the last decision of a bot up to what you see: what it and what else there was led to in imagined games, from what the bot knew then. It is said as if to the bot: “you” is the bot. That tells what it holds.',
    none: (name: string) => `What ${name} decided cannot be weighed choice by choice.`,
  },
  analysis: {
    name: 'Analysis',
    begin: 'Weigh the whole game',
    again: 'Weigh it once more',
    stop: 'Stop',
    going: 'The game is being weighed, decision after decision.',
    sofar: (n: number) => `${n}%`,
    about:
      'What could everybody expect, and which decisions mattered? Found out on this device, in imagined games from what whoever decided could know then: about a minute.',
    chart: { points: 'Share of the points to be expected', wins: 'Share of the victory to be expected' },
    chartAbout: (decisions: number, weighed: number) =>
      `In percent, after ${weighed} of ${count(decisions, { one: '# decision', other: '# decisions' })}, as whoever decided could expect; last, what came of it.`,
    entry: (n: number, name: string) => `${n}, ${name}`,
    end: 'The end',
    turning: 'What mattered most',
    none: 'No decision that was weighed differed from the next best for sure.',
    open: (n: number) => `Look at moment ${n}`,
    did: (name: string, what: string) => `${name}: ${what}`,
    better: (what: string) => `Better, from what was known then: ${what}`,
    next: (what: string) => `The next best: ${what}`,
    why: 'Why this?',
    whyGoing: 'What was decided here is being weighed, from what was known then. That takes some seconds.',
    whyAbout:
      'Of the decision that leads on from here: what it and what else there was led to in imagined games, from what that player knew then. A bot’s own thoughts may have been other ones.',
    whyNone: 'From here nothing is decided that can be weighed choice by choice.',
    failed: 'This could not be weighed.',
  },
};
