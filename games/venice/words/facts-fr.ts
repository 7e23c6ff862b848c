// Ce qui se passe dans Venice, en français.
import { de } from '@ridotto/engine/french.ts';
import { begun, cap, gains, num } from './lookup.ts';
import { and, at, cards, carries, coins, count, letter, names, of, vp } from './names-fr.ts';
import type { FactWords, Voice } from './shape.ts';

const mission = (m: string): string => `la ${names.missionName(m)}`;
const missions = (list: readonly string[]): string => and(list.map(mission));
const CUBE: Readonly<Record<string, string>> = { ceramics: 'un cube de céramique', cloth: 'un cube d’étoffe', silver: 'un cube d’argent' };
const pick = (p: string): string =>
  p === 'scroll' ? 'perd un parchemin' : p === 'intrigue' ? 'prend 1 intrigue' : `défausse ${CUBE[p] ?? p}`;
const assistant = (o: string, v: Voice): string =>
  letter(o) === '' ? `L’assistant ${de(v.name(o))}` : v.alone ? `L’assistant du Doge (${letter(o)})` : 'L’assistant des contrebandiers';
const scores = (by: Readonly<Record<string, number>>, v: Voice): string =>
  and(Object.entries(by).map(([o, n]) => `${names.marker(o, v)} ${n}`));
/** D’un pont. */
const owned = (o: string, v: Voice): string => (letter(o) === '' ? de(v.name(o)) : 'du Doge');
const PLACES = ['à gauche', 'au milieu', 'à droite'];

