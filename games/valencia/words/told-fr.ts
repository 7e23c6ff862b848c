// Ce que les règles racontent et refusent, en français.
import { de } from '@ridotto/engine/french.ts';
import {
  ability,
  and,
  card,
  coins,
  count,
  guildName,
  guildOf,
  missionCount,
  pile,
  piles,
  seatName,
  token,
  tree,
  worthOf,
} from './names-fr.ts';
import { missions } from './missions-fr.ts';
import { guildsOn, missionCard, num, signed, str, strings, stepKind, type ValenciaWords, type Voice } from './shape.ts';
import { stepName } from './steps-fr.ts';

const who = (seat: string, v: Voice): string => (seat === 'nina' ? 'Nina' : v.name(seat));
const all = (seats: readonly string[], v: Voice): string => and(seats.map((s) => who(s, v)));
export const mission = (m: unknown, v: Voice): string => {
  const printed = missionCard(v.edition, str(m));
  return `« ${missions[printed.kind].name(printed)} »`;
};
const list = (these: readonly string[], v: Voice): string => and(these.map((m) => mission(m, v)));
const gains = (by: Readonly<Record<string, number>>, v: Voice): string[] =>
  Object.entries(by)
    .sort((a, b) => b[1] - a[1])
    .map(([seat, n]) => `${v.name(seat)} ${signed(n)}`);

