// Co się dzieje w Venice, po polsku.
import { begun, cap, gains, num } from './lookup.ts';
import { acc, accusative, and, at, cards, carries, coins, count, gondola, letter, names, of, overCanal, vp } from './names-pl.ts';
import type { FactWords, Voice } from './shape.ts';

const quoted = (c: string): string => `„${names.cards[c as 'overtime'] ?? c}”`;
const pick = (p: string): string =>
  p === 'scroll' ? 'oddaje zwój' : p === 'intrigue' ? 'otrzymuje 1 punkt intryg' : `odrzuca ${accusative(p as 'cloth')(1)}`;
const assistant = (o: string, v: Voice): string =>
  letter(o) === '' ? `Pomocnik (${v.name(o)})` : v.alone ? `Pomocnik doży (${letter(o)})` : 'Pomocnik przemytników';
const scores = (by: Readonly<Record<string, number>>, v: Voice): string =>
  Object.entries(by)
    .map(([o, n]) => `${names.marker(o, v)} ${n}`)
    .join(', ');
const missions = (list: readonly string[]): string => list.map(names.missionName).join(', ');
const PLACES = ['lewa', 'środkowa', 'prawa'];
/** Dopełniacz: pola 2, części a */
export const genitive = (e: string): string => (e === 'a' || e === 'b' ? `części ${e}` : `pola ${e}`);
/** Na które miejsce. */
export const SLOTS: Readonly<Record<string, string>> = { first: 'pierwsze', second: 'drugie', third: 'trzecie' };