export const facts: FactWords = {
  layout: () => 'Les tuiles sont en place.',
  'first-player': (f, v) => `${v.name(f.seat)} commence.`,
  'draws-missions': (f, v) =>
    f.missions
      ? `${v.name(f.seat)} tire ${missions(f.missions)}.`
      : `${v.name(f.seat)} tire ${count(f.count ?? 0, { one: '# mission', other: '# missions' })}.`,
  returns: (f, v) => (f.mission ? `${v.name(f.seat)} rend ${mission(f.mission)}.` : `${v.name(f.seat)} rend une mission.`),
  'keeps-mission': (f, v) => (f.mission ? `${v.name(f.seat)} garde ${mission(f.mission)}.` : `${v.name(f.seat)} garde une mission.`),
  'draws-cards': (f, v) =>
    f.cards
      ? `${v.name(f.seat)} tire : ${and(f.cards.map((c) => `« ${names.cards[c]} »`))}.`
      : `${v.name(f.seat)} tire ${count(f.count ?? 0, { one: '# carte Influence', other: '# cartes Influence' })}.`,
  'keeps-card': (f, v) => (f.card ? `${v.name(f.seat)} garde « ${names.cards[f.card]} ».` : `${v.name(f.seat)} garde une carte Influence.`),
  turn: (f, v) => `Tour ${f.turn} : ${v.name(f.seat)}`,
  plays: (f, v) => `${v.name(f.seat)} joue « ${names.cards[f.card]} ».`,
  gondolier: (f, v) =>
    f.stays
      ? `${v.name(f.seat)} laisse son gondolier sur la gondole amarrée ${at(f.at)}.`
      : `${v.name(f.seat)} met son gondolier sur la gondole amarrée ${at(f.at)}.`,
  moves: (f, v) =>
    `${v.name(f.seat)} va ${of(f.from)} ${at(f.to)}, ${f.coins === 0 ? 'gratuitement' : `pour ${coins(f.coins)}`}, ${f.pass ? 'sans s’y arrêter' : 'et s’y amarre'}.`,
  'passes-under': (f, v) =>
    f.owner === f.seat ? `${v.name(f.seat)} passe sous son propre pont.` : `${v.name(f.seat)} passe sous un pont ${owned(f.owner, v)}.`,
  moors: (f, v) =>
    f.on.length === 0
      ? `${cap(names.gondola(f.owner, v))} est amarrée ${at(f.at)}.`
      : `${cap(names.gondola(f.owner, v))} est amarrée ${at(f.at)}, au-dessus ${and(f.on.map((o) => `de ${names.gondola(o, v)}`))}.`,
  meets: (f, v) =>
    f.seat === f.owner
      ? `${v.name(f.seat)} croise sa deuxième gondole ${at(f.at)}.`
      : `${v.name(f.seat)} croise ${names.gondola(f.owner, v)} ${at(f.at)}.`,
  encounter: (f, v) => `${and(Object.entries(f.picks).map(([seat, p]) => `${v.name(seat)} ${pick(p)}`))}.`,
  pays: (f, v) => `${v.name(f.seat)} ${pick(f.with)}.`,
  completes: (f, v) => `${v.name(f.seat)} accomplit ${mission(f.mission)}.`,
  lays: (f, v) =>
    f.slot === 'archive'
      ? `${v.name(f.seat)} archive ${mission(f.mission)}.`
      : `${v.name(f.seat)} pose ${mission(f.mission)} au ${SLOTS[f.slot] ?? f.slot} emplacement.`,
  'mission-effect': (f, v) => `${v.name(f.seat)} utilise ${mission(f.mission)}.`,
  assistant: (f, v) => `${assistant(f.owner, v)} arrive à l’emplacement ${f.space} ${of(f.building)}.`,
  'all-placed': (f, v) => `${v.name(f.seat)} a placé tous ses assistants avant tout le monde.`,
  uses: (f, v) => `${v.name(f.seat)} utilise ${effect(f.effect)} ${of(f.building)}.`,
  activates: (f, v) => `${v.name(f.seat)} active ${names.the(f.building)}.`,
  builds: (f, v) => `${begun(f.owner, names.owner(f.owner, v))} construit un pont sur ${names.canal(f.canal, v)}.`,
  spy: (f, v) => `${v.name(f.seat)} place l’espion ${at(f.at)}.`,
  taxes: (f, v) => `${v.name(f.seat)} paie ${coins(f.coins)} d’impôts.`,
  favour: (f, v) => `${v.name(f.seat)} retourne sa carte Faveur et prend des ${f.gain === 'coins' ? 'pièces' : 'parchemins'}.`,
  changes: (f, v) => names.changed(f.who, [names.amount(f.what, f.by)], v),
  overflow: (f, v) =>
    f.who === 'doge'
      ? `Le Doge n’a plus de place pour l’intrigue : il en rend ${f.intrigue} et perd des points.`
      : `${v.name(f.who)} n’a plus de place pour l’intrigue : ${count(f.intrigue, { one: '# de trop coûte', other: '# de trop coûtent' })} des points.`,
  cubes: (f, v) => `La ${f.gondola === 'first' ? 'première' : 'deuxième'} gondole ${de(v.name(f.seat))} ${carries(f.cubes)}.`,
  shuffles: (f) => `${cap(names.decks[f.deck as 'doge'] ?? f.deck)} est reconstituée et mélangée : ${cards(f.cards)}.`,
  'draws-smugglers': (f, v) =>
    f.to
      ? `${v.name(f.seat)} tire de la pioche Contrebandier ${f.letter.toUpperCase()} : ${and(f.to.map((b) => names.buildings[b]))}.`
      : `${v.name(f.seat)} tire ${cards(f.count ?? 0)} de la pioche Contrebandier ${f.letter.toUpperCase()}.`,
  smuggler: (f, v) =>
    `Pioche Contrebandier ${f.letter.toUpperCase()} : ${names.buildings[f.to]}${f.seat ? ` (carte jouée par ${v.name(f.seat)})` : ''}.`,
  sails: (f, v) => `${cap(names.gondola(f.owner, v))} va ${of(f.from)} ${at(f.to)}.`,
  row: (f) => `Carte Doge ${PLACES[f.place - 1] ?? ''} : ${names.dogeCards[f.card]}.`,
  'doge-card': (f) => `Le Doge joue « ${names.dogeCards[f.card]} ».`,
  boxes: (f) => `Une carte Doge va dans la boîte sans être vue ; il en reste ${f.left}.`,
  'assistant-scores': (f, v) => `${assistant(f.owner, v)} rapporte des points à l’emplacement ${f.space} ${of(f.building)}.`,
  'end-triggered': (f, v) => {
    if (f.why === 'doge')
      return f.left
        ? `La rangée du Doge ne peut plus être complétée : ${count(f.left, { one: 'encore # tour', other: 'encore # tours' })} sans lui.`
        : 'La rangée du Doge ne peut plus être complétée : la partie se termine.';
    const why = f.why === 'council' ? `${v.name(f.by ?? '')} atteint le pion Fin de Partie` : 'La dernière mission est tirée';
    return `${why} : on termine cette manche, puis on en joue encore deux.`;
  },
  'last-rounds': (f) => (f.left === 1 ? 'La dernière manche commence.' : `Il reste ${f.left} manches.`),
  awards: (f, v) => {
    const workers = Object.entries(f.assistants).filter(([, n]) => n > 0);
    return `Grand Conseil : ${scores(f.awards, v)}.${workers.length > 0 ? ` Pour les assistants : ${scores(Object.fromEntries(workers), v)}.` : ''}`;
  },
  reduces: (f, v) => `${v.name(f.seat)} réduit son intrigue avec des ${f.with === 'coins' ? 'pièces' : 'parchemins'}.`,
  wealth: (f, v) => `Pour les pièces : ${scores(f.coins, v)}.${gains(f.favour) ? ` Pour les cartes Faveur : ${scores(f.favour, v)}.` : ''}`,
  over: (f, v) => {
    const totals = and(Object.entries(f.scores).map(([o, row]) => `${names.owner(o, v)} ${vp(num(row.total))}`));
    const arrested = f.arrested ? ` L’Inquisition arrête ${v.name(f.arrested)}.` : '';
    const winner = f.winners.length > 0 ? `${and(f.winners.map(v.name))} gagne.` : 'Le Doge gagne.';
    return `La partie est finie : ${totals}.${arrested} ${winner}`;
  },
};
export const SLOTS: Readonly<Record<string, string>> = { first: 'premier', second: 'deuxième', third: 'troisième' };
/** l’emplacement 2, la partie a */
export const effect = (e: string): string => (e === 'a' || e === 'b' ? `la partie ${e}` : `l’emplacement ${e}`);
