// What several puzzles say, and settings that they share.
import type { Said } from '@ridotto/engine';

export const THREE = ['Anne', 'Benoît', 'Christian'];
/** Whatever the favour card could buy, it would be found by itself. */
export const BARE = { favourCards: 'none' };

export const POINTS: Said = {
  en: 'Get as many points in this turn as you can, without meeting gondolas of others.',
  fr: 'Gagnez ce tour-ci le plus de points possible, sans croiser les gondoles des autres.',
  pl: 'Zdobądź w tej turze jak najwięcej punktów, nie spotykając cudzych gondol.',
};
export const LEAD: Said = {
  en: 'Be as far ahead of the best of the others after this turn as you can, or as little behind, without meeting gondolas of others.',
  fr: 'Ayez après ce tour le plus d’avance possible sur le meilleur des autres, ou le moins de retard, sans croiser leurs gondoles.',
  pl: 'Miej po tej turze jak największą przewagę nad najlepszym z pozostałych albo jak najmniejszą stratę, nie spotykając cudzych gondol.',
};
export const COUNCIL: Said = {
  en: 'Come to space 6 of the Great Council in this turn, without meeting gondolas of others.',
  fr: 'Arrivez ce tour-ci à la case 6 du Grand Conseil, sans croiser les gondoles des autres.',
  pl: 'Dojdź w tej turze na pole 6 Wielkiej Rady, nie spotykając cudzych gondol.',
};
export const SPY: Said = {
  en: 'You have played Hire a Spy and put the spy on the Council of Ten. Get as many points in this turn as you can.',
  fr: 'Vous avez joué Engager un espion et l’avez placé au Conseil des Dix. Gagnez ce tour-ci le plus de points possible.',
  pl: 'Karta Zatrudnienie szpiega jest zagrana, a szpieg stoi przy Radzie Dziesięciu. Zdobądź w tej turze jak najwięcej punktów.',
};
export const POOR: Said = {
  en: 'There is more to be had. Which missions are within reach, what does each canal cost, and what can be used on the way?',
  fr: 'On peut faire mieux. Quelles missions sont à portée, que coûte chaque canal, et que peut-on utiliser en chemin ?',
  pl: 'Da się więcej. Które misje są w zasięgu, ile kosztuje każdy kanał i czego można użyć po drodze?',
};
