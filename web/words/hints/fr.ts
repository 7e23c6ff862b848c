// Ce qui est dit des conseils, en français.
import { counting } from '@ridotto/engine/words.ts';
import type { hints as en } from './en.ts';

const count = counting('fr');

export const hints: typeof en = {
  name: 'Conseil',
  setting: 'Conseils',
  settingAbout:
    'Chaque personne peut demander pour elle seule quelques bons choix, pesés d’après ce qu’elle sait et rien d’autre, et pourquoi. Les autres n’en apprennent rien.',
  without: 'Sans conseils.',
  ask: 'Demander un conseil (h)',
  thinking: 'On pèse quelques choix, d’après ce que vous savez. Cela prend quelques secondes.',
  title: 'Ce que vous pourriez faire',
  about: (games) =>
    `D’après ce que vous savez, et rien d’autre, dans ${count(games, { one: '# partie imaginée', other: '# parties imaginées' })} pour chaque choix. Un écart plus petit que ce qui suit le signe ± ne dit rien.`,
  share: { points: (n) => `${n} % des points`, wins: (n) => `${n} % des victoires` },
  give: (n) => `± ${n}`,
  giveAloud: (n) => `à ${n} près`,
  /** Two reasons of one choice. */
  and: (one, other) => `${one} ; ${other}`,
  noReason: 'Rien de ce qui a été compté ne le distingue des autres.',
  only: 'Vous ne pouvez rien faire d’autre.',
  single: 'Une seule suggestion : tant de possibilités ne se pèsent pas une à une.',
  ready: (best) => `Un conseil : ${best}`,
  close: 'Ranger le conseil',
};
