// Ce que seule la page dit, en français.
import { de } from '@ridotto/engine/french.ts';
import { and, cap, cards, count, guildName } from './names-fr.ts';
import type { PageWords } from './page-shape.ts';

export const page: PageWords = {
  board: {
    city: 'La ville de Valence',
    council: 'Le Conseil',
    rounds: 'Les cinq tours',
    choices: (place) => `Choix : ${place}`,
    squares: 'Montrer les cases de cette guilde.',
    square: (cell, guild, cost) => `${cell} : ${guildName(guild)}, ${cost}.`,
    free: 'Libre.',
    member: (name) => `Un membre ${de(name)}.`,
    beside: (fountains) => `À côté des fontaines : ${fountains.join(' ; ')}.`,
    palm: 'À côté d’un palmier.',
    wall: 'Contre le mur extérieur.',
    corner: 'Dans un angle du mur.',
    space: (cell) => `${cell} : emplacement de fontaine libre.`,
    fountain: (cell, fountain) => `${cell} : fontaine ${fountain}.`,
    central: (value) => `La fontaine centrale, ${value}.`,
    tree: (tree, palm) => `${cap(tree)} : ${palm ? 'un palmier' : 'pas encore de palmier'}.`,
    chair: (seat, holders) => `${seat} : ${holders.length > 0 ? and(holders) : 'personne encore'}.`,
    stock: (left, price) => `${left === 0 ? 'Rien' : left} en réserve ; prix : ${price}.`,
    take: (place) => `Prendre en main : ${place}`,
    lay: (place) => `Reposer : ${place}`,
  },
  round: {
    states: { past: 'terminé', now: 'en cours', later: 'à venir' },
    about: (n, state, steps, fountain) => `Tour ${n}, ${state} : ${steps.join(' ; ')}. Fontaine : ${fountain}.`,
  },
  tabs: { missions: 'Missions', rounds: 'Tours', cards: 'Cartes', score: 'Score' },
  missions: {
    title: 'Vos missions',
    prompt: {
      ask: 'Quelles missions gardez-vous ?',
      also: 'Une ou plusieurs. La plupart de celles que vous manquez coûtent des points à la fin.',
    },
    count: (kept, of) => count(kept, { one: `# gardée sur ${of}`, other: `# gardées sur ${of}` }),
    none: 'Les missions restent secrètes jusqu’à la fin.',
    hidden: 'dépend de ce que les autres ont derrière leur paravent',
    others: 'Combien chaque personne en a',
    points: (n) => (n < 0 ? `−${-n}` : `+${n}`),
  },
  planning: {
    prompt: (drawn) =>
      drawn === 0
        ? { ask: 'Piochez des cartes, puis faites-en des piles.', also: 'Les autres n’en voient rien avant que tout le monde soit prêt.' }
        : {
            ask: 'Piochez encore une carte, ou répartissez toutes les vôtres en piles.',
            also: 'Chaque pile sert à une seule enchère de ce tour.',
          },
    draw: 'Piocher une carte',
    left: (n, rounds, each) =>
      rounds === 0
        ? `${cards(n)} dans la pioche, et c’est le dernier tour.`
        : `${cards(n)} dans la pioche ; ${count(rounds, { one: 'il reste un tour après celui-ci.', other: `environ ${each} pour chacun des # tours suivants.` })}`,
    empty: 'Votre pioche est vide.',
    drawNow: 'Appuyez encore pour piocher',
    rest: 'Dans aucune pile',
    pile: (n) => `Pile ${n}`,
    fresh: 'Nouvelle pile',
    total: (n) => `total ${n}`,
    card: (card, where) => `${card}, ${where}`,
    put: (card) => `y mettre ${card}`,
    singles: 'Chaque carte seule',
    one: 'Tout en une pile',
    keys: 'Glissez une carte sur une pile, ou choisissez carte puis pile. Touches : 1 à 9, 0, flèches.',
    whole: 'Toutes les cartes sont en piles. Confirmez quand elles vous conviennent.',
    handedIn: 'Vos piles sont prêtes.',
  },
  auction: {
    title: (step) => `Enchère ${step}`,
    queue: 'doit encore jouer',
    now: 'à jouer',
    passed: 'a passé',
    first: 'commence',
    acts: 'agit',
    noAct: 'sans action',
    total: (n) => `total ${n}`,
    reveal: (pile, total) => `Révéler la pile ${pile}, ${total}`,
    nina: (n) => `révèle ${count(n, { one: '# carte', other: '# cartes' })} après vous deux`,
  },
  own: {
    piles: 'Vos piles',
    pile: (n, cards) => `Pile ${n} : ${cards}`,
    nothing: 'aucune ressource',
    back: 'À remettre sous votre pioche',
    faceDown: (sizes) => (sizes.length === 0 ? 'aucune pile' : `piles : ${sizes.map(cards).join(', ')}`),
  },
  panel: {
    score: (now, later) =>
      later === undefined ? `prestige : ${now}` : `prestige : ${now}, ${later} si la partie finissait maintenant, sans les missions`,
    supply: (n) => `${n} en réserve`,
    draw: (n) => `${n} à piocher`,
    soFar: (n) => `${n} si la partie s’arrêtait maintenant, sans les missions`,
    soFarAbout: 'Si la partie s’arrêtait maintenant, sans les missions',
  },
  rounds: {
    caption: 'Quand vient chaque guilde',
    guild: 'Guilde',
    about: 'Les lettres sont des étapes. Sièges (A), ventes (C, E), déplacement (G), palmier (H) et fontaine (I) viennent à chaque tour.',
  },
  cards: {
    about: 'Tout le monde a commencé avec les mêmes cartes.',
    caption: 'Cartes hors jeu',
    unseen: 'Encore dans votre pioche',
    known: 'Certainement dans une pile ou de côté',
    never: (n) => count(n, { one: '# jamais révélée', other: '# jamais révélées' }),
  },
  score: {
    caption: 'Si la partie s’arrêtait maintenant',
    about: 'Ce que tous peuvent compter. Les missions des autres restent secrètes jusqu’à la fin.',
    open: 'Les missions sont à découvert : chacune telle que la connaît la personne qui l’a gardée.',
    others: 'secret',
  },
  end: { fountains: 'Fontaine par fontaine', fountain: (cell, value) => `${cell}, valeur ${value}`, central: 'centre' },
  log: {
    begins: 'Avant le premier tour',
    draws: (who, all) => `${who} pioche ${and(all)}.`,
    dealt: (who, missions) => `${and(who)} reçoivent ${missions} par personne.`,
    total: 'Total',
  },
};
