// What notices say, in every language. Whole sentences: nothing is put together from parts.
import { de } from '@ridotto/engine/french.ts';
import { counting, listing, type Language } from '@ridotto/engine/words.ts';

export interface NoticeWords {
  /** `game`: its title. */
  readonly turn: (game: string) => string;
  readonly turnLine: (others: readonly string[]) => string;
  readonly reminder: (game: string) => string;
  /** `due`: a moment, in words. */
  readonly reminderLine: (due: string) => string;
  readonly digest: (tables: number) => string;
  /** One table of several. */
  readonly digestLine: (game: string, others: readonly string[]) => string;
  readonly go: string;
  readonly goAll: string;
  readonly trial: string;
  readonly trialLine: string;
  readonly confirmTitle: string;
  readonly confirmMail: (name: string) => string;
  readonly confirmElse: string;
  readonly signInTitle: string;
  /** To an account; `name`: whose. */
  readonly signInMail: (name: string) => string;
  /** To an address that becomes that of this guest. */
  readonly accountMail: (name: string) => string;
  readonly noAccountMail: string;
  readonly signInElse: (minutes: number) => string;
  readonly whyMail: string;
  readonly stopMail: string;
  /** Instead of the name of somebody who is known no more; `n`: from 1. */
  readonly former: (n: number) => string;
}

const en = listing('en');
const fr = listing('fr');
const pl = listing('pl');
const counted = counting('pl');

