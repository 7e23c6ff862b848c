// Third part: two letters make a mission; it is carried out, announced, and the game is over.
import type { Lesson } from '@ridotto/engine';

export const mission: Lesson = {
  id: 'mission',
  title: { en: 'Mission accomplished', fr: 'Mission accomplie', pl: 'Misja wykonana' },
  about: {
    en: 'Your partner’s letter, your mission, the last steps, and the hand with which a game is won.',
    fr: 'La lettre de votre partenaire, votre mission, les derniers pas, et la main qui fait gagner la partie.',
    pl: 'Litera partnera, wasza misja, ostatnie kroki i uścisk dłoni, który wygrywa grę.',
  },
  minutes: 3,
  players: ['Anne', 'Benoît', 'Christian', 'Denise'],
  from: {
    at: 'shake',
    turn: 10,
    player: 's0',
    figures: {
      'red-tall': 's47',
      'red-short': 's31',
      'red-fat': 's27',
      'red-thin': 's06',
      'green-tall': 's35',
      'green-short': 's50',
      'green-fat': 's33',
      'green-thin': 's14',
      'blue-tall': 's03',
      'blue-short': 's41',
      'blue-fat': 's20',
      'blue-thin': 's30',
      'yellow-tall': 's11',
      'yellow-short': 's05',
      'yellow-fat': 's29',
      'yellow-thin': 's21',
    },
    ambassador: 's58',
    'ambassador-moved': true,
    questions: [
      { asker: 's3', target: 's1', kind: 'identity', channel: 'direct', turn: 1, cards: ['CB', 'ZZ', 'tall'] },
      { asker: 's0', target: 's1', kind: 'identity', channel: 'direct', turn: 2, cards: ['AX', 'ZZ', 'thin'] },
      { asker: 's0', target: 's3', kind: 'disguise', channel: 'direct', turn: 2, cards: ['CB', 'thin', 'fat'] },
      { asker: 's1', target: 's0', kind: 'identity', channel: 'direct', turn: 3, cards: ['grey-AX', 'grey-thin', 'mission'] },
      { asker: 's2', target: 's0', kind: 'disguise', channel: 'direct', turn: 4, cards: ['thin', 'fat', 'CB'] },
      { asker: 's0', target: 's2', kind: 'identity', channel: 'ambassador', turn: 6, cards: ['LF', 'AX'] },
      { asker: 's0', target: 's2', kind: 'disguise', channel: 'direct', turn: 6, cards: ['short', 'thin', 'CB'] },
    ],
    deal: {
      s0: { identity: 'AX', disguise: 'thin', letter: 'B' },
      s1: { identity: 'ZZ', disguise: 'tall', letter: 'D' },
      s2: { identity: 'LF', disguise: 'short', letter: 'C' },
      s3: { identity: 'CB', disguise: 'fat', letter: 'A' },
    },
  },
  steps: [
    {
      say: {
        en: 'You know that Benoît is your partner, and that Christian is Lord Fiddlebottom in the guise of the short figure. One thing is missing: your mission. It is made of two letters, your B and one that only Benoît can show you.',
        fr: 'Vous savez que Benoît est votre partenaire, et que Christian est Lord Fiddlebottom sous les traits de sa petite figurine. Il manque une chose : votre mission. Elle se compose de deux lettres, votre B et une que seul Benoît peut vous montrer.',
        pl: 'Wiesz, że gra z tobą Benoît, a Christian to Lord Fiddlebottom w przebraniu niskiej figury. Brakuje jednego: waszej misji. Składa się z dwóch liter, twojej B i tej, którą może ci pokazać tylko Benoît.',
      },
    },
    {
      ask: {
        en: 'Shake the Phantom.',
        fr: 'Secouez le Fantôme.',
        pl: 'Potrząśnij Fantomem.',
      },
      right: ['shake'],
      luck: ['orange', 'blue', 'black'],
      poor: {
        en: 'Without knowing the mission? Take it back, and shake the Phantom.',
        fr: 'Sans connaître la mission ? Reprenez le coup et secouez le Fantôme.',
        pl: 'Bez znajomości misji? Cofnij ruch i potrząśnij Fantomem.',
      },
    },
    {
      at: 's33',
      ask: {
        en: 'Benoît’s fat figure stands at the Accademia, one street from your own fat one. Go there with the orange ball.',
        fr: 'La grosse figurine de Benoît est à l’Accademia, à une rue de votre grosse. Allez-y avec la boule orange.',
        pl: 'Gruba figura gracza Benoît stoi na Accademii, o jedną ulicę od twojej grubej. Idź tam pomarańczową kulą.',
      },
      right: ['move orange red-fat s33'],
      wrong: [
        {
          line: 'move orange red-tall s45',
          rule: 'no-street',
          say: {
            en: 'Only a canal leads there, and orange goes by street alone. That is for the blue ball, in a moment.',
            fr: 'Seul un canal y mène, et l’orange ne va que par la rue. Ce sera pour la bleue, tout à l’heure.',
            pl: 'Prowadzi tam tylko kanał, a pomarańczowa idzie ulicą. To zadanie dla niebieskiej, za chwilę.',
          },
        },
      ],
      poor: {
        en: 'First to Benoît: take it back, the fat figure to the Accademia with the orange ball.',
        fr: 'D’abord vers Benoît : reprenez le coup, la grosse figurine à l’Accademia avec la boule orange.',
        pl: 'Najpierw do gracza Benoît: cofnij ruch, gruba figura na Accademię pomarańczową kulą.',
      },
    },
    {
      at: 's45',
      ask: {
        en: 'And the blue ball: your tall figure by canal to the Giardini. Lord Fiddlebottom stands next to it, at Sant’Elena; whatever the mission is, it is good to be near.',
        fr: 'Et la boule bleue : votre grande figurine, par le canal, aux Giardini. Lord Fiddlebottom est juste à côté, à Sant’Elena ; quelle que soit la mission, mieux vaut être tout près.',
        pl: 'I niebieska kula: twoja wysoka figura kanałem na Giardini. Tuż obok, na Sant’Elena, stoi Lord Fiddlebottom; jakakolwiek jest misja, dobrze być blisko.',
      },
      right: ['move blue red-tall s45'],
      poor: {
        en: 'There is nothing for you there. Take it back: the tall figure to the Giardini, with the blue ball.',
        fr: 'Il n’y a rien à y faire. Reprenez le coup : la grande figurine aux Giardini, avec la boule bleue.',
        pl: 'Tam nic na ciebie nie czeka. Cofnij ruch: wysoka figura na Giardini, niebieską kulą.',
      },
    },
    {
      ask: {
        en: 'Leave the black ball, and end your moves.',
        fr: 'Laissez la boule noire et terminez vos déplacements.',
        pl: 'Zostaw czarną kulę i zakończ ruchy.',
      },
      right: ['end'],
      poor: {
        en: 'Take it back, and end your moves.',
        fr: 'Reprenez le coup et terminez vos déplacements.',
        pl: 'Cofnij ruch i zakończ ruchy.',
      },
    },
    {
      at: 's33',
      ask: {
        en: 'Ask Benoît for identity. Whatever you ask a partner for, the answer may contain the Mission card.',
        fr: 'Questionnez Benoît sur son identité. Quelle que soit la question, un partenaire peut montrer sa carte Mission.',
        pl: 'Zapytaj gracza Benoît o tożsamość. O cokolwiek zapytasz partnera, może pokazać kartę misji.',
      },
      right: ['question identity s1', 'question disguise s1'],
      asFirst: true,
      poor: {
        en: 'You need Benoît’s letter: take it back and ask.',
        fr: 'Il vous faut la lettre de Benoît : reprenez le coup et questionnez.',
        pl: 'Potrzebujesz litery gracza Benoît: cofnij ruch i zapytaj.',
      },
    },
    { by: 's1', line: 'answer grey-ZZ grey-tall mission' },
    {
      say: {
        en: 'The letter is D. For your team the letter of Madame Zsa Zsa comes first: D and B. Your passport says what that means: one of your figures, any of Benoît’s or yours, must stand on the space of Lord Fiddlebottom. Only the true figure counts: Christian’s short one, at Sant’Elena.',
        fr: 'La lettre est D. Dans votre équipe, celle de Madame Zsa Zsa vient d’abord : D et B. Votre passeport dit ce que cela signifie : une de vos figurines, à Benoît ou à vous, doit se trouver sur la case de Lord Fiddlebottom. Seule compte sa vraie figurine : la petite de Christian, à Sant’Elena.',
        pl: 'Ta litera to D. W waszej drużynie litera Madame Zsa Zsa jest pierwsza: D i B. Paszport mówi, co to znaczy: jedna z waszych figur, gracza Benoît albo twoja, ma stanąć na polu Lorda Fiddlebottoma. Liczy się tylko jego prawdziwa figura: niska gracza Christian, na Sant’Elena.',
      },
    },
    {
      at: 's56',
      ask: {
        en: 'Put the cards away with “Noted”. Then send Benoît’s figure away, to any empty space without a number. A partner’s figure, too, and that can be a gift: to San Pietro Bridge, close to the goal.',
        fr: 'Rangez les cartes avec « C’est noté ». Puis renvoyez la figurine de Benoît, sur n’importe quelle case libre sans numéro. Celle d’un partenaire aussi, et c’est parfois un cadeau : au pont San Pietro, près du but.',
        pl: 'Odłóż karty przyciskiem „Zapamiętane”. Potem odeślij figurę gracza Benoît na dowolne puste pole bez numeru. Figurę partnera też, i bywa to prezent: na Most San Pietro, blisko celu.',
      },
      right: ['dismiss s56'],
      wrong: [
        {
          line: 'dismiss s46',
          rule: 'dismissal-number',
          say: {
            en: 'Spaces with a number are the goals of missions: nobody is ever sent there.',
            fr: 'Les cases numérotées sont des buts de missions : on n’y renvoie personne.',
            pl: 'Pola z numerami są celami misji: nikogo się tam nie odsyła.',
          },
        },
      ],
      poor: {
        en: 'There it is of no use. Take it back: to San Pietro Bridge, close to Sant’Elena.',
        fr: 'Là, elle ne sert à rien. Reprenez le coup : au pont San Pietro, près de Sant’Elena.',
        pl: 'Tam się nie przyda. Cofnij ruch: na Most San Pietro, blisko Sant’Elena.',
      },
    },
    {
      ask: {
        en: 'You are one step away, but there is no ball left for it. End your turn.',
        fr: 'Il manque un pas, mais plus de boule pour le faire. Terminez votre tour.',
        pl: 'Brakuje jednego kroku, ale nie ma już na niego kuli. Zakończ turę.',
      },
      right: ['end'],
      wrong: [
        {
          line: 'announce s1',
          say: {
            en: 'The right partner, but the mission is not accomplished: when Benoît shakes hands, the others win. It must be so at the moment when it is announced. Take it back, and end your turn.',
            fr: 'Le bon partenaire, mais la mission n’est pas accomplie : si Benoît vous serre la main, les autres gagnent. Il faut que ce soit fait au moment où on l’annonce. Reprenez le coup et terminez votre tour.',
            pl: 'Właściwy partner, ale misja nie jest wykonana: gdy Benoît uściśnie dłoń, wygrają inni. Warunek musi być spełniony w chwili ogłoszenia. Cofnij ruch i zakończ turę.',
          },
        },
      ],
      poor: {
        en: 'That would lose the game: take it back, and end your turn.',
        fr: 'Ce serait perdu : reprenez le coup et terminez votre tour.',
        pl: 'To byłaby przegrana: cofnij ruch i zakończ turę.',
      },
    },
    { by: 's1', line: 'shake', luck: ['orange', 'orange', 'black'] },
    { by: 's1', line: 'move orange green-fat s55' },
    { by: 's1', line: 'end' },
    { by: 's1', line: 'end' },
    { by: 's2', line: 'shake', luck: ['white', 'orange', 'blue'] },
    { by: 's2', line: 'move white blue-fat s19' },
    { by: 's2', line: 'end' },
    { by: 's2', line: 'end' },
    { by: 's3', line: 'shake', luck: ['orange', 'blue', 'black'] },
    { by: 's3', line: 'end' },
    { by: 's3', line: 'end' },
    {
      ask: {
        en: 'Christian has not moved the short figure, for a true figure that runs away gives itself away. Shake the Phantom.',
        fr: 'Christian n’a pas bougé sa petite figurine, car une vraie figurine qui s’enfuit se trahit. Secouez le Fantôme.',
        pl: 'Christian nie rusza niskiej figury, bo prawdziwa figura, która ucieka, zdradza się. Potrząśnij Fantomem.',
      },
      right: ['shake'],
      luck: ['white', 'orange', 'purple'],
      poor: {
        en: 'Not yet: you are still one step away. Take it back, and shake the Phantom.',
        fr: 'Pas encore : il manque un pas. Reprenez le coup et secouez le Fantôme.',
        pl: 'Jeszcze nie: brakuje kroku. Cofnij ruch i potrząśnij Fantomem.',
      },
    },
    {
      at: 's41',
      ask: {
        en: 'White goes by street or canal: your tall figure from the Giardini by canal to Sant’Elena.',
        fr: 'La blanche va par rue ou canal : votre grande figurine des Giardini, par le canal, à Sant’Elena.',
        pl: 'Biała idzie ulicą albo kanałem: twoja wysoka figura z Giardini kanałem na Sant’Elena.',
      },
      right: ['move white red-tall s41'],
      poor: {
        en: 'The way to the goal is short: take it back, the tall figure to Sant’Elena with the white ball.',
        fr: 'Le but est tout près : reprenez le coup, la grande figurine à Sant’Elena avec la boule blanche.',
        pl: 'Cel jest blisko: cofnij ruch, wysoka figura na Sant’Elena białą kulą.',
      },
    },
    {
      ask: {
        en: 'Now it is so: a figure of yours stands with Lord Fiddlebottom. Announce it with “Mission accomplished?”, and hold out your hand to Benoît.',
        fr: 'C’est fait : une de vos figurines est avec Lord Fiddlebottom. Annoncez-le par « Mission accomplie ? » et tendez la main à Benoît.',
        pl: 'Stało się: twoja figura stoi obok Lorda Fiddlebottoma. Ogłoś to przyciskiem „Misja wykonana?” i podaj rękę graczowi Benoît.',
      },
      right: ['announce s1'],
      wrong: [
        {
          line: 'announce s3',
          say: {
            en: 'Denise is Colonel Bubble, of the other team. Whoever offers the wrong person a hand has lost. Take it back.',
            fr: 'Denise est le colonel Bubble, de l’autre équipe. Qui tend la main à la mauvaise personne a perdu. Reprenez le coup.',
            pl: 'Denise to Pułkownik Bubble, z drugiej drużyny. Kto poda rękę niewłaściwej osobie, przegrywa. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'Everything is ready: take it back, and announce it with Benoît.',
        fr: 'Tout est prêt : reprenez le coup et annoncez-le avec Benoît.',
        pl: 'Wszystko gotowe: cofnij ruch i ogłoś to z graczem Benoît.',
      },
    },
    { by: 's1', line: 'accept' },
    {
      say: {
        en: 'Benoît shakes your hand, all cards are opened, and it was right: you have won together! Gestures, a wink or a frown, you may make at any time, true or false.',
        fr: 'Benoît serre votre main, toutes les cartes se retournent, et tout était juste : vous avez gagné ensemble ! Des gestes, clin d’œil ou froncement de sourcils, vous pouvez en faire à tout moment, vrais ou faux.',
        pl: 'Benoît ściska twoją dłoń, wszystkie karty zostają odkryte i wszystko się zgadza: wygrywacie razem! Gesty, mrugnięcie czy zmarszczenie brwi, można robić w każdej chwili, prawdziwe albo fałszywe.',
      },
    },
    {
      say: {
        en: 'With three players one agent is missing: that one’s partner is a lone spy and wins by an escape of their own. With five the fifth plays the Ambassador, walks up to two steps, sees all answers that go through him, and wins by naming everybody. But first try four. Enjoy the carnival!',
        fr: 'À trois, un agent manque : son partenaire est un espion solitaire et gagne en s’évadant. À cinq, le cinquième joue l’Ambassadeur, marche jusqu’à deux pas, voit toutes les réponses qui passent par lui, et gagne en nommant tout le monde. Mais essayez d’abord à quatre. Bon carnaval !',
        pl: 'We troje brakuje jednego agenta: jego partner jest samotnym szpiegiem i wygrywa ucieczką. W pięcioro piąta osoba gra Ambasadorem, robi do dwóch kroków, widzi wszystkie odpowiedzi, które przez niego przechodzą, i wygrywa, gdy nazwie wszystkich. Ale najpierw spróbuj we czworo. Udanego karnawału!',
      },
    },
  ],
};
