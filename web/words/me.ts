// What the page about oneself says, in every language: it is fetched with that page.
import { de } from '@ridotto/engine/french.ts';
import type { Language } from '@ridotto/engine/words.ts';

interface MeWords {
  readonly title: string;
  readonly lead: string;
  readonly name: string;
  readonly save: string;
  readonly nobody: string;
  readonly told: string;
  readonly toldAbout: string;
  readonly toldNone: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly formats: Readonly<Record<string, string>>;
  readonly push: string;
  readonly pushDenied: string;
  readonly pushNone: string;
  readonly mail: string;
  readonly mailAbout: string;
  readonly mailAdd: string;
  readonly unconfirmed: string;
  readonly again: string;
  readonly webhook: string;
  readonly webhookAbout: string;
  readonly webhookAdd: string;
  readonly format: string;
  readonly tryIt: string;
  readonly tried: string;
  readonly remove: string;
  /** For whoever hears the button alone; `what`: one of the ways, or a device. */
  readonly removes: (what: string) => string;
  readonly tries: (what: string) => string;
  readonly troubles: Readonly<Record<string, (why: string) => string>>;
  readonly when: string;
  readonly quiet: string;
  readonly from: string;
  readonly to: string;
  readonly digest: string;
  readonly at: string;
  readonly remind: string;
  readonly presence: string;
  readonly sound: string;
  readonly zone: (zone: string) => string;
  readonly devices: string;
  readonly devicesAbout: string;
  readonly thisOne: string;
  readonly noName: string;
  readonly since: (day: string) => string;
  readonly another: string;
  readonly anotherAbout: (minutes: number) => string;
  readonly joined: string;
  readonly blocked: string;
  readonly blockedAbout: string;
  readonly unblock: (name: string) => string;
  readonly codeTitle: string;
  readonly join: string;
  readonly joinAbout: string;
  readonly code: string;
  readonly mine: string;
  readonly mineAbout: string;
  readonly export: string;
  readonly forget: string;
  readonly forgetAbout: string;
  readonly forgetSure: string;
  readonly forgotten: string;
  readonly no: string;
  readonly confirmed: string;
  readonly stopped: string;
  readonly worthless: string;
  readonly saved: string;
}

