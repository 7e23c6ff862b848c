// O co się pyta i co można odpowiedzieć, po polsku.
import { effects } from './effects-pl.ts';
import { genitive, SLOTS } from './facts-pl.ts';
import {
  activated,
  activeAt,
  cap,
  cardOf,
  choosing,
  chosen,
  effectNamed,
  favourGain,
  gaining,
  laid,
  layer,
  leftOut,
  letterOf,
  lies,
  loads,
  missionOf,
  opponent,
  parameters,
  paysCubes,
  placeOf,
  progress,
  rest,
  stayCost,
  str,
  sum,
  taxesOf,
} from './lookup.ts';
import { acc, accusative, and, at, carries, coins, count, gondola, intrigue, names, of, overCanal, scrolls, vp } from './names-pl.ts';
import type { ChoiceTable, Prompt, PromptWords, Speech, VeniceWords } from './shape.ts';

const { goods } = names;
const number = (m: unknown): string => str(m).slice(1);
const card = (c: unknown): string => `„${names.cards[str(c) as 'overtime'] ?? str(c)}”`;
const letter = (s: Speech): string => letterOf(s).toUpperCase();
const favour = (gain: unknown, s: Speech): string => (gain === 'coins' ? coins : scrolls)(favourGain(s.edition, gain));
const favourCard = (s: Speech): string | undefined => (s.view.favour[s.me] ? 'Masz jeszcze kartę przychylności.' : undefined);
const carried = (s: Speech): string => `Teraz ${carries(loads(s).here)}.`;

const CUBES: readonly ((s: Speech) => Prompt)[] = [
  (s) => {
    const { cubes, ofChoice } = gaining(s);
    const any = count(ofChoice, { one: '# dowolna kostka', few: '# dowolne kostki', many: '# dowolnych kostek' });
    const gained = [...(sum(cubes) > 0 ? [goods(cubes)] : []), ...(ofChoice > 0 ? [any] : [])];
    return {
      ask: `Otrzymujesz kostki (${and(gained)}): co gondola wiezie teraz?`,
      also: `Dotąd ${carries(loads(s).here)}. Mieści ${count(s.edition.perPlayer.gondolaCapacity, { one: '# kostkę', few: '# kostki', many: '# kostek' })}; co się nie mieści, zostaje odrzucone.`,
    };
  },
  (s) => ({ ask: 'Odrzuć jedną kostkę: co zostaje na gondoli?', also: carried(s) }),
  (s) => ({ ask: 'Zamień kostki: co gondola wiezie potem?', also: `${carried(s)} Liczba kostek się nie zmienia.` }),
  (s) => ({ ask: 'Zamień jedną kostkę albo żadnej: co gondola wiezie potem?', also: carried(s) }),
  (s) => ({ ask: 'Odrzuć jedną lub więcej kostek, po 1 PZ za każdą: co zostaje na gondoli?', also: carried(s) }),
  (s) => ({
    ask: 'Rozłóż kostki na swoich dwóch gondolach: co wiezie ta?',
    also: `Teraz ta ${carries(loads(s).here)}, a druga ${carries(loads(s).there)}. Reszta trafia na drugą.`,
  }),
];

