// Co robią efekty, po polsku.
import { effectWords, type Grammar } from './effects.ts';
import { accusative, and, coins, count, intrigue, names, nominative, of, scrolls, spaces, vp } from './names-pl.ts';

const cubes = (n: number): string => count(n, { one: '# kostkę', few: '# kostki', many: '# kostek' });
const times = (n: number): string => (n === 1 ? 'jeden raz' : n === 2 ? 'dwa razy z rzędu' : `${n} razy z rzędu`);
const track = 'na torze Wielkiej Rady';
const less = 'za każdego gracza, który ma mniej punktów intryg niż ty';
const choice = { few: '# dowolne kostki', many: '# dowolnych kostek' } as const;
const cards = { few: '# karty wpływów', many: '# kart wpływów' } as const;

/** Biernik: otrzymujesz 1 monetę. */
const things = {
  coins,
  scrolls,
  vp,
  intrigue,
  influenceCards: (n: number) => count(n, { one: '# kartę wpływów', ...cards }),
  cubesOfChoice: (n: number) => count(n, { one: '# dowolną kostkę', ...choice }),
  ceramics: accusative('ceramics'),
  cloth: accusative('cloth'),
  silver: accusative('silver'),
};
/** Mianownik: +1 moneta. */
const alone = {
  ...things,
  coins: (n: number) => names.counted('coins', n),
  influenceCards: (n: number) => count(n, { one: '# karta wpływów', ...cards }),
  cubesOfChoice: (n: number) => count(n, { one: '# dowolna kostka', ...choice }),
  ceramics: nominative('ceramics'),
  cloth: nominative('cloth'),
  silver: nominative('silver'),
};

