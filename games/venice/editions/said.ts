// What an owner of the box is asked for, in each language.
import type { Language } from '@ridotto/engine/words.ts';
import type { FaultWords } from '@ridotto/engine/edition-fault.ts';
import type { VeniceFault } from '../box/faults.ts';
import type { Trigger } from '../box/missions.ts';

type Titled = readonly [title: string, about: string];
export interface Said {
  readonly missions: Titled;
  readonly destination: string;
  readonly scrolls: string;
  readonly vp: string;
  readonly coins: string;
  readonly price: string;
  readonly trigger: string;
  readonly triggers: Readonly<Record<Trigger, string>>;
  readonly building: string;
  readonly optional: string;
  readonly effectPrice: string;
  readonly effectGain: string;
  readonly effectCubes: string;
  readonly from: string;
  readonly to: string;
  readonly draw: string;
  readonly coinsPerVp: string;
  readonly prices: Readonly<Record<'coins' | 'scrolls' | 'intrigue' | 'cubesOfChoice', string>>;
  readonly gains: Readonly<Record<string, string>>;
  readonly canals: Titled;
  readonly canal: (n: number) => string;
  readonly oneEnd: string;
  readonly otherEnd: string;
  readonly cost: string;
  readonly noCanal: string;
  readonly quay: (n: string) => string;
  readonly council: Titled;
  readonly track: string;
  readonly lastSpace: string;
  readonly awards: (players: number) => string;
  readonly place: (n: number) => string;
  readonly smugglers: Titled;
  readonly deck: (letter: string) => string;
  readonly doge: Titled;
  readonly copies: string;
  readonly forDoge: string;
  readonly dogeGains: Readonly<Record<'councilA' | 'councilB' | 'councilRearmost' | 'vp' | 'scrolls', string>>;
  readonly special: string;
  readonly specials: Readonly<Record<'none' | 'placeBridge' | 'rivalry', string>>;
  readonly vpIfNoBridge: string;
  readonly vpIfMore: string;
  readonly otherwiseVp: string;
  readonly otherwiseRemove: string;
  readonly intrigue: string;
  readonly unconditional: string;
  readonly payments: string;
  /** With the names of missions and quays. */
  faults(mission: (n: number) => string, quay: (id: string) => string): FaultWords<VeniceFault>;
}

