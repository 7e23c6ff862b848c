// Ends of games: how one wins there follows from what one knows.
import type { Puzzle, Said } from '@ridotto/engine';

const FOUR = ['Anne', 'Benoît', 'Christian', 'Denise'];

const WIN: Said = {
  en: 'Carry out your mission in this turn, and announce it to your partner.',
  fr: 'Accomplissez votre mission ce tour-ci et annoncez-la à votre partenaire.',
  pl: 'Wykonaj misję w tej turze i ogłoś ją ze swoim partnerem.',
};
const NOT_YET: Said = {
  en: 'That does not win for certain. Read your note sheet: who is your partner, which letters, what is the mission?',
  fr: 'Ce n’est pas gagné à coup sûr. Relisez vos notes : qui est votre partenaire, quelles lettres, quelle mission ?',
  pl: 'To nie jest pewna wygrana. Zajrzyj do notatek: kto gra z tobą, jakie litery, jaka misja?',
};
const accepted = (partner: string, winners: readonly string[]) => ({
  is: { over: true, winners },
  after: [{ by: partner, line: 'accept' }],
  sure: true as const,
});

/** Lord Fiddlebottom, tall, letter A; Christian is Colonel Bubble with letter C: Lord Fiddlebottom to space 5. */
const RUNNER = {
  deal: {
    s0: { identity: 'LF', disguise: 'tall', letter: 'A' },
    s1: { identity: 'AX', disguise: 'short', letter: 'B' },
    s2: { identity: 'CB', disguise: 'thin', letter: 'C' },
    s3: { identity: 'ZZ', disguise: 'fat', letter: 'D' },
  },
  questions: [{ asker: 's0', target: 's2', kind: 'identity', turn: 2, cards: ['grey-CB', 'thin', 'mission'] }],
};

