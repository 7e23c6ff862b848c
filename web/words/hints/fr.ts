// Ce qui est dit des suggestions, en français.
import { de } from '@ridotto/engine/french.ts';
import { counting } from '@ridotto/engine/words.ts';
import type { hints as en } from './en.ts';

const count = counting('fr');

export const hints: typeof en = {
  name: 'Suggestion',
  setting: 'Suggestions',
  settingAbout:
    'Chaque personne peut demander pour elle seule quelques bons choix, pesés d’après ce qu’elle sait et rien d’autre, et pourquoi. Les autres n’en apprennent rien.',
  without: 'Sans suggestions.',
  ask: 'Demander une suggestion (h)',
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
  ready: (best) => `Une suggestion : ${best}`,
  close: 'Ranger la suggestion',
  reasons: {
    setting: 'Les robots disent pourquoi',
    settingAbout:
      'Quand une seule personne joue contre des robots, elle peut demander pourquoi l’un d’eux a fait ce choix. Ses raisons révèlent ce qu’il a en main et ce qu’il sait.',
    here: 'À cette table, les robots disent pourquoi ils ont fait leurs choix.',
    name: 'Raisons des robots',
    ask: 'Pourquoi le robot a-t-il fait ce choix ?',
    about:
      'De la dernière décision d’un robot jusqu’à ce que vous voyez : ce à quoi elle et les autres choix ont mené dans des parties imaginées, d’après ce que le robot savait alors. C’est dit comme on le lui dirait : « vous », c’est le robot. Cela révèle ce qu’il a en main.',
    none: (name: string) => `La décision ${de(name)} ne peut pas être pesée choix par choix.`,
  },
  analysis: {
    name: 'Analyse',
    begin: 'Peser toute la partie',
    again: 'La peser encore une fois',
    stop: 'Arrêter',
    going: 'La partie est pesée, décision après décision.',
    sofar: (n) => `${n} %`,
    about:
      'Que pouvait espérer chaque personne, et quelles décisions ont compté ? On le cherche sur cet appareil, dans des parties imaginées, d’après ce que l’on pouvait savoir au moment de décider : environ une minute.',
    chart: { points: 'Part des points à espérer', wins: 'Part de la victoire à espérer' },
    chartAbout: (decisions, weighed) =>
      `En pour cent, après ${weighed} décisions sur ${decisions}, telles qu’on pouvait les estimer en décidant ; à la fin, le résultat.`,
    entry: (n, name) => `${n}, ${name}`,
    end: 'La fin',
    turning: 'Ce qui a compté le plus',
    none: 'Aucune décision pesée ne diffère avec certitude du meilleur autre choix.',
    open: (n) => `Voir le moment ${n}`,
    did: (name, what) => `${name} : ${what}`,
    better: (what) => `Mieux, d’après ce qui était connu alors : ${what}`,
    next: (what) => `Le meilleur autre choix : ${what}`,
    why: 'Pourquoi ceci ?',
    whyGoing: 'On pèse ce qui s’est décidé ici, d’après ce qui était connu alors. Cela prend quelques secondes.',
    whyAbout:
      'De la décision qui suit ce moment : ce qu’elle et les autres choix donnent dans des parties imaginées, d’après ce que cette personne savait alors. Un robot a pu penser autre chose.',
    whyNone: 'À partir d’ici, rien ne se décide qui puisse être pesé choix par choix.',
    failed: 'Cela n’a pas pu être pesé.',
  },
};
