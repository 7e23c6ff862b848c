// Ustawienia Venice, po polsku.
import type { OptionWords } from './shape.ts';

const favour = (seat: string) => ({
  title: `Karta przychylności: ${seat} miejsce`,
  about: 'Tylko jeśli wybiera się miejsca z kartą przychylności.',
  values: { false: 'bez karty', true: 'z kartą' },
});

export const options: OptionWords = {
  layout: {
    title: 'Układ płytek',
    about: 'Która płytka leży przy którym nabrzeżu.',
    values: { random: 'losowo', example: 'jak w przykładzie z instrukcji' },
  },
  firstPlayer: {
    title: 'Kto zaczyna',
    about: 'Losowo albo według umowy: wtedy kto zaczyna, siada na pierwszym miejscu.',
    values: { random: 'losowo', chosen: 'pierwsze miejsce' },
  },
  favourCards: {
    title: 'Karty przychylności',
    about: 'Raz w grze monety albo zwoje, albo punkty na końcu. Pomoc w pierwszych grach.',
    values: { standard: 'wszyscy, ale nie w grze jednoosobowej', all: 'wszyscy', none: 'nikt', chosen: 'niektóre miejsca' },
  },
  favour1: favour('pierwsze'),
  favour2: favour('drugie'),
  favour3: favour('trzecie'),
  favour4: favour('czwarte'),
  favour5: favour('piąte'),
  activateAtOwnGondola: {
    title: 'Aktywowanie budynku, przy którym cumuje twoja druga gondola',
    about: 'Podczas mijania. Zasady tego zabraniają; przykład z instrukcji to robi.',
    values: { false: 'nie', true: 'tak' },
  },
  soloExtraCards: {
    title: 'Jeden gracz, trudniej: więcej pomocników doży',
    about: 'Dodatkowe karty przemytnika z każdej talii w rundzie wstępnej.',
    values: { 0: 'bez dodatkowych', 1: 'po jednej', 2: 'po dwie' },
  },
  soloAssistants: {
    title: 'Jeden gracz, łatwiej: pierwsi pomocnicy doży',
    about: 'Czy doża stawia pomocników w rundzie wstępnej.',
    values: { true: 'tak', false: 'nie' },
  },
  soloHeadStart: {
    title: 'Jeden gracz, trudniej: start doży w Wielkiej Radzie',
    about: 'Pole, na którym zaczynają oba jego znaczniki.',
    values: { 0: '0', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
  },
  soloVpSpace1: {
    title: 'Jeden gracz, trudniej: pomocnik doży na polu 1',
    about: 'Ile mu daje.',
    values: { 0: 'nic', 1: '1 PZ' },
  },
  soloVpSpace4: { title: 'Jeden gracz, łatwiej: pomocnik doży na polu 4', about: 'Ile mu daje.', values: { 4: '4 PZ', 3: '3 PZ' } },
  soloScrolls: {
    title: 'Jeden gracz: zwoje doży',
    about: 'Z iloma zaczyna; im więcej, tym trudniej.',
    values: { 2: '2', 3: '3, trudniej', 1: '1, łatwiej' },
  },
  soloFinalTurns: {
    title: 'Jeden gracz: ostatnie tury bez doży',
    about: 'Gdy jego rzędu nie można już uzupełnić.',
    values: { 1: 'jedna', 0: 'żadna, trudniej', 2: 'dwie, łatwiej' },
  },
};