export const prompts: PromptWords = {
  returns: () => ({ ask: 'Wybierz misję, którą odkładasz.', also: 'Dwie pozostałe zachowujesz; nikt nie widzi które.' }),
  place: (s) => ({
    ask: `Postaw swoją ${s.view.gondolas[s.me]?.[0] ? 'drugą' : 'pierwszą'} gondolę przy dowolnym nabrzeżu.`,
    also: 'Na płytce stawiasz pomocnika na polu 1; potem aktywujesz budynek.',
  }),
  start(s) {
    const hasCard = progress(s.view, 'played') === 0 && (s.view['card-counts'][s.me] ?? 0) > 0;
    const also = hasCard ? 'Przedtem możesz zagrać jedną kartę wpływów.' : undefined;
    if (activeAt(s) === '' || s.view.gondolier[s.me] === 'none') return { ask: 'Postaw gondoliera na jednej ze swoich gondoli.', also };
    return {
      ask: `Twój gondolier jest ${at(activeAt(s))}: przenieś go za darmo na drugą gondolę albo zostaw za ${coins(stayCost(s))}.`,
      also,
    };
  },
  move: (s) => ({
    ask: `Twoja gondola jest ${at(activeAt(s))}: dokąd płynie i czy tam cumuje?`,
    also: progress(s.view, 'steps') === 0 ? 'Pierwszy kanał jest darmowy.' : `Masz ${coins(s.view.coins[s.me] ?? 0)}.`,
  }),
  missions: (s) => ({
    ask: `Cumujesz ${at(activeAt(s))}: wykonaj tu misję albo przejdź dalej.`,
    also: 'Najwyżej jedna misja na turę, przed aktywacją budynku.',
  }),
  lay: (s) => ({
    ask: `Gdzie kładziesz misję ${parameters(s.view)[0] + 1}?`,
    also: 'Na miejscu przy planszy jej trwały efekt działa od razu; leżąca tam karta trafia do archiwum. Misje w archiwum tylko się liczą.',
  }),
  activate: (s) => ({
    ask: `Aktywujesz ${acc(activated(s))}: wybierz efekt albo zakończ.`,
    also: 'Każdy efekt raz, w dowolnej kolejności.',
  }),
  apply: () => ({ ask: 'Twoje misje coś dodają: wybierz albo zakończ.' }),
  choose(s) {
    const { optionalThen } = choosing(s);
    return optionalThen
      ? { ask: 'Czy dodajesz drugą część karty?', also: effects.effect(optionalThen) }
      : { ask: 'Wybierz jedno z dwojga.', also: effects.effect(choosing(s)) };
  },
  cubes: (s) => (CUBES[parameters(s.view)[0]] ?? CUBES[0])(s),
  bridge: () => ({
    ask: 'Budujesz most: wybierz dowolny kanał bez mostu.',
    also: 'Kanał staje się darmowy. Pod tym mostem otrzymujesz 1 monetę, a inni otrzymują 1 punkt intryg.',
  }),
  'keep-influence': (s) =>
    (s.view['drawn-cards']?.length ?? 0) === parameters(s.view)[1]
      ? { ask: 'Wybierz kartę wpływów, którą zachowujesz.', also: 'Pozostałe trafiają na spód talii.' }
      : { ask: 'Która karta najpierw trafia na spód talii?' },
  'keep-mission': () => ({ ask: 'Wybierz misję, którą zachowujesz.', also: 'Druga trafia na spód talii.' }),
  assistant: (s) =>
    parameters(s.view)[1] === 4
      ? { ask: 'Który z twoich pomocników przechodzi od razu na pole 4?', also: 'Nikogo nie popycha i niczego nie aktywuje.' }
      : { ask: 'Który z twoich pomocników idzie o pole dalej?', also: 'Innych popycha jak zwykle i niczego nie aktywuje.' },
  overtime: () => ({ ask: 'Który budynek przy swoich gondolach aktywujesz?', also: 'Żaden pomocnik się nie przesuwa.' }),
  spy: () => ({ ask: 'Gdzie stawiasz szpiega?', also: 'Jeśli w tej turze miniesz ten budynek, możesz użyć każdego jego efektu.' }),
  stocks: () => ({ ask: 'Na której ze swoich gondoli kładziesz to, co otrzymujesz?' }),
  order: () => ({ ask: 'Cumuje tu kilka gondoli: którą teraz spotykasz?' }),
  encounter: (s) => ({
    ask: `Spotkanie (${s.name(opponent(s))}): oddać zwój czy otrzymać 1 punkt intryg?`,
    also: ['Obie osoby wybierają w tajemnicy, potem wybory są ujawniane.', ...(favourCard(s) === undefined ? [] : [favourCard(s)])].join(
      ' ',
    ),
  }),
  pay: (s) => ({
    ask: paysCubes(s) ? 'Oddaj zwój, odrzuć kostkę albo przyjmij 1 punkt intryg.' : 'Oddaj zwój albo przyjmij 1 punkt intryg.',
    also: favourCard(s),
  }),
  smuggler: (s) => ({
    ask: s.alone ? `Tura doży (${letter(s)}): wybierz kartę, która zostaje zagrana.` : `Wybierz, dokąd płynie przemytnik ${letter(s)}.`,
    also: 'Druga karta wraca na wierzch talii.',
  }),
  'choose-gondola': (s) => ({ ask: `Która gondola ${letter(s)} doży płynie do ${of(s.view.goal ?? '')}?` }),
  way: (s) => ({
    ask: `Kilka dróg do ${of(s.view.goal ?? '')} kosztuje tyle samo: którędy teraz?`,
    also: `Gondola jest ${at(placeOf(s.view, progress(s.view, 'sent') - 1))}.`,
  }),
  'route-order': () => ({ ask: 'Na drodze cumuje kilka gondoli: która jest spotykana teraz?' }),
  reduce(s) {
    const { coinsPerPoint, scrollsPerPoint } = s.edition.endScoring.reduceIntrigue;
    return {
      ask: `Punktacja końcowa: masz ${intrigue(s.view.intrigue[s.me] ?? 0)}. Czy oddajesz jakieś?`,
      also: `Każdy kosztuje ${coins(coinsPerPoint)} albo ${scrolls(scrollsPerPoint)}. Koniec, gdy nikt już nic nie oddaje.`,
    };
  },
};

function doges(which: unknown, s: Speech): string {
  const owner = `letter-${letterOf(s)}`;
  const over = layer(s, owner, which);
  return `${over === undefined ? 'Gondola' : over === 'upper' ? 'Górna gondola' : 'Dolna gondola'}, która cumuje ${at(lies(s, which, owner))}`;
}
function done(s: Speech): string {
  switch (s.view.at) {
    case 'missions':
      return 'Nie wykonuj misji';
    case 'choose':
      return 'Pomiń drugą część';
    case 'reduce':
      return 'Na razie nie oddawaj więcej punktów intryg';
    case 'apply':
      return 'Nie używaj więcej efektów misji';
    default:
      return `Zakończ aktywację: ${names.the(activated(s))}`;
  }
}

