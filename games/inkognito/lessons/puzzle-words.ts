// What several puzzles say.
import type { Goal, Said } from '@ridotto/engine';

export const FOUR = ['Anne', 'Benoît', 'Christian', 'Denise'];
export const THREE = FOUR.slice(0, 3);

export const WIN: Said = {
  en: 'Carry out your mission in this turn, and announce it to your partner.',
  fr: 'Accomplissez votre mission ce tour-ci et annoncez-la à votre partenaire.',
  pl: 'Wykonaj misję w tej turze i ogłoś ją ze swoim partnerem.',
};
export const NOT_YET: Said = {
  en: 'That does not win for certain. Read your note sheet: who is your partner, which letters, what is the mission?',
  fr: 'Ce n’est pas gagné à coup sûr. Relisez vos notes : qui est votre partenaire, quelles lettres, quelle mission ?',
  pl: 'To nie jest pewna wygrana. Zajrzyj do notatek: kto gra z tobą, jakie litery, jaka misja?',
};
export const accepted = (partner: string, winners: readonly string[]): Goal => ({
  is: { over: true, winners },
  after: [{ by: partner, line: 'accept' }],
  sure: true,
});

export const ANSWER: Said = {
  en: 'Some other answer leaves more open. Which cards would be known for a lie at once, and which tell what is true?',
  fr: 'Une autre réponse laisse plus de possibilités. Quelles cartes seraient aussitôt reconnues comme des mensonges, et lesquelles disent la vérité ?',
  pl: 'Inna odpowiedź zostawia więcej możliwości. Które karty od razu okażą się kłamstwem, a które zdradzają prawdę?',
};
export const QUESTION: Said = {
  en: 'To that there is an answer that leaves you more. What has already been shown to you, and may not be shown again?',
  fr: 'À cela, il y a une réponse qui vous laisse plus de possibilités. Que vous a-t-on déjà montré, et qu’on ne peut plus remontrer ?',
  pl: 'Na to jest odpowiedź, która zostawia ci więcej możliwości. Co już ci pokazano i czego pokazać ponownie nie wolno?',
};
