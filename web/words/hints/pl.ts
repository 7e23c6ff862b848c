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
};