export const choices: ChoiceTable = {
  return: (c) => `Odłóż misję ${number(c.mission)}`,
  place: (c) => `Postaw gondolę ${at(str(c.building))}`,
  play: (c, s) => `Zagraj kartę ${card(c.card)}: ${effects.brief(cardOf(s.edition, str(c.card)))}`,
  switch: (_, s) => `Przenieś gondoliera na gondolę ${at(lies(s, s.view.gondolier[s.me] === 'first' ? 'second' : 'first'))}, za darmo`,
  stay: (_, s) => `Zostaw gondoliera na gondoli ${at(activeAt(s))}, za ${coins(stayCost(s))}`,
  gondola: (c, s) =>
    s.view.at === 'choose-gondola'
      ? doges(c.which, s)
      : s.view.at === 'stocks'
        ? `Na swojej gondoli ${at(lies(s, c.which))}`
        : `Postaw gondoliera na gondoli ${at(lies(s, c.which))}`,
  pass: (c, s) => `Z ${of(activeAt(s))} do ${of(str(c.building))}, bez zatrzymywania się`,
  moor: (c, s) => `Z ${of(activeAt(s))} do ${of(str(c.building))}, z cumowaniem`,
  meet: (c, s) => (c.owner === s.me ? 'Własna gondola' : cap(gondola('gondola', str(c.owner), s))),
  scroll: () => 'Oddaj 1 zwój',
  intrigue: () => 'Przyjmij 1 punkt intryg',
  pay: (c) => `Odrzuć ${accusative(str(c.cube) as 'cloth')(1)}`,
  turn: (c, s) => `Najpierw w tajemnicy odwróć kartę przychylności, za ${favour(c.gain, s)}`,
  use(c, s) {
    const e = effectNamed(s.edition, activated(s), str(c.effect));
    const taxes = e.special === 'drawMissionWithTaxes' ? ` (${names.counted('coins', taxesOf(s))})` : '';
    return `Użyj ${genitive(str(c.effect))}: ${effects.brief(e)}${taxes}`;
  },
  done: (_, s) => done(s),
  choose(c, s) {
    const e = choosing(s);
    return cap(effects.brief(e.optionalThen ?? e.chooseOne?.[c.branch === 'second' ? 1 : 0] ?? {}));
  },
  cubes(c, s) {
    const cubes = chosen(c);
    const mode = parameters(s.view)[0];
    if (mode === 4) return `Zostaje: ${goods(cubes)}; ${vp(sum(loads(s).here) - sum(cubes))}`;
    return mode === 5 ? `Ta gondola: ${goods(cubes)}; druga: ${goods(rest(s, cubes))}` : `Na gondoli: ${goods(cubes)}`;
  },
  bridge: (c, s) => `Zbuduj most ${overCanal(str(c.canal), s)}`,
  apply: (c, s) => `Użyj misji ${number(c.mission)}: ${effects.brief(missionOf(s.edition, str(c.mission))?.permanentEffect ?? {})}`,
  keep: (c) => `Zachowaj misję ${number(c.mission)}`,
  take: (c) => `Zachowaj kartę ${card(c.card)}`,
  under: (c) => `Odłóż kartę ${card(c.card)} na spód talii`,
  complete(c, s) {
    const { price, reward } = effects.mission(str(c.mission), s.edition);
    return `Wykonaj misję ${number(c.mission)} (koszt: ${price}; nagroda: ${reward})`;
  },
  lay(c, s) {
    if (c.slot === 'archive') return 'Od razu do archiwum';
    const old = laid(s, c.slot);
    const where = `Na ${SLOTS[str(c.slot)] ?? str(c.slot)} miejsce`;
    return old ? `${where}; misja ${number(old)} trafia do archiwum` : where;
  },
  assistant(c, s) {
    const space = s.view.assistants[str(c.building)]?.[s.me] ?? 0;
    return `Twój pomocnik ${at(str(c.building))}, z pola ${space} na pole ${parameters(s.view)[1] === 4 ? 4 : space + 1}`;
  },
  activate: (c) => `Aktywuj ${acc(str(c.building))}`,
  spy: (c) => `Postaw szpiega ${at(str(c.building))}`,
  smuggler: (c, s) => smugglerCard(letterOf(s), str(c.building), s),
  by: (c) => `Obok ${of(str(c.building))}`,
  reduce(c, s) {
    const { coinsPerPoint, scrollsPerPoint } = s.edition.endScoring.reduceIntrigue;
    return `Usuń ${intrigue(1)} za ${c.with === 'coins' ? coins(coinsPerPoint) : scrolls(scrollsPerPoint)}`;
  },
  favour: (c, s) => `Odwróć kartę przychylności, za ${favour(c.gain, s)}`,
};
const PLACES = ['lewa', 'środkowa', 'prawa'];
export const smugglerCard: VeniceWords['smugglerCard'] = (deck, tile, v) =>
  v.alone ? `Do ${of(tile)}; ${PLACES[leftOut(v.edition, deck, tile)]} karta doży zostaje pominięta` : `Do ${of(tile)}`;
