// Valencia en français. Les phrases sont entières, les verbes au présent, et aucune n’a besoin de savoir si l’on parle d’un
// homme ou d’une femme.
import { missions, judged, worth } from './missions-fr.ts';
import { reasons } from './reasons-fr.ts';
import {
  and,
  cap,
  card,
  cards,
  coins,
  guildName,
  guildOf,
  names,
  pile,
  seatName,
  squareWithCost,
  token,
  tree,
  worthOf,
} from './names-fr.ts';
import { dearer, priceOf, stepKind, str, type Question, type Speech, type ValenciaWords } from './shape.ts';
import { stepName, steps } from './steps-fr.ts';
import { facts, mission, refusals } from './told-fr.ts';

const mine = <T>(by: Readonly<Record<string, T>> | undefined, s: Speech): T | undefined => by?.[s.me];
const whose = (there: readonly string[] | undefined, s: Speech): string => {
  const others = (there ?? []).filter((seat) => seat !== s.me).map((seat) => s.name(seat));
  if (others.length === 0) return '';
  return others.length === 1 ? `, où siège ${and(others)}` : `, où siègent ${and(others)}`;
};
const fountainOfRound = (s: Speech): string => {
  const f = s.view.tiles[s.view.round - 1];
  return f === undefined ? 'la fontaine' : `la fontaine ${worthOf(f, s)}`;
};
const DONE: Readonly<Record<string, string>> = {
  'special-cards': 'Laisser là les cartes spéciales',
  guild: 'En rester là',
  ability: 'Ne pas utiliser la fontaine',
  sale: 'Terminer la vente',
  move: 'Ne déplacer personne',
  'take-back': 'Ne pas reprendre de carte',
};