export const ME: Readonly<Record<Language, MeWords>> = {
  en: {
    title: 'Me',
    lead: 'What the house knows of you, and how it tells you that it is your turn. You need no account for it.',
    name: 'My name',
    save: 'Save',
    nobody: 'The house does not know you yet. Say what you are called, or bring this device to those you have already.',
    told: 'How I am told that it is my turn',
    toldAbout: 'At every table where people sit down by an invitation. Nothing comes while you look at that table.',
    toldNone: 'You are not told yet.',
    kinds: { push: 'This or another browser', mail: 'E-mail', webhook: 'Webhook' },
    formats: { json: 'plain JSON', discord: 'Discord', slack: 'Slack' },
    push: 'Tell me in this browser',
    pushDenied: 'Your browser has been told not to show anything from this house: allow it in its settings first.',
    pushNone: 'This browser shows no notices here. It needs a secure address (https), and on an iPhone the page on its home screen.',
    mail: 'E-mail address',
    mailAbout: 'A message comes there first, with a link that you open.',
    mailAdd: 'Tell me by e-mail',
    unconfirmed: 'Open the link in the message that was sent there.',
    again: 'Send it again',
    webhook: 'Address of a webhook',
    webhookAbout: 'A channel of Discord or Slack, or a program of your own.',
    webhookAdd: 'Tell me there',
    format: 'Format',
    tryIt: 'Try it',
    tried: 'A message is on its way.',
    remove: 'Take away',
    removes: (what) => `Take away: ${what}`,
    tries: (what) => `Try it: ${what}`,
    troubles: {
      failed: (why) => `The last message could not be brought yet (${why}). It is tried again.`,
      refused: (why) => `The last message was refused (${why}).`,
      unsure: (why) => `It is not known whether the last message arrived (${why}).`,
    },
    when: 'When',
    quiet: 'Quiet hours, in which nothing comes',
    from: 'from',
    to: 'to',
    digest: 'One message a day, about all tables that wait',
    at: 'at',
    remind: 'Once more before my time runs out',
    presence: 'Others may see when I was at a table last',
    sound: 'On this device, a sound at the table when it is my turn',
    zone: (zone) => `By the clock of ${zone}.`,
    devices: 'My devices',
    devicesAbout: 'Each of them plays all your seats.',
    thisOne: 'this one',
    noName: 'A device without a name',
    since: (day) => `since ${day}`,
    another: 'Bring another device',
    blocked: 'People whom you have blocked',
    blockedAbout: 'You see nothing of what they write, nor their invitations. They are not told.',
    unblock: (name) => `Hear of ${name} again`,
    joined: 'The other device is here now. Its code is used up.',
    anotherAbout: (minutes) =>
      `Open this page there and type the code, or let its camera read the picture. It holds for ${minutes} minutes, once.`,
    codeTitle: 'The code for a camera',
    join: 'This is another device of mine',
    joinAbout: 'The code is shown by a device of yours, on its page “Me”.',
    code: 'Code',
    mine: 'What the house knows of me',
    mineAbout: 'Your name, devices, ways to be told, tables, and what you have written there.',
    export: 'Take it along, as a file',
    forget: 'Forget me',
    forgetAbout:
      'Your seats become those of a former guest, and nobody can play them any more; games stay as they are. This cannot be taken back.',
    forgetSure: 'Yes, forget me',
    forgotten: 'The house does not know you any more.',
    no: 'No',
    confirmed: 'Thank you: from now on you are told at that address.',
    stopped: 'No more messages go to that address.',
    worthless: 'This link is worth nothing any more.',
    saved: 'Saved.',
  },
  fr: {
    title: 'Moi',
    lead: 'Ce que la maison sait de vous, et comment elle vous dit que c’est à vous de jouer. Aucun compte n’est nécessaire.',
    name: 'Mon nom',
    save: 'Enregistrer',
    nobody: 'La maison ne vous connaît pas encore. Dites votre nom, ou ajoutez cet appareil à ceux que vous avez déjà.',
    told: 'Comment je sais que c’est à moi de jouer',
    toldAbout: 'À chaque table où l’on s’assied par une invitation. Rien ne vient tant que vous regardez cette table.',
    toldNone: 'Pour l’instant, rien ne vous prévient.',
    kinds: { push: 'Ce navigateur ou un autre', mail: 'Courriel', webhook: 'Webhook' },
    formats: { json: 'JSON simple', discord: 'Discord', slack: 'Slack' },
    push: 'Me prévenir dans ce navigateur',
    pushDenied: 'Votre navigateur ne montre rien de cette maison\u00a0: permettez-le d’abord dans ses réglages.',
    pushNone:
      'Ce navigateur ne montre pas d’avis ici. Il lui faut une adresse sûre (https), et sur un iPhone la page sur l’écran d’accueil.',
    mail: 'Adresse électronique',
    mailAbout: 'Un premier message y arrive, avec un lien à ouvrir.',
    mailAdd: 'Me prévenir par courriel',
    unconfirmed: 'Ouvrez le lien du message qui y a été envoyé.',
    again: 'L’envoyer de nouveau',
    webhook: 'Adresse d’un webhook',
    webhookAbout: 'Un salon de Discord ou de Slack, ou un programme à vous.',
    webhookAdd: 'Me prévenir là',
    format: 'Format',
    tryIt: 'Essayer',
    tried: 'Un message est en route.',
    remove: 'Enlever',
    removes: (what) => `Enlever\u00a0: ${what}`,
    tries: (what) => `Essayer\u00a0: ${what}`,
    troubles: {
      failed: (why) => `Le dernier message n’a pas encore pu être porté (${why}). Un nouvel essai suivra.`,
      refused: (why) => `Le dernier message a été refusé (${why}).`,
      unsure: (why) => `On ne sait pas si le dernier message est arrivé (${why}).`,
    },
    when: 'Quand',
    quiet: 'Des heures calmes, où rien ne vient',
    from: 'de',
    to: 'à',
    digest: 'Un seul message par jour, sur toutes les tables qui attendent',
    at: 'à',
    remind: 'Encore une fois avant la fin de mon temps',
    presence: 'Les autres peuvent voir ma dernière visite à une table',
    sound: 'Sur cet appareil, un son à la table quand c’est à moi de jouer',
    zone: (zone) => `À l’heure ${de(zone)}.`,
    devices: 'Mes appareils',
    devicesAbout: 'Chacun d’eux permet de jouer à toutes vos places.',
    thisOne: 'celui-ci',
    noName: 'Un appareil sans nom',
    since: (day) => `depuis le ${day}`,
    another: 'Ajouter un autre appareil',
    blocked: 'Les personnes que vous avez bloquées',
    blockedAbout: 'Vous ne voyez ni ce qu’elles écrivent, ni leurs invitations. Elles n’en savent rien.',
    unblock: (name) => `Débloquer ${name}`,
    joined: 'L’autre appareil est là maintenant. Son code ne sert plus.',
    anotherAbout: (minutes) =>
      `Ouvrez-y cette page et tapez le code, ou laissez lire l’image à son appareil photo. Il vaut ${minutes} minutes, une seule fois.`,
    codeTitle: 'Le code pour un appareil photo',
    join: 'Cet appareil est aussi à moi',
    joinAbout: 'Le code se lit sur un appareil à vous, à la page «\u00a0Moi\u00a0».',
    code: 'Code',
    mine: 'Ce que la maison sait de moi',
    mineAbout: 'Votre nom, vos appareils, les moyens de vous prévenir, vos tables, et ce que vous y avez écrit.',
    export: 'Emporter le tout dans un fichier',
    forget: 'M’oublier',
    forgetAbout:
      'Vos places deviennent celles d’une personne partie, et plus personne ne peut y jouer\u00a0; les parties restent telles quelles. C’est définitif.',
    forgetSure: 'Oui, m’oublier',
    forgotten: 'La maison ne vous connaît plus.',
    no: 'Non',
    confirmed: 'Merci\u00a0: désormais les avis viendront à cette adresse.',
    stopped: 'Plus aucun message n’ira à cette adresse.',
    worthless: 'Ce lien ne vaut plus rien.',
    saved: 'C’est enregistré.',
  },
  pl: {
    title: 'Ja',
    lead: 'Co dom o tobie wie i jak zawiadamia cię, że twoja kolej. Konto nie jest do tego potrzebne.',
    name: 'Moje imię',
    save: 'Zapisz',
    nobody: 'Dom jeszcze cię nie zna. Podaj imię albo dołącz to urządzenie do tych, które już masz.',
    told: 'Jak się dowiaduję, że to moja kolej',
    toldAbout: 'Przy każdym stole, do którego siada się z zaproszenia. Nic nie przychodzi, gdy patrzysz na ten stół.',
    toldNone: 'Na razie nic cię nie zawiadamia.',
    kinds: { push: 'Ta lub inna przeglądarka', mail: 'E-mail', webhook: 'Webhook' },
    formats: { json: 'zwykły JSON', discord: 'Discord', slack: 'Slack' },
    push: 'Zawiadamiaj w tej przeglądarce',
    pushDenied: 'Przeglądarka nie pokazuje niczego z tego domu: najpierw pozwól na to w jej ustawieniach.',
    pushNone:
      'Ta przeglądarka nie pokazuje tu powiadomień. Potrzebny jest bezpieczny adres (https), a na iPhonie strona na ekranie początkowym.',
    mail: 'Adres e-mail',
    mailAbout: 'Najpierw przyjdzie tam wiadomość z odnośnikiem do otwarcia.',
    mailAdd: 'Zawiadamiaj e-mailem',
    unconfirmed: 'Otwórz odnośnik z wiadomości, która tam poszła.',
    again: 'Wyślij ponownie',
    webhook: 'Adres webhooka',
    webhookAbout: 'Kanał na Discordzie lub Slacku albo własny program.',
    webhookAdd: 'Zawiadamiaj tam',
    format: 'Format',
    tryIt: 'Wypróbuj',
    tried: 'Wiadomość jest w drodze.',
    remove: 'Usuń',
    removes: (what) => `Usuń: ${what}`,
    tries: (what) => `Wypróbuj: ${what}`,
    troubles: {
      failed: (why) => `Ostatniej wiadomości nie udało się jeszcze dostarczyć (${why}). Będą następne próby.`,
      refused: (why) => `Ostatnia wiadomość została odrzucona (${why}).`,
      unsure: (why) => `Nie wiadomo, czy ostatnia wiadomość dotarła (${why}).`,
    },
    when: 'Kiedy',
    quiet: 'Godziny ciszy, w których nic nie przychodzi',
    from: 'od',
    to: 'do',
    digest: 'Jedna wiadomość dziennie, o wszystkich stołach, które czekają',
    at: 'o',
    remind: 'Jeszcze raz, zanim skończy się mój czas',
    presence: 'Inni mogą widzieć moją ostatnią wizytę przy stole',
    sound: 'Na tym urządzeniu dźwięk przy stole, gdy przychodzi moja kolej',
    zone: (zone) => `Według zegara strefy ${zone}.`,
    devices: 'Moje urządzenia',
    devicesAbout: 'Na każdym z nich możesz grać na wszystkich swoich miejscach.',
    thisOne: 'to tutaj',
    noName: 'Urządzenie bez nazwy',
    since: (day) => `od: ${day}`,
    another: 'Dołącz inne urządzenie',
    blocked: 'Zablokowane osoby',
    blockedAbout: 'Nie widzisz tego, co piszą, ani ich zaproszeń. Nie dowiadują się o tym.',
    unblock: (name) => `Odblokuj: ${name}`,
    joined: 'Drugie urządzenie już tu jest. Jego kod został wykorzystany.',
    anotherAbout: (minutes) =>
      `Otwórz tam tę stronę i wpisz kod albo odczytaj obrazek aparatem. Kod jest jednorazowy i ważny przez ${minutes} min.`,
    codeTitle: 'Kod dla aparatu',
    join: 'To też moje urządzenie',
    joinAbout: 'Kod pokazuje twoje urządzenie, na stronie „Ja”.',
    code: 'Kod',
    mine: 'Co dom o mnie wie',
    mineAbout: 'Imię, urządzenia, sposoby zawiadamiania, stoły i to, co tam napisano.',
    export: 'Pobierz wszystko jako plik',
    forget: 'Zapomnij mnie',
    forgetAbout:
      'Twoje miejsca będą należeć do dawnego gościa i nikt nie będzie mógł na nich grać; gry zostaną, jakie są. Tego nie da się cofnąć.',
    forgetSure: 'Tak, zapomnij mnie',
    forgotten: 'Dom już cię nie zna.',
    no: 'Nie',
    confirmed: 'Dziękujemy: od teraz wiadomości będą przychodzić na ten adres.',
    stopped: 'Na ten adres nie przyjdzie już żadna wiadomość.',
    worthless: 'Ten odnośnik już nie działa.',
    saved: 'Zapisano.',
  },
};
