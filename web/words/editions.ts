// What the page on which owners of the box put in what is printed on their copy says: fetched with it.
import { de } from '@ridotto/engine/french.ts';
import { counting, type Language } from '@ridotto/engine/words.ts';
import type { Standing } from '@ridotto/engine/printed.ts';

interface EditionWords {
  readonly title: (game: string) => string;
  readonly lead: string;
  readonly none: (game: string) => string;
  readonly kept: string;
  readonly keptNone: string;
  readonly begin: string;
  readonly open: string;
  readonly opened: (name: string) => string;
  readonly notOpened: (file: string) => string;
  readonly noJson: string;
  readonly change: string;
  readonly changes: (name: string) => string;
  readonly save: string;
  readonly saves: (name: string) => string;
  readonly remove: string;
  readonly removes: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly play: string;
  readonly plays: (name: string) => string;
  readonly all: string;
  readonly gone: string;
  readonly name: string;
  readonly firstName: (game: string) => string;
  readonly keptHere: string;
  readonly keptNot: string;
  readonly values: string;
  /** How many values stand so. */
  readonly counts: Readonly<Record<Standing, (n: number) => string>>;
  readonly standing: Readonly<Record<Standing, string>>;
  readonly was: (ours: string) => string;
  readonly putBack: string;
  readonly putsBack: (value: string) => string;
  readonly putAllBack: string;
  readonly sure: string;
  readonly no: string;
  readonly find: string;
  readonly finds: (value: string) => string;
  readonly show: string;
  readonly which: Readonly<Record<'all' | 'ours' | 'changed', string>>;
  readonly noneOfThem: string;
  readonly yes: string;
  readonly notSo: string;
  readonly nothing: string;
  readonly add: string;
  readonly takeOut: (what: string) => string;
  readonly wholeNumber: (least: number, most: number) => string;
  readonly stillCounts: (value: number) => string;
  /** So many numbers that stand there are none of those. */
  readonly refused: (n: number) => string;
  readonly good: string;
  /** Beside numbers that were refused. */
  readonly goodSo: string;
  readonly bad: string;
  readonly otherGame: (game: string) => string;
  /** What is wrong then stands in English. */
  readonly byHand: string;
}

const en = counting('en');
const fr = counting('fr');
const pl = counting('pl');