export const facts: FactWords = {
  layout: () => 'Płytki budynków leżą na planszy.',
  'first-player': (f, v) => `${v.name(f.seat)} zaczyna.`,
  'draws-missions': (f, v) =>
    f.missions
      ? `${v.name(f.seat)} dobiera: ${missions(f.missions)}.`
      : `${v.name(f.seat)} dobiera ${count(f.count ?? 0, { one: '# misję', few: '# misje', many: '# misji' })}.`,
  returns: (f, v) => (f.mission ? `${v.name(f.seat)} odkłada: ${names.missionName(f.mission)}.` : `${v.name(f.seat)} odkłada misję.`),
  'keeps-mission': (f, v) =>
    f.mission ? `${v.name(f.seat)} zachowuje: ${names.missionName(f.mission)}.` : `${v.name(f.seat)} zachowuje misję.`,
  'draws-cards': (f, v) =>
    f.cards
      ? `${v.name(f.seat)} dobiera: ${f.cards.map(quoted).join(', ')}.`
      : `${v.name(f.seat)} dobiera ${count(f.count ?? 0, { one: '# kartę wpływów', few: '# karty wpływów', many: '# kart wpływów' })}.`,
  'keeps-card': (f, v) => (f.card ? `${v.name(f.seat)} zachowuje kartę ${quoted(f.card)}.` : `${v.name(f.seat)} zachowuje kartę wpływów.`),
  turn: (f, v) => `Tura ${f.turn}: ${v.name(f.seat)}`,
  plays: (f, v) => `${v.name(f.seat)} zagrywa kartę ${quoted(f.card)}.`,
  gondolier: (f, v) =>
    f.stays
      ? `${v.name(f.seat)} zostawia gondoliera na gondoli ${at(f.at)}.`
      : `${v.name(f.seat)} stawia gondoliera na gondoli ${at(f.at)}.`,
  moves: (f, v) =>
    `${v.name(f.seat)} płynie z ${of(f.from)} do ${of(f.to)} ${f.coins === 0 ? 'za darmo' : `za ${coins(f.coins)}`}${f.pass ? ', nie zatrzymując się tam' : ' i tam cumuje'}.`,
  'passes-under': (f, v) =>
    f.owner === f.seat
      ? `${v.name(f.seat)} przepływa pod własnym mostem.`
      : letter(f.owner) === ''
        ? `${v.name(f.seat)} przepływa pod cudzym mostem (${v.name(f.owner)}).`
        : `${v.name(f.seat)} przepływa pod mostem doży (${letter(f.owner)}).`,
  moors: (f, v) =>
    f.on.length === 0
      ? `${cap(gondola('gondola', f.owner, v))} cumuje ${at(f.at)}.`
      : `${cap(gondola('gondola', f.owner, v))} cumuje ${at(f.at)}; pod nią ${f.on.length === 1 ? 'leży' : 'leżą'} ${and(f.on.map((o) => gondola('gondola', o, v)))}.`,
  meets: (f, v) =>
    f.seat === f.owner
      ? `${v.name(f.seat)} spotyka swoją drugą gondolę ${at(f.at)}.`
      : `${v.name(f.seat)} spotyka ${gondola('gondolę', f.owner, v)} ${at(f.at)}.`,
  encounter: (f, v) =>
    `${Object.entries(f.picks)
      .map(([seat, p]) => `${v.name(seat)} ${pick(p)}`)
      .join(', ')}.`,
  pays: (f, v) => `${v.name(f.seat)} ${pick(f.with)}.`,
  completes: (f, v) => `${v.name(f.seat)} wykonuje misję ${f.mission.slice(1)}.`,
  lays: (f, v) =>
    f.slot === 'archive'
      ? `${v.name(f.seat)} archiwizuje misję ${f.mission.slice(1)}.`
      : `${v.name(f.seat)} kładzie misję ${f.mission.slice(1)} na ${SLOTS[f.slot] ?? f.slot} miejsce.`,
  'mission-effect': (f, v) => `${v.name(f.seat)} używa efektu misji ${f.mission.slice(1)}.`,
  assistant: (f, v) => `${assistant(f.owner, v)} ${f.space === 1 ? 'staje na polu' : 'przechodzi na pole'} ${f.space} ${of(f.building)}.`,
  'all-placed': (f, v) => `${v.name(f.seat)} jako pierwsza osoba ma na planszy wszystkich pomocników.`,
  uses: (f, v) => `${v.name(f.seat)} używa ${genitive(f.effect)} ${of(f.building)}.`,
  activates: (f, v) => `${v.name(f.seat)} aktywuje ${acc(f.building)}.`,
  builds: (f, v) => `${begun(f.owner, names.owner(f.owner, v))} buduje most ${overCanal(f.canal, v)}.`,
  spy: (f, v) => `${v.name(f.seat)} stawia szpiega ${at(f.at)}.`,
  taxes: (f, v) => `${v.name(f.seat)} płaci ${coins(f.coins)} podatku.`,
  favour: (f, v) => `${v.name(f.seat)} odwraca kartę przychylności i otrzymuje ${f.gain === 'coins' ? 'monety' : 'zwoje'}.`,
  changes: (f, v) => names.changed(f.who, [names.amount(f.what, f.by)], v),
  overflow: (f, v) =>
    f.who === 'doge'
      ? `Doża nie ma już miejsca na intrygi: odkłada ${f.intrigue} i traci punkty.`
      : `${v.name(f.who)} nie ma już miejsca na intrygi: ${count(f.intrigue, { one: '# nadmiarowy punkt intryg kosztuje', few: '# nadmiarowe punkty intryg kosztują', many: '# nadmiarowych punktów intryg kosztuje' })} punkty zwycięstwa.`,
  cubes: (f, v) => `${f.gondola === 'first' ? 'Pierwsza' : 'Druga'} gondola (${v.name(f.seat)}) ${carries(f.cubes)}.`,
  shuffles: (f) =>
    `${cap(names.decks[f.deck as 'doge'] ?? f.deck)} zostaje potasowana na nowo: ${count(f.cards, { one: '# karta', few: '# karty', many: '# kart' })}.`,
  'draws-smugglers': (f, v) =>
    f.to
      ? `${v.name(f.seat)} dobiera z talii przemytnika ${f.letter.toUpperCase()}: ${f.to.map(names.the).join(', ')}.`
      : `${v.name(f.seat)} dobiera ${cards(f.count ?? 0)} z talii przemytnika ${f.letter.toUpperCase()}.`,
  smuggler: (f, v) =>
    `Talia przemytnika ${f.letter.toUpperCase()}: ${names.buildings[f.to]}${f.seat ? ` (kartę zagrywa ${v.name(f.seat)})` : ''}.`,
  sails: (f, v) => `${cap(gondola('gondola', f.owner, v))} płynie z ${of(f.from)} do ${of(f.to)}.`,
  row: (f) => `Karta doży, ${PLACES[f.place - 1] ?? ''}: „${names.dogeCards[f.card]}”.`,
  'doge-card': (f) => `Doża rozpatruje kartę „${names.dogeCards[f.card]}”.`,
  boxes: (f) => `Karta doży trafia zakryta do pudełka; w talii: ${count(f.left, { one: '# karta', few: '# karty', many: '# kart' })}.`,
  'assistant-scores': (f, v) => `${assistant(f.owner, v)} punktuje na polu ${f.space} ${of(f.building)}.`,
  'end-triggered': (f, v) => {
    if (f.why === 'doge')
      return f.left
        ? `Rzędu doży nie można już uzupełnić: jeszcze ${count(f.left, { one: '# tura', few: '# tury', many: '# tur' })} bez niego.`
        : 'Rzędu doży nie można już uzupełnić: gra się kończy.';
    const why = f.why === 'council' ? `${v.name(f.by ?? '')} osiąga znacznik końca gry` : 'Dobrano ostatnią misję';
    return `${why}: po tej rundzie odbędą się jeszcze dwie.`;
  },
  'last-rounds': (f) =>
    f.left === 1 ? 'Zaczyna się ostatnia runda.' : `Do końca: ${count(f.left, { one: '# runda', few: '# rundy', many: '# rund' })}.`,
  awards: (f, v) => {
    const workers = Object.entries(f.assistants).filter(([, n]) => n > 0);
    return `Wielka Rada: ${scores(f.awards, v)}.${workers.length > 0 ? ` Za pomocników: ${scores(Object.fromEntries(workers), v)}.` : ''}`;
  },
  reduces: (f, v) => `${v.name(f.seat)} zmniejsza intrygi za ${f.with === 'coins' ? 'monety' : 'zwoje'}.`,
  wealth: (f, v) => `Za monety: ${scores(f.coins, v)}.${gains(f.favour) ? ` Za karty przychylności: ${scores(f.favour, v)}.` : ''}`,
  over: (f, v) => {
    const totals = Object.entries(f.scores)
      .map(([o, row]) => `${names.owner(o, v)} ${vp(num(row.total))}`)
      .join(', ');
    const arrested = f.arrested ? ` Inkwizycja aresztuje gracza: ${v.name(f.arrested)}.` : '';
    const winner = f.winners.length > 0 ? `Wygrywa ${and(f.winners.map(v.name))}.` : 'Wygrywa doża.';
    return `Koniec gry: ${totals}.${arrested} ${winner}`;
  },
};