export const facts: ValenciaWords['facts'] = {
  boards: (f, v) => `Les guildes, tour après tour : ${f.boards.map((b) => guildsOn(b, v.edition).map(guildName).join(', ')).join(' ; ')}.`,
  fountains: (f, v) => `Les fontaines, tour après tour : ${f.fountains.map((x) => worthOf(x, v)).join(' ; ')}.`,
  city: () => 'La ville est en place.',
  'first-player': (f, v) => `${v.name(f.seat)} commence et siège à la Noblesse ; ${v.name(f.church)} siège à l’Église.`,
  dealt: (f, v) =>
    f.missions === undefined ? `${v.name(f.seat)} reçoit ${missionCount(f.count)}.` : `${v.name(f.seat)} reçoit ${list(f.missions, v)}.`,
  keeps: (f, v) => `${v.name(f.seat)} garde ${list(f.missions, v)}.`,
  kept: (f, v) =>
    `Missions gardées : ${Object.entries(f.missions)
      .map(([seat, n]) => `${v.name(seat)} ${n}`)
      .join(', ')}.`,
  draws: (f, v) => `${v.name(f.seat)} pioche la carte ${card(f.card, v.edition)}.`,
  planned: (f, v) =>
    `Toutes les piles sont prêtes : ${Object.entries(f.piles)
      .map(([seat, sizes]) => `${v.name(seat)} ${sizes.length > 0 ? sizes.join(' + ') : 'aucune'}`)
      .join(' ; ')}.`,
  step: (f, v) => `Tour ${f.round}, ${stepName(f.step, stepKind(f.step, v.edition), f.guild)} : ${v.name(f.first)} commence.`,
  reveals: (f, v) => `${v.name(f.seat)} révèle ${pile(f.cards, v)}.`,
  passes: (f, v) => (f.piles === 0 ? `${v.name(f.seat)} n’a plus de pile et passe.` : `${v.name(f.seat)} passe.`),
  waits: (f, v) => `${v.name(f.seat)} rend un privilège pour attendre ; privilèges restants : ${f.privileges}.`,
  'nina-reveals': (f, v) => `Nina révèle ${pile(f.cards, v)}.`,
  ranking: (f, v) => {
    if (f.ranks.length === 0) return `Aucune pile n’a été révélée ; le pion reste à ${v.name(f.pawn)}.`;
    const ranks = f.ranks.map((r, i) => `${i + 1}. ${who(r.seat, v)} avec ${r.total}`).join(', ');
    return `Classement : ${ranks}. ${f.ranks[0]?.seat === f.pawn ? `${v.name(f.pawn)} a le pion.` : `Le pion reste à ${v.name(f.pawn)}.`}`;
  },
  'gains-coins': (f, v) => `${v.name(f.seat)} reçoit ${coins(f.coins)} grâce à la carte ${card(f.card, v.edition)}.`,
  joins: (f, v) => `Soutien : un membre ${de(v.name(f.seat))} rejoint ${seatName(f.at)}.`,
  'cannot-act': (f, v) =>
    `${v.name(f.seat)}, au ${['premier', 'deuxième', 'troisième'][f.rank - 1] ?? f.rank} rang, ne peut rien faire ici.`,
  'takes-seat': (f, v) => {
    const owners = and(f.from.map((s) => de(who(s, v))));
    const home =
      f.from.length === 0
        ? ''
        : f.from.length === 1
          ? ` ; le membre ${owners} retourne à sa réserve`
          : ` ; les membres ${owners} retournent à leur réserve`;
    return `${v.name(f.seat)} ${f.stays ? 'garde' : 'prend'} ${seatName(f.at)}${home}.`;
  },
  takes: (f, v) => `${v.name(f.seat)} prend ${token(f.resource)}.`,
  places: (f, v) => `${v.name(f.seat)} place un membre sur ${f.square}, ${f.cost === 0 ? 'sans rien payer' : `pour ${coins(f.cost)}`}.`,
  sells: (f, v) => `${v.name(f.seat)} vend ${token(f.resource)} pour ${coins(f.coins)}.`,
  moves: (f, v) =>
    f.why === 'wanderer'
      ? `Vagabond : un membre ${de(v.name(f.seat))} va de la case ${f.from} à la case ${f.to}.`
      : `${v.name(f.seat)} déplace un membre de la case ${f.from} à la case ${f.to}.`,
  declines: (f, v) => {
    const does = {
      'special-cards': 'laisse là ses cartes spéciales',
      guild: 'en reste là',
      ability: 'n’utilise pas la fontaine',
      sale: 'termine la vente',
      move: 'ne déplace personne',
      'take-back': 'ne reprend pas de carte',
    }[f.what];
    return `${v.name(f.seat)} ${does}.`;
  },
  upgrades: (f, v) => `${v.name(f.seat)} échange ${token(f.from)} contre ${token(f.to)}.`,
  returns: (f, v) =>
    f.card === undefined
      ? `${v.name(f.seat)} remet sous sa pioche une carte que personne d’autre n’a vue.`
      : `${v.name(f.seat)} remet la carte ${card(f.card, v.edition)} sous sa pioche${f.hidden ? ', à l’insu des autres' : ''}.`,
  'moves-palm': (f, v) => `${v.name(f.seat)} déplace le palmier : il quitte ${tree(f.from)} pour ${tree(f.to)}.`,
  'draws-missions': (f, v) =>
    f.missions === undefined
      ? `${v.name(f.seat)} pioche ${missionCount(f.count ?? 0)}.`
      : `${v.name(f.seat)} pioche ${list(f.missions, v)}.`,
  'keeps-mission': (f, v) =>
    f.mission === undefined
      ? `${v.name(f.seat)} en garde une et a maintenant ${missionCount(f.count ?? 0)}.`
      : `${v.name(f.seat)} garde ${mission(f.mission, v)}.`,
  'takes-back': (f, v) => `${v.name(f.seat)} n’a rien pu faire et remet la carte ${card(f.card, v.edition)} sous sa pioche.`,
  plants: (f, v) => `${v.name(f.seat)} plante un palmier sur ${tree(f.tree)}.`,
  builds: (f, v) => `${v.name(f.seat)} construit sur ${f.square} la fontaine ${worthOf(f.fountain, v)}.`,
  boxed: (f) =>
    f.what === 'palm' ? 'Le palmier de ce tour ne peut pas être planté.' : 'La fontaine de ce tour ne peut pas être construite.',
  'puts-away': (f, v) =>
    f.cards === undefined
      ? `${v.name(f.seat)} perd ${count(f.count ?? 0, { one: '# carte jamais révélée', other: '# cartes jamais révélées' })}.`
      : `${v.name(f.seat)} perd, sans ${f.cards.length === 1 ? 'l’avoir révélée, la carte' : 'les avoir révélées, les cartes'} ${and(f.cards.map((c) => card(c, v.edition)))}.`,
  council: (f, v) => {
    const privileged =
      f.privileges.length === 0
        ? ''
        : f.privileges.length === 1
          ? ` ${all(f.privileges, v)} reçoit un privilège.`
          : ` Un privilège pour chaque personne en tête : ${all(f.privileges, v)}.`;
    return `Le Conseil après le tour ${f.round} : ${gains(f.members, v).join(', ')}.${privileged}`;
  },
  ends: (f, v) => {
    const totals = Object.fromEntries(Object.entries(f.sheets).map(([seat, sheet]) => [seat, sheet.total]));
    return `La partie se termine : ${gains(totals, v).join(', ')}. ${f.winners.length > 1 ? `${all(f.winners, v)} se partagent la victoire.` : `${all(f.winners, v)} gagne.`}`;
  },
};

const seat = (f: Readonly<Record<string, unknown>>): string => seatName(f.at ?? f.guild ?? 'merchants');

