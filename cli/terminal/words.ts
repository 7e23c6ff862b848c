// What the terminal itself says while a game is played or shown; everything about the game its own catalogue says.
import type { GeneralRule } from '@ridotto/engine/match/refusals.ts';
import { counting, LANGUAGES, type Language } from '@ridotto/engine/words.ts';
import { Misuse, text, type Values } from './command.ts';

export interface TerminalWords {
  /** Of a table of the store: what is known of it before it is looked at. Moments are UTC. */
  readonly stored: {
    table(id: string, game: string, rules: number, dealt: number | undefined): string;
    seats(list: string): string;
    bot(name: string, bot: string): string;
    options(list: string): string;
    opened(when: string, entries: number, last: string): string;
    awaited(list: readonly { readonly name: string; readonly since: string }[]): string;
    readonly over: string;
    readonly tookBack: string;
  };
  yourTurn(name: string): string;
  nothingTo: { readonly undo: string; readonly retract: string };
  legal(line: string): string;
  notHere(line: string): string;
  /** Refusals that every game has. */
  readonly general: { readonly [rule in GeneralRule]: (facts: { line: string; readings: readonly string[] }) => string };
  /** Part of a line, and all that was meant by it. */
  luck(question: string): string;
  /** What came up. */
  cameUp(outcomes: string): string;
  tookBack(name: string, entry: number): string;
  gesture(name: string, gesture: string, to: string | undefined): string;
  /** Of `ridotto open`, under the link. */
  readonly opened: { readonly untilStopped: string; readonly noBrowser: string };
  /** Before what was told. */
  readonly toldTo: { readonly toAll: string; readonly toOthers: string; to(names: string): string; readonly watching: string };
  help: readonly (readonly [typed: string, does: string])[];
}

const EN = counting('en');
const FR = counting('fr');
const PL = counting('pl');