const en: Said = {
  missions: ['Missions', 'Where each of the 26 missions is completed, what it costs, what it brings, and what it changes from then on.'],
  destination: 'Completed at',
  scrolls: 'Price: scrolls',
  price: 'Price: cubes',
  vp: 'Reward: points',
  coins: 'Reward: coins',
  trigger: 'From then on, when?',
  triggers: {
    afterActivating: 'after activating a building',
    passUnderOpponentBridge: 'other players’ bridges count as your own',
    afterBuildingBridge: 'after building a bridge',
    canalCost: 'canals cost something else',
    afterEncounterOnOwnTurn: 'after an encounter on your own turn, one cube may be changed',
    afterPlayingInfluence: 'after playing an influence card',
    stayCost: 'leaving the gondolier costs something else',
    influenceDraw: 'more influence cards to choose from',
    afterBeingEncountered: 'whoever meets you loses a scroll or takes intrigue once more',
    afterCompletingMission: 'after completing a later mission',
    taxes: 'taxes are something else',
    othersTakeIntrigue: 'no intrigue from what others use',
    encounterPayment: 'in an encounter a cube may be paid instead of a scroll',
    finalWealth: 'points for coins in the final scoring',
  },
  building: 'Which building',
  optional: 'One may leave it out',
  effectPrice: 'What it costs then',
  effectGain: 'What it gives then',
  effectCubes: 'Cubes that it gives then',
  from: 'Instead of this many coins',
  to: 'It is this many coins',
  draw: 'Cards drawn, one of which is kept',
  coinsPerVp: 'Coins for a point',
  prices: { coins: 'coins', scrolls: 'scrolls', intrigue: 'intrigue', cubesOfChoice: 'a cube of one’s choice' },
  gains: {
    cubesOfChoice: 'cubes of one’s choice',
    coins: 'coins',
    vp: 'points',
    scrolls: 'scrolls',
    influenceCards: 'influence cards',
    removeIntrigue: 'intrigue removed',
    takeIntrigue: 'intrigue taken',
    othersTakeIntrigue: 'intrigue for every other player',
    council: 'council spaces',
    councilPerPlayerWithLessIntrigue: 'council spaces for each player with less intrigue',
    vpPerPlayerWithMoreIntrigue: 'points for each player with more intrigue',
    vpPerCompletedMission: 'points for each completed mission',
    vpPerOwnBridge: 'points for each own bridge',
  },
  canals: [
    'Canals',
    'Which quays each canal joins, and what it costs. Quays are numbered on our board from left to right and from the top down: 1 to 5 above, St Mark’s Square and 6 to 9 in the middle, 10, the Great Council, 11, the Doge’s Palace and 12 below. At every quay there are two canals or more.',
  ],
  canal: (n) => `Canal ${n}`,
  oneEnd: 'From',
  otherEnd: 'To',
  cost: 'Coins',
  noCanal: 'there is no such canal',
  quay: (n) => `quay ${n}`,
  council: ['Great Council', 'The last space of its track, and the points for the first, second and later markers in the end.'],
  track: 'The track',
  lastSpace: 'Last space',
  awards: (n) => `Points with ${n} players`,
  place: (n) => `Place ${n}`,
  smugglers: ['Smuggler cards', 'Which card of the Doge’s row each of them leaves out: the first, the second or the third.'],
  deck: (letter) => `Deck ${letter}`,
  doge: ['Doge cards', 'How many there are of each kind, and what each of them does.'],
  copies: 'Cards of this kind',
  forDoge: 'The Doge gains',
  dogeGains: {
    councilA: 'spaces for marker A',
    councilB: 'spaces for marker B',
    councilRearmost: 'spaces for the marker further back',
    vp: 'points',
    scrolls: 'scrolls',
  },
  special: 'Besides',
  specials: { none: 'nothing', placeBridge: 'he builds a bridge', rivalry: 'intrigue is compared' },
  vpIfNoBridge: 'Points if he cannot build',
  vpIfMore: 'Points if you have more intrigue',
  otherwiseVp: 'Points otherwise',
  otherwiseRemove: 'Intrigue removed otherwise',
  intrigue: 'Intrigue that you take',
  unconditional: 'You have no choice in it',
  payments: 'Times that you lose a scroll or take intrigue',
  faults: (mission, quay) => ({
    'one-cube': (f) => `${mission(f.mission)}: at most one cube of one’s choice can be its price.`,
    'a-choice': (f) => `${mission(f.mission)}: what has a price or gives intrigue is left to the player (“One may leave it out”).`,
    'no-cubes-no-cards': (f) =>
      `${mission(f.mission)}: this is no moment to give cubes or influence cards: ${en.triggers[f.trigger as Trigger]}.`,
    'to-itself': (f) => `${en.canal(f.canal)} leads to the quay from which it comes: its other end is missing.`,
    'joined-already': (f) => `${en.canal(f.canal)} joins two quays that another canal joins already.`,
    'few-canals': (f) => `There are fewer than two canals here: ${quay(f.quay)}.`,
    'out-of-reach': (f) => `No canal leads here from the other quays: ${quay(f.quay)}.`,
    'awards-rise': (f) => `Great Council, ${f.players} players: a later place brings more than one before it.`,
    'end-beyond': (f) =>
      `With ${f.players} players the game can end at space ${f.end} of the track, so that its last space cannot be ${f.last}.`,
    'few-doge-cards': (f) => `There must be ${f.wanted} Doge cards or more, not ${f.cards}.`,
  }),
};
const fr: Said = {
  missions: ['Missions', 'Où s’accomplit chacune des 26 missions, ce qu’elle coûte, ce qu’elle rapporte et ce qu’elle change ensuite.'],
  destination: 'S’accomplit ici',
  scrolls: 'Prix : parchemins',
  price: 'Prix : cubes',
  vp: 'Récompense : points',
  coins: 'Récompense : pièces',
  trigger: 'Ensuite, quand ?',
  triggers: {
    afterActivating: 'après l’activation d’un bâtiment',
    passUnderOpponentBridge: 'les ponts des autres comptent comme les vôtres',
    afterBuildingBridge: 'après la construction d’un pont',
    canalCost: 'des canaux coûtent autre chose',
    afterEncounterOnOwnTurn: 'après un croisement à votre tour, un cube peut être changé',
    afterPlayingInfluence: 'après une carte Influence',
    stayCost: 'laisser le gondolier en place coûte autre chose',
    influenceDraw: 'plus de cartes Influence au choix',
    afterBeingEncountered: 'qui vous croise perd un parchemin ou prend de l’intrigue une fois de plus',
    afterCompletingMission: 'après une mission accomplie par la suite',
    taxes: 'les impôts sont différents',
    othersTakeIntrigue: 'pas d’intrigue venant de ce qu’utilisent les autres',
    encounterPayment: 'lors d’un croisement, un cube peut remplacer un parchemin',
    finalWealth: 'des points pour les pièces au décompte final',
  },
  building: 'Quel bâtiment',
  optional: 'On peut y renoncer',
  effectPrice: 'Ce que cela coûte alors',
  effectGain: 'Ce que cela donne alors',
  effectCubes: 'Les cubes que cela donne alors',
  from: 'Au lieu de tant de pièces',
  to: 'C’est tant de pièces',
  draw: 'Cartes tirées, dont une est gardée',
  coinsPerVp: 'Pièces pour un point',
  prices: { coins: 'pièces', scrolls: 'parchemins', intrigue: 'intrigue', cubesOfChoice: 'un cube au choix' },
  gains: {
    cubesOfChoice: 'cubes au choix',
    coins: 'pièces',
    vp: 'points',
    scrolls: 'parchemins',
    influenceCards: 'cartes Influence',
    removeIntrigue: 'intrigue éliminée',
    takeIntrigue: 'intrigue prise',
    othersTakeIntrigue: 'intrigue pour toutes les autres personnes',
    council: 'cases du Grand Conseil',
    councilPerPlayerWithLessIntrigue: 'cases du Grand Conseil par personne qui a moins d’intrigue',
    vpPerPlayerWithMoreIntrigue: 'points par personne qui a plus d’intrigue',
    vpPerCompletedMission: 'points par mission accomplie',
    vpPerOwnBridge: 'points par pont à soi',
  },
  canals: [
    'Canaux',
    'Quels quais chaque canal relie, et ce qu’il coûte. Sur notre plateau, les quais sont numérotés de gauche à droite et de haut en bas : de 1 à 5 en haut, la place Saint-Marc et de 6 à 9 au milieu, 10, le Grand Conseil, 11, le palais des Doges et 12 en bas. De chaque quai partent au moins deux canaux.',
  ],
  canal: (n) => `Canal ${n}`,
  oneEnd: 'De',
  otherEnd: 'À',
  cost: 'Pièces',
  noCanal: 'ce canal n’existe pas',
  quay: (n) => `quai ${n}`,
  council: ['Grand Conseil', 'La dernière case de la piste, et les points du premier marqueur, du deuxième et des suivants à la fin.'],
  track: 'La piste',
  lastSpace: 'Dernière case',
  awards: (n) => `Points à ${n}`,
  place: (n) => `Rang ${n}`,
  smugglers: [
    'Cartes Contrebandier',
    'Quelle carte de la rangée du Doge chacune laisse de côté : la première, la deuxième ou la troisième.',
  ],
  deck: (letter) => `Paquet ${letter}`,
  doge: ['Cartes Doge', 'Combien il y en a de chaque sorte, et ce que fait chacune.'],
  copies: 'Cartes de cette sorte',
  forDoge: 'Le Doge gagne',
  dogeGains: {
    councilA: 'cases pour le marqueur A',
    councilB: 'cases pour le marqueur B',
    councilRearmost: 'cases pour le marqueur en retrait',
    vp: 'points',
    scrolls: 'parchemins',
  },
  special: 'De plus',
  specials: { none: 'rien', placeBridge: 'il construit un pont', rivalry: 'on compare l’intrigue' },
  vpIfNoBridge: 'Points s’il ne peut pas construire',
  vpIfMore: 'Points si vous avez plus d’intrigue',
  otherwiseVp: 'Points sinon',
  otherwiseRemove: 'Intrigue éliminée sinon',
  intrigue: 'Intrigue que vous prenez',
  unconditional: 'Vous n’avez pas le choix',
  payments: 'Fois où vous perdez un parchemin ou prenez de l’intrigue',
  faults: (mission, quay) => ({
    'one-cube': (f) => `${mission(f.mission)} : un seul cube au choix peut en être le prix.`,
    'a-choice': (f) => `${mission(f.mission)} : ce qui a un prix ou donne de l’intrigue est laissé au choix (« On peut y renoncer »).`,
    'no-cubes-no-cards': (f) =>
      `${mission(f.mission)} : ce n’est pas le moment de donner des cubes ou des cartes Influence (${fr.triggers[f.trigger as Trigger]}).`,
    'to-itself': (f) => `${fr.canal(f.canal)} : il mène au quai d’où il part ; il manque l’autre bout.`,
    'joined-already': (f) => `${fr.canal(f.canal)} : un autre canal relie déjà ces deux quais.`,
    'few-canals': (f) => `Il y a ici moins de deux canaux : ${quay(f.quay)}.`,
    'out-of-reach': (f) => `Aucun canal ne mène ici depuis les autres quais : ${quay(f.quay)}.`,
    'awards-rise': (f) => `Grand Conseil, partie à ${f.players} : un rang rapporte plus que celui d’avant.`,
    'end-beyond': (f) =>
      `À ${f.players}, la partie peut se finir à la case ${f.end} de la piste : sa dernière case ne peut pas être ${f.last}.`,
    'few-doge-cards': (f) => `Il faut au moins ${f.wanted} cartes Doge, et non ${f.cards}.`,
  }),
};
const pl: Said = {
  missions: ['Misje', 'Gdzie wykonuje się każdą z 26 misji, ile kosztuje, co przynosi i co odtąd zmienia.'],
  destination: 'Gdzie się ją wykonuje',
  scrolls: 'Cena: zwoje',
  price: 'Cena: kostki',
  vp: 'Nagroda: punkty',
  coins: 'Nagroda: monety',
  trigger: 'Odtąd: kiedy?',
  triggers: {
    afterActivating: 'po aktywowaniu budynku',
    passUnderOpponentBridge: 'cudze mosty liczą się jak własne',
    afterBuildingBridge: 'po zbudowaniu mostu',
    canalCost: 'kanały kosztują inaczej',
    afterEncounterOnOwnTurn: 'po spotkaniu w swojej turze można zamienić jedną kostkę',
    afterPlayingInfluence: 'po zagraniu karty wpływów',
    stayCost: 'pozostawienie gondoliera kosztuje inaczej',
    influenceDraw: 'więcej kart wpływów do wyboru',
    afterBeingEncountered: 'kto cię spotka, jeszcze raz oddaje zwój albo otrzymuje punkt intryg',
    afterCompletingMission: 'po wykonaniu kolejnej misji',
    taxes: 'podatki są inne',
    othersTakeIntrigue: 'żadnych punktów intryg z tego, czego używają inni',
    encounterPayment: 'przy spotkaniu można oddać kostkę zamiast zwoju',
    finalWealth: 'punkty za monety w punktacji końcowej',
  },
  building: 'Który budynek',
  optional: 'Można z tego zrezygnować',
  effectPrice: 'Ile to wtedy kosztuje',
  effectGain: 'Co to wtedy daje',
  effectCubes: 'Kostki, które to wtedy daje',
  from: 'Zamiast tylu monet',
  to: 'Jest tyle monet',
  draw: 'Ile kart się dobiera (zachowuje się jedną)',
  coinsPerVp: 'Monety za punkt',
  prices: { coins: 'monety', scrolls: 'zwoje', intrigue: 'punkty intryg', cubesOfChoice: 'dowolna kostka' },
  gains: {
    cubesOfChoice: 'dowolne kostki',
    coins: 'monety',
    vp: 'punkty',
    scrolls: 'zwoje',
    influenceCards: 'karty wpływów',
    removeIntrigue: 'oddane punkty intryg',
    takeIntrigue: 'otrzymane punkty intryg',
    othersTakeIntrigue: 'punkty intryg dla każdego innego gracza',
    council: 'pola Wielkiej Rady',
    councilPerPlayerWithLessIntrigue: 'pola Wielkiej Rady za gracza z mniejszą liczbą punktów intryg',
    vpPerPlayerWithMoreIntrigue: 'punkty za gracza z większą liczbą punktów intryg',
    vpPerCompletedMission: 'punkty za wykonaną misję',
    vpPerOwnBridge: 'punkty za swój most',
  },
  canals: [
    'Kanały',
    'Które nabrzeża łączy każdy kanał i ile kosztuje. Nabrzeża mają na naszej planszy numery od lewej do prawej i z góry na dół: od 1 do 5 u góry, plac św. Marka i od 6 do 9 pośrodku, 10, Wielka Rada, 11, Pałac Dożów i 12 u dołu. Przy każdym nabrzeżu są co najmniej dwa kanały.',
  ],
  canal: (n) => `Kanał ${n}`,
  oneEnd: 'Od',
  otherEnd: 'Do',
  cost: 'Monety',
  noCanal: 'nie ma takiego kanału',
  quay: (n) => `nabrzeże ${n}`,
  council: ['Wielka Rada', 'Ostatnie pole toru i punkty za pierwszy, drugi i dalsze znaczniki na końcu gry.'],
  track: 'Tor',
  lastSpace: 'Ostatnie pole',
  awards: (n) => `Punkty przy liczbie graczy: ${n}`,
  place: (n) => `Miejsce ${n}`,
  smugglers: ['Karty przemytników', 'Którą kartę z rzędu doży każda z nich pomija: pierwszą, drugą czy trzecią.'],
  deck: (letter) => `Talia ${letter}`,
  doge: ['Karty doży', 'Ile jest kart każdego rodzaju i co każda z nich robi.'],
  copies: 'Karty tego rodzaju',
  forDoge: 'Doża otrzymuje',
  dogeGains: {
    councilA: 'pola dla znacznika A',
    councilB: 'pola dla znacznika B',
    councilRearmost: 'pola dla znacznika, który jest bardziej z tyłu',
    vp: 'punkty',
    scrolls: 'zwoje',
  },
  special: 'Ponadto',
  specials: { none: 'nic', placeBridge: 'buduje most', rivalry: 'porównuje się punkty intryg' },
  vpIfNoBridge: 'Punkty, jeśli nie może budować',
  vpIfMore: 'Punkty, jeśli masz więcej punktów intryg',
  otherwiseVp: 'Punkty w przeciwnym razie',
  otherwiseRemove: 'Oddane punkty intryg w przeciwnym razie',
  intrigue: 'Punkty intryg, które otrzymujesz',
  unconditional: 'Nie masz w tym wyboru',
  payments: 'Ile razy oddajesz zwój albo otrzymujesz punkt intryg',
  faults: (mission, quay) => ({
    'one-cube': (f) => `${mission(f.mission)}: ceną może być najwyżej jedna dowolna kostka.`,
    'a-choice': (f) => `${mission(f.mission)}: to, co ma cenę albo daje punkty intryg, musi być do wyboru („Można z tego zrezygnować”).`,
    'no-cubes-no-cards': (f) =>
      `${mission(f.mission)}: w tej chwili nie daje się kostek ani kart wpływów (${pl.triggers[f.trigger as Trigger]}).`,
    'to-itself': (f) => `${pl.canal(f.canal)}: prowadzi do tego samego nabrzeża; brakuje drugiego końca.`,
    'joined-already': (f) => `${pl.canal(f.canal)}: te dwa nabrzeża łączy już inny kanał.`,
    'few-canals': (f) => `Kanałów jest tu mniej niż dwa: ${quay(f.quay)}.`,
    'out-of-reach': (f) => `Z innych nabrzeży nie prowadzi tu żaden kanał: ${quay(f.quay)}.`,
    'awards-rise': (f) => `Wielka Rada, liczba graczy ${f.players}: dalsze miejsce przynosi więcej niż wcześniejsze.`,
    'end-beyond': (f) =>
      `Przy liczbie graczy ${f.players} gra może skończyć się na polu ${f.end} toru, więc jego ostatnim polem nie może być ${f.last}.`,
    'few-doge-cards': (f) => `Kart doży musi być co najmniej ${f.wanted}, a jest ${f.cards}.`,
  }),
};
export const SAID: Readonly<Record<Language, Said>> = { en, fr, pl };