export const fr: ValenciaWords = {
  title: 'Valencia',
  tagline: 'Misez des cartes qui ne servent qu’une fois, et placez votre famille là où la ville prendra le plus de valeur.',
  by: 'Un jeu de Stefan Feld, Queen Games ; Stefan Feld City Collection nº 9',
  length: '2 à 5 personnes, environ une heure',
  ...names,
  steps,
  step: (letter, kind, guild) => `${letter} · ${guild === undefined ? steps[kind].name : guildName(guild)}`,
  missions,
  worth,
  judged,

  round: (n) => `tour ${n} sur 5`,
  stage: (v, { edition, name }) => {
    if (v.at === 'missions') return 'choix des missions';
    const round = `tour ${v.round} sur 5`;
    if (v.at === 'planning') return `${round} · planification`;
    const step = stepName(v.step, stepKind(v.step, edition), v.guild);
    return v.step === 'H' || v.step === 'I' ? `${round} · ${step}` : `${round} · ${step} · ${name(v.first)} commence`;
  },
  prompts: {
    missions: (s) => {
      const next = mine(s.view['to-choose'], s)?.[0];
      return {
        ask: next === undefined ? 'Choisissez les missions que vous gardez.' : `Gardez-vous ${mission(next, s)} ?`,
        also: 'Gardez autant de vos cinq missions que vous le souhaitez, mais au moins une. Un échec coûte le plus souvent des points.',
      };
    },
    planning: (s) => {
      const hand = mine(s.view.hand, s) ?? [];
      const left = mine(s.view['draw-pile'], s) ?? 0;
      if (mine(s.view.stopped, s))
        return {
          ask: 'Répartissez vos cartes en piles.',
          also: 'Chaque pile peut être révélée une fois dans ce tour. Ce qui n’est pas révélé est perdu.',
        };
      return {
        ask: hand.length === 0 ? 'Piochez une carte.' : `Vous avez pioché ${cards(hand.length)} : encore une, ou arrêtez-vous.`,
        also: `Reste dans votre pioche, jusqu’à la fin du tour 5 : ${cards(left)}.`,
      };
    },
    bid: (s) => ({
      ask: `${stepName(s.view.step, stepKind(s.view.step, s.edition), s.view.guild).replace(/^é/, 'É')} : révélez une pile, ou passez.`,
      also:
        (s.view.privileges[s.me] ?? 0) === 0 || s.view.queue.length < 2
          ? steps[stepKind(s.view.step, s.edition)].does
          : 'Ou rendez un privilège pour attendre que les autres aient joué.',
    }),
    'special-cards': () => ({ ask: 'Utilisez vos cartes spéciales, ou laissez-les.', also: 'Elles agissent maintenant ou jamais.' }),
    guild: (s) => {
      const granted = mine(s.view.granted, s) ?? [];
      const parts = [
        ...(granted.includes('seat') ? ['prendre sa case au Conseil'] : []),
        ...(granted.includes('take') ? ['prendre une ressource'] : []),
        ...(granted.includes('place') ? ['placer un membre en ville'] : []),
      ];
      const either = granted.includes('either');
      return {
        ask: `La ${guildOf(s.view.guild)} : vous pouvez ${either ? parts.join(' ou ') : and(parts)}.`,
        also: either ? 'L’une des deux actions.' : 'Dans cet ordre ; ce qui est sauté est perdu.',
      };
    },
    ability: () => ({
      ask: 'Utilisez la fontaine à côté de votre nouveau membre, ou laissez-la.',
      also: 'Une seule capacité, et seulement maintenant.',
    }),
    'keep-mission': () => ({ ask: 'Laquelle des deux missions gardez-vous ?', also: 'L’autre quitte la partie.' }),
    sale: (s) => ({
      ask: (mine(s.view.granted, s) ?? []).includes('merchants')
        ? 'Vendez ce que vous voulez, et prenez si vous voulez la case Marchands.'
        : 'Vendez ce que vous voulez.',
      also: 'Une ressource après l’autre ; terminez la vente quand vous le voulez.',
    }),
    move: () => ({
      ask: 'Déplacez un de vos membres en ville sur une case voisine, ou personne.',
      also: 'Cela ne coûte rien, et aucune fontaine n’agit.',
    }),
    'take-back': () => ({
      ask: 'Vous n’avez rien pu faire : remettre une carte de votre pile sous votre pioche ?',
      also: 'Le reste va à la défausse.',
    }),
    palm: () => ({
      ask: 'Vous siégez à l’Église : plantez le palmier sur un arbre libre.',
      also: 'Toutes les cases qui touchent l’arbre seront alors à côté d’un palmier.',
    }),
    fountain: (s) => ({
      ask: `Vous siégez à la Noblesse : construisez ${fountainOfRound(s)} sur un emplacement libre.`,
      also: 'Elle n’apporte rien maintenant aux membres déjà présents, mais compte à la fin.',
    }),
  },
  waiting: (who, at) => {
    const what = fr.deciding[at as Question];
    return `On attend ${and(who)}${what ? ` : ${what}` : ''}.`;
  },
  deciding: {
    missions: 'les missions à garder',
    planning: 'la planification',
    bid: 'la pile à révéler, ou aucune',
    'special-cards': 'l’emploi des cartes spéciales',
    guild: 'siège, ressource, place en ville',
    ability: 'l’effet de la fontaine',
    'keep-mission': 'la mission à garder',
    sale: 'la vente',
    move: 'le membre à déplacer',
    'take-back': 'la carte à reprendre',
    palm: 'la place du palmier',
    fountain: 'la place de la fontaine',
  },
  handedIn: 'C’est prêt. Vous pouvez encore changer d’avis tant que tout le monde n’a pas fini.',
  held: 'Ceci termine votre tour. Confirmez ou annulez.',
  over: (w) => (w.length > 1 ? `La partie est finie : ${and(w)} se partagent la victoire.` : `La partie est finie : ${and(w)} gagne.`),
  orders: {
    pass: (f) =>
      f.step === 'H'
        ? {
            offer: 'Passer à toutes les enchères qui restent dans ce tour',
            given: 'Vous passez à toutes les enchères qui restent dans ce tour.',
          }
        : {
            offer: `Passer à toutes les enchères avant l’étape ${str(f.step)}`,
            given: `Vous passez à toutes les enchères avant l’étape ${str(f.step)}.`,
          },
  },
  choices: {
    keep: (c, s) => `Garder ${mission(c.mission, s)}`,
    reject: (c, s) => `Rejeter ${mission(c.mission, s)}`,
    draw: (_, s) => ((mine(s.view.hand, s) ?? []).length === 0 ? 'Piocher une carte' : 'Piocher encore une carte'),
    stop: () => 'Arrêter de piocher',
    put: (c, s) => {
      const made = Math.max(0, ...(mine(s.view['pile-of'], s) ?? []));
      const what = `Mettre la carte ${card(str(c.card), s.edition)}`;
      return Number(c.pile) > made ? `${what} sur une nouvelle pile` : `${what} sur la pile ${str(c.pile)}`;
    },
    reveal: (c, s) => {
      const there = mine(s.view.piles, s)?.[Number(c.pile) - 1] ?? [];
      return there.length === 0 ? `Révéler la pile ${str(c.pile)}` : `Révéler ${pile(there, s)}`;
    },
    pass: () => 'Passer',
    wait: () => 'Rendre un privilège et attendre',
    join: (c, s) => `Soutien : rejoindre ${and((s.view.council[str(c.guild)] ?? []).map((x) => s.name(x)))} sur ${seatName(c.guild)}`,
    wander: (c, s) => `Vagabond : de la case ${str(c.from)} à la case ${squareWithCost(str(c.to), s)}`,
    seat: (_, s) => {
      const at = s.view.at === 'sale' ? 'merchants' : (s.view.guild ?? '');
      return `Prendre ${seatName(at)}${whose(s.view.council[at], s)}`;
    },
    take: (_, s) => `Prendre ${token(s.view.guild)}`,
    place: (c, s) => `Placer un membre sur ${squareWithCost(str(c.square), s)}`,
    sell: (c, s) => `Vendre ${token(c.resource)} pour ${coins(priceOf(str(c.resource), s.edition))}`,
    move: (c, s) => `Déplacer de la case ${str(c.from)} à la case ${squareWithCost(str(c.to), s)}`,
    done: (_, s) => DONE[s.view.at] ?? 'En rester là',
    upgrade: (c) => `Échanger ${token(c.resource)} contre ${token(dearer(str(c.resource)))}`,
    return: (c, s) => `Remettre la carte ${card(str(c.card), s.edition)} sous votre pioche`,
    'return-hidden': (c, s) => `Remettre sous votre pioche la carte ${card(str(c.card), s.edition)}, que les autres n’ont pas vue`,
    shift: (c) => `Déplacer le palmier : ${tree(str(c.from))} → ${tree(str(c.to))}`,
    'draw-missions': () => 'Piocher deux missions et en garder une',
    'take-back': (c, s) => `Remettre la carte ${card(str(c.card), s.edition)} sous votre pioche`,
    plant: (c) => `Planter le palmier sur ${tree(str(c.tree))}`,
    build: (c, s) => `Construire ${fountainOfRound(s)} sur ${str(c.square)}`,
  },
  facts,
  rules: refusals,
  reasons,
  nothingHere: (place) => `${cap(place)} : rien à faire ici à cette étape.`,
  options: {
    city: {
      title: 'La ville',
      about: 'Quelle tuile se trouve où.',
      values: { base: 'comme conseillé pour une première partie', random: 'tuiles, faces et orientations au hasard' },
    },
    minDraw: {
      title: 'Pioche de la planification',
      about: 'Combien de cartes il faut piocher à chaque tour, tant qu’il en reste.',
      values: { 1: 'au moins une', 0: 'aucune n’est obligatoire' },
    },
    route: {
      title: 'La mission de la route',
      about: 'Ce que mesure la mission « Route ».',
      values: { path: 'le plus long chemin', group: 'le plus grand groupe' },
    },
    screens: {
      title: 'Pièces et ressources',
      about: 'Ce que les autres en voient pendant la partie.',
      values: { closed: 'derrière des paravents', open: 'à découvert' },
    },
    joker: special('joker', 'Une 25e carte portant un 0, qui vaut 2 pour chaque 6 des autres.'),
    savings: special('savings', 'Deux 1 qui apportent des pièces à la révélation.'),
    twins: special('twins', 'Deux 2 qui comptent 3 chacun quand deux sont révélés.'),
    warehouse: special('warehouse', 'Deux 3 qui apportent une ressource à la révélation.'),
    support: special('support', 'Un 4 grâce auquel un membre en rejoint un autre sur la case d’une guilde.'),
    wanderer: special('wanderer', 'Un 5 grâce auquel un membre avance de trois cases au plus.'),
    central: special('central', 'Un 7 au lieu d’un 6 ; seulement 5 contre le Joker d’une autre personne.'),
  },
  categories: {
    council: { name: 'Conseil', about: 'compté tour après tour' },
    city: { name: 'Ville', about: '1 par membre en ville' },
    palms: { name: 'Palmiers', about: '1 par membre à côté d’un palmier' },
    fountains: { name: 'Fontaines', about: 'pour chaque membre, la valeur des fontaines à côté de lui' },
    privileges: { name: 'Privilèges', about: '1 pour chacun' },
    missions: { name: 'Missions', about: 'points des missions accomplies, moins les malus des autres' },
    total: { name: 'Total', about: 'prestige' },
  },
  end: {
    title: 'Décompte final',
    byMembers: (who, n) => `Prestige égal : les membres en ville départagent, ${who.map((name, i) => `${name} ${n[i] ?? 0}`).join(', ')}.`,
    byCoins: (who, n) =>
      `Prestige et membres en ville à égalité : les pièces départagent, ${who.map((name, i) => `${name} ${n[i] ?? 0}`).join(', ')}.`,
    shared: (who) => `Égalité en tout : ${and(who)} se partagent la victoire.`,
  },
};

function special(name: 'joker' | 'savings' | 'twins' | 'warehouse' | 'support' | 'wanderer' | 'central', about: string) {
  return { title: `Carte spéciale : ${names.special[name].name}`, about, values: { false: 'sans', true: 'avec' } };
}
