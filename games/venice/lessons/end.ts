// Third part: the last turn, the final scoring, and the arrest.
import type { Lesson } from '@ridotto/engine';

export const end: Lesson = {
  id: 'end',
  title: { en: 'The end and the arrest', fr: 'La fin et l’arrestation', pl: 'Koniec i aresztowanie' },
  about: {
    en: 'The last turn, a mission’s lasting power, the final scoring, and how not to be the one who is arrested.',
    fr: 'Le dernier tour, le pouvoir durable d’une mission, le décompte final, et comment ne pas se faire arrêter.',
    pl: 'Ostatnia tura, trwała moc misji, końcowe punktowanie i jak nie dać się aresztować.',
  },
  minutes: 3,
  players: ['Anne', 'Benoît', 'Christian'],
  from: {
    turn: 53,
    first: 's1',
    player: 's0',
    layout: {
      market: 't8',
      monastery: 't7',
      'small-council': 't11',
      workshop: 't1',
      docks: 't9',
      consulate: 't6',
      library: 't4',
      senate: 't12',
      church: 't10',
      court: 't2',
      bank: 't3',
      'council-of-ten': 't5',
    },
    gondolas: { s0: ['great-council', 'library'], s1: ['great-council', 'bank'], s2: ['small-council', 'senate'] },
    cubes: { s0: ['0/1/0', '1/0/0'], s1: ['1/0/0', '0/2/0'], s2: ['0/1/2', '1/0/0'] },
    gondolier: { s0: 'second', s1: 'first', s2: 'second' },
    vp: { s0: 52, s1: 74, s2: 59 },
    coins: { s0: 9, s1: 5, s2: 6 },
    scrolls: { s0: 3, s1: 1, s2: 4 },
    intrigue: { s0: 5, s1: 2, s2: 0 },
    council: { s0: 11, s1: 9, s2: 13 },
    favour: { s0: true, s1: false, s2: true },
    assistants: {
      market: { s0: 4, s1: 2, s2: 3 },
      monastery: { s0: 4, s1: 3, s2: 2 },
      'small-council': { s1: 4, s2: 3 },
      workshop: { s0: 2, s1: 4 },
      docks: { s1: 2, s2: 4 },
      consulate: { s0: 4, s2: 3 },
      library: { s0: 2 },
      senate: { s2: 4 },
      church: { s0: 3, s1: 4 },
      court: { s0: 3 },
      bank: { s0: 4, s1: 4 },
      'council-of-ten': { s0: 2 },
    },
    bridges: { c06: 's1', c13: 's2', c17: 's0', c20: 's0' },
    slots: { s0: ['m5', 'm19', 'm20'], s1: ['m22', 'm25', 'm8'], s2: ['m12', 'm23'] },
    missions: { s0: ['m24'], s1: ['m1'], s2: ['m9'] },
    'mission-deck': 3,
    progress: { ending: 3 },
  },
  steps: [
    {
      at: 'great-council',
      say: {
        en: 'The end of a game is set off when somebody reaches space 12 of the Great Council, with three players, or draws the last mission. Christian did so; the round was finished and two more were played. This is the last turn, and it is yours.',
        fr: 'La fin est déclenchée quand quelqu’un atteint la case 12 du Grand Conseil, à trois joueurs, ou pioche la dernière mission. Christian l’a fait ; on a fini le tour de table et on en a joué deux de plus. C’est le dernier tour, et c’est le vôtre.',
        pl: 'Koniec gry następuje, gdy ktoś dotrze na pole 12 Wielkiej Rady, przy trzech graczach, albo dobierze ostatnią misję. Dokonuje tego Christian; dokończono rundę i rozegrano dwie kolejne. To ostatnia tura i jest twoja.',
      },
    },
    {
      say: {
        en: 'Benoît has 74 points, Christian 59, you 52. But you also have 5 intrigue, Benoît 2, Christian none, and whoever has most of it at the end is arrested and cannot win. So get rid of intrigue, and make points of it.',
        fr: 'Benoît a 74 points, Christian 59, vous 52. Mais vous avez aussi 5 intrigues, Benoît 2, Christian aucune, et qui en a le plus à la fin est arrêté et ne peut pas gagner. Défaites-vous donc de l’intrigue, et tirez-en des points.',
        pl: 'Benoît ma 74 punkty, Christian 59, ty 52. Ale masz też 5 punktów intryg, Benoît 2, Christian nic, a kto na końcu ma ich najwięcej, zostaje aresztowany i nie może wygrać. Pozbądź się więc intryg i zamień je na punkty.',
      },
    },
    {
      ask: {
        en: 'Your gondola at the Great Council is next to the Church. Switch to it.',
        fr: 'Votre gondole du Grand Conseil est à côté de l’Église. Passez à celle-là.',
        pl: 'Twoja gondola przy Wielkiej Radzie jest obok Kościoła. Przejdź na nią.',
      },
      right: ['switch'],
      poor: {
        en: 'From the Library one does not come to the Church. Take it back and switch.',
        fr: 'De la Bibliothèque, l’Église est loin. Reprenez le coup et changez.',
        pl: 'Z Biblioteki do Kościoła jest daleko. Cofnij ruch i zmień gondolę.',
      },
    },
    {
      at: 'church',
      ask: {
        en: 'Your assistant at the Church stands on space 3. Moor there: it goes to space 4, and all four effects are yours.',
        fr: 'Votre assistant à l’Église est sur la case 3. Amarrez-y : il passe sur la case 4, et les quatre effets sont à vous.',
        pl: 'Twój pomocnik w Kościele stoi na polu 3. Zacumuj tam: przejdzie na pole 4 i masz wszystkie cztery efekty.',
      },
      right: ['moor church'],
      wrong: [
        {
          line: 'pass church',
          say: {
            en: 'Passing, your assistant stays on space 3, and effect 4 would be lost, and with it 2 points. Take it back and moor.',
            fr: 'En passant, l’assistant reste sur la case 3 : l’effet 4 serait perdu, et 2 points avec. Reprenez le coup et amarrez.',
            pl: 'Przy mijaniu pomocnik zostaje na polu 3: przepadłby efekt 4, a z nim 2 punkty. Cofnij ruch i zacumuj.',
          },
        },
      ],
      poor: {
        en: 'Nothing there helps against 5 intrigue. Take it back, and moor at the Church.',
        fr: 'Rien là-bas n’aide contre 5 intrigues. Reprenez le coup et amarrez à l’Église.',
        pl: 'Tam nic nie pomoże na 5 punktów intryg. Cofnij ruch i zacumuj przy Kościele.',
      },
    },
    {
      at: 'church',
      ask: {
        en: 'Effect 4: give up 1 intrigue and gain 2 points.',
        fr: 'L’effet 4 : rendez 1 intrigue et gagnez 2 points.',
        pl: 'Efekt 4: oddaj 1 punkt intryg i zyskaj 2 punkty.',
      },
      right: ['use 4'],
      poor: { en: 'Take it back: first effect 4.', fr: 'Reprenez le coup : d’abord l’effet 4.', pl: 'Cofnij ruch: najpierw efekt 4.' },
    },
    {
      at: 'church',
      ask: {
        en: 'Effect 3: one more intrigue for 1 point.',
        fr: 'L’effet 3 : encore une intrigue pour 1 point.',
        pl: 'Efekt 3: jeszcze jeden punkt intryg za 1 punkt.',
      },
      right: ['use 3'],
      poor: { en: 'Take it back: effect 3.', fr: 'Reprenez le coup : l’effet 3.', pl: 'Cofnij ruch: efekt 3.' },
    },
    {
      at: 'church',
      ask: {
        en: 'Effect 2: and one for nothing.',
        fr: 'L’effet 2 : et une pour rien.',
        pl: 'Efekt 2: i jeden za darmo.',
      },
      right: ['use 2'],
      poor: { en: 'Take it back: effect 2.', fr: 'Reprenez le coup : l’effet 2.', pl: 'Cofnij ruch: efekt 2.' },
    },
    {
      ask: {
        en: 'A cube would be of no use any more: end the activation.',
        fr: 'Un cube ne servirait plus à rien : terminez l’activation.',
        pl: 'Kostka już się na nic nie przyda: zakończ aktywację.',
      },
      right: ['done', 'use 1'],
      asFirst: true,
      poor: {
        en: 'Take it back, and end the activation.',
        fr: 'Reprenez le coup et terminez l’activation.',
        pl: 'Cofnij ruch i zakończ aktywację.',
      },
    },
    {
      ask: {
        en: 'You completed mission 19 long ago, and its power lasts: after activating the Church you may remove 1 more intrigue. Apply it.',
        fr: 'Vous avez accompli la mission 19 il y a longtemps, et son pouvoir dure : après avoir activé l’Église, vous pouvez retirer encore 1 intrigue. Appliquez-le.',
        pl: 'Misja 19 została wypełniona dawno temu, a jej moc trwa: po aktywacji Kościoła możesz usunąć jeszcze 1 punkt intryg. Zastosuj ją.',
      },
      right: ['apply m19'],
      poor: {
        en: 'Every intrigue counts now: take it back, and apply mission 19.',
        fr: 'Chaque intrigue compte maintenant : reprenez le coup et appliquez la mission 19.',
        pl: 'Teraz liczy się każdy punkt intryg: cofnij ruch i zastosuj misję 19.',
      },
    },
    {
      at: 'great-council',
      say: {
        en: 'You are down to 1, and the scoring begins. The Great Council first: Christian leads on space 13 and gets 9 points, you get 5 for second place, Benoît 2.',
        fr: 'Vous n’en avez plus que 1, et le décompte commence. D’abord le Grand Conseil : Christian, en tête à la case 13, a 9 points, vous 5 pour la deuxième place, Benoît 2.',
        pl: 'Masz już tylko 1 i zaczyna się punktowanie. Najpierw Wielka Rada: Christian prowadzi na polu 13 i ma 9 punktów, ty masz 5 za drugie miejsce, Benoît 2.',
      },
    },
    {
      at: 'great-council',
      say: {
        en: 'And whoever has placed 9 or 10 assistants gains their space on that track: yours is 11, so 11 points! With 7 or 8 it is half of it, rounded up: Benoît gets 5. Christian has placed 6, and gets nothing.',
        fr: 'Et qui a placé 9 ou 10 assistants gagne sa case sur cette piste : la vôtre est la 11, donc 11 points ! Avec 7 ou 8, c’est la moitié, arrondie au-dessus : Benoît en a 5. Christian en a placé 6, et n’a rien.',
        pl: 'A kto ma na planszy 9 lub 10 pomocników, dostaje tyle punktów, ile wynosi jego pole na tym torze: twoje to 11, więc 11 punktów! Przy 7 lub 8 jest to połowa, w górę: Benoît dostaje 5. Christian ma na planszy 6 i nie dostaje nic.',
      },
    },
    { by: 's1', line: 'reduce coins' },
    {
      ask: {
        en: 'Now intrigue may still be bought off: 2 scrolls or 4 coins for one. Benoît has paid, and has 1 like you! Of those level it is the latest in turn order who is arrested, and that is you. Buy yours off; but 4 coins are worth a point in the end, and scrolls nothing.',
        fr: 'On peut encore racheter de l’intrigue : 2 parchemins ou 4 pièces pour une. Benoît a payé, et en a 1 comme vous ! À égalité, c’est le dernier dans l’ordre du tour qui est arrêté, et c’est vous. Rachetez la vôtre ; mais 4 pièces vaudront un point à la fin, et les parchemins rien.',
        pl: 'Teraz można jeszcze wykupić intrygi: 2 zwoje albo 4 monety za punkt. Po wykupieniu Benoît ma 1, tak jak ty! Przy remisie aresztują tego, kto jest ostatni w kolejności, a to ty. Wykup swój; ale 4 monety są na końcu warte punkt, a zwoje nic.',
      },
      right: ['reduce scrolls'],
      wrong: [
        {
          line: 'reduce coins',
          say: {
            en: 'That works, but those 4 coins would have been a point. Scrolls are worth nothing now: take it back and pay with them.',
            fr: 'Cela marche, mais ces 4 pièces auraient fait un point. Les parchemins ne valent plus rien : reprenez le coup et payez avec.',
            pl: 'Działa, ale te 4 monety byłyby warte punkt. Zwoje są już nic niewarte: cofnij ruch i zapłać nimi.',
          },
        },
        {
          line: 'done',
          say: {
            en: 'And so you are arrested: level with Benoît, but later in turn order. All your points are in vain. Take it back.',
            fr: 'Et vous voilà en prison : à égalité avec Benoît, mais après lui dans l’ordre du tour. Tous vos points n’y font rien. Reprenez le coup.',
            pl: 'I areszt: remis z graczem Benoît, ale jesteś dalej w kolejności. Wszystkie punkty na nic. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'The favour card is worth 4 points as long as it is not turned. Take it back, and pay with scrolls.',
        fr: 'La carte Faveur vaut 4 points tant qu’elle n’est pas retournée. Reprenez le coup et payez en parchemins.',
        pl: 'Karta przychylności jest warta 4 punkty, póki nie została odwrócona. Cofnij ruch i zapłać zwojami.',
      },
    },
    {
      say: {
        en: 'Coins: 1 point for 4, so 2 for your 9. Favour card not turned: 4 points. You have 77, Benoît 81, but Benoît has most intrigue and is arrested. Christian has 73: you have won! Build up your influence, let assistants work, and be in good time with your intrigue. The next game is yours.',
        fr: 'Pièces : 1 point pour 4, donc 2 pour vos 9. Carte Faveur non retournée : 4 points. Vous avez 77, Benoît 81, mais Benoît a le plus d’intrigue et se fait arrêter. Christian a 73 : vous avez gagné ! Gagnez de l’influence, faites travailler vos assistants, et réglez l’intrigue à temps. La prochaine partie est à vous.',
        pl: 'Monety: 1 punkt za 4, więc 2 za twoje 9. Nieodwrócona karta przychylności: 4 punkty. Masz 77, Benoît 81, ale Benoît ma najwięcej intryg i zostaje aresztowany. Christian ma 73: wygrywasz! Zdobywaj wpływy, niech pomocnicy pracują, i w porę pozbywaj się intryg. Następna gra należy do ciebie.',
      },
    },
  ],
};
