// Co mówi się o podpowiedziach, po polsku.
import { counting } from '@ridotto/engine/words.ts';
import type { hints as en } from './en.ts';

const count = counting('pl');

export const hints: typeof en = {
  name: 'Podpowiedź',
  setting: 'Podpowiedzi',
  settingAbout:
    'Każdy może dla siebie poprosić o kilka dobrych wyborów, ważonych według tego, co wie, i niczego więcej, wraz z powodem. Inni się o tym nie dowiadują.',
  without: 'Bez podpowiedzi.',
  ask: 'Poproś o podpowiedź (h)',
  thinking: 'Kilka wyborów jest właśnie ważonych, według tego, co wiesz. To potrwa kilka sekund.',
  title: 'Co można zrobić',
  about: (games) =>
    `Według tego, co wiesz, i niczego więcej: po ${count(games, { one: '# wyobrażonej grze', few: '# wyobrażonych grach', many: '# wyobrażonych grach' })} dla każdego wyboru. Różnica mniejsza niż liczba po znaku ± nic nie znaczy.`,
  share: { points: (n) => `${n}% punktów`, wins: (n) => `${n}% zwycięstw` },
  give: (n) => `± ${n}`,
  giveAloud: (n) => `z dokładnością do ${n}`,
  /** Two reasons of one choice. */
  and: (one, other) => `${one}; ${other}`,
  noReason: 'Nic z tego, co policzono, nie odróżnia go od innych.',
  only: 'Nic innego nie można zrobić.',
  single: 'Jedna propozycja: tylu sposobów nie da się ważyć po kolei.',
  ready: (best) => `Podpowiedź: ${best}`,
  close: 'Odłóż podpowiedź',
  reasons: {
    setting: 'Boty mówią dlaczego',
    settingAbout:
      'Kiedy jedna osoba gra tylko z botami, może zapytać, dlaczego któryś z nich tak wybrał. Jego powody zdradzają, co ma na ręce i co wie.',
    here: 'Przy tym stole boty mówią, dlaczego tak wybrały.',
    name: 'Powody botów',
    ask: 'Dlaczego bot tak wybrał?',
    about:
      'O ostatniej decyzji bota do chwili, którą widzisz: do czego ona i inne możliwości doprowadziły w wyobrażonych grach, według tego, co bot wtedy wiedział. Powiedziane jest to tak jak do bota: „ty” to bot. To zdradza, co ma na ręce.',
    none: (name: string) => `Decyzji gracza ${name} nie da się ocenić wybór po wyborze.`,
  },
  analysis: {
    name: 'Analiza',
    begin: 'Zważ całą grę',
    again: 'Zważ ją jeszcze raz',
    stop: 'Zatrzymaj',
    going: 'Gra jest ważona, decyzja po decyzji.',
    sofar: (n) => `${n}%`,
    about:
      'Czego kto mógł się spodziewać i które decyzje były ważne? To urządzenie sprawdza to w wyobrażonych grach, według tego, co można było wiedzieć przy decyzji: około minuty.',
    chart: { points: 'Spodziewany udział w punktach', wins: 'Spodziewany udział w zwycięstwie' },
    chartAbout: (decisions, weighed) =>
      `W procentach, po ${weighed} z ${count(decisions, { one: '# decyzji', few: '# decyzji', many: '# decyzji' })}, tak jak można było oceniać przy decyzji; na końcu wynik.`,
    entry: (n, name) => `${n}, ${name}`,
    end: 'Koniec',
    turning: 'Co znaczyło najwięcej',
    none: 'Żadna ze zważonych decyzji nie różni się na pewno od najlepszej innej.',
    open: (n) => `Zobacz chwilę ${n}`,
    did: (name, what) => `${name}: ${what}`,
    better: (what) => `Lepiej, według tego, co było wtedy wiadomo: ${what}`,
    next: (what) => `Najlepszy inny wybór: ${what}`,
    why: 'Dlaczego tak?',
    whyGoing: 'To, co tu zdecydowano, jest właśnie ważone, według tego, co było wtedy wiadomo. To potrwa kilka sekund.',
    whyAbout:
      'O decyzji, która następuje po tej chwili: do czego prowadzi ona i inne wybory w wyobrażonych grach, według tego, co było wtedy wiadomo temu, kto decyduje. Bot mógł myśleć inaczej.',
    whyNone: 'Stąd nie ma decyzji, którą można by ważyć wybór po wyborze.',
    failed: 'Nie dało się tego zważyć.',
  },
};
