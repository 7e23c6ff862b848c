// What the settings of this device are called, in every language: fetched with them.
import type { Language } from '@ridotto/engine/words.ts';
import type { FACES, OWN_LOOKS, SIZES, SPOKEN, Theme } from './prefs.ts';

interface SettingsWords {
  readonly title: string;
  readonly about: string;
  readonly play: string;
  readonly letters: string;
  readonly lettersAbout: string;
  readonly listed: string;
  readonly see: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme | 'system', string>>;
  readonly size: string;
  readonly sizes: Readonly<Record<(typeof SIZES)[number], string>>;
  readonly ownLook: string;
  readonly ownLooks: Readonly<Record<(typeof OWN_LOOKS)[number], string>>;
  readonly ownLookAbout: string;
  readonly faces: string;
  readonly facesAll: Readonly<Record<(typeof FACES)[number], string>>;
  readonly aloud: string;
  readonly aloudAbout: string;
  readonly spoken: string;
  readonly spokens: Readonly<Record<(typeof SPOKEN)[number], string>>;
  readonly spokenAbout: string;
  readonly others: string;
  readonly alarm: string;
  readonly sounds: string;
  readonly sound: string;
  readonly move: string;
  readonly refusal: string;
  readonly listen: string;
  readonly shakes: string;
}

export const SETTINGS: Readonly<Record<Language, SettingsWords>> = {
  en: {
    title: 'Settings',
    about: 'Kept on this device, for all tables.',
    play: 'Playing',
    letters: 'Single letters as keys',
    lettersAbout: '“?” at a table lists them. Switch them off if letters mean something else to what you speak or read with.',
    listed: 'List all choices as sentences',
    see: 'Seeing',
    theme: 'Colours',
    themes: { system: 'as on the device', day: 'by day', night: 'by night' },
    size: 'Text and pieces',
    sizes: { usual: 'usual', large: 'larger', largest: 'largest' },
    ownLook: 'My seat',
    ownLooks: {
      seat: 'by its place',
      lion: 'blue, the lion',
      key: 'orange, the key',
      mask: 'purple, the mask',
      sun: 'green, the sun',
      anchor: 'olive or yellow, the anchor',
    },
    ownLookAbout: 'At every table where one seat is yours on this device. Whoever had that colour and sign has those of your seat.',
    faces: 'Cards',
    facesAll: { pictures: 'with pictures', words: 'in words alone' },
    aloud: 'With a screen reader',
    aloudAbout: 'What is said by itself. Everything else can be read and asked: “/” at a table.',
    spoken: 'How much is said',
    spokens: {
      short: 'little',
      usual: 'as in the log',
      everything: 'everything',
    },
    spokenAbout:
      'Little leaves out details, and what lies around a place of the board. Everything adds what all have when points are scored.',
    others: 'What the others do, too',
    alarm: 'Interrupt when it is my turn',
    sounds: 'Sounds and shaking',
    sound: 'When it is my turn, and at the end',
    move: 'When something is moved',
    refusal: 'When something is refused',
    listen: 'Listen',
    shakes: 'Shake when it is my turn',
  },
  fr: {
    title: 'Réglages',
    about: 'Gardés sur cet appareil, pour toutes les tables.',
    play: 'Jouer',
    letters: 'Des lettres seules comme touches',
    lettersAbout: 'À une table, « ? » les énumère. À désactiver si votre lecteur ou votre dictée se sert des lettres.',
    listed: 'Énumérer tous les choix en phrases',
    see: 'Voir',
    theme: 'Couleurs',
    themes: { system: 'comme sur l’appareil', day: 'de jour', night: 'de nuit' },
    size: 'Texte et pièces',
    sizes: { usual: 'taille habituelle', large: 'plus grands', largest: 'très grands' },
    ownLook: 'Ma place',
    ownLooks: {
      seat: 'selon la place',
      lion: 'bleue, le lion',
      key: 'orange, la clé',
      mask: 'pourpre, le masque',
      sun: 'verte, le soleil',
      anchor: 'olive ou jaune, l’ancre',
    },
    ownLookAbout:
      'À chaque table où vous tenez une seule place sur cet appareil. Celle qui avait cette couleur et ce signe reçoit ceux de la vôtre.',
    faces: 'Cartes',
    facesAll: { pictures: 'illustrées', words: 'en mots seulement' },
    aloud: 'Avec un lecteur d’écran',
    aloudAbout: 'Ce qui est dit tout seul. Tout le reste peut être lu ou demandé : « / » à une table.',
    spoken: 'Combien en est dit',
    spokens: {
      short: 'peu',
      usual: 'comme dans le journal',
      everything: 'tout',
    },
    spokenAbout:
      '« Peu » laisse de côté les détails et ce qui entoure un lieu du plateau. « Tout » ajoute ce que chacun a quand des points sont marqués.',
    others: 'Aussi ce que font les autres',
    alarm: 'M’interrompre quand c’est mon tour',
    sounds: 'Sons et vibrations',
    sound: 'Quand c’est mon tour, et à la fin',
    move: 'Quand quelque chose est déplacé',
    refusal: 'Quand quelque chose est refusé',
    listen: 'Écouter',
    shakes: 'Vibrer quand c’est mon tour',
  },
  pl: {
    title: 'Ustawienia',
    about: 'Zapisane na tym urządzeniu, dla wszystkich stołów.',
    play: 'Gra',
    letters: 'Pojedyncze litery jako klawisze',
    lettersAbout: 'Przy stole wylicza je „?”. Wyłącz, jeśli litery znaczą coś innego dla tego, czym czytasz lub dyktujesz.',
    listed: 'Wypisuj wszystkie możliwości zdaniami',
    see: 'Wygląd',
    theme: 'Kolory',
    themes: { system: 'jak na urządzeniu', day: 'dzienne', night: 'nocne' },
    size: 'Tekst i elementy',
    sizes: { usual: 'zwykłe', large: 'większe', largest: 'największe' },
    ownLook: 'Moje miejsce',
    ownLooks: {
      seat: 'według miejsca',
      lion: 'niebieskie, lew',
      key: 'pomarańczowe, klucz',
      mask: 'purpurowe, maska',
      sun: 'zielone, słońce',
      anchor: 'oliwkowe lub żółte, kotwica',
    },
    ownLookAbout:
      'Przy każdym stole, przy którym masz na tym urządzeniu jedno miejsce. Miejsce, które miało ten kolor i znak, dostaje kolor i znak twojego.',
    faces: 'Karty',
    facesAll: { pictures: 'z obrazkami', words: 'samymi słowami' },
    aloud: 'Z czytnikiem ekranu',
    aloudAbout: 'Co mówione jest samo. Wszystko inne można odczytać lub o to zapytać: „/” przy stole.',
    spoken: 'Ile jest mówione',
    spokens: {
      short: 'mało',
      usual: 'tak jak w dzienniku',
      everything: 'wszystko',
    },
    spokenAbout: '„Mało” pomija szczegóły i to, co leży wokół miejsca na planszy. „Wszystko” dodaje stan punktów każdego po punktacji.',
    others: 'Także to, co robią inni',
    alarm: 'Przerywaj, gdy przychodzi moja kolej',
    sounds: 'Dźwięki i wibracje',
    sound: 'Gdy przychodzi moja kolej i na końcu',
    move: 'Gdy coś się przesuwa',
    refusal: 'Gdy coś zostaje odrzucone',
    listen: 'Posłuchaj',
    shakes: 'Wibruj, gdy przychodzi moja kolej',
  },
};
