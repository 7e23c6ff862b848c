// Second part: what one shows to whom, and questions through the Ambassador.
import type { Lesson } from '@ridotto/engine';

export const answers: Lesson = {
  id: 'answers',
  title: { en: 'Show and conceal', fr: 'Montrer et cacher', pl: 'Pokaż i ukryj' },
  about: {
    en: 'Answering a partner and an opponent, the Ambassador, and two answers that together say everything.',
    fr: 'Répondre à un partenaire et à un adversaire, l’Ambassadeur, et deux réponses qui ensemble disent tout.',
    pl: 'Odpowiedzi dla partnera i dla przeciwnika, Ambasador i dwie odpowiedzi, które razem mówią wszystko.',
  },
  minutes: 4,
  players: ['Anne', 'Benoît', 'Christian', 'Denise'],
  from: {
    turn: 3,
    player: 's1',
    figures: {
      'red-tall': 's52',
      'red-short': 's31',
      'red-fat': 's27',
      'red-thin': 's04',
      'green-tall': 's35',
      'green-short': 's50',
      'green-fat': 's27',
      'green-thin': 's14',
      'blue-tall': 's06',
      'blue-short': 's41',
      'blue-fat': 's20',
      'blue-thin': 's38',
      'yellow-tall': 's11',
      'yellow-short': 's05',
      'yellow-fat': 's22',
      'yellow-thin': 's21',
    },
    question: { asker: 's1', target: 's0', kind: 'identity', channel: 'direct', turn: 3, piece: 'red-fat' },
    questions: [
      { asker: 's3', target: 's1', kind: 'identity', channel: 'direct', turn: 1, cards: ['CB', 'ZZ', 'tall'] },
      { asker: 's0', target: 's1', kind: 'identity', channel: 'direct', turn: 2, cards: ['AX', 'ZZ', 'thin'] },
      { asker: 's0', target: 's3', kind: 'disguise', channel: 'direct', turn: 2, cards: ['CB', 'thin', 'fat'] },
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
        en: 'You are Agent X, thin, with the letter B, and you know that Benoît is Madame Zsa Zsa, your partner. Benoît does not know about you yet: Benoît’s fat figure has met yours at San Barnaba, and you are asked for your identity.',
        fr: 'Vous êtes l’agent X, fin, avec la lettre B, et vous savez que Benoît est Madame Zsa Zsa, votre partenaire. Mais Benoît ne sait encore rien de vous : sa grosse figurine a rencontré la vôtre à San Barnaba, et on vous questionne sur votre identité.',
        pl: 'Jesteś Agentem X, chudym, z literą B, i wiesz, że Benoît to Madame Zsa Zsa i gra z tobą. Benoît o tobie jeszcze nic nie wie: gruba figura gracza Benoît spotkała twoją na San Barnaba i pyta o twoją tożsamość.',
      },
    },
    {
      ask: {
        en: 'Three cards, at least one true, and Benoît alone sees them. A grey card is always true, so Benoît may be certain; and your Mission card, with your letter, may stand in for one of the three. Say everything: grey Agent X, grey thin, and Mission.',
        fr: 'Trois cartes, dont au moins une vraie, et Benoît seul les voit. Une carte grise est toujours vraie : pas de doute possible ; et votre carte Mission, avec votre lettre, peut remplacer une des trois. Dites-lui tout : agent X gris, fin gris et Mission.',
        pl: 'Trzy karty, co najmniej jedna prawdziwa, i widzi je tylko Benoît. Szara karta jest zawsze prawdziwa, więc daje pewność; a twoja karta misji, z twoją literą, może zastąpić jedną z trzech. Powiedz mu wszystko: szary Agent X, szara chuda i misja.',
      },
      right: ['answer grey-AX grey-thin mission'],
      wrong: [
        {
          line: 'answer AX thin mission',
          say: {
            en: 'In colour either of the two might be false: Benoît could not be sure who you are. Take it back, and show both in grey.',
            fr: 'En couleur, l’une des deux pourrait être fausse : Benoît ne saurait pas avec certitude qui vous êtes. Reprenez le coup et montrez les deux en gris.',
            pl: 'W kolorze jedna z tych dwóch mogłaby być fałszywa: Benoît nie miałby pewności, kim jesteś. Cofnij ruch i pokaż obie szare.',
          },
        },
      ],
      poor: {
        en: 'That leaves your partner guessing. Take it back: grey Agent X, grey thin, and Mission.',
        fr: 'Votre partenaire devrait deviner. Reprenez le coup : agent X gris, fin gris et Mission.',
        pl: 'Twój partner musiałby zgadywać. Cofnij ruch: szary Agent X, szara chuda i misja.',
      },
    },
    { by: 's1', line: 'dismiss s30' },
    { by: 's1', line: 'end' },
    { by: 's2', line: 'shake', luck: ['white', 'orange', 'black'] },
    { by: 's2', line: 'move white blue-thin s33' },
    { by: 's2', line: 'move orange blue-thin s30' },
    { by: 's2', line: 'end' },
    { by: 's2', line: 'question disguise s0' },
    {
      ask: {
        en: 'Now Christian asks for your disguise. Benoît is your partner, so Christian is not: give away as little as you can. One card must be true; let it be thin, in colour, with fat and Colonel Bubble beside it, two lies.',
        fr: 'Maintenant, c’est Christian qui demande votre déguisement. Benoît est votre partenaire, donc pas Christian : livrez le moins possible. Une carte doit être vraie ; que ce soit fin, en couleur, avec gros et le colonel Bubble à côté, deux mensonges.',
        pl: 'Teraz o twoje przebranie pyta Christian. Z tobą gra Benoît, a więc nie Christian: zdradź jak najmniej. Jedna karta musi być prawdziwa; niech to będzie chuda, w kolorze, a obok gruba i Pułkownik Bubble, dwa kłamstwa.',
      },
      right: [
        'answer thin fat CB',
        'answer thin fat LF',
        'answer thin fat ZZ',
        'answer thin tall CB',
        'answer thin tall LF',
        'answer thin tall ZZ',
        'answer thin short CB',
        'answer thin short LF',
        'answer thin short ZZ',
        'answer AX tall fat',
        'answer AX tall short',
        'answer AX fat short',
      ],
      asFirst: true,
      wrong: [
        {
          line: 'answer thin fat AX',
          say: {
            en: 'Two of these are true. Christian cannot tell yet, but next time you may not show the same three again, and what comes back is what is true. Take it back, and tell two lies.',
            fr: 'Deux des trois sont vraies. Christian ne peut pas encore le savoir, mais la prochaine fois vous ne pourrez pas remontrer les mêmes, et ce qui revient est ce qui est vrai. Reprenez le coup et mentez deux fois.',
            pl: 'Dwie z nich są prawdziwe. Christian jeszcze tego nie wie, ale następnym razem nie wolno pokazać tych samych trzech, a co się powtarza, to prawda. Cofnij ruch i skłam dwa razy.',
          },
        },
        {
          line: 'answer tall fat CB',
          rule: 'one-true',
          say: {
            en: 'Words and gestures may lie as they like, but of the cards shown one is always true.',
            fr: 'Paroles et gestes peuvent mentir à volonté, mais parmi les cartes montrées, une est toujours vraie.',
            pl: 'Słowa i gesty mogą kłamać do woli, ale z pokazanych kart jedna zawsze jest prawdziwa.',
          },
        },
      ],
      poor: {
        en: 'Grey cards and the Mission card are for your partner, and one truth is enough. Take it back: thin, fat and Colonel Bubble, all in colour.',
        fr: 'Les cartes grises et la carte Mission sont pour votre partenaire, et une vérité suffit. Reprenez le coup : fin, gros et colonel Bubble, tous en couleur.',
        pl: 'Szare karty i karta misji są dla partnera, a jedna prawda wystarczy. Cofnij ruch: chuda, gruba i Pułkownik Bubble, wszystkie w kolorze.',
      },
    },
    { by: 's2', line: 'dismiss s36' },
    { by: 's2', line: 'end' },
    { by: 's3', line: 'shake', luck: ['orange', 'blue', 'black'] },
    { by: 's3', line: 'move orange yellow-fat s29' },
    { by: 's3', line: 'end' },
    { by: 's3', line: 'end' },
    {
      at: 's58',
      ask: {
        en: 'Christian has sent your fat figure to San Silvestro: right beside the Ambassador, the black piece at the Embassy. Shake the Phantom.',
        fr: 'Christian a envoyé votre grosse figurine à San Silvestro : juste à côté de l’Ambassadeur, la pièce noire à l’Ambassade. Secouez le Fantôme.',
        pl: 'Christian odsyła twoją grubą figurę na San Silvestro: tuż obok Ambasadora, czarnej figury w Ambasadzie. Potrząśnij Fantomem.',
      },
      right: ['shake'],
      luck: ['white', 'orange', 'black'],
      poor: {
        en: 'Too early: take it back, and shake the Phantom.',
        fr: 'Trop tôt : reprenez le coup et secouez le Fantôme.',
        pl: 'Za wcześnie: cofnij ruch i potrząśnij Fantomem.',
      },
    },
    {
      at: 's36',
      ask: {
        en: 'Black moves the Ambassador: bring him to San Silvestro, to your fat figure. Through him you may ask anybody, wherever they are.',
        fr: 'La noire déplace l’Ambassadeur : amenez-le à San Silvestro, près de votre grosse figurine. Par lui, on peut questionner n’importe qui, où qu’il soit.',
        pl: 'Czarna porusza Ambasadora: sprowadź go na San Silvestro, do twojej grubej figury. Przez niego można pytać każdego, gdziekolwiek jest.',
      },
      right: ['move black ambassador s36'],
      poor: {
        en: 'That comes next. Take it back: first the Ambassador to San Silvestro, with the black ball.',
        fr: 'Cela viendra. Reprenez le coup : d’abord l’Ambassadeur à San Silvestro, avec la boule noire.',
        pl: 'To za chwilę. Cofnij ruch: najpierw Ambasador na San Silvestro, czarną kulą.',
      },
    },
    {
      at: 's06',
      ask: {
        en: 'One figure may take several steps. Move your thin figure from Sacca San Girolamo by street to San Giobbe, with the white ball, past Denise’s short figure; the orange one will take it on.',
        fr: 'Une figurine peut faire plusieurs pas. Menez votre figurine fine de Sacca San Girolamo par la rue à San Giobbe, avec la boule blanche, en passant par la petite de Denise ; l’orange la mènera plus loin.',
        pl: 'Jedna figura może zrobić kilka kroków. Przesuń chudą figurę z Sacca San Girolamo ulicą na San Giobbe, białą kulą, obok niskiej figury gracza Denise; pomarańczowa poprowadzi ją dalej.',
      },
      right: ['move white red-thin s05'],
      poor: {
        en: 'Your thin figure wants to get to Ponte delle Guglie: take it back, and go to San Giobbe with the white ball.',
        fr: 'Votre figurine fine veut aller à Ponte delle Guglie : reprenez le coup et allez à San Giobbe avec la boule blanche.',
        pl: 'Twoja chuda figura ma dojść na Ponte delle Guglie: cofnij ruch i idź białą kulą na San Giobbe.',
      },
    },
    {
      at: 's06',
      ask: {
        en: 'Orange moves by street alone: on to Ponte delle Guglie, where Christian’s tall figure stands.',
        fr: 'L’orange ne va que par la rue : continuez jusqu’à Ponte delle Guglie, où se trouve la grande figurine de Christian.',
        pl: 'Pomarańczowa idzie tylko ulicą: dalej na Ponte delle Guglie, gdzie stoi wysoka figura gracza Christian.',
      },
      right: ['move orange red-thin s06'],
      poor: {
        en: 'Take it back: the thin figure on to Ponte delle Guglie, with the orange ball.',
        fr: 'Reprenez le coup : la figurine fine à Ponte delle Guglie, avec la boule orange.',
        pl: 'Cofnij ruch: chuda figura dalej na Ponte delle Guglie, pomarańczową kulą.',
      },
    },
    {
      ask: {
        en: 'Only where figures stand at the end counts. End your moves.',
        fr: 'Seule compte la position à la fin. Terminez vos déplacements.',
        pl: 'Liczy się tylko to, gdzie figury stoją na końcu. Zakończ ruchy.',
      },
      right: ['end'],
      poor: {
        en: 'Take it back, and end your moves.',
        fr: 'Reprenez le coup et terminez vos déplacements.',
        pl: 'Cofnij ruch i zakończ ruchy.',
      },
    },
    {
      at: 's36',
      ask: {
        en: 'First the Ambassador. Through him two cards of one kind are shown, and exactly one is true. Ask Christian for identity.',
        fr: 'D’abord l’Ambassadeur. Par lui, on voit deux cartes d’une même sorte, dont exactement une vraie. Questionnez Christian sur son identité.',
        pl: 'Najpierw Ambasador. Przez niego widzi się dwie karty jednego rodzaju, z których dokładnie jedna jest prawdziwa. Zapytaj gracza Christian o tożsamość.',
      },
      right: ['ambassador identity s2'],
      poor: {
        en: 'It is Christian’s identity that you want to know, through the Ambassador. Take it back.',
        fr: 'C’est l’identité de Christian que vous voulez, par l’Ambassadeur. Reprenez le coup.',
        pl: 'Chodzi o tożsamość gracza Christian, przez Ambasadora. Cofnij ruch.',
      },
    },
    { by: 's2', line: 'answer LF AX' },
    {
      say: {
        en: 'Lord Fiddlebottom or Agent X. Agent X is you: Christian is Lord Fiddlebottom. And so Denise must be Colonel Bubble.',
        fr: 'Lord Fiddlebottom ou l’agent X. L’agent X, c’est vous : Christian est Lord Fiddlebottom. Et Denise est donc le colonel Bubble.',
        pl: 'Lord Fiddlebottom albo Agent X. Agent X to ty: Christian to Lord Fiddlebottom. A więc Denise to Pułkownik Bubble.',
      },
    },
    {
      at: 's58',
      ask: {
        en: 'Put the cards away with “Noted”. After a question the Ambassador is sent away too, to a coloured start space or the Embassy. Send him to the Embassy.',
        fr: 'Rangez les cartes avec « C’est noté ». Après une question, l’Ambassadeur aussi est renvoyé, sur une case de départ colorée ou à l’Ambassade. Envoyez-le à l’Ambassade.',
        pl: 'Odłóż karty przyciskiem „Zapamiętane”. Po pytaniu odsyła się też Ambasadora, na kolorowe pole startowe albo do Ambasady. Odeślij go do Ambasady.',
      },
      right: ['dismiss s58'],
      wrong: [
        {
          line: 'dismiss s37',
          rule: 'dismissal-coloured',
          say: {
            en: 'That one is neither coloured nor the Embassy.',
            fr: 'Celle-ci n’est ni colorée ni l’Ambassade.',
            pl: 'To pole nie jest ani kolorowe, ani Ambasadą.',
          },
        },
      ],
      poor: {
        en: 'To go on here, take it back and send him to the Embassy.',
        fr: 'Pour continuer ici, reprenez le coup et envoyez-le à l’Ambassade.',
        pl: 'Aby iść dalej, cofnij ruch i odeślij go do Ambasady.',
      },
    },
    {
      at: 's06',
      ask: {
        en: 'The second meeting. You know who Christian is, but not which figure is the true one: ask Christian for disguise.',
        fr: 'La seconde rencontre. Vous savez qui est Christian, mais pas laquelle de ses figurines est la vraie : questionnez-le sur son déguisement.',
        pl: 'Drugie spotkanie. Wiesz, kim jest Christian, ale nie wiesz, która figura jest prawdziwa: zapytaj go o przebranie.',
      },
      right: ['question disguise s2'],
      wrong: [
        {
          line: 'question identity s2',
          say: {
            en: 'Identity? That you know already. One seldom gets to ask: ask for what is still missing. Take it back.',
            fr: 'L’identité ? Vous la savez déjà. On questionne rarement : demandez ce qui manque encore. Reprenez le coup.',
            pl: 'Tożsamość? To już wiesz. Okazja do pytań jest rzadka: pytaj o to, czego jeszcze brakuje. Cofnij ruch.',
          },
        },
      ],
      poor: {
        en: 'Instead of a question one may take one extra step, or do nothing. But here an answer is worth more: take it back.',
        fr: 'Au lieu de questionner, on peut faire un pas de plus, ou rien. Mais ici, une réponse vaut mieux : reprenez le coup.',
        pl: 'Zamiast pytać, można zrobić dodatkowy krok albo nic. Ale tu odpowiedź jest więcej warta: cofnij ruch.',
      },
    },
    { by: 's2', line: 'answer short thin CB' },
    {
      say: {
        en: 'Short, thin, Colonel Bubble. Thin is you. Colonel Bubble is Denise. So short is true: Christian is Lord Fiddlebottom, and the short figure is the real one. Two answers together have told you what neither says alone.',
        fr: 'Petit, fin, colonel Bubble. Fin, c’est vous. Le colonel Bubble, c’est Denise. Donc petit est vrai : Christian est Lord Fiddlebottom, et sa petite figurine est la vraie. Ensemble, deux réponses ont dit ce qu’aucune ne dit seule.',
        pl: 'Niska, chuda, Pułkownik Bubble. Chuda to ty. Pułkownik Bubble to Denise. Prawdziwa jest więc niska: Christian to Lord Fiddlebottom, a jego niska figura jest tą właściwą. Dwie odpowiedzi razem mówią to, czego żadna nie mówi sama.',
      },
    },
    {
      at: 's03',
      ask: {
        en: 'Send the tall figure to the Ghetto.',
        fr: 'Envoyez la grande figurine au Ghetto.',
        pl: 'Odeślij wysoką figurę na Ghetto.',
      },
      right: ['dismiss s03'],
      poor: {
        en: 'To go on here, take it back and send it to the Ghetto.',
        fr: 'Pour continuer ici, reprenez le coup et envoyez-la au Ghetto.',
        pl: 'Aby iść dalej, cofnij ruch i odeślij ją na Ghetto.',
      },
    },
    {
      ask: {
        en: 'End your turn.',
        fr: 'Terminez votre tour.',
        pl: 'Zakończ turę.',
      },
      right: ['end'],
      poor: {
        en: 'You do not know your mission yet: nothing to announce. Take it back, and end your turn.',
        fr: 'Vous ne savez pas encore votre mission : rien à annoncer. Reprenez le coup et terminez votre tour.',
        pl: 'Nie znasz jeszcze swojej misji: nie ma czego ogłaszać. Cofnij ruch i zakończ turę.',
      },
    },
    {
      say: {
        en: 'Everybody is known to you now. Next: your mission, and how the game is won.',
        fr: 'Vous savez maintenant qui est qui. Ensuite : votre mission, et comment on gagne.',
        pl: 'Wiesz już, kto jest kim. Dalej: twoja misja i jak się wygrywa.',
      },
    },
  ],
};
