// What the page says of accounts, in every language: it is fetched with the page about oneself.
import { de } from '@ridotto/engine/french.ts';
import type { Language } from '@ridotto/engine/words.ts';

interface AccountWords {
  readonly account: string;
  readonly accountAbout: string;
  readonly accountNone: string;
  readonly address: string;
  readonly passkey: string;
  readonly since: (day: string) => string;
  readonly remove: string;
  /** For whoever hears the button alone. */
  readonly removes: (what: string) => string;
  readonly makePasskey: string;
  readonly passkeyAbout: string;
  readonly passkeyMade: string;
  readonly noPasskey: string;
  readonly linkAbout: string;
  readonly send: string;
  readonly sent: string;
  readonly leave: string;
  readonly leaveAbout: string;
  readonly leaveSure: string;
  readonly left: string;
  readonly no: string;
  readonly signIn: string;
  readonly signInAbout: string;
  readonly signInLinkAbout: string;
  readonly usePasskey: string;
  readonly arrived: string;
  readonly signInAs: (name: string) => string;
  /** `own`: of whoever has this device; null: nobody. */
  readonly signsIn: (name: string, own: string | null) => string;
  readonly signInSure: string;
  readonly isYours: string;
  readonly becomes: (address: string, name: string) => string;
  readonly addSure: string;
  readonly added: string;
}

