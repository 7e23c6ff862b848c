// San Marco en français. Les termes sont ceux du jeu : quartier, réserve, meneur, Donneur, Sélectionneur, Traître, Exil, Pénalité.
import { de } from '@ridotto/engine/french.ts';
import { counting, listing } from '@ridotto/engine/words.ts';
import { card, district, payees, sorted, type Question, type SanMarcoWords, type Speech } from './shape.ts';

const count = counting('fr');
const and = listing('fr');
const points = (n: number): string => count(n, { one: '# point', other: '# points' });
const nobles = (n: number): string => count(n, { one: '# noble', other: '# nobles' });
const cards = (n: number): string => count(n, { one: '# carte', other: '# cartes' });
const bridges = (n: number): string => count(n, { one: '# pont', other: '# ponts' });

const D = (id: unknown): string => district(fr, String(id));
const C = (id: unknown): string => card(fr, String(id));
const ends = (pair: unknown): [string, string] => {
  const [a = '', b = ''] = String(pair).split('/');
  return [D(a), D(b)];
};
const between = (pair: unknown): string => ends(pair).join(' et ');
const totals = (by: Readonly<Record<string, number>>, name: (s: string) => string): string[] =>
  Object.entries(by)
    .sort((a, b) => b[1] - a[1])
    .map(([seat, n]) => `${name(seat)} ${n}`);
/** Only who gets something. */
const gains = (by: Readonly<Record<string, number>>, name: (s: string) => string): string[] =>
  totals(Object.fromEntries(Object.entries(by).filter(([, n]) => n !== 0)), name);
const list = (ids: readonly string[]): string => {
  const { actions, limit } = sorted(ids);
  return [...actions.map(C), ...(limit > 0 ? [`pénalité ${limit}`] : [])].join(', ');
};
const place = (s: Speech): string => D(s.view.place);
const districtCard = (name: string) => ({
  name,
  short: 'poser un noble',
  does: `Posez à ${name} un noble de votre réserve. Il peut continuer par un seul de vos ponts jusqu’au quartier suivant.`,
});
const limitCard = (n: number) => ({
  name: `Pénalité ${n}`,
  short: points(n),
  does: `Compte ${n} vers votre limite de 10 dans cette manche.`,
});