export const TERMINAL: Readonly<Record<Language, TerminalWords>> = {
  en: {
    stored: {
      table: (id, game, rules, dealt) =>
        `table ${id}: ${game}, by version ${rules} of its rules${dealt === undefined ? '' : `, opened under version ${dealt}`}`,
      seats: (list) => `seats: ${list}`,
      bot: (name, bot) => `${name} (bot ${bot})`,
      options: (list) => `options: ${list}`,
      opened: (when, entries, last) => `opened ${when}; ${EN(entries, { one: '# entry', other: '# entries, the last' })} ${last}`,
      awaited: (list) => `awaited: ${list.map(({ name, since }) => `${name} since ${since}`).join(', ') || 'nobody'}`,
      over: 'the game is over',
      tookBack: 'takes it back',
    },
    yourTurn: (name) => `--- ${name}, it is yours to choose ---`,
    nothingTo: { undo: 'There is nothing to undo.', retract: 'There is nothing to retract.' },
    legal: (line) => `“${line}” is legal.`,
    notHere: (line) => `“${line}” is not legal here.`,
    general: {
      'several-meanings': ({ readings }) => `That could mean several things: ${readings.map((r) => `“${r}”`).join(' or ')}.`,
      'not-understood': ({ line }) => `“${line}” is nothing that this game knows.`,
      'after-news': ({ line }) => `“${line}” brings news: what follows is chosen afterwards.`,
    },
    luck: (question) => `Luck is asked: ${question}`,
    cameUp: (outcomes) => `luck: ${outcomes}`,
    tookBack: (name, entry) => `${name} takes back everything from entry ${entry} on`,
    gesture: (name, gesture, to) => `${name}: ${gesture}${to === undefined ? '' : `, to ${to}`}`,
    toldTo: { toAll: 'to all:', toOthers: 'to the others:', to: (names) => `to ${names}:`, watching: 'those who watch' },
    opened: {
      untilStopped: 'It is open until you press Ctrl-C here.',
      noBrowser: 'No browser could be opened: open the link yourself.',
    },
    help: [
      ['LINE', 'your choice in words; verbs may be left out, words shortened'],
      ['?', 'what you may choose next'],
      ['??', 'whole decisions'],
      ['why LINE', 'why that is not legal'],
      ['undo', 'take back your last choice, as far as nothing new was seen'],
      ['retract', 'take back all you have handed in of a secret choice'],
      ['view', 'the table as you see it'],
      ['bot', 'let a bot choose this once'],
      ['quit', 'leave'],
    ],
  },
  fr: {
    stored: {
      table: (id, game, rules, dealt) =>
        `table ${id} : ${game}, d’après la version ${rules} de ses règles${dealt === undefined ? '' : `, ouverte sous la version ${dealt}`}`,
      seats: (list) => `sièges : ${list}`,
      bot: (name, bot) => `${name} (robot ${bot})`,
      options: (list) => `options : ${list}`,
      opened: (when, entries, last) =>
        `ouverte le ${when} ; ${FR(entries, { one: '# entrée, du', other: '# entrées, la dernière du' })} ${last}`,
      awaited: (list) =>
        list.length === 0
          ? 'on n’attend personne'
          : `on attend : ${list.map(({ name, since }) => `${name} depuis le ${since}`).join(', ')}`,
      over: 'la partie est finie',
      tookBack: 'reprend son coup',
    },
    yourTurn: (name) => `--- ${name}, à vous de choisir ---`,
    nothingTo: { undo: 'Il n’y a rien à annuler.', retract: 'Il n’y a rien à reprendre.' },
    legal: (line) => `« ${line} » est permis.`,
    notHere: (line) => `« ${line} » n’est pas permis ici.`,
    general: {
      'several-meanings': ({ readings }) => `Cela peut vouloir dire plusieurs choses : ${readings.map((r) => `« ${r} »`).join(' ou ')}.`,
      'not-understood': ({ line }) => `Ce jeu ne connaît pas « ${line} ».`,
      'after-news': ({ line }) => `« ${line} » apporte du nouveau : la suite se choisit après.`,
    },
    luck: (question) => `On attend le hasard : ${question}`,
    cameUp: (outcomes) => `hasard : ${outcomes}`,
    tookBack: (name, entry) => `${name} reprend tout à partir de l’entrée ${entry}`,
    gesture: (name, gesture, to) => `${name} : ${gesture}${to === undefined ? '' : `, pour ${to}`}`,
    toldTo: { toAll: 'à tout le monde :', toOthers: 'aux autres :', to: (names) => `pour ${names} :`, watching: 'le public' },
    opened: {
      untilStopped: 'La page reste ouverte jusqu’à ce que vous tapiez Ctrl-C ici.',
      noBrowser: 'Aucun navigateur n’a pu être ouvert : ouvrez le lien vous-même.',
    },
    help: [
      ['LIGNE', 'votre choix en mots ; on peut omettre les verbes et abréger les mots'],
      ['?', 'ce que vous pouvez choisir maintenant'],
      ['??', 'les décisions entières'],
      ['why LIGNE', 'pourquoi ce n’est pas permis'],
      ['undo', 'annuler votre dernier choix, tant que rien de nouveau n’a été vu'],
      ['retract', 'reprendre tout ce que vous avez remis d’un choix secret'],
      ['view', 'la table telle que vous la voyez'],
      ['bot', 'laisser un robot choisir cette fois'],
      ['quit', 'partir'],
    ],
  },
  pl: {
    stored: {
      table: (id, game, rules, dealt) =>
        `stół ${id}: ${game}, według wersji ${rules} zasad${dealt === undefined ? '' : `, otwarty w wersji ${dealt}`}`,
      seats: (list) => `miejsca: ${list}`,
      bot: (name, bot) => `${name} (bot ${bot})`,
      options: (list) => `opcje: ${list}`,
      opened: (when, entries, last) =>
        `otwarty ${when}; ${PL(entries, { one: '# wpis:', few: '# wpisy, ostatni:', many: '# wpisów, ostatni:' })} ${last}`,
      awaited: (list) =>
        list.length === 0 ? 'na nikogo nie czekamy' : `czekamy: ${list.map(({ name, since }) => `${name} od ${since}`).join(', ')}`,
      over: 'gra skończona',
      tookBack: 'cofa ruch',
    },
    yourTurn: (name) => `--- ${name}: twoja kolej ---`,
    nothingTo: { undo: 'Nie ma czego cofnąć.', retract: 'Nie ma czego wycofać.' },
    legal: (line) => `„${line}” jest dozwolone.`,
    notHere: (line) => `„${line}” nie jest tu dozwolone.`,
    general: {
      'several-meanings': ({ readings }) => `To może znaczyć kilka rzeczy: ${readings.map((r) => `„${r}”`).join(' albo ')}.`,
      'not-understood': ({ line }) => `Ta gra nie zna „${line}”.`,
      'after-news': ({ line }) => `„${line}” przynosi coś nowego: resztę wybierzesz potem.`,
    },
    luck: (question) => `Czekamy na los: ${question}`,
    cameUp: (outcomes) => `los: ${outcomes}`,
    tookBack: (name, entry) => `${name} cofa wszystko od wpisu ${entry}`,
    gesture: (name, gesture, to) => `${name}: ${gesture}${to === undefined ? '' : `, do: ${to}`}`,
    toldTo: { toAll: 'do wszystkich:', toOthers: 'do pozostałych:', to: (names) => `do (${names}):`, watching: 'widzowie' },
    opened: {
      untilStopped: 'Strona jest otwarta, dopóki nie naciśniesz tu Ctrl-C.',
      noBrowser: 'Nie udało się otworzyć przeglądarki: trzeba otworzyć link samemu.',
    },
    help: [
      ['LINIA', 'twój wybór słowami; czasowniki można pominąć, słowa skrócić'],
      ['?', 'co możesz teraz wybrać'],
      ['??', 'całe decyzje'],
      ['why LINIA', 'dlaczego to niedozwolone'],
      ['undo', 'cofnij ostatni wybór, o ile nie wyszło na jaw nic nowego'],
      ['retract', 'wycofaj wszystko, co oddajesz w tajnym wyborze'],
      ['view', 'stół, jak go widzisz'],
      ['bot', 'niech tym razem wybierze bot'],
      ['quit', 'wyjdź'],
    ],
  },
};

export const LANG = {
  type: 'string',
  value: LANGUAGES.join('|'),
  what: 'the language of sentences; that of the system (LC_ALL, LC_MESSAGES, LANG) if left out',
} as const;
/** Throws Misuse when a language is asked for that nobody speaks here. */
export function languageOf(values: Values, env: NodeJS.ProcessEnv = process.env): Language {
  const asked = text(values, 'lang');
  const named = (code: string): Language | undefined => LANGUAGES.find((l) => l === code.slice(0, 2).toLowerCase());
  if (asked === undefined) return named(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ?? 'en';
  const language = LANGUAGES.find((l) => l === asked);
  if (language === undefined) throw new Misuse(`--lang ${asked}: it is one of ${LANGUAGES.join(', ')}`);
  return language;
}