export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    turn: (game) => `${game}: it is your turn`,
    turnLine: (others) => (others.length > 0 ? `At the table with ${en(others)}, the game waits for you.` : 'The game waits for you.'),
    reminder: (game) => `${game}: your time is running out`,
    reminderLine: (due) => `It is still your turn; your time is over on ${due}.`,
    digest: (tables) => (tables === 1 ? 'One game waits for you' : `${tables} games wait for you`),
    digestLine: (game, others) => (others.length > 0 ? `${game}, with ${en(others)}` : game),
    go: 'To the table',
    goAll: 'To my tables',
    trial: 'Ridotto: this is how you will be told',
    trialLine: 'Nothing is to be done. When it is your turn at a table, a message will come this way.',
    confirmTitle: 'Is this your address?',
    confirmMail: (name) =>
      `Somebody who calls themselves ${name} wants to be told at this address when it is their turn in a board game. If that is you, open this link:`,
    confirmElse: 'If it is not, do nothing: no more messages will come.',
    signInTitle: 'Ridotto: your link to sign in',
    signInMail: (name) => `Open this link on the device on which you want to play as ${name}:`,
    accountMail: (name) =>
      `Somebody who plays as ${name} wants to sign in with this address from now on, on any device. If that is you, open this link:`,
    noAccountMail:
      'Somebody wanted to sign in with this address, and nobody plays with it here. If that was you: open the page “Me” on a device on which you have played, and give your address there.',
    signInElse: (minutes) => `It holds for ${minutes} minutes, once. If you have not asked for it, do nothing.`,
    whyMail: 'This message comes because you asked to be told when it is your turn.',
    stopMail: 'No more messages to this address:',
    former: (n) => (n === 1 ? 'A former guest' : `A former guest ${n}`),
  },
  fr: {
    turn: (game) => `${game}\u00a0: c’est à vous de jouer`,
    turnLine: (others) => (others.length > 0 ? `À la table avec ${fr(others)}, la partie vous attend.` : 'La partie vous attend.'),
    reminder: (game) => `${game}\u00a0: votre temps s’achève`,
    reminderLine: (due) => `C’est toujours à vous de jouer\u00a0; votre temps s’achève le ${due}.`,
    digest: (tables) => (tables === 1 ? 'Une partie vous attend' : `${tables} parties vous attendent`),
    digestLine: (game, others) => (others.length > 0 ? `${game}, avec ${fr(others)}` : game),
    go: 'À la table',
    goAll: 'À mes tables',
    trial: 'Ridotto\u00a0: voici comment viendront les nouvelles',
    trialLine: 'Il n’y a rien à faire. Quand ce sera à vous de jouer, un message viendra par ce chemin.',
    confirmTitle: 'Est-ce votre adresse\u00a0?',
    confirmMail: (name) =>
      `Une personne du nom de ${name} souhaite apprendre à cette adresse quand c’est à elle de jouer dans un jeu de société. Si c’est vous, ouvrez ce lien\u00a0:`,
    confirmElse: 'Sinon, ne faites rien\u00a0: aucun autre message ne viendra.',
    signInTitle: 'Ridotto\u00a0: votre lien pour entrer',
    signInMail: (name) => `Ouvrez ce lien sur l’appareil où vous voulez jouer sous le nom ${de(name)}\u00a0:`,
    accountMail: (name) =>
      `Une personne qui joue sous le nom ${de(name)} souhaite entrer désormais avec cette adresse, sur tout appareil. Si c’est vous, ouvrez ce lien\u00a0:`,
    noAccountMail:
      'Quelqu’un a voulu entrer avec cette adresse, et personne ne joue avec elle ici. Si c’était vous\u00a0: ouvrez la page «\u00a0Moi\u00a0» sur un appareil où vous avez joué, et donnez-y votre adresse.',
    signInElse: (minutes) => `Il vaut ${minutes} minutes, une seule fois. Si vous ne l’avez pas demandé, ne faites rien.`,
    whyMail: 'Ce message vient parce que vous avez demandé à savoir quand c’est à vous de jouer.',
    stopMail: 'Plus de messages à cette adresse\u00a0:',
    former: (n) => (n === 1 ? 'Une personne partie' : `Une personne partie ${n}`),
  },
  pl: {
    turn: (game) => `${game}: twoja kolej`,
    turnLine: (others) => (others.length > 0 ? `Gra na ciebie czeka; przy stole są też: ${pl(others)}.` : 'Gra na ciebie czeka.'),
    reminder: (game) => `${game}: twój czas się kończy`,
    reminderLine: (due) => `Wciąż jest twoja kolej; twój czas kończy się: ${due}.`,
    digest: (tables) =>
      counted(tables, { one: 'Jedna gra na ciebie czeka', few: '# gry na ciebie czekają', many: '# gier na ciebie czeka' }),
    digestLine: (game, others) => (others.length > 0 ? `${game}; przy stole są też: ${pl(others)}` : game),
    go: 'Do stołu',
    goAll: 'Do moich stołów',
    trial: 'Ridotto: tak będą przychodzić wiadomości',
    trialLine: 'Nic nie trzeba robić. Gdy przy którymś stole nadejdzie twoja kolej, wiadomość przyjdzie tą drogą.',
    confirmTitle: 'Czy to twój adres?',
    confirmMail: (name) =>
      `Ktoś o imieniu ${name} prosi o wiadomość na ten adres, gdy w grze planszowej nadejdzie kolej tej osoby. Jeśli to ty, otwórz ten odnośnik:`,
    confirmElse: 'Jeśli nie, nie rób nic: więcej wiadomości nie będzie.',
    signInTitle: 'Ridotto: twój odnośnik do wejścia',
    signInMail: (name) => `Otwórz ten odnośnik na urządzeniu, na którym chcesz grać jako ${name}:`,
    accountMail: (name) =>
      `Ktoś, kto gra jako ${name}, chce odtąd wchodzić z tym adresem na każdym urządzeniu. Jeśli to ty, otwórz ten odnośnik:`,
    noAccountMail:
      'Ktoś chciał wejść z tym adresem, ale nikt tu z nim nie gra. Jeśli to ty: otwórz stronę „Ja” na urządzeniu, na którym już grasz, i podaj tam swój adres.',
    signInElse: (minutes) => `Jest ważny ${minutes} minut, jeden raz. Jeśli o niego nie prosisz, nie rób nic.`,
    whyMail: 'Ta wiadomość przyszła, bo ktoś pod tym adresem chce wiedzieć, kiedy jest jego kolej.',
    stopMail: 'Żadnych więcej wiadomości na ten adres:',
    former: (n) => (n === 1 ? 'Dawny gość' : `Dawny gość ${n}`),
  },
};
