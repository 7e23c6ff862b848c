import type { AboutWords } from './en.ts';

export const about: AboutWords = {
  title: 'À propos de Ridotto',
  paragraphs: [
    'Ridotto est un logiciel libre pour jouer entre amis, sur un serveur à vous. Il ne demande pas de compte, ne pose pas de cookies, ne charge rien d’ailleurs et ne montre pas de publicité. Votre appareil a une clé à laquelle la maison le reconnaît\u00a0; elle n’en sait davantage, une adresse de courriel ou une clé d’accès, que si vous l’ajoutez vous-même.',
    'Les quatre jeux auxquels on joue ici ont été faits par d’autres ; leurs noms sont ci-dessous. Cette réalisation n’est pas officielle ; elle n’est ni affiliée aux auteurs ou aux éditeurs, ni approuvée ou financée par eux. Les titres servent seulement à dire à quoi l’on joue. Tous les dessins et tous les textes sont de nous.',
    'Les valeurs des plateaux et des cartes qui n’ont pu être confirmées sont marquées comme reconstituées dans le fichier d’édition ; qui possède la boîte peut jouer avec les vraies.',
    'La licence de notre code et de nos dessins (MIT) porte sur ce que nous avons fait et ne donne aucun droit sur les titres des jeux.',
  ],
  own: 'Merci de posséder un exemplaire des jeux auxquels vous jouez ici. On les trouve souvent d’occasion.',
  fonts: 'Caractères : Bona Nova et Source Sans 3, tous deux sous licence SIL Open Font License.',
  colours: 'Les couleurs des places suivent la palette d’Okabe et Ito, faite pour être distinguée par tout le monde.',
  credits: 'Remerciements',
  legal: 'Non officiel',
  contact: 'Auteurs et éditeurs qui souhaitent un changement ou un retrait : écrivez à la personne qui tient ce serveur, ce sera fait.',
};