export const ofMissions: readonly Puzzle[] = [
  {
    id: 'two-steps',
    title: { en: 'Two steps', fr: 'Deux pas', pl: 'Dwa kroki' },
    players: FOUR,
    from: {
      turn: 9,
      player: 's0',
      balls: ['orange', 'blue'],
      used: ['black'],
      moved: ['ambassador'],
      ambassador: 's29',
      figures: { 'red-tall': 's49' },
      ...RUNNER,
    },
    at: 's40',
    ask: WIN,
    goal: accepted('s2', ['s0', 's2']),
    solutions: [['move orange red-tall s42', 'move blue red-tall s40', 'announce s2']],
    poor: NOT_YET,
    why: {
      en: 'Your A and Christian’s C: Lord Fiddlebottom to space 5, San Giorgio Maggiore. That is you, and your true figure is the tall one: by street to the San Marco Landing, then by canal.',
      fr: 'Votre A et le C de Christian : Lord Fiddlebottom sur la case 5, San Giorgio Maggiore. C’est vous, et votre vraie figurine est la grande : par la rue à l’Embarcadère San Marco, puis par le canal.',
      pl: 'Twoje A i C gracza Christian: Lord Fiddlebottom na pole 5, San Giorgio Maggiore. To ty, a twoja prawdziwa figura jest wysoka: ulicą na Przystań San Marco, potem kanałem.',
    },
  },
  {
    id: 'sent-home',
    title: { en: 'Sent home', fr: 'Renvoyé chez lui', pl: 'Odesłany do domu' },
    players: FOUR,
    from: {
      at: 'dismissal',
      turn: 9,
      player: 's0',
      dismiss: 'ambassador',
      figures: { 'red-tall': 's29' },
      ambassador: 's29',
      'ambassador-moved': true,
      deal: {
        s0: { identity: 'LF', disguise: 'tall', letter: 'C' },
        s1: { identity: 'CB', disguise: 'short', letter: 'D' },
        s2: { identity: 'AX', disguise: 'thin', letter: 'A' },
        s3: { identity: 'ZZ', disguise: 'fat', letter: 'B' },
      },
      questions: [
        { asker: 's0', target: 's1', kind: 'identity', turn: 4, cards: ['grey-CB', 'short', 'mission'] },
        { asker: 's0', target: 's2', kind: 'identity', channel: 'ambassador', turn: 9, cards: ['AX', 'LF'] },
      ],
    },
    ask: WIN,
    goal: accepted('s1', ['s0', 's1']),
    solutions: [['dismiss s58', 'announce s1']],
    poor: NOT_YET,
    why: {
      en: 'C and D: the Ambassador to the Embassy. After a question he must be sent away in any case, and the Embassy is allowed: that counts as moving him.',
      fr: 'C et D : l’Ambassadeur à l’Ambassade. Après une question, il faut de toute façon le renvoyer, et l’Ambassade est permise : cela compte comme un déplacement.',
      pl: 'C i D: Ambasador do Ambasady. Po pytaniu i tak trzeba go odesłać, a Ambasada jest dozwolona: to liczy się jako ruch.',
    },
  },
  {
    id: 'the-extra-step',
    title: { en: 'The extra step', fr: 'Le pas de plus', pl: 'Dodatkowy krok' },
    players: FOUR,
    from: {
      turn: 9,
      player: 's0',
      balls: ['blue'],
      used: ['black', 'black'],
      moved: ['ambassador'],
      ambassador: 's37',
      figures: { 'red-tall': 's43', 'green-short': 's42' },
      ...RUNNER,
    },
    at: 's40',
    ask: WIN,
    goal: accepted('s2', ['s0', 's2']),
    solutions: [['move blue red-tall s42', 'end', 'extra green-short s40', 'announce s2']],
    poor: NOT_YET,
    why: {
      en: 'Only one ball moves your figures, and space 5 is two canals away. But whoever meets somebody may take one extra step instead of asking: meet Benoît at the San Marco Landing, and go on.',
      fr: 'Une seule boule déplace vos figurines, et la case 5 est à deux canaux. Mais qui rencontre quelqu’un peut faire un pas de plus au lieu de questionner : rencontrez Benoît à l’Embarcadère San Marco, et continuez.',
      pl: 'Tylko jedna kula porusza twoje figury, a pole 5 jest o dwa kanały dalej. Ale kto kogoś spotka, może zamiast pytać zrobić dodatkowy krok: spotkaj gracza Benoît na Przystani San Marco i idź dalej.',
    },
  },
  {
    id: 'who-is-it',
    title: { en: 'Whose hand?', fr: 'Quelle main ?', pl: 'Czyja ręka?' },
    players: FOUR,
    from: {
      at: 'shake',
      turn: 9,
      player: 's0',
      figures: { 'red-fat': 's54' },
      deal: {
        s0: { identity: 'CB', disguise: 'fat', letter: 'D' },
        s1: { identity: 'AX', disguise: 'tall', letter: 'A' },
        s2: { identity: 'LF', disguise: 'thin', letter: 'B' },
        s3: { identity: 'ZZ', disguise: 'short', letter: 'C' },
      },
      questions: [
        { asker: 's0', target: 's1', kind: 'disguise', turn: 3, cards: ['grey-tall', 'short', 'LF'] },
        { asker: 's0', target: 's2', kind: 'identity', turn: 6, cards: ['LF', 'tall', 'mission'] },
      ],
    },
    ask: {
      en: 'You are Colonel Bubble, fat, and your fat figure stands on space 1. Is that your mission, and with whom? Announce it, if you are certain.',
      fr: 'Vous êtes le colonel Bubble, gros, et votre grosse figurine est sur la case 1. Est-ce votre mission, et avec qui ? Annoncez-la, si vous en avez la certitude.',
      pl: 'Jesteś Pułkownikiem Bubble w grubym przebraniu, a twoja gruba figura stoi na polu 1. Czy to jest misja i z kim? Ogłoś ją, jeśli masz pewność.',
    },
    goal: accepted('s2', ['s0', 's2']),
    solutions: [['announce s2']],
    poor: NOT_YET,
    why: {
      en: 'Benoît has shown tall in grey: Benoît is tall, and so Christian is not. Of Christian’s answer Lord Fiddlebottom must be true. Christian’s B and your D: Colonel Bubble to space 1.',
      fr: 'Benoît a montré grand en gris : il est grand, et donc pas Christian. Dans la réponse de Christian, c’est Lord Fiddlebottom qui est vrai. Son B et votre D : le colonel Bubble sur la case 1.',
      pl: 'Benoît pokazał szarą wysoką: to jego przebranie, więc nie gracza Christian. W odpowiedzi gracza Christian prawdziwy musi być Lord Fiddlebottom. Jego B i twoje D: Pułkownik Bubble na pole 1.',
    },
  },
  {
    id: 'let-them-come',
    title: { en: 'Let them come to you', fr: 'Faites-le venir', pl: 'Niech przyjdzie sam' },
    players: FOUR,
    from: {
      turn: 9,
      player: 's0',
      balls: ['purple', 'blue'],
      used: ['black'],
      moved: ['ambassador'],
      ambassador: 's29',
      figures: { 'red-fat': 's53', 'blue-thin': 's48' },
      deal: {
        s0: { identity: 'ZZ', disguise: 'fat', letter: 'C' },
        s1: { identity: 'AX', disguise: 'short', letter: 'A' },
        s2: { identity: 'CB', disguise: 'thin', letter: 'D' },
        s3: { identity: 'LF', disguise: 'tall', letter: 'B' },
      },
      questions: [
        { asker: 's0', target: 's1', kind: 'identity', turn: 3, cards: ['grey-AX', 'tall', 'mission'] },
        { asker: 's0', target: 's2', kind: 'identity', channel: 'ambassador', turn: 5, cards: ['CB', 'ZZ'] },
        { asker: 's0', target: 's2', kind: 'disguise', turn: 7, cards: ['thin', 'fat', 'LF'] },
      ],
    },
    ask: WIN,
    goal: accepted('s1', ['s0', 's1']),
    solutions: [['move purple blue-thin s53', 'announce s1']],
    wrong: [
      {
        lines: ['announce s1'],
        say: {
          en: 'The mission must be accomplished first.',
          fr: 'Il faut d’abord que la mission soit accomplie.',
          pl: 'Najpierw misja musi być wykonana.',
        },
      },
    ],
    poor: NOT_YET,
    why: {
      en: 'C and A: any of your figures onto Colonel Bubble. Christian is that (you are Zsa Zsa), and the thin figure (fat is yours, and Lord Fiddlebottom a lie). No ball of yours goes by street; but the purple one brings the thin figure to yours.',
      fr: 'C et A : une de vos figurines sur le colonel Bubble. C’est Christian (Zsa Zsa, c’est vous), et sa figurine fine (gros, c’est vous, et Lord Fiddlebottom un mensonge). Aucune de vos boules ne passe par la rue ; mais la violette amène la fine jusqu’à la vôtre.',
      pl: 'C i A: dowolna wasza figura do Pułkownika Bubble. Jest nim Christian (Zsa Zsa to ty), a jego figura jest chuda (gruba to ty, a Lord Fiddlebottom to kłamstwo). Żadna twoja kula nie idzie ulicą; ale fioletowa sprowadzi chudą figurę do twojej.',
    },
  },
  {
    id: 'make-room',
    title: { en: 'Make room first', fr: 'D’abord faire place', pl: 'Najpierw zrób miejsce' },
    players: FOUR,
    from: {
      turn: 9,
      player: 's0',
      balls: ['white', 'orange'],
      used: ['white'],
      moved: ['red-thin'],
      figures: { 'red-tall': 's42', 'red-fat': 's53', 'red-thin': 's53' },
      ...RUNNER,
    },
    at: 's40',
    ask: {
      en: 'You have just moved your thin figure to San Lorenzo, where your fat one stands. Carry out your mission in this turn, and announce it to your partner.',
      fr: 'Vous venez de mener votre figurine fine à San Lorenzo, où se trouve votre grosse. Accomplissez votre mission ce tour-ci et annoncez-la à votre partenaire.',
      pl: 'Twoja chuda figura właśnie stanęła na San Lorenzo, gdzie jest twoja gruba. Wykonaj misję w tej turze i ogłoś ją ze swoim partnerem.',
    },
    goal: accepted('s2', ['s0', 's2']),
    solutions: [['move white red-tall s40', 'move orange red-fat s48', 'announce s2']],
    poor: NOT_YET,
    why: {
      en: 'Two figures of your own may not end on one space. The canal to space 5 needs the white ball, so one of the two at San Lorenzo must leave by street, with the orange one.',
      fr: 'Deux de vos figurines ne peuvent finir sur une même case. Le canal vers la case 5 demande la blanche : l’une des deux de San Lorenzo doit donc partir par la rue, avec l’orange.',
      pl: 'Dwie twoje figury nie mogą skończyć na jednym polu. Kanał na pole 5 wymaga białej kuli, więc jedna z dwóch na San Lorenzo musi odejść ulicą, pomarańczową.',
    },
  },
  {
    id: 'past-the-other',
    title: { en: 'Past the other', fr: 'En passant', pl: 'Obok innej figury' },
    players: FOUR,
    from: {
      turn: 9,
      player: 's0',
      balls: ['black', 'black', 'orange'],
      figures: { 'red-thin': 's50', 'blue-tall': 's36', 'green-fat': 's29' },
      ambassador: 's58',
      deal: {
        s0: { identity: 'LF', disguise: 'tall', letter: 'B' },
        s1: { identity: 'ZZ', disguise: 'short', letter: 'A' },
        s2: { identity: 'AX', disguise: 'thin', letter: 'D' },
        s3: { identity: 'CB', disguise: 'fat', letter: 'C' },
      },
      questions: [{ asker: 's0', target: 's3', kind: 'identity', turn: 4, cards: ['grey-CB', 'thin', 'mission'] }],
    },
    ask: WIN,
    goal: accepted('s3', ['s0', 's3']),
    solutions: [['move black ambassador s36', 'move black ambassador s37', 'move orange red-thin s37', 'announce s3']],
    poor: NOT_YET,
    why: {
      en: 'B and C: any of your figures onto the Ambassador. He may pass others but not end with them, so both black balls take him past Christian to the San Polo Market, and orange brings your thin figure there. It need not be the true one.',
      fr: 'B et C : une de vos figurines sur l’Ambassadeur. Il peut passer par les autres, mais pas finir avec elles : les deux noires le mènent, par-delà Christian, au Marché de San Polo, et l’orange y amène votre fine. Ce n’est pas forcément la vraie.',
      pl: 'B i C: dowolna wasza figura do Ambasadora. Może mijać innych, ale nie może z nimi skończyć: obie czarne prowadzą go obok gracza Christian na Targ San Polo, a pomarańczowa sprowadza tam twoją chudą figurę. Nie musi być prawdziwa.',
    },
  },
  {
    id: 'which-figure',
    title: { en: 'Which of the two?', fr: 'Laquelle des deux ?', pl: 'Która z dwóch?' },
    players: FOUR,
    from: {
      turn: 12,
      player: 's0',
      balls: ['white'],
      used: ['black', 'black'],
      moved: ['ambassador'],
      figures: { 'red-tall': 's48', 'yellow-tall': 's49', 'yellow-fat': 's51' },
      ambassador: 's18',
      deal: {
        s0: { identity: 'AX', disguise: 'short', letter: 'B' },
        s1: { identity: 'ZZ', disguise: 'thin', letter: 'D' },
        s2: { identity: 'CB', disguise: 'tall', letter: 'A' },
        s3: { identity: 'LF', disguise: 'fat', letter: 'C' },
      },
      questions: [
        { asker: 's0', target: 's1', kind: 'identity', turn: 3, cards: ['grey-ZZ', 'fat', 'mission'] },
        { asker: 's0', target: 's3', kind: 'identity', channel: 'ambassador', turn: 5, cards: ['LF', 'AX'] },
        { asker: 's0', target: 's2', kind: 'disguise', channel: 'ambassador', turn: 7, cards: ['short', 'tall'] },
        { asker: 's0', target: 's3', kind: 'disguise', turn: 9, cards: ['tall', 'fat', 'CB'] },
      ],
    },
    ask: WIN,
    goal: accepted('s1', ['s0', 's1']),
    solutions: [['move white red-tall s51', 'announce s1']],
    wrong: [
      {
        lines: ['move white red-tall s49', 'announce s1'],
        say: {
          en: 'The tall figure? Look at what Christian has told you about disguise: short or tall, and short is you.',
          fr: 'La grande ? Regardez ce que Christian a dit de son déguisement : petit ou grand, et petit, c’est vous.',
          pl: 'Wysoka? Zobacz, co o przebraniu powiedział Christian: niska albo wysoka, a niska to ty.',
        },
      },
    ],
    poor: NOT_YET,
    why: {
      en: 'D and B: onto Lord Fiddlebottom, and that is Denise, for Agent X is you. Of tall, fat and Colonel Bubble the last is a lie; and tall is Christian, who showed short, which is yours, or tall. So the fat figure is the true one.',
      fr: 'D et B : sur Lord Fiddlebottom, et c’est Denise, car l’agent X, c’est vous. De grand, gros et colonel Bubble, le dernier est un mensonge ; et grand, c’est Christian, qui a montré petit, le vôtre, ou grand. La grosse figurine est donc la vraie.',
      pl: 'D i B: do Lorda Fiddlebottoma, a to Denise, bo Agent X to ty. Z kart wysoka, gruba i Pułkownik Bubble ta ostatnia to kłamstwo; a wysoka to Christian, po pokazaniu niskiej, która jest twoja, i wysokiej. Prawdziwa jest więc gruba figura.',
    },
  },
  {
    id: 'alone',
    title: { en: 'Alone?', fr: 'En solitaire ?', pl: 'W pojedynkę?' },
    players: ['Anne', 'Benoît', 'Christian'],
    from: {
      turn: 9,
      player: 's0',
      balls: ['blue', 'white'],
      used: ['black'],
      moved: ['ambassador'],
      ambassador: 's36',
      figures: { 'red-tall': 's43' },
      deal: {
        s0: { identity: 'LF', disguise: 'tall', letter: 'B' },
        s1: { identity: 'AX', disguise: 'short', letter: 'A' },
        s2: { identity: 'ZZ', disguise: 'thin', letter: 'C' },
        'set-aside': { identity: 'CB', disguise: 'fat', letter: 'D' },
      },
      questions: [
        { asker: 's0', target: 's1', kind: 'identity', channel: 'ambassador', turn: 3, cards: ['AX', 'LF'] },
        { asker: 's0', target: 's2', kind: 'identity', turn: 6, cards: ['AX', 'ZZ', 'tall'] },
      ],
    },
    ask: {
      en: 'With three players one agent is missing, and whoever has no partner is a lone spy and wins by an escape: Lord Fiddlebottom from space 5. Is that you? Win in this turn.',
      fr: 'À trois joueurs, il manque un agent, et qui n’a pas de partenaire est un espion solitaire et gagne en s’évadant : Lord Fiddlebottom par la case 5. Est-ce votre cas ? Gagnez ce tour-ci.',
      pl: 'W grze we troje brakuje jednego agenta, a kto nie ma partnera, jest samotnym szpiegiem i wygrywa ucieczką: Lord Fiddlebottom z pola 5. Czy to ty? Wygraj w tej turze.',
    },
    goal: { is: { over: true, winners: ['s0'] }, sure: true },
    solutions: [['move blue red-tall s42', 'move white red-tall s40', 'escape']],
    poor: NOT_YET,
    why: {
      en: 'Benoît is Agent X, for Lord Fiddlebottom is you. So Christian’s Agent X is a lie, and tall is you: Christian is Zsa Zsa. Those two are a team, Colonel Bubble is missing, and you escape by two canals.',
      fr: 'Benoît est l’agent X, car Lord Fiddlebottom, c’est vous. L’agent X de Christian est donc un mensonge, et grand, c’est vous : Christian est Zsa Zsa. Ces deux-là font équipe, le colonel Bubble manque, et vous vous évadez par deux canaux.',
      pl: 'Benoît to Agent X, bo Lord Fiddlebottom to ty. Karta Agent X gracza Christian to więc kłamstwo, a wysoka to ty: Christian to Zsa Zsa. Tych dwoje gra razem, Pułkownika Bubble brakuje, a ty uciekasz dwoma kanałami.',
    },
  },
];
