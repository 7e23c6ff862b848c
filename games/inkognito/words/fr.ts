// Inkognito en français. Les phrases sont entières, les verbes au présent, et aucune n’a besoin de savoir si l’on parle d’un
// homme ou d’une femme ; « de » s’élide devant une voyelle.
import { at, de, of } from '@ridotto/engine/french.ts';
import { choosing, counting, listing } from '@ridotto/engine/words.ts';
import { metForQuestion } from './met.ts';
import {
  counted,
  faceOf,
  goesThrough,
  isAgent,
  isGrey,
  partsOf,
  type InkognitoWords,
  type Speech,
  type Voice,
  type Question,
} from './shape.ts';

const count = counting('fr');
const and = listing('fr');
const or = choosing('fr');
const str = (x: unknown): string => (typeof x === 'string' ? x : '');
const strings = (x: unknown): string[] => (Array.isArray(x) ? x.map(String) : []);

const AGENTS = { LF: 'Lord Fiddlebottom', CB: 'le colonel Bubble', ZZ: 'Madame Zsa Zsa', AX: 'l’agent X' } as const;
const SHORT = { LF: 'Lord Fiddlebottom', CB: 'Colonel Bubble', ZZ: 'Madame Zsa Zsa', AX: 'Agent X' } as const;
/** Le déguisement ; avec le mot « figurine », au féminin. */
const BUILDS = { tall: 'grand', short: 'petit', fat: 'gros', thin: 'fin' } as const;
const FIGURES = { tall: 'grande figurine', short: 'petite figurine', fat: 'grosse figurine', thin: 'figurine fine' } as const;
const card = (c: string): string => {
  const face = faceOf(c);
  const name = c === 'mission' ? 'Mission' : isAgent(face) ? SHORT[face] : BUILDS[face as 'tall'];
  return isGrey(c) ? `${name} en gris` : name;
};
const cardList = (cards: readonly string[], letter?: string): string =>
  cards.map((c) => (c === 'mission' && letter ? `Mission ${letter}` : card(c))).join(', ');
const figure = (piece: string, v: Voice): string => {
  const p = partsOf(piece);
  if (!p) return 'l’Ambassadeur';
  const seat = v.seatOf(p.colour);
  return `la ${FIGURES[p.build]} ${seat === undefined ? 'de personne' : de(v.name(seat))}`;
};
const mine = (piece: string, s: Speech): string => {
  const p = partsOf(piece);
  return p && s.seatOf(p.colour) === s.me ? `votre ${FIGURES[p.build]}` : figure(piece, s);
};
/** Les lieux qui prennent l’article ; les autres sont des noms propres. */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  Accademia: 'l’Accademia',
  Ambassade: 'l’Ambassade',
  "Ca' d'Oro": "la Ca' d'Oro",
  'Canal de l’Arsenal': 'le Canal de l’Arsenal',
  'Embarcadère Giardini': 'l’Embarcadère Giardini',
  'Embarcadère San Marco': 'l’Embarcadère San Marco',
  Ferrovia: 'la Ferrovia',
  'Fondamente Nove': 'les Fondamente Nove',
  Frari: 'les Frari',
  Gesuati: 'les Gesuati',
  Gesuiti: 'les Gesuiti',
  Ghetto: 'le Ghetto',
  Giardini: 'les Giardini',
  'Jardins de la Giudecca': 'les Jardins de la Giudecca',
  'Marché de San Polo': 'le Marché de San Polo',
  Marittima: 'la Marittima',
  'Piazza San Marco': 'la Piazza San Marco',
  'Pont San Pietro': 'le Pont San Pietro',
  'Ponte delle Guglie': 'le Ponte delle Guglie',
  'Punta della Dogana': 'la Punta della Dogana',
  Redentore: 'le Redentore',
  'Riva degli Schiavoni': 'la Riva degli Schiavoni',
  'Strada Nova': 'la Strada Nova',
  Tronchetto: 'le Tronchetto',
  'Via Garibaldi': 'la Via Garibaldi',
  'Vieil Arsenal': 'le Vieil Arsenal',
  Zattere: 'les Zattere',
  Zitelle: 'les Zitelle',
};
/** l’Ambassade, Rialto */
const place = (space: unknown, v: Voice): string => {
  const name = v.place(str(space));
  return WITH_ARTICLE[name] ?? name;
};
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const BALLS = {
  white: { name: 'blanche', does: 'une figurine à soi, par rue ou canal' },
  orange: { name: 'orange', does: 'une figurine à soi, par une rue' },
  blue: { name: 'bleue', does: 'une figurine à soi, par un canal' },
  black: { name: 'noire', does: 'l’Ambassadeur, par rue ou canal' },
  purple: { name: 'violette', does: 'la figurine d’une autre personne, par rue ou canal' },
} as const;
const ball = (b: unknown): string => BALLS[str(b) as 'white']?.name ?? str(b);
const MANY = ['aucune', 'une', 'deux', 'trois'] as const;
/** une blanche et deux bleues */
const balls = (list: readonly string[]): string =>
  and(counted(list).map(([b, n]) => `${MANY[n] ?? n} ${ball(b)}${n > 1 && b !== 'orange' ? 's' : ''}`));
