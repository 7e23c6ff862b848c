// First part: a turn, and what an answer tells.
import type { Lesson } from '@ridotto/engine';

export const masks: Lesson = {
  id: 'masks',
  title: { en: 'Behind the masks', fr: 'Derrière les masques', pl: 'Za maskami' },
  about: {
    en: 'Shake, move, meet, ask, and make out from three cards who somebody is.',
    fr: 'Secouer, avancer, rencontrer, questionner, et deviner qui est qui d’après trois cartes.',
    pl: 'Potrząśnij, porusz się, spotkaj, zapytaj i z trzech kart wywnioskuj, kim ktoś jest.',
  },
  minutes: 5,
  players: ['Anne', 'Benoît', 'Christian', 'Denise'],
  from: {
    at: 'shake',
    turn: 2,
    figures: {
      'red-tall': 's52',
      'red-short': 's31',
      'red-fat': 's27',
      'red-thin': 's02',
      'green-tall': 's35',
      'green-short': 's04',
      'green-fat': 's24',
      'green-thin': 's14',
      'blue-short': 's41',
      'blue-fat': 's20',
      'blue-thin': 's38',
      'yellow-tall': 's11',
      'yellow-short': 's05',
      'yellow-fat': 's47',
      'yellow-thin': 's21',
    },
    questions: [{ asker: 's3', target: 's1', kind: 'identity', channel: 'direct', turn: 1, cards: ['CB', 'ZZ', 'tall'] }],
    deal: {
      s0: { identity: 'AX', disguise: 'thin', letter: 'B' },
      s1: { identity: 'ZZ', disguise: 'tall' },
      s2: { identity: 'LF', disguise: 'short', letter: 'C' },
      s3: { identity: 'CB', letter: 'A' },
    },
  },
  steps: [
    {
      say: {
        en: 'Carnival in Venice! Four agents, two teams: Lord Fiddlebottom with Colonel Bubble, Madame Zsa Zsa with Agent X. You are Agent X. Nobody knows that, and you do not know who your partner is. Find out, and carry out your mission together.',
        fr: 'Carnaval à Venise ! Quatre agents, deux équipes : Lord Fiddlebottom avec le colonel Bubble, Madame Zsa Zsa avec l’agent X. Vous êtes l’agent X. Personne ne le sait, et vous ignorez qui est votre partenaire. À vous de le découvrir, puis d’accomplir ensemble votre mission.',
        pl: 'Karnawał w Wenecji! Czterech agentów, dwie drużyny: Lord Fiddlebottom z Pułkownikiem Bubble, Madame Zsa Zsa z Agentem X. Jesteś Agentem X. Nikt o tym nie wie, a ty nie wiesz, kto gra z tobą. Dowiedz się i wykonajcie razem misję.',
      },
    },
    {
      say: {
        en: 'Everybody has four figures on the map: a tall, a short, a fat and a thin one. Only one of the four is the true one; of yours it is the thin one. So everybody hides two things: an identity, who one is, and a disguise, which figure one is in.',
        fr: 'Chacun a quatre figurines sur la carte : une grande, une petite, une grosse et une fine. Une seule des quatre est la vraie ; parmi les vôtres, c’est la fine. On cache donc deux choses : son identité, qui l’on est, et son déguisement, quelle figurine on est.',
        pl: 'Wszyscy mają na mapie cztery figury: wysoką, niską, grubą i chudą. Tylko jedna z czterech jest prawdziwa; wśród twoich jest to chuda. Ukrywa się więc dwie rzeczy: tożsamość, czyli kim się jest, i przebranie, czyli którą figurą się jest.',
      },
    },
    {
      ask: {
        en: 'A turn begins with the Phantom: shake it. Three of its ten balls show, and each is one step for some figure.',
        fr: 'Le tour commence par le Fantôme : secouez-le. Trois de ses dix boules apparaissent, et chacune est un pas pour une figurine.',
        pl: 'Tura zaczyna się od Fantoma: potrząśnij nim. Pokażą się trzy z dziesięciu kul, a każda to jeden krok jakiejś figury.',
      },
      right: ['shake'],
      luck: ['white', 'purple', 'black'],
      wrong: [
        {
          line: 'announce s2',
          say: {
            en: 'Now Christian would shake your hand or refuse it, and the game would be over: your mission is not accomplished, so the others would win. One announces only what one knows. Take it back, and shake the Phantom.',
            fr: 'Christian devrait maintenant serrer votre main ou la refuser, et la partie serait finie : votre mission n’est pas accomplie, et les autres gagneraient. On n’annonce que ce qu’on sait. Reprenez le coup et secouez le Fantôme.',
            pl: 'Christian uścisnąłby teraz twoją rękę albo nie, i gra by się skończyła: misja nie jest wykonana, więc wygraliby inni. Ogłasza się tylko to, co się wie. Cofnij ruch i potrząśnij Fantomem.',
          },
        },
      ],
      poor: {
        en: 'It is far too early to announce anything. Take it back, and shake the Phantom.',
        fr: 'C’est bien trop tôt pour annoncer quoi que ce soit. Reprenez le coup et secouez le Fantôme.',
        pl: 'Za wcześnie, by coś ogłaszać. Cofnij ruch i potrząśnij Fantomem.',
      },
    },
    {
      at: 's04',
      ask: {
        en: 'White moves a figure of your own, by street or canal. Your thin figure stands beside Benoît’s short one: move it with the white ball to Sacca San Girolamo, where that one is, and you meet.',
        fr: 'La blanche déplace une de vos figurines, par rue ou canal. Votre figurine fine est à côté de la petite de Benoît : menez-la avec la boule blanche à Sacca San Girolamo, où celle-ci se trouve, et vous vous rencontrez.',
        pl: 'Biała porusza twoją figurę, ulicą lub kanałem. Twoja chuda figura stoi obok niskiej figury gracza Benoît: przesuń ją białą kulą na Sacca San Girolamo, gdzie tamta stoi, a się spotkacie.',
      },
      right: ['move white red-thin s04'],
      poor: {
        en: 'That goes, but nobody is met by it, and meetings are what you learn from. Take it back: the thin figure to Sacca San Girolamo, with the white ball.',
        fr: 'C’est possible, mais personne n’est rencontré ainsi, et c’est par les rencontres qu’on apprend. Reprenez le coup : la figurine fine à Sacca San Girolamo, avec la boule blanche.',
        pl: 'Można i tak, ale nikogo tak nie spotkasz, a wiedza bierze się ze spotkań. Cofnij ruch: chuda figura na Sacca San Girolamo, białą kulą.',
      },
    },
    {
      at: 's52',
      ask: {
        en: 'Purple moves a figure of somebody else. Denise’s fat figure is one step away from your tall one: bring it to San Francesco della Vigna, with the purple ball. Then you meet that one too.',
        fr: 'La violette déplace la figurine d’un autre. La grosse de Denise est à un pas de votre grande : amenez-la à San Francesco della Vigna avec la boule violette. Vous la rencontrez aussi.',
        pl: 'Fioletowa porusza cudzą figurę. Gruba figura gracza Denise jest o krok od twojej wysokiej: sprowadź ją na San Francesco della Vigna fioletową kulą. Ją też wtedy spotkasz.',
      },
      right: ['move purple yellow-fat s52'],
      poor: {
        en: 'There are better uses for it: take it back, and bring Denise’s fat figure to San Francesco della Vigna.',
        fr: 'On peut mieux s’en servir : reprenez le coup et amenez la grosse figurine de Denise à San Francesco della Vigna.',
        pl: 'Można to lepiej wykorzystać: cofnij ruch i sprowadź grubą figurę gracza Denise na San Francesco della Vigna.',
      },
    },
    {
      ask: {
        en: 'Black would move the Ambassador; you need not use it. End your moves.',
        fr: 'La noire déplacerait l’Ambassadeur ; rien n’oblige à s’en servir. Terminez vos déplacements.',
        pl: 'Czarna porusza Ambasadora; nie trzeba jej używać. Zakończ ruchy.',
      },
      right: ['end'],
      poor: {
        en: 'The Ambassador may wait. Take it back, and end your moves.',
        fr: 'L’Ambassadeur peut attendre. Reprenez le coup et terminez vos déplacements.',
        pl: 'Ambasador może poczekać. Cofnij ruch i zakończ ruchy.',
      },
    },
    {
      ask: {
        en: 'Two meetings, and with each you may ask. Whoever is asked for identity shows two Identity cards and one Disguise card, and at least one of the three is true. Ask Benoît for identity.',
        fr: 'Deux rencontres, et à chacune vous pouvez questionner. Qui est questionné sur l’identité montre deux cartes Identité et une carte Déguisement, dont au moins une est vraie. Questionnez Benoît sur son identité.',
        pl: 'Dwa spotkania, a przy każdym możesz pytać. Kto odpowiada o tożsamości, pokazuje dwie karty tożsamości i jedną przebrania, a co najmniej jedna z trzech jest prawdziwa. Zapytaj gracza Benoît o tożsamość.',
      },
      right: ['question identity s1'],
      poor: {
        en: 'That has its time as well. First ask Benoît for identity: take it back.',
        fr: 'Cela viendra aussi. D’abord, questionnez Benoît sur son identité : reprenez le coup.',
        pl: 'Na to też przyjdzie czas. Najpierw zapytaj gracza Benoît o tożsamość: cofnij ruch.',
      },
    },
    { by: 's1', line: 'answer AX ZZ thin' },
    {
      say: {
        en: 'Agent X, Zsa Zsa, thin. At least one is true. But Agent X is you, and thin is your build, and there is only one of each! So what is true must be Madame Zsa Zsa: Benoît is your partner. Nobody else can know that from this answer.',
        fr: 'Agent X, Zsa Zsa, fin. Au moins une est vraie. Or l’agent X, c’est vous, et fin, c’est votre silhouette, et chacune n’existe qu’une fois ! La vraie est donc Madame Zsa Zsa : Benoît est votre partenaire. Personne d’autre ne peut le savoir par cette réponse.',
        pl: 'Agent X, Zsa Zsa, chuda. Co najmniej jedna jest prawdziwa. Ale Agent X to ty, a chuda to twoja sylwetka, i każda jest tylko jedna! Prawdziwa musi być więc Madame Zsa Zsa: Benoît gra z tobą. Nikt inny nie może tego wiedzieć z tej odpowiedzi.',
      },
    },
    {
      at: 's50',
      ask: {
        en: '“Noted” puts the cards away. After a question the figure that was met is sent away, to any empty space without a number. Send it to Rialto.',
        fr: '« C’est noté » range les cartes. Après une question, la figurine rencontrée est renvoyée sur n’importe quelle case libre sans numéro. Envoyez-la au Rialto.',
        pl: '„Zapamiętane” odkłada karty. Po pytaniu spotkana figura zostaje odesłana na dowolne puste pole bez numeru. Odeślij ją na Rialto.',
      },
      right: ['dismiss s50'],
      poor: {
        en: 'Any empty space would do; to go on here, take it back and send it to Rialto.',
        fr: 'Toute case libre conviendrait ; pour continuer ici, reprenez le coup et envoyez-la au Rialto.',
        pl: 'Każde puste pole byłoby dobre; aby iść dalej, cofnij ruch i odeślij ją na Rialto.',
      },
    },
    {
      ask: {
        en: 'And the other meeting: ask Denise for disguise. Then two Disguise cards and one Identity card are shown.',
        fr: 'L’autre rencontre maintenant : questionnez Denise sur son déguisement. On vous montre alors deux cartes Déguisement et une carte Identité.',
        pl: 'I drugie spotkanie: zapytaj gracza Denise o przebranie. Wtedy zobaczysz dwie karty przebrania i jedną tożsamości.',
      },
      right: ['question disguise s3'],
      poor: {
        en: 'You know your partner; of the others you want to know the disguise. Take it back and ask Denise for it.',
        fr: 'Vous connaissez votre partenaire ; des autres, c’est le déguisement qui importe. Reprenez le coup et questionnez Denise là-dessus.',
        pl: 'Wiesz już, kto gra z tobą; u innych ważne jest przebranie. Cofnij ruch i zapytaj o nie gracza Denise.',
      },
    },
    { by: 's3', line: 'answer CB thin fat' },
    {
      say: {
        en: 'Colonel Bubble, thin, fat. Thin is yours, so Denise is Colonel Bubble, or fat, or both. One more answer will tell. What you find out goes onto the sheet beside the board.',
        fr: 'Colonel Bubble, fin, gros. Fin, c’est vous : Denise est donc le colonel Bubble, ou gros, ou les deux. Une réponse de plus le dira. Ce que vous trouvez se note sur la feuille à côté du plateau.',
        pl: 'Pułkownik Bubble, chuda, gruba. Chuda to ty, więc Denise to Pułkownik Bubble albo gruba, albo jedno i drugie. Jeszcze jedna odpowiedź to wyjaśni. Co wiesz, zapisuj na arkuszu obok planszy.',
      },
    },
    {
      at: 's22',
      ask: {
        en: 'Send Denise’s figure to Santa Margherita.',
        fr: 'Envoyez la figurine de Denise à Santa Margherita.',
        pl: 'Odeślij figurę gracza Denise na Santa Margherita.',
      },
      right: ['dismiss s22'],
      poor: {
        en: 'To go on here, take it back and send it to Santa Margherita.',
        fr: 'Pour continuer ici, reprenez le coup et envoyez-la à Santa Margherita.',
        pl: 'Aby iść dalej, cofnij ruch i odeślij ją na Santa Margherita.',
      },
    },
    {
      say: {
        en: 'The rest follows. Let Benoît find out that you are Agent X, put your two letters together, and you have a mission: somebody must stand on a certain space, or two together. Is it accomplished? Then announce it, and offer your partner your hand. Right, and you both win; wrong, and the others do.',
        fr: 'Le reste en découle. Faites savoir à Benoît que vous êtes l’agent X, réunissez vos deux lettres, et vous avez une mission : quelqu’un doit être sur une certaine case, ou deux ensemble. Accomplie ? Annoncez-la et tendez la main à votre partenaire. Juste, vous gagnez tous deux ; faux, ce sont les autres.',
        pl: 'Reszta z tego wynika. Niech Benoît dowie się, że jesteś Agentem X, połączcie swoje litery i macie misję: ktoś ma stać na pewnym polu albo dwoje razem. Wykonana? Ogłoś to i podaj partnerowi rękę. Jeśli masz rację, wygrywacie oboje; jeśli nie, wygrywają inni.',
      },
    },
  ],
};