export const refusals: ValenciaWords['rules'] = {
  'missions-chosen': () => 'Vous avez décidé pour toutes vos missions.',
  'mission-not-dealt': (f, v) => `Vous n’avez pas reçu ${mission(f.mission, v)}.`,
  'missions-in-order': (f, v) => `Décidez d’abord pour ${mission(f.next, v)}.`,
  'keep-at-least': (f) => `Il faut garder au moins ${missionCount(num(f.least))}.`,
  'has-stopped': () => 'Vous avez cessé de piocher pour ce tour.',
  'draw-pile-empty': () => 'Votre pioche est vide.',
  'draw-at-least-one': () => 'Tant qu’il reste des cartes, il faut en piocher au moins une.',
  'draw-first': () => 'Piochez d’abord autant de cartes que vous le souhaitez et arrêtez-vous ; formez ensuite des piles.',
  'card-not-drawn': (f, v) => `Il ne vous reste pas de carte ${card(str(f.card), v.edition)} à mettre dans une pile.`,
  'next-pile-in-order': (f) => `Vous avez jusqu’ici ${piles(num(f.piles))} ; la prochaine porte le numéro ${num(f.piles) + 1}.`,
  'no-such-pile': (f) => `Vous n’avez pas de pile ${num(f.pile)}.`,
  'no-privilege': () => 'Attendre coûte un privilège, et vous n’en avez pas.',
  'nobody-to-wait-for': () => 'Personne d’autre n’a encore à jouer : révélez une pile ou passez.',
  'no-support-card': () => 'Vous n’avez pas de carte Soutien à utiliser.',
  'not-one-member-of-another': (f) => {
    const there = strings(f.members);
    if (there.length === 0) return `Il n’y a personne sur ${seat(f)}.`;
    if (there.length > 1) return `Il y a déjà deux membres sur ${seat(f)}.`;
    return `Sur ${seat(f)}, il faut un membre d’une autre personne ; celui qui s’y trouve est à vous.`;
  },
  'no-wanderer-card': () => 'Vous n’avez pas de carte Vagabond à utiliser.',
  'not-within-three-steps': (f) =>
    `De la case ${str(f.from)}, on n’atteint pas la case ${str(f.to)} en trois pas ; fontaines et centre barrent la route.`,
  'not-adjacent': (f) => `La case ${str(f.to)} n’est pas à côté de la case ${str(f.from)} ; les diagonales ne comptent pas.`,
  'no-own-member-there': (f) => `Vous n’avez pas de membre sur ${str(f.from)}.`,
  'not-a-city-square': (f) => `Aucun membre ne peut se tenir sur ${str(f.to) || str(f.square)}.`,
  'square-taken': (f) => `La case ${str(f.to) || str(f.square)} est occupée.`,
  'square-of-another-guild': (f) => `La case ${str(f.square)} n’appartient pas à la ${guildOf(f.guild)}.`,
  'too-few-coins': (f) => `La case ${str(f.square)} coûte ${coins(num(f.cost))}, et vous avez ${coins(num(f.coins))}.`,
  'no-member-in-supply': () => 'Il ne reste aucun membre dans votre réserve.',
  'seat-for-rank-1': () => 'Seul le premier rang peut prendre la case du Conseil.',
  'seat-already-held': (f) => `Vous occupez déjà ${seat(f)} sans partage.`,
  'seat-comes-first': () => 'La case du Conseil vient en premier, avant la ressource et la case en ville : il est trop tard.',
  'seat-taken-once': () => 'Vous avez déjà pris cette case du Conseil.',
  'no-seat-at-this-step': () => 'À cette étape, il n’y a pas de case du Conseil à prendre.',
  'resource-before-place-and-once': () => 'La ressource se prend avant la case en ville, et une seule fois.',
  'stock-empty': (f) => `La réserve générale n’a plus ${de(guildName(f.next ?? f.guild))}.`,
  'no-such-resource': (f) => `Vous n’avez pas ${de(guildName(f.resource))}.`,
  'nothing-dearer': () => 'Rien ne vaut plus que la porcelaine.',
  'no-such-ability-here': (f) => `Aucune fontaine d’ici n’offre cette capacité : ${ability(f.ability)}.`,
  'mission-not-drawn': (f, v) => `Vous n’avez pas pioché ${mission(f.mission, v)}.`,
  'card-not-in-discard': (f, v) => `La carte ${card(str(f.card), v.edition)} n’est pas dans votre défausse.`,
  'no-palm-there': (f) => `Il n’y a pas de palmier sur ${tree(str(f.from))}.`,
  'not-the-next-tree': (f) =>
    `Le palmier va vers un arbre voisin, sur sa ligne ou sa colonne ; ce n’est pas le cas ici : ${tree(str(f.to))}.`,
  'tree-has-palm': (f) => `Il y a déjà un palmier sur ${tree(str(f.tree) || str(f.to))}.`,
  'no-tree-there': () => 'Il n’y a pas d’arbre à cet endroit.',
  'card-not-in-pile': (f, v) => `La carte ${card(str(f.card), v.edition)} n’est pas dans la pile révélée.`,
  'fountain-space-taken': (f) => `Il y a déjà une fontaine sur ${str(f.square)}.`,
  'not-a-fountain-space': (f) => `Il n’y a pas d’emplacement de fontaine sur ${str(f.square)}.`,
};