const about = (k: unknown): string => (k === 'identity' ? 'sur l’identité' : 'sur le déguisement');
const wants = (k: unknown, channel: unknown): string =>
  channel === 'ambassador'
    ? k === 'identity'
      ? 'deux cartes Identité, dont une vraie'
      : 'deux cartes Déguisement, dont une vraie'
    : k === 'identity'
      ? 'deux cartes Identité et une carte Déguisement, dont au moins une vraie'
      : 'deux cartes Déguisement et une carte Identité, dont au moins une vraie';
const crowd = (f: Readonly<Record<string, unknown>>, v: Voice): string =>
  and(
    strings(f.pieces).map((x) => {
      const [piece = '', space = ''] = x.split(' ');
      return `${figure(piece, v)} (${v.place(space)})`;
    }),
  );

export const fr: InkognitoWords = {
  title: 'Inkognito',
  tagline: 'Carnaval à Venise : découvrez qui est votre partenaire, sans que les autres le découvrent d’abord.',
  by: 'Un jeu d’Alex Randolph et Leo Colovini, Ares Games 2013',
  length: '3 à 5 personnes, environ une heure ; idéal à 4',
  agents: SHORT,
  builds: BUILDS,
  balls: BALLS,
  teams: { FB: 'Lord Fiddlebottom et le colonel Bubble', ZX: 'Madame Zsa Zsa et l’agent X' },
  places: {
    s28: 'Jardins de la Giudecca',
    s37: 'Marché de San Polo',
    s42: 'Embarcadère San Marco',
    s46: 'Embarcadère Giardini',
    s47: 'Canal de l’Arsenal',
    s54: 'Vieil Arsenal',
    s56: 'Pont San Pietro',
    s58: 'Ambassade',
  },
  card,
  cardList,
  figure,
  turn: (n, name) => `tour ${n} · ${name}`,
  setUp: 'mise en place',
  prompts: {
    placing: () => ({
      ask: 'Placez vos quatre figurines sur vos quatre cases de départ.',
      also: 'Tout le monde le fait en même temps ; laquelle est vraiment vous, vous l’apprenez ensuite.',
    }),
    walk: (s) => ({
      ask: `Promenez l’Ambassadeur : ${(s.view.walked ?? 0) === 0 ? 'jusqu’à deux pas' : (s.view.walked ?? 0) === 1 ? 'encore un pas' : 'plus aucun pas'}, ou arrêtez-vous ici.`,
      also: 'Vous pourrez interroger qui se trouve à l’arrivée.',
    }),
    shake: () => ({ ask: 'Secouez le Fantôme de la Prophétie.', also: 'Ou annoncez que votre mission est accomplie.' }),
    movement: (s) => ({
      ask:
        s.view.balls.length === 0
          ? 'Il ne reste pas de boule : terminez votre déplacement.'
          : `${s.view.balls.length === 1 ? 'Déplacez avec votre boule' : 'Déplacez avec vos boules'} (${balls(s.view.balls)}) : choisissez une figurine, puis sa destination.`,
      ...(s.view.balls.length > 0 && { also: 'On peut laisser des boules de côté.' }),
    }),
    meetings: (s) => ({
      ask: s.view.meetings.length > 1 ? 'Réglez vos rencontres, l’une après l’autre.' : 'Réglez votre rencontre.',
      also: 'Posez une question, faites un pas de plus ou laissez passer.',
    }),
    end: () => ({ ask: 'Terminez votre tour.', also: 'Ou annoncez que votre mission est accomplie.' }),
    answer: (s) => {
      const q = s.view.question;
      const met = metForQuestion(s.view);
      const asker = s.name(q?.asker ?? '');
      return {
        ask: met
          ? `${cap(mine(met.piece, s))} rencontre ${mine(met.with, s)} (${s.place(met.space)}) : ${asker} vous interroge ${about(q?.kind)}.`
          : `${asker} vous interroge ${about(q?.kind)}.`,
        also: `Montrez ${wants(q?.kind, q?.channel)}.`,
      };
    },
    dismissal: (s) => ({
      ask: `Renvoyez ${figure(s.view.dismiss ?? 'ambassador', s)}.`,
      also:
        s.view.dismiss === 'ambassador'
          ? 'Sur une case de départ colorée libre ou à l’ambassade.'
          : 'Sur n’importe quelle case libre sans numéro.',
    }),
    hand: (s) => ({
      ask: `${s.name(s.view.hand?.of ?? '')} annonce que votre mission est accomplie et vous tend la main. La serrez-vous ?`,
      also: 'La partie se termine dans les deux cas.',
    }),
    sheet: (s) => ({
      ask: 'Notez qui est chaque personne, et laquelle de ses figurines.',
      also: `La feuille est scellée dès que toutes les lignes sont remplies, et ne change plus. ${s.view.sheet ? `${Object.keys(s.view.sheet).length} sur 4 sont écrites.` : ''}`.trim(),
    }),
  },
  waiting: (names, at) => {
    const what = fr.deciding[at as Question];
    return `On attend ${and(names)}${what ? ` : ${what}` : ''}.`;
  },
  deciding: {
    placing: 'le placement des figurines',
    walk: 'le chemin de l’Ambassadeur',
    shake: 'le Fantôme ou la mission',
    movement: 'le déplacement des figurines',
    meetings: 'que faire des rencontres',
    end: 'la fin du tour',
    answer: 'les cartes à montrer',
    dismissal: 'où renvoyer une figurine',
    hand: 'serrer la main ou non',
    sheet: 'l’identité de tout le monde',
  },
  handedIn: 'Vos figurines sont en place. Vous pouvez encore les changer tant que tout le monde n’a pas fini.',
  held: 'Ceci termine votre tour. Confirmez ou annulez.',
  over: (names) => (names.length > 1 ? `La partie est finie : ${and(names)} gagnent.` : `La partie est finie : ${and(names)} gagne.`),
  orders: {
    'let-be': () => ({
      offer: 'Laisser passer toutes les rencontres de ce tour',
      given: 'Vous laissez passer toutes les rencontres de ce tour.',
    }),
  },
  choices: {
    place: (c, s) => `Placer votre ${FIGURES[partsOf(str(c.figure))?.build ?? 'tall']} : ${s.place(str(c.space))}`,
    shake: () => 'Secouer le Fantôme',
    move: (c, s) => `${cap(mine(str(c.figure), s))} vers ${place(c.to, s)}, avec la boule ${ball(c.ball)}`,
    end: (_, s) => (s.view.at === 'movement' ? 'Terminer le déplacement' : s.view.at === 'walk' ? 'S’arrêter ici' : 'Finir le tour'),
    question: (c, s) => `Interroger ${s.name(str(c.target))} ${about(c.kind)}`,
    ambassador: (c, s) =>
      `Interroger ${s.name(str(c.target))} ${about(c.kind)}${s.view.colours[s.me] === 'ambassador' ? '' : ', par l’Ambassadeur'}`,
    extra: (c, s) => `Un pas de plus vers ${place(c.to, s)}, en quittant ${figure(str(c.with), s)}`,
    nothing: (c, s) => `Laisser passer : ${figure(str(c.with), s)}`,
    answer: (c) => `Montrer ${cardList(strings(c.cards))}`,
    reduce: (c) => `Montrer seulement ${cardList(strings(c.cards))}, pour ${cardList(str(c.of).split('-'))}`,
    dismiss: (c, s) => `Renvoyer ${figure(s.view.dismiss ?? 'ambassador', s)} : ${s.place(str(c.to))}`,
    announce: (c, s) => `Mission accomplie, avec ${s.name(str(c.partner))}`,
    accept: (_, s) => `Serrer la main ${de(s.name(s.view.hand?.of ?? ''))}`,
    refuse: (_, s) => `Refuser la main ${de(s.name(s.view.hand?.of ?? ''))}`,
    escape: () => 'M’échapper : je n’ai pas de partenaire et me tiens sur ma case de fuite',
    walk: (c, s) => `Mener l’Ambassadeur vers ${place(c.to, s)}`,
    declare: () => 'Je connais tout le monde : remplir et sceller la feuille',
    write: (c, s) => `${s.name(str(c.player))} : ${SHORT[str(c.identity) as 'LF']}, ${BUILDS[str(c.disguise) as 'tall']}`,
  },
  facts: {
    placed: () => 'Toutes les figurines sont sur le plateau.',
    dealt: (f, v) =>
      f.identity === undefined
        ? `${v.name(f.seat)} reçoit trois cartes secrètes.`
        : `${v.name(f.seat)} : ${SHORT[f.identity]}, ${BUILDS[f.disguise]}, Mission ${f.letter}.`,
    'first-player': (f, v) => `${v.name(f.seat)} commence.`,
    turn: (f, v) => `Tour ${f.turn} : ${v.name(f.seat)}`,
    shakes: (f, v) => `Le Fantôme montre à ${v.name(f.seat)} ${balls(f.balls)}.`,
    moves: (f, v) => {
      const p = partsOf(f.piece);
      const own = p && v.seatOf(p.colour) === f.seat;
      const way = `${of(place(f.from, v))} ${at(place(f.to, v))} (boule ${ball(f.ball)})`;
      return own ? `${cap(figure(f.piece, v))} va ${way}.` : `${v.name(f.seat)} envoie ${figure(f.piece, v)} ${way}.`;
    },
    meetings: (f, v) =>
      f.meetings.length === 0
        ? `${v.name(f.seat)} ne rencontre personne.`
        : `${cap(and(f.meetings.map((m) => `${figure(m.piece, v)} rencontre ${figure(m.with, v)}`)))}.`,
    walks: (f, v) => `${v.name(f.seat)} mène l’Ambassadeur ${of(place(f.from, v))} ${at(place(f.to, v))}.`,
    asks: (f, v) => `${v.name(f.asker)} interroge ${v.name(f.target)} ${about(f.kind)}${goesThrough(f, v) ? ', par l’Ambassadeur' : ''}.`,
    answered: (f, v) =>
      f.cards === undefined
        ? `${v.name(f.target)} répond ; seules les personnes autorisées le voient.`
        : `${v.name(f.target)} montre à ${v.name(f.asker)} : ${cardList(f.cards, f.letter)}.`,
    named: (f) => `Cela vaut pour ${cardList(f.of.split('-'))} ; personne d’autre ne le sait.`,
    dismisses: (f, v) => `${v.name(f.seat)} renvoie ${figure(f.piece, v)} ${of(place(f.from, v))} ${at(place(f.to, v))}.`,
    'steps-on': (f, v) => `${cap(figure(f.piece, v))} quitte ${figure(f.with, v)} et continue jusqu’${at(place(f.to, v))}.`,
    'lets-be': (f, v) => `${v.name(f.seat)} laisse passer la rencontre avec ${figure(f.with, v)}.`,
    lapses: (f, v) => `La rencontre avec ${figure(f.with, v)} tombe à l’eau.`,
    announces: (f, v) => `${v.name(f.seat)} : mission accomplie ! La main se tend vers ${v.name(f.partner)}.`,
    escapes: (f, v) => `${v.name(f.seat)} prend la fuite, sans partenaire !`,
    hand: (f, v) => (f.accepted ? `${v.name(f.seat)} serre la main tendue.` : `${v.name(f.seat)} refuse la main tendue.`),
    seals: (f, v) =>
      f.sheet === undefined
        ? `${v.name(f.seat)} connaît tout le monde et scelle une feuille.`
        : `${v.name(f.seat)} scelle la feuille : ${and(Object.entries(f.sheet).map(([s, g]) => `${v.name(s)} ${SHORT[g.identity]}, ${BUILDS[g.disguise]}`))}.`,
    over: (f, v) => `${fr.end.how[f.how]} ${fr.over(f.winners.map(v.name))}`,
  },
  short: {
    moves: (f, v) => {
      const p = partsOf(f.piece);
      const own = p && v.seatOf(p.colour) === f.seat;
      const way = `${at(place(f.to, v))} (${ball(f.ball)})`;
      return own ? `${cap(figure(f.piece, v))} va ${way}.` : `${v.name(f.seat)} envoie ${figure(f.piece, v)} ${way}.`;
    },
  },
  rules: {
    'placing-first': () => 'Placez d’abord vos figurines.',
    'not-own-figure': (f, v) => `${cap(figure(str(f.figure), v))} n’est pas à vous.`,
    'already-placed': (f, v) => `${cap(figure(str(f.figure), v))} est déjà en place.`,
    'start-taken': (f, v) => `Une autre de vos figurines se trouve déjà ${at(place(f.space, v))}.`,
    'not-own-start': (f, v) => `Ce n’est pas une de vos cases de départ : ${v.place(str(f.space))}.`,
    'shake-first': () => 'Secouez d’abord le Fantôme.',
    'no-such-ball': (f) => `Il ne reste pas de boule ${ball(f.ball)} à ce tour.`,
    'takes-no-part': () => 'Cette figurine ne participe pas à la partie.',
    'white-moves-own': () => 'La boule blanche déplace une de vos propres figurines.',
    'orange-moves-own': () => 'La boule orange déplace une de vos propres figurines.',
    'blue-moves-own': () => 'La boule bleue déplace une de vos propres figurines.',
    'black-moves-the-ambassador': () => 'La boule noire déplace l’Ambassadeur, et personne d’autre.',
    'purple-moves-others': () => 'La boule violette déplace la figurine d’une autre personne.',
    'not-next': (f, v) => `Aucune ligne ne va ${of(place(f.from, v))} ${at(place(f.to, v))}.`,
    'no-street': (f, v) => `Aucune rue ne va ${of(place(f.from, v))} ${at(place(f.to, v))}, et cette boule ne prend que les rues.`,
    'no-canal': (f, v) => `Aucun canal ne va ${of(place(f.from, v))} ${at(place(f.to, v))}, et cette boule ne prend que les canaux.`,
    L1: (f, v) => `Deux de vos figurines ne peuvent pas finir ensemble : ${crowd(f, v)}.`,
    L2: (f, v) => `On ne peut pas rencontrer deux figurines de la même personne : ${crowd(f, v)}.`,
    L3: (f, v) => `Là où vous menez l’Ambassadeur, il ne peut y avoir de figurine d’une autre personne : ${crowd(f, v)}.`,
    L4: (f, v) =>
      `Là où vous menez la figurine d’une autre personne, il ne peut y avoir ni l’Ambassadeur ni une figurine qui n’est pas à vous : ${crowd(f, v)}.`,
    'not-met': () => 'Vous n’avez pas rencontré cette figurine à ce tour.',
    oneself: () => 'Ce serait vous.',
    'has-no-cards': () => 'La personne qui joue l’Ambassadeur n’a pas de cartes : on ne peut pas l’interroger.',
    'sheets-full': () => 'Les feuilles de notes sont pleines : plus aucune question n’est possible.',
    'no-extra-step': () => 'Qui joue l’Ambassadeur n’a pas de pas supplémentaire.',
    'extra-step-occupied': (f, v) => `Le pas supplémentaire mène à une case libre, et il y a déjà quelqu’un ${at(place(f.to, v))}.`,
    'meetings-first': () => 'Réglez d’abord vos rencontres.',
    'answer-first': () => 'Répondez d’abord à la question.',
    'grey-and-coloured': () => 'La carte grise et la carte colorée d’un même visage ne se montrent jamais ensemble.',
    'grey-is-true': () => 'Une carte grise ne peut montrer que ce que vous êtes vraiment.',
    'exhausted-one-card': () => 'Toutes les paires ont été vues : on montre maintenant la seule vraie carte.',
    'exhausted-name-one': () => 'Toutes les combinaisons ont été montrées : nommez-en une et montrez deux de ses cartes.',
    'not-exhausted': () => 'Toutes les combinaisons n’ont pas encore été montrées : donnez une réponse complète.',
    'three-cards': () => 'Une réponse directe compte trois cartes.',
    'two-cards': () => 'Une réponse par l’Ambassadeur compte deux cartes.',
    'two-and-one': (f) =>
      f.kind === 'identity'
        ? 'Il faut deux identités différentes et un déguisement.'
        : 'Il faut deux déguisements différents et une identité.',
    'kind-asked': (f) => (f.kind === 'identity' ? 'Il faut deux identités.' : 'Il faut deux déguisements.'),
    'mission-is-not-true': () => 'Votre carte Mission n’est jamais la vraie carte : une des autres doit l’être.',
    'one-true': () => 'Au moins une carte doit être vraie.',
    R1: () => 'Vous avez déjà montré exactement ces cartes à cette personne.',
    R2: () => 'Cette personne a déjà vu ces deux cartes ensemble.',
    'combination-not-of-the-15': () => 'Ce n’est pas une des quinze combinaisons qui contiennent une vraie carte.',
    'combination-used': () => 'Cette combinaison a déjà servi pour une réponse courte.',
    'two-of-the-combination': () => 'Montrez deux cartes de la combinaison nommée.',
    'dismissal-first': (f, v) => `Renvoyez d’abord ${figure(str(f.piece), v)}.`,
    'dismissal-occupied': (f, v) => `Il y a déjà quelqu’un ${at(place(f.space, v))}.`,
    'dismissal-coloured': () => 'L’Ambassadeur va sur une case de départ colorée ou à l’ambassade.',
    'dismissal-number': (f, v) => `On ne renvoie personne sur une case qui porte un numéro : ${v.place(str(f.space))}.`,
    'hand-first': (f, v) => `Répondez d’abord à ${v.name(str(f.of))} : serrez la main ou refusez-la.`,
    'escape-with-three': () => 'On ne s’échappe qu’à trois.',
    'has-no-mission': () => 'Qui joue l’Ambassadeur n’a pas de mission.',
    'nothing-left': () => 'Il ne reste rien d’autre à faire à ce tour.',
    'declare-first': () => 'Annoncez d’abord que vous connaissez tout le monde ; les lignes de votre feuille suivent.',
    'sheet-first': () => 'Remplissez d’abord la feuille.',
    'rows-in-order': (f, v) => `La ligne ${de(v.name(str(f.next)))} vient d’abord.`,
    'each-once': () => 'Chaque identité et chaque déguisement figure une seule fois sur la feuille.',
    'already-sealed': () => 'Votre feuille est déjà scellée.',
    'only-the-ambassador': () => 'Seule la personne qui joue l’Ambassadeur scelle une feuille.',
    'two-steps': () => 'L’Ambassadeur fait deux pas au plus.',
    'movement-first': () => 'Terminez d’abord votre déplacement.',
    'walk-first': () => 'Menez d’abord l’Ambassadeur, ou arrêtez-le où il est.',
  },
  gestures: {
    wink: {
      name: 'Clin d’œil',
      tell: 'le signe de Lord Fiddlebottom',
      does: (who, to) => (to === null ? `${who} fait un clin d’œil.` : `${who} fait un clin d’œil à ${to}.`),
    },
    'ear-lobe': {
      name: 'Lobe de l’oreille',
      tell: 'le signe du colonel Bubble',
      does: (who, to) => (to === null ? `${who} se tire le lobe de l’oreille.` : `${who} se tire le lobe de l’oreille en regardant ${to}.`),
    },
    scorn: {
      name: 'Regard de mépris',
      tell: 'le signe de Madame Zsa Zsa',
      does: (who, to) => (to === null ? `${who} prend un air de mépris.` : `${who} jette un regard de mépris à ${to}.`),
    },
    frown: {
      name: 'Sourcils froncés',
      tell: 'le signe de l’agent X',
      does: (who, to) => (to === null ? `${who} fronce les sourcils.` : `${who} fronce les sourcils en regardant ${to}.`),
    },
  },
  reasons: {
    wins: (f) => `vous fait gagner dans les prochains tours dans ${f.tenths} parties imaginées sur 10`,
    leaves: (f) =>
      `laisse ${count(f.deals, { one: '# répartition possible', other: '# répartitions possibles' })} des cartes secrètes après les prochains tours, sur ${f.now} aujourd’hui (les autres choix : ${f.others})`,
    asks: (f, v) => `vous fait interroger ${v.name(f.seat)} dans les prochains tours dans ${f.tenths} parties imaginées sur 10`,
    delays: (f) =>
      `évite dans ${f.tenths} parties imaginées sur 10 de plus que les autres choix que d’autres gagnent dans les prochains tours`,
  },
  nothingHere: (place) => `${place} : rien à faire ici à cette étape.`,
  options: {
    placing: {
      title: 'Placement des figurines',
      about: 'Quelle figurine commence sur laquelle de ses cases de départ.',
      values: { chosen: 'au choix de chaque personne', random: 'au hasard' },
    },
    firstPlayer: {
      title: 'Qui commence',
      about: 'Au hasard, ou comme convenu : la première place revient alors à qui commence.',
      values: { random: 'au hasard', chosen: 'la première place' },
    },
    notes: {
      title: 'Feuilles de notes',
      about: 'Ce que la feuille note d’elle-même. Vos propres marques sont toujours possibles.',
      values: { record: 'ce qu’on a vu et montré', blank: 'rien', deductions: 'aussi ce qui en découle' },
    },
    absentColour: {
      title: 'À trois : quelles cases de départ restent vides',
      about: 'Les figurines d’un jeu ne participent pas.',
      values: { yellow: 'le quatrième jeu', blue: 'le troisième jeu', green: 'le deuxième jeu', red: 'le premier jeu' },
    },
    ambassadorSeat: {
      title: 'À cinq : qui joue l’Ambassadeur',
      about: 'Cette personne n’a pas de figurines et cherche à percer tout le monde à jour.',
      values: { 5: 'cinquième place', 1: 'première place', 2: 'deuxième place', 3: 'troisième place', 4: 'quatrième place' },
    },
  },
  colon: (what, said) => `${what} : ${said}`,
  kinds: { identity: 'Identité', disguise: 'Déguisement' },
  channels: { direct: 'directement', ambassador: 'par l’Ambassadeur' },
  board: {
    name: 'Le plateau : rues et canaux de Venise',
    kinds: {
      plain: 'case',
      start: (owner) => (owner === null ? 'case de départ de personne' : `case de départ ${de(owner)}`),
      numbered: (n) => `case numéro ${n}`,
      embassy: 'l’ambassade',
    },
    here: (figures) => `Ici : ${and(figures)}.`,
    empty: 'Il n’y a personne ici.',
    byStreet: (places) => `Par rue : ${and(places)}.`,
    byCanal: (places) => `Par canal : ${and(places)}.`,
    nearByStreet: (figures) => `À un pas, par rue : ${and(figures)}.`,
    nearByCanal: (figures) => `À un pas, par canal : ${and(figures)}.`,
    nobodyNear: 'Aucune figurine n’est à un pas.',
    choices: (place) => `${place} : choisir`,
    phantom: (list) => (list.length === 0 ? 'Le Fantôme de la Prophétie' : `Le Fantôme de la Prophétie montre ${balls(list)}`),
    take: (f, place) => `Prendre ${f} (${place})`,
    lay: (f) => `Laisser ${f} sur place`,
    taken: (f) => `${cap(f)} : choisissez la destination.`,
  },
  groups: {
    steps: 'Pas',
    other: 'Ou bien',
    announce: 'Annoncer',
    meeting: (f, other) => `${cap(f)} rencontre ${other}`,
    spaces: 'Cases',
  },
  shown: {
    you: (target) => `${target} vous montre`,
    other: (target, asker) => `${target} montre à ${asker}, en passant par vous`,
    gave: (asker) => `Vous avez montré à ${asker}`,
    asked: (k, through) => `Question ${about(k)}${through ? ', par l’Ambassadeur' : ''}.`,
    look: 'Regardez les cartes, puis continuez.',
    noted: 'C’est noté',
  },
  secret: {
    title: 'Vos cartes secrètes',
    show: 'Montrer mes cartes secrètes',
    hide: 'Cacher',
    none: 'Vous jouez l’Ambassadeur : pas de cartes secrètes, mais vous voyez chaque réponse qui passe par lui.',
    hidden: 'cachée',
    mission: (letter) => `Mission ${letter}`,
    true: 'vraie à coup sûr',
  },
  phantom: {
    title: 'Le Fantôme montre',
    all: 'Toutes les boules',
    only: (b) => `Seulement la boule ${ball(b)} : ${BALLS[b as 'white']?.does ?? ''}`,
    used: (b) => `${ball(b)}, utilisée`,
    none: 'pas encore secoué',
  },
  placing: { title: 'Vos figurines', lot: 'Placer au hasard', pick: (f) => `Prendre ${f}` },
  meetings: {
    title: 'Rencontres',
    ask: 'Question',
    through: 'Question par l’Ambassadeur',
    whom: 'Qui interrogez-vous ?',
    extra: 'Pas de plus',
    extraAbout: 'choisissez une case éclairée du plateau.',
    nothing: 'Rien',
    none: 'Il ne reste pas de rencontre.',
  },
  answers: {
    hand: 'Vos cartes : choisissez ce que vous montrez',
    about: 'Compté d’après ce que vous avez déjà montré à cette personne ; ce qu’elle tient d’autres n’est pas compté.',
    true: 'vraie',
    unfit: 'ne convient pas à la question',
    told: {
      identity: (asker, left) => `${asker} sait alors que vous êtes ${or(left.map((i) => AGENTS[i]))}.`,
      disguise: (asker, left) => `${asker} sait alors que votre déguisement est : ${or(left.map((d) => BUILDS[d]))}.`,
      letter: (asker, letter) => `${asker} voit alors votre lettre, ${letter}.`,
      more: (asker) => `D’autres cartes en diraient moins à ${asker}.`,
    },
    picked: (cards) => `Cartes choisies : ${cards}.`,
    reduced: 'Tout a déjà été montré : montrez deux cartes d’une combinaison.',
    standsFor: 'Elles valent pour',
  },
  sheet: {
    title: 'La feuille scellée',
    about: 'Si une mission est annoncée et que tout ceci est juste, la victoire est à vous, sans partage.',
    identity: 'Identité',
    disguise: 'Déguisement',
    seal: 'Mettre à l’épreuve',
    again: 'Vider la feuille',
    whole: 'Complète : confirmez pour la sceller.',
  },
  sure: {
    title: 'Mission accomplie ?',
    whom: 'Qui est votre partenaire ?',
    escape: 'Vous échapper ?',
    warn: 'Ceci termine la partie. Si quelque chose est faux, les autres gagnent.',
    me: (i, d, l) => `Vous : ${i}, ${d}, Mission ${l}.`,
    partner: (name) => `Selon vous, votre partenaire est ${name}.`,
    identities: (names) => `D’après vos notes, cette personne peut être ${or(names)}.`,
    letters: (l) => `D’après vos notes, la lettre peut être ${or(l)}.`,
    mission: (text) => `Alors votre mission est : ${text}`,
    missions: 'Alors votre mission est l’une de celles-ci :',
    unknown: 'Vos notes ne disent rien de certain sur cette personne.',
    cannot: (name) => `D’après vos notes, ${name} ne peut pas être votre partenaire !`,
    marks: (text) => `Vous avez marqué : ${text}.`,
    from: 'Tout ceci vient de vos propres notes ; personne ne l’a vérifié.',
    go: 'Annoncer',
    goEscape: 'M’échapper',
    back: 'Pas encore',
  },
  panel: {
    asked: (n) => count(n, { one: '# question posée', other: '# questions posées' }),
    answered: (n) => count(n, { one: '# réponse donnée', other: '# réponses données' }),
    ambassador: 'joue l’Ambassadeur',
    sealed: 'feuille scellée',
    figures: (n) => count(n, { one: '# figurine', other: '# figurines' }),
  },
  tabs: { notes: 'Notes', missions: 'Missions' },
  notes: {
    follows: 'Aussi ce qui en découle',
    followsAbout: 'Barre ce qui ne peut pas être, d’après tout ce que vous avez vu.',
    table: {
      turn: 'Tour',
      asks: 'Demande',
      whom: 'Répond',
      about: 'Sur',
      shown: 'Montré à vous, ou par vous',
      unseen: 'pas pour vos yeux',
      through: 'Ambassadeur',
    },
    about: {
      blank: 'À cette table la feuille est vierge : seulement vos propres marques.',
      record: 'La feuille garde ce que vous avez vu et montré.',
      deductions: 'La feuille garde ce que vous avez vu et montré, et barre ce qui ne peut pas être.',
    },
    marks: 'Vos marques',
    kept: 'Personne d’autre ne voit vos marques et vos remarques ; elles restent avec votre place, sur tous vos appareils.',
    waits: 'La maison ne répond pas : pour l’instant, elles ne sont que sur cet appareil.',
    states: ['sans marque', 'barré', 'peut-être', 'certain'],
    mark: (what, player, state) => `${player}, ${what} : ${state}`,
    letters: 'Lettre',
    asked: 'Toutes les questions',
    nothing: 'Rien encore.',
    entry: (turn, asker, target, k, through) =>
      `Tour ${turn} : ${asker} interroge ${target} ${about(k)}${through ? ', par l’Ambassadeur' : ''}`,
    showed: (cards) => `montré : ${cards}`,
    possible: (lists) => `Encore possible : ${lists.join(' ; ')}`,
    worlds: (n) => count(n, { one: '# distribution des cartes est possible.', other: '# distributions des cartes sont possibles.' }),
    aside: 'Les cartes mises de côté',
    out: (what) => `Pas ${what}`,
    because: {
      mine: 'parce que c’est à vous',
      answers: (turns) =>
        turns.length > 1 ? `à cause des réponses des tours ${and(turns.map(String))}` : `à cause de la réponse du tour ${turns[0] ?? 0}`,
      other: (name) => `parce que c’est à ${name}`,
      together: 'à cause de toutes les réponses ensemble',
      letter: (turn) => `à cause de la carte Mission montrée au tour ${turn}`,
    },
    own: 'vous',
    free: 'Remarques',
    clear: 'Effacer mes marques',
  },
  mission: {
    title: 'Missions',
    text: (m, players, team, ours) => {
      const who = (x: string | undefined): string =>
        x === 'AMB'
          ? 'l’Ambassadeur'
          : x === 'ANY'
            ? ours
              ? 'n’importe laquelle de vos figurines'
              : 'n’importe laquelle de leurs figurines'
            : AGENTS[x as 'LF'];
      if (m.type === 'reach') {
        const where = m.space === 'embassy' ? 'à l’ambassade' : `sur la case ${m.space ?? ''}`;
        if (m.subject === 'AMB' && players === 5)
          return cap(`${or(team === 'FB' ? [AGENTS.LF, AGENTS.CB] : [AGENTS.ZZ, AGENTS.AX])} ${where}`);
        return cap(`${who(m.subject)} ${where}`);
      }
      return cap(`${who(m.subject)} et ${who(m.target)} sur une même case`);
    },
    intro: (identity, partner, letter) => `Vous êtes ${identity}, avec la lettre ${letter} ; votre partenaire est ${partner}.`,
    withLetter: (l) => `Si votre partenaire a ${l}`,
    us: 'Votre mission',
    them: 'Celle des autres est parmi',
    ruledOut: 'exclu par vos notes',
    escape: (agent, n) => `Si vous n’avez pas de partenaire : fuyez avec ${agent} sur la case ${n}.`,
    absent: 'À trois, l’agent seul remplace comme cible son partenaire absent.',
    none: 'Vous jouez l’Ambassadeur et n’avez pas de mission : découvrez qui est qui.',
    unknown: 'Les missions sont connues une fois les cartes secrètes distribuées.',
    caption: 'Les missions qui vont avec votre lettre',
    hunt: 'Un agent nommé, c’est toujours la vraie figurine : celle qui a le bon déguisement.',
    all: 'Les 24 missions',
    allAbout: 'Les deux lettres d’une équipe désignent sa mission : l’agent de gauche a la première lettre.',
    letters: 'Lettres',
    any: 'toute figurine',
  },
  end: {
    how: {
      mission: 'La mission était accomplie.',
      failed: 'La main a été serrée, mais la mission n’était pas accomplie, ou c’était la mauvaise main.',
      refused: 'La main a été refusée.',
      escape: 'L’agent seul s’est échappé.',
      'no-escape': 'La fuite a échoué.',
      sheet: 'La feuille de l’Ambassadeur était entièrement juste.',
    },
    title: 'Qui était qui',
    player: 'Place',
    identity: 'Identité',
    disguise: 'Déguisement',
    letter: 'Lettre',
    mission: 'Mission',
    aside: 'mis de côté',
    winner: 'gagne',
    sheet: 'La feuille scellée',
    sheetRow: (name, i, d) => `${name} : ${i}, ${d}`,
    right: 'juste',
    wrong: 'faux',
    knew: 'Qui a appris quoi, et quand',
    turn: 'Tour',
    question: 'Question',
    shown: 'Montré',
    left: 'Reste possible pour qui a demandé',
    pairs: (n) => count(n, { one: '# sur 16', other: '# sur 16' }),
    noQuestions: 'Aucune question n’a été posée dans cette partie.',
  },
  list: and,
};