export const EDITIONS: Readonly<Record<Language, EditionWords>> = {
  en: {
    title: (game) => `Your own copy of ${game}`,
    lead: 'Not everything that is printed on board and cards can be read in the rulebook: some values here are ours. If you own the box, put in what your copy says, and play with that.',
    none: (game) => `There is nothing to put in for ${game}: everything that it needs is in its rulebook.`,
    kept: 'On this device',
    keptNone: 'Nothing has been put in yet.',
    begin: 'Put in values of your copy',
    open: 'Open a file …',
    opened: (name) => `“${name}” is opened and kept on this device.`,
    notOpened: (file) => `${file} cannot be used, and nothing has been changed:`,
    noJson: 'This is no such file, or not all of it.',
    change: 'Look and change',
    changes: (name) => `Look at ${name} and change it`,
    save: 'Save as a file',
    saves: (name) => `Save ${name} as a file`,
    remove: 'Delete',
    removes: (name) => `Delete ${name}`,
    removed: (name) => `“${name}” is deleted.`,
    play: 'Set up a table',
    plays: (name) => `Set up a table with ${name}`,
    all: 'All that this device keeps',
    gone: 'This device does not keep it any more',
    name: 'Name',
    firstName: (game) => `${game}, own copy`,
    keptHere: 'Every change is kept on this device at once.',
    keptNot: 'This browser keeps nothing: save a file before you leave.',
    values: 'Values',
    counts: {
      ours: (n) => `${n} ours`,
      rulebook: (n) => `${n} from the rulebook`,
      found: (n) => `${n} the same in your copy`,
      changed: (n) => `${n} changed`,
    },
    standing: { ours: 'ours', rulebook: 'rulebook', found: 'as in your copy', changed: 'changed' },
    was: (ours) => `before: ${ours}`,
    putBack: 'Put back',
    putsBack: (value) => `Put back: ${value}`,
    putAllBack: 'Put everything back',
    sure: 'Yes, put everything back',
    no: 'No',
    find: 'The same in my copy',
    finds: (value) => `The same in my copy: ${value}`,
    show: 'Show',
    which: { all: 'all values', ours: 'those that are ours', changed: 'those that are changed' },
    noneOfThem: 'There are none here.',
    yes: 'yes',
    notSo: 'no',
    nothing: 'nothing',
    add: 'Add …',
    takeOut: (what) => `Take out: ${what}`,
    wholeNumber: (least, most) => `A whole number from ${least} to ${most}.`,
    stillCounts: (value) => `${value} still counts.`,
    refused: (n) =>
      en(n, {
        one: 'One number is not allowed and does not count: the one before it does.',
        other: '# numbers are not allowed and do not count: those before them do.',
      }),
    good: 'It can be played with.',
    goodSo: 'What counts can be played with.',
    bad: 'It cannot be played with yet:',
    otherGame: (game) => `It belongs to another game: ${game}.`,
    byHand: 'What is wrong is not something that this page asks for, but was written into the file itself. Exactly:',
  },
  fr: {
    title: (game) => `Votre exemplaire ${de(game)}`,
    lead: 'Tout ce qui est imprimé sur le plateau et les cartes ne se lit pas dans le livret : certaines valeurs sont ici les nôtres. Si vous possédez la boîte, saisissez ce que dit votre exemplaire, et jouez avec.',
    none: (game) => `Il n’y a rien à saisir pour ${game} : tout ce qu’il faut est dans le livret de règles.`,
    kept: 'Sur cet appareil',
    keptNone: 'Rien n’a encore été saisi.',
    begin: 'Saisir les valeurs de votre exemplaire',
    open: 'Ouvrir un fichier…',
    opened: (name) => `« ${name} » est ouvert et gardé sur cet appareil.`,
    notOpened: (file) => `${file} est inutilisable, et rien n’a été changé :`,
    noJson: 'Ce n’est pas un tel fichier, ou il n’est pas entier.',
    change: 'Voir et modifier',
    changes: (name) => `Voir et modifier ${name}`,
    save: 'Enregistrer un fichier',
    saves: (name) => `Enregistrer ${name} dans un fichier`,
    remove: 'Supprimer',
    removes: (name) => `Supprimer ${name}`,
    removed: (name) => `« ${name} » est supprimé.`,
    play: 'Préparer une table',
    plays: (name) => `Préparer une table avec ${name}`,
    all: 'Tout ce que garde cet appareil',
    gone: 'Cet appareil ne le garde plus',
    name: 'Nom',
    firstName: (game) => `${game}, mon exemplaire`,
    keptHere: 'Chaque changement est aussitôt gardé sur cet appareil.',
    keptNot: 'Ce navigateur ne garde rien : enregistrez un fichier avant de partir.',
    values: 'Valeurs',
    counts: {
      ours: (n) => `${n} de nous`,
      rulebook: (n) => `${n} du livret`,
      found: (n) => `${n} comme chez vous`,
      changed: (n) => fr(n, { one: '# modifiée', other: '# modifiées' }),
    },
    standing: { ours: 'la nôtre', rulebook: 'livret', found: 'comme chez vous', changed: 'modifiée' },
    was: (ours) => `avant : ${ours}`,
    putBack: 'Rétablir',
    putsBack: (value) => `Rétablir : ${value}`,
    putAllBack: 'Tout rétablir',
    sure: 'Oui, tout rétablir',
    no: 'Non',
    find: 'Pareil dans mon exemplaire',
    finds: (value) => `Pareil dans mon exemplaire : ${value}`,
    show: 'Montrer',
    which: { all: 'toutes les valeurs', ours: 'celles qui sont les nôtres', changed: 'celles qui sont modifiées' },
    noneOfThem: 'Il n’y en a pas ici.',
    yes: 'oui',
    notSo: 'non',
    nothing: 'rien',
    add: 'Ajouter…',
    takeOut: (what) => `Retirer : ${what}`,
    wholeNumber: (least, most) => `Un nombre entier de ${least} à ${most}.`,
    stillCounts: (value) => `C’est encore ${value} qui compte.`,
    refused: (n) =>
      fr(n, {
        one: 'Un nombre n’est pas permis et ne compte pas : c’est le précédent qui compte.',
        other: '# nombres ne sont pas permis et ne comptent pas : ce sont les précédents qui comptent.',
      }),
    good: 'On peut jouer avec.',
    goodSo: 'On peut jouer avec ce qui compte.',
    bad: 'On ne peut pas encore jouer avec :',
    otherGame: (game) => `Il est d’un autre jeu : ${game}.`,
    byHand: 'Ce qui ne va pas n’est pas demandé sur cette page, mais a été écrit dans le fichier même. Précisément, en anglais :',
  },
  pl: {
    title: (game) => `Twój egzemplarz gry ${game}`,
    lead: 'Nie wszystko, co jest na planszy i kartach, da się przeczytać w instrukcji: niektóre wartości są tu nasze. Jeśli masz pudełko, wpisz to, co jest w twoim egzemplarzu, i graj z tym.',
    none: (game) => `Gra ${game} nie wymaga wpisywania niczego: wszystko, czego potrzebuje, jest w instrukcji.`,
    kept: 'Na tym urządzeniu',
    keptNone: 'Jeszcze niczego tu nie wpisano.',
    begin: 'Wpisz wartości swojego egzemplarza',
    open: 'Otwórz plik…',
    opened: (name) => `„${name}” jest otwarte i zapisane na tym urządzeniu.`,
    notOpened: (file) => `Pliku ${file} nie da się użyć i nic się nie zmieniło:`,
    noJson: 'To nie jest taki plik albo nie jest cały.',
    change: 'Zobacz i zmień',
    changes: (name) => `Zobacz i zmień: ${name}`,
    save: 'Zapisz plik',
    saves: (name) => `Zapisz w pliku: ${name}`,
    remove: 'Usuń',
    removes: (name) => `Usuń: ${name}`,
    removed: (name) => `„${name}”: usunięto.`,
    play: 'Przygotuj stół',
    plays: (name) => `Przygotuj stół: ${name}`,
    all: 'Wszystko, co jest na tym urządzeniu',
    gone: 'Na tym urządzeniu już tego nie ma',
    name: 'Nazwa',
    firstName: (game) => `${game}, mój egzemplarz`,
    keptHere: 'Każda zmiana jest od razu zapisywana na tym urządzeniu.',
    keptNot: 'Ta przeglądarka niczego nie zapisuje: zanim odejdziesz, zapisz plik.',
    values: 'Wartości',
    counts: {
      ours: (n) => `nasze: ${n}`,
      rulebook: (n) => `z instrukcji: ${n}`,
      found: (n) => `takie same u ciebie: ${n}`,
      changed: (n) => `zmienione: ${n}`,
    },
    standing: { ours: 'nasza', rulebook: 'instrukcja', found: 'jak u ciebie', changed: 'zmieniona' },
    was: (ours) => `przedtem: ${ours}`,
    putBack: 'Przywróć',
    putsBack: (value) => `Przywróć: ${value}`,
    putAllBack: 'Przywróć wszystko',
    sure: 'Tak, przywróć wszystko',
    no: 'Nie',
    find: 'Tak samo u mnie',
    finds: (value) => `Tak samo u mnie: ${value}`,
    show: 'Pokaż',
    which: { all: 'wszystkie wartości', ours: 'te, które są nasze', changed: 'te, które są zmienione' },
    noneOfThem: 'Tu ich nie ma.',
    yes: 'tak',
    notSo: 'nie',
    nothing: 'nic',
    add: 'Dodaj…',
    takeOut: (what) => `Usuń: ${what}`,
    wholeNumber: (least, most) => `Liczba całkowita od ${least} do ${most}.`,
    stillCounts: (value) => `Nadal liczy się ${value}.`,
    refused: (n) =>
      pl(n, {
        one: 'Jedna liczba jest niedozwolona i się nie liczy: liczy się poprzednia.',
        few: '# liczby są niedozwolone i się nie liczą: liczą się poprzednie.',
        many: '# liczb jest niedozwolonych i się nie liczy: liczą się poprzednie.',
      }),
    good: 'Można z tym grać.',
    goodSo: 'Z tym, co się liczy, można grać.',
    bad: 'Jeszcze nie można z tym grać:',
    otherGame: (game) => `Należy do innej gry: ${game}.`,
    byHand: 'To, co jest nie tak, nie jest wartością z tej strony, lecz wpisano je w samym pliku. Dokładnie, po angielsku:',
  },
};