export const ACCOUNT: Readonly<Record<Language, AccountWords>> = {
  en: {
    account: 'My account',
    accountAbout: 'By these you are known again on any device, with all your tables and notes.',
    accountNone: 'You need none: your devices know you. With an account you find your seats again though all of them are lost.',
    address: 'E-mail address',
    passkey: 'Passkey',
    since: (day) => `since ${day}`,
    remove: 'Take away',
    removes: (what) => `Take away: ${what}`,
    makePasskey: 'Make a passkey',
    passkeyAbout:
      'A passkey is kept by your device, your browser or a key, and opened by your finger, your face or a PIN. There is nothing to remember.',
    passkeyMade: 'From now on you can sign in with this passkey.',
    noPasskey: 'No passkey was used.',
    linkAbout: 'A link comes there. When you have opened it, you can sign in with this address on any device.',
    send: 'Send me a link',
    sent: 'A message is on its way. Open the link in it within twenty minutes.',
    leave: 'Sign out on this device',
    leaveAbout: 'This device then plays your seats no more. Your account stays, with its other devices, and you can come back at any time.',
    leaveSure: 'Yes, sign out here',
    left: 'You have signed out on this device.',
    no: 'No',
    signIn: 'I have an account',
    signInAbout: 'Your tables come to this device, and what somebody has played on it as a guest becomes yours as well.',
    signInLinkAbout: 'A link comes there, to be opened on this device.',
    usePasskey: 'Sign in with a passkey',
    arrived: 'You are signed in. Your tables are on the first page.',
    signInAs: (name) => `Sign in as ${name}?`,
    signsIn: (name, own) =>
      own === null
        ? `This device then plays all seats of ${name}.`
        : `This device then plays all seats of ${name}. The tables at which you sit here as ${own} become those of this account as well.`,
    signInSure: 'Yes, sign in',
    isYours: 'Is this your address?',
    becomes: (address, name) => `Whoever opens links at ${address} can sign in as ${name} from then on, on any device.`,
    addSure: 'Yes, it is mine',
    added: 'From now on you can sign in with this address.',
  },
  fr: {
    account: 'Mon compte',
    accountAbout: 'Grâce à lui, vous retrouvez sur tout appareil vos tables et vos notes.',
    accountNone:
      'Il n’est pas nécessaire\u00a0: vos appareils vous connaissent. Avec un compte, vous retrouvez vos places même si tous sont perdus.',
    address: 'Adresse électronique',
    passkey: 'Clé d’accès',
    since: (day) => `depuis le ${day}`,
    remove: 'Enlever',
    removes: (what) => `Enlever\u00a0: ${what}`,
    makePasskey: 'Créer une clé d’accès',
    passkeyAbout:
      'Une clé d’accès est gardée par votre appareil, votre navigateur ou une clé, et s’ouvre par le doigt, le visage ou un code. Il n’y a rien à retenir.',
    passkeyMade: 'Vous pouvez désormais entrer avec cette clé d’accès.',
    noPasskey: 'Aucune clé d’accès n’a servi.',
    linkAbout: 'Un lien y est envoyé. Une fois qu’il est ouvert, cette adresse vous permet d’entrer sur tout appareil.',
    send: 'M’envoyer un lien',
    sent: 'Un message est en route. Ouvrez son lien dans les vingt minutes.',
    leave: 'Quitter le compte sur cet appareil',
    leaveAbout:
      'Cet appareil ne jouera plus à vos places. Votre compte reste, avec ses autres appareils, et vous pouvez revenir à tout moment.',
    leaveSure: 'Oui, le quitter ici',
    left: 'Vous avez quitté le compte sur cet appareil.',
    no: 'Non',
    signIn: 'J’ai un compte',
    signInAbout: 'Vos tables viennent sur cet appareil, et les parties qu’on y a jouées sans compte deviennent aussi les vôtres.',
    signInLinkAbout: 'Un lien y est envoyé, à ouvrir sur cet appareil.',
    usePasskey: 'Entrer avec une clé d’accès',
    arrived: 'Votre compte est sur cet appareil. Vos tables sont sur la page d’accueil.',
    signInAs: (name) => `Entrer au nom ${de(name)}\u00a0?`,
    signsIn: (name, own) =>
      own === null
        ? `Cet appareil jouera alors à toutes les places ${de(name)}.`
        : `Cet appareil jouera alors à toutes les places ${de(name)}. Les tables où vous êtes ici sous le nom ${de(own)} deviennent aussi celles de ce compte.`,
    signInSure: 'Oui, entrer',
    isYours: 'Est-ce votre adresse\u00a0?',
    becomes: (address, name) => `Qui ouvre les liens envoyés à ${address} pourra entrer au nom ${de(name)}, sur tout appareil.`,
    addSure: 'Oui, c’est la mienne',
    added: 'Vous pouvez désormais entrer avec cette adresse.',
  },
  pl: {
    account: 'Moje konto',
    accountAbout: 'Dzięki niemu dom pozna cię na każdym urządzeniu, ze wszystkimi stołami i notatkami.',
    accountNone: 'Nie jest potrzebne: znają cię twoje urządzenia. Z kontem odnajdziesz swoje miejsca, nawet jeśli stracisz je wszystkie.',
    address: 'Adres e-mail',
    passkey: 'Klucz dostępu',
    since: (day) => `od: ${day}`,
    remove: 'Usuń',
    removes: (what) => `Usuń: ${what}`,
    makePasskey: 'Utwórz klucz dostępu',
    passkeyAbout:
      'Klucz dostępu przechowuje twoje urządzenie, przeglądarka lub klucz sprzętowy, a otwiera go palec, twarz lub PIN. Niczego nie trzeba pamiętać.',
    passkeyMade: 'Od teraz możesz wchodzić z tym kluczem dostępu.',
    noPasskey: 'Nie użyto żadnego klucza dostępu.',
    linkAbout: 'Przyjdzie tam odnośnik. Po jego otwarciu możesz wchodzić z tym adresem na każdym urządzeniu.',
    send: 'Wyślij mi odnośnik',
    sent: 'Wiadomość jest w drodze. Otwórz jej odnośnik w ciągu dwudziestu minut.',
    leave: 'Wyjdź z konta na tym urządzeniu',
    leaveAbout:
      'To urządzenie nie będzie już grać na twoich miejscach. Konto zostaje, z innymi urządzeniami, i możesz wrócić w każdej chwili.',
    leaveSure: 'Tak, wyjdź tutaj',
    left: 'To urządzenie nie należy już do konta.',
    no: 'Nie',
    signIn: 'Mam konto',
    signInAbout: 'Twoje stoły przyjdą na to urządzenie, a gry, w które grano na nim bez konta, też będą twoje.',
    signInLinkAbout: 'Przyjdzie tam odnośnik do otwarcia na tym urządzeniu.',
    usePasskey: 'Wejdź z kluczem dostępu',
    arrived: 'Twoje konto jest na tym urządzeniu. Twoje stoły są na pierwszej stronie.',
    signInAs: (name) => `Wejść jako ${name}?`,
    signsIn: (name, own) =>
      own === null
        ? `Na tym urządzeniu będzie można grać na wszystkich miejscach konta „${name}”.`
        : `Na tym urządzeniu będzie można grać na wszystkich miejscach konta „${name}”. Stoły, przy których siedzisz tu jako „${own}”, też będą należeć do tego konta.`,
    signInSure: 'Tak, wejdź',
    isYours: 'Czy to twój adres?',
    becomes: (address, name) => `Kto otwiera odnośniki wysłane na ${address}, będzie mógł wchodzić jako ${name} na każdym urządzeniu.`,
    addSure: 'Tak, mój',
    added: 'Od teraz możesz wchodzić z tym adresem.',
  },
};