const grammar: Grammar = {
  and,
  things,
  pay: {
    coins: (n) => `płacisz ${coins(n)}`,
    scrolls: (n) => `oddajesz ${scrolls(n)}`,
    intrigue: (n) => `oddajesz ${intrigue(n)}`,
    cubesOfChoice: (n) => `odrzucasz ${cubes(n)}`,
  },
  gain: (list) => `otrzymujesz ${and(list)}`,
  does: {
    removeIntrigue: (n) => `oddajesz ${intrigue(n)}`,
    takeIntrigue: (n) => `otrzymujesz ${intrigue(n)}`,
    othersTakeIntrigue: (n) => `każdy inny gracz otrzymuje ${intrigue(n)}`,
    vpPerPlayerWithMoreIntrigue: (n) => `otrzymujesz ${vp(n)} za każdego gracza, który ma więcej punktów intryg niż ty`,
    vpPerCompletedMission: (n) => `otrzymujesz ${vp(n)} za każdą swoją wykonaną misję`,
    vpPerOwnBridge: (n) => `otrzymujesz ${vp(n)} za każdy swój most na planszy`,
  },
  council: (n, per) =>
    `przesuwasz swój znacznik o ${spaces(n > 0 ? n : per)} ${track}${n > 0 && per > 0 ? ` i jeszcze o ${spaces(per)}` : ''}${per > 0 ? ` ${less}` : ''}`,
  bridge: 'budujesz most',
  special: {
    convertAnyCubes: 'zamieniasz dowolnie wiele kostek z tej gondoli na dowolne towary',
    convertOneCube: 'zamieniasz jedną kostkę z tej gondoli na inny towar',
    cubesToVp: 'odrzucasz z tej gondoli jedną lub więcej kostek i za każdą otrzymujesz 1 PZ',
    drawMissionWithTaxes: 'płacisz 1 monetę podatku za każdą swoją misję, dobierasz dwie misje i zachowujesz jedną',
    drawOneMissionNoTaxes: 'dobierasz jedną misję bez płacenia podatków',
    activateBuilding: 'aktywujesz jeden budynek, przy którym cumuje twoja gondola, bez szkolenia pomocnika',
    advanceAssistant: 'przesuwasz jednego ze swoich pomocników o jedno pole, popychając innych jak zwykle i niczego nie aktywując',
    assistantTo4NoPush: 'przesuwasz jednego ze swoich pomocników od razu na pole 4, nikogo nie popychając i niczego nie aktywując',
    rearrangeCubes: 'rozkładasz na nowo kostki na swoich dwóch gondolach, gdziekolwiek cumują',
    placeSpy: 'stawiasz szpiega przy dowolnym budynku; jeśli w tej turze miniesz ten budynek, możesz użyć wszystkich jego efektów',
  },
  onEither: (n) => `${things.cubesOfChoice(n)} na jedną z nich`,
  break: '; ',
  priced: (price, rest) => `${price}, a potem ${rest}`,
  condition: (n, rest) => `jeśli masz w ręce co najmniej ${things.influenceCards(n)}, ${rest}`,
  oneOf: (first, second) => `albo ${first}, albo ${second}`,
  perhaps: (clause) => `potem, jeśli chcesz, ${clause}`,
  nothing: 'nic',
  short: {
    things: alone,
    cubes: (n) => count(n, { one: '# kostka', few: '# kostki', many: '# kostek' }),
    othersTakeIntrigue: (n) => `inni +${intrigue(n)}`,
    council: (n, per) =>
      `Rada ${[...(n > 0 ? [`+${n}`] : []), ...(per > 0 ? [`+${per} za gracza z mniejszą liczbą punktów intryg`] : [])].join(' i ')}`,
    per: {
      vpPerPlayerWithMoreIntrigue: (n) => `+${vp(n)} za gracza z większą liczbą punktów intryg`,
      vpPerCompletedMission: (n) => `+${vp(n)} za wykonaną misję`,
      vpPerOwnBridge: (n) => `+${vp(n)} za swój most`,
    },
    bridge: 'most',
    special: {
      convertAnyCubes: 'zamiana kostek',
      convertOneCube: 'zamiana jednej kostki',
      cubesToVp: '1 PZ za odrzuconą kostkę',
      drawMissionWithTaxes: 'misja za podatki',
      drawOneMissionNoTaxes: 'misja bez podatków',
      activateBuilding: 'aktywacja budynku przy swojej gondoli',
      advanceAssistant: 'pomocnik o pole dalej',
      assistantTo4NoPush: 'pomocnik na pole 4',
      rearrangeCubes: 'nowy rozkład kostek',
      placeSpy: 'szpieg',
    },
    condition: (n, rest) => `co najmniej ${alone.influenceCards(n)}: ${rest}`,
    or: (first, second) => `${first} albo ${second}`,
    perhaps: (second) => `do wyboru jeszcze ${second}`,
  },
  trigger: {
    giving: {
      afterBuildingBridge: (then) => `Zawsze po zbudowaniu mostu: ${then}.`,
      afterPlayingInfluence: (then) => `Zawsze po zagraniu karty wpływów: ${then}.`,
      afterCompletingMission: (then) => `Zawsze przy wykonaniu kolejnej misji: ${then}.`,
    },
    afterActivating: (b, optional, then) => `Po aktywowaniu ${of(b)}${optional ? ', jeśli chcesz' : ''}: ${then}.`,
    afterEncounter: (then) => `Po każdym spotkaniu twojej gondoli z cudzą w twojej turze, jeśli chcesz: ${then}.`,
    changes: {
      canalCost: (to, from) => `Za kanały po ${coins(from)} ${to === 0 ? 'nic nie płacisz' : `płacisz ${coins(to)}`}.`,
      stayCost: (to) => `Pozostawienie gondoliera na miejscu ${to === 0 ? 'nic cię nie kosztuje' : `kosztuje cię ${coins(to)}`}.`,
      influenceDraw: (to) => `Gdy otrzymujesz kartę wpływów: dobierasz ${to} i zachowujesz jedną.`,
      taxes: (to) => (to === 0 ? 'Nie płacisz podatków.' : `Twoje podatki wynoszą zawsze ${coins(to)}.`),
      finalWealth: (to) => (to === 1 ? 'W punktacji końcowej: 1 PZ za każdą monetę.' : `W punktacji końcowej: 1 PZ za każde ${coins(to)}.`),
    },
    rule: {
      passUnderOpponentBridge: 'Cudze mosty liczą się jak twoje, gdy pod nimi przepływasz: 1 moneta i żadnych punktów intryg.',
      afterBeingEncountered:
        'Zawsze, gdy inny gracz w swojej turze spotka twoją gondolę, musi jeszcze raz oddać zwój albo otrzymać 1 punkt intryg.',
      othersTakeIntrigue:
        'Nie otrzymujesz punktów intryg z efektów budynków, których używają inni; w grze jednoosobowej także z kart doży, które nie dają wyboru.',
      encounterPayment: 'Podczas spotkania możesz odrzucić kostkę ze swojej gondoli, która bierze w nim udział, zamiast oddać zwój.',
    },
  },
  doge: {
    gains: (list) => `Doża otrzymuje ${and(list)}.`,
    council: (marker, n) => `Znacznik ${marker} doży przesuwa się o ${spaces(n)} ${track}.`,
    rearmost: (n) => `Ten z jego znaczników, który jest bardziej z tyłu, przesuwa się o ${spaces(n)} ${track}; przy remisie A.`,
    bridge: (n) =>
      `Doża buduje most nad najdroższym kanałem bez mostu przy nabrzeżu twojej gondoli z gondolierem, a jeśli się nie da, przy nabrzeżu twojej drugiej gondoli. Jeśli nie może budować, otrzymuje ${vp(n)}.`,
    rivalry: (ifMore, otherwise, remove) =>
      `Jeśli masz więcej punktów intryg niż doża, otrzymuje on ${vp(ifMore)}. W przeciwnym razie otrzymuje ${vp(otherwise)} i oddaje ${intrigue(remove)}.`,
    intrigue: (n) => `Bierzesz ${intrigue(n)}.`,
    payments: (n) => `Oddajesz zwój albo otrzymujesz 1 punkt intryg, ${times(n)}.`,
    nothing: 'Nic się nie dzieje.',
  },
  missionName: names.missionName,
  favour: (c, s, kept) => `Raz w grze możesz ją odwrócić za ${coins(c)} albo ${scrolls(s)}. Nieodwrócona na końcu gry daje ${vp(kept)}.`,
};
export const effects = effectWords(grammar);