export const fr: SanMarcoWords = {
  title: 'San Marco',
  tagline: 'Partagez les cartes, prenez la meilleure part, et ayez vos nobles là où passe le Doge.',
  by: 'Un jeu d’Alan R. Moon et Aaron Weissblum, Ravensburger 2001',
  length: '3 ou 4 personnes, une heure environ',
  districts: {
    cannaregio: 'Cannaregio',
    'santa-croce': 'Santa Croce',
    'san-polo': 'San Polo',
    'san-marco': 'San Marco',
    dorsoduro: 'Dorsoduro',
    castello: 'Castello',
  },
  cards: {
    cannaregio: districtCard('Cannaregio'),
    'santa-croce': districtCard('Santa Croce'),
    'san-polo': districtCard('San Polo'),
    'san-marco': districtCard('San Marco'),
    dorsoduro: districtCard('Dorsoduro'),
    castello: districtCard('Castello'),
    bridge: {
      name: 'Pont',
      short: 'construire',
      does: 'Prenez un pont du stock, posez-le entre deux quartiers voisins et placez-y un de vos nobles. Quand le stock est vide, emparez-vous plutôt d’un pont adverse.',
    },
    transfer: {
      name: 'Traître',
      short: 'remplacer un noble',
      does: 'Renvoyez dans sa réserve un noble adverse de n’importe quel quartier et mettez un des vôtres à sa place.',
    },
    doge: {
      name: 'Doge',
      short: 'déplacer et compter',
      does: 'Laissez le Doge sur place ou menez-le par les ponts : les vôtres sont gratuits, un pont adverse coûte 1 point versé à qui le possède. Le quartier où il s’arrête est compté. Cette carte doit être appliquée.',
    },
    banishment: {
      name: 'Exil',
      short: 'lancer et retirer',
      does: 'Désignez un quartier et lancez le dé : autant de nobles le quittent, d’abord ceux des adversaires, les vôtres seulement s’ils ne suffisent pas.',
    },
    'limit-1': limitCard(1),
    'limit-2': limitCard(2),
    'limit-3': limitCard(3),
  },
  backs: { action: 'Carte Action', limit: 'Carte Pénalité' },
  pair: (p) => ends(p).join(' – '),
  role: (i, n) =>
    n === 4
      ? (['Premier Donneur', 'Premier Sélectionneur', 'Second Donneur', 'Second Sélectionneur'][i] ?? '')
      : n === 3
        ? (['Donneur', 'Premier Sélectionneur', 'Second Sélectionneur'][i] ?? '')
        : (['Donneur', 'Sélectionneur'][i] ?? ''),
  round: (v, leader) => `manche ${v.passage} sur 3 · ${v['last-round'] ? 'dernier tour' : `tour ${v.round}`} · ${leader} mène`,
  setUp: 'mise en place',
  points,
  prompts: {
    'fourth-roll': (s) => ({
      ask: 'Quatre lancers égaux : refaire le quatrième lancer ou le garder ?',
      also: `Gardé, il amène encore deux nobles à ${D(s.view.roll?.district)}.`,
    }),
    'first-bridge': () => ({ ask: 'Posez un pont entre deux quartiers voisins.', also: 'Un noble de votre réserve y prend place.' }),
    assign: (s) => ({ ask: `Qui est ${fr.role(s.view.roles.length, s.view.players)} ?`, also: 'Vous menez : à vous de donner les rôles.' }),
    cut: (s) =>
      s.view.players === 3
        ? {
            ask: 'Partagez vos cartes en trois offres.',
            also: 'Chacune a au moins une carte ; les autres choisissent d’abord, la dernière est pour vous.',
          }
        : {
            ask: 'Partagez vos cartes en deux offres.',
            also: 'Chacune a au moins une carte ; le Sélectionneur choisit d’abord, l’autre est pour vous.',
          },
    choose: (s) => ({
      ask: `Prenez une des offres ${de(s.name(s.view.cuts.find((c) => c.open && c.left.length > 1)?.of ?? ''))}.`,
      also: 'Ses cartes Action se jouent aussitôt, ses cartes Pénalité restent devant vous.',
    }),
    play: () => ({ ask: 'Jouez une carte.', also: 'Dans l’ordre qui vous plaît ; aucune ne se garde pour plus tard.' }),
    district: (s) => ({
      ask: `Posez un noble à ${place(s)}, ou par un de vos ponts dans le quartier suivant.`,
      ...(s.aside && { also: 'Ou écartez la carte.' }),
    }),
    bridge: (s) => ({ ask: 'Construisez un pont entre deux quartiers voisins.', ...(s.aside && { also: 'Ou écartez la carte.' }) }),
    seize: (s) => ({ ask: 'Le stock est vide : emparez-vous d’un pont adverse.', ...(s.aside && { also: 'Ou écartez la carte.' }) }),
    resettle: () => ({ ask: 'Laissez le pont où il était, ou posez-le ailleurs.' }),
    transfer: (s) => ({ ask: 'Dans quel quartier remplacer un noble adverse ?', ...(s.aside && { also: 'Ou écartez la carte.' }) }),
    victim: (s) => ({ ask: `À ${place(s)}, quel noble laisse sa place au vôtre ?` }),
    banishment: (s) =>
      s.view.extra
        ? {
            ask: 'Vous avez le moins de pénalités : choisissez un quartier pour un exil supplémentaire.',
            also: 'Le dé dit combien partent. Vous pouvez aussi y renoncer.',
          }
        : { ask: 'De quel quartier exilez-vous des nobles ?', also: `Le dé dit combien partent.${s.aside ? ' Ou écartez la carte.' : ''}` },
    removal: (s) => ({
      ask: `Choisissez quel noble quitte ${place(s)} : encore ${s.view['nobles-to-remove'] ?? 0}.`,
    }),
    'first-doge': () => ({ ask: 'Le Doge arrive à Venise : dans quel quartier ?', also: 'Ce quartier est compté aussitôt.' }),
    doge: (s) => ({
      ask: `Le Doge est à ${D(s.view.doge)} : arrêtez-le ici et comptez, ou menez-le plus loin.`,
      also: 'Vos ponts sont gratuits, un pont adverse coûte 1 point.',
    }),
    'from-board': () => ({ ask: 'Votre réserve est vide : de quel quartier prenez-vous un noble ?' }),
  },
  waiting: (names, at) => {
    const what = fr.deciding[at as Question];
    return `On attend ${and(names)}${what ? ` : ${what}` : ''}.`;
  },
  deciding: {
    'fourth-roll': 'quatre lancers égaux, refaire ou garder',
    'first-bridge': 'la place d’un premier pont',
    assign: 'les rôles de chacun',
    cut: 'le partage des cartes',
    choose: 'le choix d’une offre',
    play: 'la carte suivante',
    district: 'la place du noble',
    bridge: 'la place du pont',
    seize: 'le pont à prendre',
    resettle: 'la place du pont',
    transfer: 'le quartier où remplacer un noble',
    victim: 'le noble à remplacer',
    banishment: 'le quartier de l’exil',
    removal: 'les nobles qui partent',
    'first-doge': 'l’arrivée du Doge',
    doge: 'le chemin du Doge',
    'from-board': 'le noble à prendre sur le plateau',
  },
  handedIn: 'Votre partage est remis. Vous pouvez encore le changer tant que tout n’est pas prêt.',
  held: 'Votre tour finit ainsi. Confirmez, ou reprenez.',
  over: (names) =>
    names.length > 1 ? `La partie est finie : ${and(names)} se partagent la victoire.` : `La partie est finie : ${and(names)} gagne.`,
  choices: {
    repeat: () => 'Refaire le quatrième lancer',
    keep: (_, s) => `Garder le lancer : deux nobles à ${D(s.view.roll?.district)}`,
    role: (c, s) => `${s.name(c.seat)} : ${fr.role(s.view.roles.length, s.view.players)}`,
    put: (c) => `Mettre la carte ${C(c.card)} dans l’offre ${c.offer}`,
    take: (c, s) => {
      const offer = s.view.cuts.find((cut) => cut.open && cut.left.includes(Number(c.offer)) && cut.offers);
      return `Prendre l’offre ${c.offer}${offer?.offers ? ` : ${list(offer.offers[Number(c.offer) - 1] ?? [])}` : ''}`;
    },
    play: (c) => `Jouer la carte ${C(c.card)} : ${fr.cards[c.card as 'doge']?.short ?? ''}`,
    to: (c, s) =>
      s.view.at === 'first-doge'
        ? `Le Doge arrive à ${D(c.district)}, qui est compté`
        : c.district === s.view.place
          ? `Poser un noble à ${D(c.district)}`
          : `Poser un noble à ${D(c.district)}, par votre pont depuis ${place(s)}`,
    on: (c, s) => (s.view.at === 'resettle' ? `Le poser entre ${between(c.pair)}` : `Construire entre ${between(c.pair)}`),
    seize: (c, s) => `S’emparer du pont ${de(s.name(c.owner))} entre ${between(c.pair)}`,
    in: (c, s) =>
      s.view.at === 'transfer' ? `Remplacer un noble adverse à ${D(c.district)}` : `Exiler des nobles de ${D(c.district)} : lancer le dé`,
    of: (c, s) =>
      s.view.at === 'victim'
        ? `Remplacer un noble ${de(s.name(c.victim))} à ${place(s)}`
        : `Un noble ${de(s.name(c.victim))} quitte ${place(s)}`,
    from: (c) => `Prendre votre noble à ${D(c.district)}`,
    over: (c, s) =>
      c.bridge === s.me
        ? `Passer à ${D(c.district)} par votre propre pont, gratuitement`
        : `Passer à ${D(c.district)} par le pont ${de(s.name(c.bridge))}, 1 point pour ${s.name(c.bridge)}`,
    step: (c) => `Passer à ${D(c.district)} sans pont, pour 2 points perdus`,
    stop: (_, s) => `Le Doge s’arrête à ${D(s.view.doge)}, qui est compté`,
    nothing: (_, s) => (s.view.extra ? 'Pas d’exil supplémentaire' : 'Écarter la carte sans effet'),
  },
  setUpRolls: (name, rolls) => `${name} lance : 2 nobles chaque fois à ${rolls.join(', ')}.`,
  passage: (n) => `Manche ${n}`,
  facts: {
    'first-leader': (f, n) => `Mise en place : ${n(f.seat)} mène en premier.`,
    rolled: (f, n) => `${n(f.seat)} lance ${f.die} : ${D(f.district)}.`,
    'fourth-roll': (f, n) => (f.does === 'repeat' ? `${n(f.seat)} refait le quatrième lancer.` : `${n(f.seat)} garde le quatrième lancer.`),
    placed: (f, n) => `${n(f.seat)} pose ${nobles(f.nobles)} à ${D(f.district)}.`,
    built: (f, n) =>
      f.how === 'seized' ? `${n(f.seat)} le pose entre ${between(f.pair)}.` : `${n(f.seat)} construit un pont entre ${between(f.pair)}.`,
    'passage-begins': (f, n) => `La manche ${f.passage} commence ; ${n(f.leader)} mène.`,
    roles: (f, n) => {
      const [a, b, c, d] = f.roles.map(n);
      const second = d ? ` ; ${c} partage, ${d} choisit` : c ? `, puis ${c}` : '';
      return `${f.last ? 'Dernier tour' : `Tour ${f.round}`} : ${a} partage, ${b} choisit${second}.`;
    },
    drew: (f, n) => (f.cards ? `${n(f.seat)} pioche ${list(f.cards)}.` : `${n(f.seat)} pioche ${cards(f.count ?? 0)}.`),
    reshuffled: (f) => `La pioche est vide : ${cards(f.cards)} forment une nouvelle pioche mélangée.`,
    cut: (f, n) => `Les cartes sont partagées : ${f.cuts.map((c) => `${n(c.seat)} ${c.sizes.join('/')}`).join(' ; ')}.`,
    'turned-up': (f, n) => `${n(f.seat)} retourne les offres. ${f.offers.map((o, i) => `Offre ${i + 1} : ${list(o)}.`).join(' ')}`,
    takes: (f, n) =>
      `${f.chose ? `${n(f.seat)} prend l’offre ${f.offer}` : `L’offre ${f.offer} reste à ${n(f.seat)}`} : ${list(f.cards)}. Total des pénalités : ${f.limit}.`,
    plays: (f, n) => `${n(f.seat)} joue la carte ${C(f.card)}.`,
    'lays-aside': (f, n) => `${n(f.seat)} écarte la carte.`,
    noble: (f, n) => `${n(f.seat)} pose un noble à ${D(f.district)}${f.from ? `, par un pont depuis ${D(f.from)}` : ''}.`,
    'from-board': (f, n) => `${n(f.seat)} prend ce noble à ${D(f.district)}.`,
    seizes: (f, n) => `${n(f.seat)} s’empare du pont ${de(n(f.owner))} entre ${between(f.pair)}.`,
    transfer: (f, n) => `${n(f.seat)} remplace un noble ${de(n(f.victim))} à ${D(f.district)}.`,
    banishes: (f, n) => `${n(f.seat)} exile jusqu’à ${nobles(f.die)} de ${D(f.district)}.`,
    removed: (f, n) => `${n(f.owner)} perd ${nobles(f.nobles)} à ${D(f.district)}.`,
    'declines-banishment': (f, n) => `${n(f.seat)} renonce à l’exil supplémentaire.`,
    'doge-enters': (f, n) => `${n(f.seat)} fait venir le Doge à ${D(f.district)}.`,
    'doge-stays': (f, n) => `${n(f.seat)} laisse le Doge à ${D(f.district)}.`,
    'doge-steps': (f, n) => `${n(f.seat)} mène le Doge à ${D(f.district)} sans pont, pour ${points(f.paid)}.`,
    'doge-crosses': (f, n) =>
      f.paid === 0
        ? `${n(f.seat)} mène le Doge à ${D(f.district)} par un pont de sa couleur.`
        : `${n(f.seat)} mène le Doge à ${D(f.district)} par le pont ${de(n(f.owner))} et paie ${points(f.paid)} de péage.`,
    scored: (f, n) => {
      const who = gains(f.gains, n);
      return who.length > 0 ? `On compte ${D(f.district)} : ${who.join(', ')}.` : `On compte ${D(f.district)} : rien pour personne.`;
    },
    limits: (f, n) => {
      const out = f.out.length === 0 ? 'Personne n’atteint 10.' : `Dix points de pénalité ou plus : ${and(f.out.map(n))}.`;
      if (f.next === 'settle') return `${out} La manche est finie.`;
      return `${out} ${f.next === 'last-round' ? 'Un dernier tour de cette manche' : 'Tour suivant'} ; ${n(f.leader)} mène.`;
    },
    'passage-ends': (f, n) => {
      const who = gains(f.bonus, n);
      const bonus = who.length > 0 ? `Moins de 10, donc : ${who.join(', ')}.` : 'Personne n’a moins de 10.';
      return `La manche ${f.passage} se termine ; le plus haut total est ${f.highest}. ${bonus}${f.lowest ? ` Le plus bas total est à ${n(f.lowest)}, avec droit à un exil supplémentaire.` : ''}`;
    },
    ends: (f, n) =>
      `La partie se termine : ${totals(f.prestige, n).join(', ')}. ${f.winners.length > 1 ? `${and(f.winners.map(n))} se partagent la victoire.` : `${and(f.winners.map(n))} gagne.`}`,
  },
  rules: {
    'role-given': () => 'Cette personne a déjà un rôle ; il y en a un seul pour chaque personne.',
    'not-in-the-passage': () => 'Cette personne ne participe plus à cette manche.',
    'not-neighbours': (f) => `Un pont relie deux quartiers voisins ; ${between(f.pair)} ne le sont pas.`,
    'own-bridge-there': (f) => `Vous avez déjà un pont entre ${between(f.pair)} ; il n’y en a jamais deux de la même couleur.`,
    'three-bridges-there': (f) => `Il y a déjà trois ponts entre ${between(f.pair)} ; un quatrième n’y tient pas.`,
    'effect-compulsory': () => 'À cette table, l’effet d’une carte doit être appliqué dès que c’est possible.',
    'no-noble': () => 'Il vous manque un noble : votre réserve est vide et aucun autre quartier ne peut en fournir.',
    'must-end-elsewhere': (f) => `Un noble pris à ${D(f.district)} doit finir ailleurs.`,
    'no-own-noble-there': (f) => `Vous n’avez pas de noble à ${D(f.district)}.`,
    'stock-not-empty': (f) => `Il reste des ponts au stock (${Number(f.stock)}) : tant qu’il y en a, on ne s’empare d’aucun pont.`,
    'stock-empty': () => 'Le stock n’a plus de pont : emparez-vous d’abord d’un pont adverse.',
    'own-bridge': () => 'On ne s’empare que d’un pont adverse.',
    'no-such-bridge': (f, n) => `${n(String(f.owner))} n’a pas de pont à cet endroit.`,
    'no-place-for-bridge': (f) => `Vous avez un autre pont entre ${between(f.pair)}, et celui-ci n’aurait de place nulle part ailleurs.`,
    'no-own-bridge': (f) => `Le noble peut passer un de vos ponts ; vous n’en avez pas entre ${D(f.from)} et ${D(f.district)}.`,
    'no-opponent-there': (f) => `Il n’y a pas de noble adverse à ${D(f.district)}. Ceux qui sont sur un pont ne comptent pas.`,
    'transfer-of-opponent': () => 'Un Traître renvoie un noble adverse, jamais un des vôtres.',
    'own-noble-spared': () => 'Les nobles adverses partent d’abord ; les vôtres restent tant que les leurs suffisent.',
    'no-noble-of-victim': (f, n) => `${n(String(f.victim))} n’a pas de noble à ${D(f.district)}.`,
    'doge-compulsory': () => 'Une carte Doge doit être appliquée : le Doge peut rester sur place, mais un quartier est compté.',
    'doge-was-there': (f) => `Le Doge est déjà passé à ${D(f.district)} pendant ce trajet ; il n’entre jamais deux fois au même endroit.`,
    'doge-not-neighbours': (f) => `${D(f.district)} n’est pas voisin de ${D(f.from)}, où se trouve le Doge.`,
    'toll-unpaid': (f) =>
      `Cela coûte ${points(Number(f.cost))}, et vous en avez ${Number(f.prestige)}. On paie avant de compter, sans descendre sous 0.`,
    'step-only-first': () => 'Sans pont, le Doge ne fait que le premier pas de son trajet.',
    'bridge-touches-doge': (f) => `Sans pont, il ne part que si aucun pont, de personne, ne touche ${D(f.from)} ; ici, il y en a un.`,
    'split-complete': () => 'Toutes vos cartes sont déjà partagées.',
    'split-in-order': (f) => `La suivante est ${C(f.next)}.`,
    'no-such-offer': (f) => `Il n’y a que ${Number(f.offers)} offres.`,
    'offer-empty': (f) => `Chacune des ${Number(f.offers)} offres doit avoir au moins une carte.`,
    'split-all-cards': () => `Chaque carte piochée va dans une offre, une seule fois.`,
    'offer-taken': (f) => `L’offre ${Number(f.offer)} est déjà prise.`,
    'card-not-in-hand': (f) => `Vous n’avez pas de carte ${C(f.card)} à jouer.`,
    'card-first': () => 'Choisissez d’abord une carte ; aucune ne se garde pour plus tard.',
  },
  reasons: {
    majority: (f, n) => {
      const takes = `prend la majorité à ${D(f.district)}${f.from ? `, jusqu’ici celle ${de(n(f.from))}` : ''}`;
      return f.doge === null ? takes : `${takes}, avant que le Doge n’y vienne (il y est bientôt dans ${f.doge} parties imaginées sur 10)`;
    },
    'ends-majority': (f, n) => `met fin à la majorité ${de(n(f.of))} à ${D(f.district)}`,
    scores: (f) => `rapporte ${points(f.points)} à ${D(f.district)} pendant ce tour`,
    leaves: (f) => `vous laisse l’offre avec la carte ${C(f.card)} dans ${f.tenths} parties imaginées sur 10`,
    'less-limit': (f) =>
      `ajoute ${count(f.points, { one: '# point de pénalité', other: '# points de pénalité' })} de moins que les autres choix`,
    more: (f) => {
      const by = {
        doge: 'là où passe le Doge',
        final: 'par les quartiers à la fin de la partie',
        'limit-bonus': 'grâce à peu de pénalités',
        tolls: 'par les péages sur vos ponts',
      };
      return `rapporte ${points(f.points)} de plus que les autres choix ${by[f.by]}`;
    },
  },
  nothingHere: (p) => `${p} n’offre rien à cette étape.`,
  tabs: { districts: 'Quartiers', piles: 'Pioches' },
  options: {
    roleAssignment: {
      title: 'Rôles',
      about: 'Qui traite avec qui pendant un tour.',
      values: { random: 'tirés au sort', leaderChooses: 'donnés par le meneur' },
    },
    openOffers4p: {
      title: 'Offres à quatre',
      about: 'Cachées, celles de la seconde paire restent secrètes jusqu’à son tour.',
      values: { faceDown: 'face cachée', faceUp: 'face visible' },
    },
    mandatoryEffects: {
      title: 'Effets obligatoires',
      about: 'Une carte dont l’effet est libre peut être écartée.',
      values: { dogeOnly: 'seulement celui du Doge', all: 'tous, si possible' },
    },
    allowDebt: {
      title: 'Payer des points qu’on n’a pas',
      about: 'Les totaux peuvent alors passer sous 0.',
      values: { false: 'non', true: 'oui' },
    },
    firstLeader: {
      title: 'Premier meneur',
      about: 'Convenu : la personne du premier siège.',
      values: { random: 'par tirage', chosen: 'premier siège' },
    },
    fourEqualRolls: {
      title: 'Quatre lancers égaux',
      about: 'À la mise en place, le quatrième peut, ou doit, être relancé.',
      values: { ask: 'demander', forceReroll: 'toujours relancer' },
    },
    banishDie: {
      title: 'Exil',
      about: 'Une règle maison pour qui n’aime pas le dé.',
      values: { d6: 'au dé', fixed3: 'toujours 3' },
    },
  },
  panel: {
    score: (now, later) => (later === undefined ? `prestige : ${now}` : `prestige : ${now}, ${later} si tout était compté`),
    prestige: 'prestige',
    supply: 'réserve',
    supplyCount: (n) => `${n} en réserve`,
    bridgeCount: bridges,
    limit: (n) => `pénalité ${n} sur 10`,
    limitPoints: 'pénalités',
    limitCards: (v) => `${v.length === 1 ? 'carte Pénalité' : 'cartes Pénalité'} : ${v.join(', ')}`,
    leader: 'mène',
    out: 'hors manche',
    ifEnded: (n) => `${n} si tout était compté`,
    projection: 'si tous les quartiers étaient comptés',
  },
  table: {
    district: 'Quartier',
    first: '1ᵉʳ',
    second: '2ᵉ',
    now: 'gain',
    caption: 'Nobles par quartier, et ce que chaque couleur y gagnerait maintenant',
    nobody: '–',
  },
  piles: {
    title: 'Cartes et ponts',
    action: (n) => `Pioche Action : ${cards(n)}`,
    limit: (n) => `Pioche Pénalité : ${cards(n)}`,
    used: 'Jouées dans cette manche',
    noneUsed: 'Aucune carte n’a encore été jouée dans cette manche.',
    unseen: (c, n, all) => `${C(c)} : ${n} sur ${all} pas encore ${count(n, { one: 'jouée', other: 'jouées' })}`,
    bridges: (n) => `Stock : ${bridges(n)}`,
  },
  cut: {
    title: (n) => (n === 3 ? 'Trois offres' : 'Deux offres'),
    drawn: (name) => `Cartes piochées par ${name}`,
    rest: 'À partager',
    tray: (n) => `Offre ${n}`,
    move: (c, n) => `Mettre la carte ${C(c)} dans l’offre ${n}`,
    back: (c) => `Reprendre la carte ${C(c)}`,
    where: (c, n) => (n === 0 ? `${C(c)}, à partager` : `${C(c)}, dans l’offre ${n}`),
    asList: 'En liste',
    needsCard: 'il y faut une carte',
    done: 'Toutes les cartes sont réparties. Confirmez, ou déplacez-les.',
    sum: (l) => (l > 0 ? `pénalité ${l}` : 'pas de pénalité'),
    would: (name, total) => `${name} à ${total}`,
    wouldOut: (name, total) => `${name} à ${total} : hors manche`,
    keys: 'Touchez une carte ou glissez-la ; touches : 1, 2, 3, flèches.',
  },
  offers: {
    title: (name) => `Offres ${de(name)}`,
    offer: (n) => `Offre ${n}`,
    open: (n, ids) => `offre ${n} : ${list(ids)}`,
    closed: (n) => `${cards(n)}, face cachée`,
    taken: 'prise',
    take: (n) => `Prendre l’offre ${n}`,
  },
  hand: { title: (name) => `Cartes à jouer : ${name}`, playing: 'carte jouée en ce moment' },
  ways: {
    title: 'Trajets entiers, arrêt compris',
    to: (d, cost, paid) =>
      cost === 0
        ? `${D(d)} : gratuit`
        : paid.length === 0
          ? `${D(d)} : ${points(cost)} perdus`
          : `${D(d)} : ${points(cost)}, ${paid.length < cost ? `dont ${paid.length} ` : ''}pour ${and(payees(paid))}`,
  },
  die: (n) => `Le dé montre ${n}`,
  board: {
    name: 'Le plateau de San Marco',
    canal: 'Grand Canal',
    basin: 'Bassin de Saint-Marc',
    describe: (f) =>
      `${f.name} : ${f.nobles.length > 0 ? f.nobles.map((x) => `${x.name} ${x.count}`).join(', ') : 'personne'} ; premier ${f.first}, second ${f.second} ; dé ${f.die}${f.doge ? ' ; le Doge est ici' : ''}`,
    pairBridges: (p, owners) =>
      `${ends(p).join(' – ')} : ${owners.length > 0 ? `${owners.length > 1 ? 'ponts' : 'pont'} ${and(owners.map(de))}` : 'pas de pont'}`,
    bridge: (p, owner) => `Pont ${de(owner)} entre ${between(p)}`,
    stock: (n) => `Stock : ${bridges(n)}`,
    dogeWaits: 'Le Doge n’est pas encore sur le plateau',
    doge: 'Le Doge',
    nobody: 'Pas de nobles ici',
    choices: (p) => `${p} : choisissez`,
  },
  end: {
    title: 'Décompte final',
    doge: 'Cartes Doge',
    final: 'Décompte final',
    bonus: 'Sous la limite',
    tolls: 'Péages',
    total: 'Total',
    tieBreak: (names, n) =>
      `Égalité de prestige : les nobles de San Marco décident, ${names.map((name, i) => `${name} ${n[i] ?? 0}`).join(', ')}.`,
    shared: 'Égalité de prestige et de nobles à San Marco : la victoire est partagée.',
  },
};
