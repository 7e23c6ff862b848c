// Thought out, for what hardly any game of bots comes to so clearly.
import type { Puzzle } from '@ridotto/engine';
import { accepted, FOUR, NOT_YET, THREE, WIN } from './puzzle-words.ts';

export const thoughtOut = {
  'who-is-it': {
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
      fr: 'Benoît a montré grand en gris : ce n’est donc pas le déguisement de Christian. Dans la réponse de Christian, c’est Lord Fiddlebottom qui est vrai. Son B et votre D : le colonel Bubble sur la case 1.',
      pl: 'Benoît pokazuje szarą wysoką: to nie jest więc przebranie gracza Christian. W odpowiedzi gracza Christian prawdziwy musi być Lord Fiddlebottom. Jego B i twoje D: Pułkownik Bubble na pole 1.',
    },
  },
  'sent-home': {
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
  'for-your-partner': {
    id: 'for-your-partner',
    title: { en: 'Two cards for your partner', fr: 'Deux cartes pour votre partenaire', pl: 'Dwie karty dla partnera' },
    players: FOUR,
    options: { notes: 'deductions' },
    from: {
      turn: 6,
      player: 's1',
      question: { asker: 's1', target: 's0', kind: 'identity', channel: 'ambassador' },
      questions: [{ asker: 's0', target: 's1', kind: 'identity', turn: 2, cards: ['grey-ZZ', 'tall', 'LF'] }],
      deal: {
        s0: { identity: 'AX', disguise: 'thin', letter: 'B' },
        s1: { identity: 'ZZ', disguise: 'tall', letter: 'D' },
        s2: { identity: 'LF', disguise: 'short', letter: 'C' },
        s3: { identity: 'CB', disguise: 'fat', letter: 'A' },
      },
    },
    ask: {
      en: 'Benoît, your partner, asks through the Ambassador: only two cards. Show them so that Benoît knows for certain who you are, and your letter as well.',
      fr: 'Benoît, votre partenaire, vous questionne par l’Ambassadeur : deux cartes seulement. Montrez-les de sorte qu’il sache avec certitude qui vous êtes, et votre lettre aussi.',
      pl: 'Benoît, twój partner, pyta przez Ambasadora: tylko dwie karty. Pokaż je tak, by na pewno wiedzieć, kim jesteś, i by znać też twoją literę.',
    },
    goal: { is: { deductions: { possible: { s0: { identities: ['AX'], letters: ['B'] } } } }, sees: 's1', sure: true },
    solutions: [['answer grey-AX mission']],
    poor: {
      en: 'Then something stays open for Benoît: who you are, or your letter.',
      fr: 'Alors il reste un doute à Benoît : qui vous êtes, ou votre lettre.',
      pl: 'Wtedy dla gracza Benoît coś zostaje niejasne: kim jesteś albo twoja litera.',
    },
    why: {
      en: 'The Mission card stands in for one of the two and shows B. It is never true itself, so the other card must be: Agent X is certain, in grey or in colour.',
      fr: 'La carte Mission remplace l’une des deux et montre B. Elle n’est jamais vraie elle-même, donc l’autre l’est : l’agent X est certain, en gris ou en couleur.',
      pl: 'Karta misji zastępuje jedną z dwóch i pokazuje B. Sama nigdy nie jest prawdziwa, więc druga musi być: Agent X jest pewny, szary czy kolorowy.',
    },
  },
  alone: {
    id: 'alone',
    title: { en: 'Alone?', fr: 'En solitaire ?', pl: 'W pojedynkę?' },
    players: THREE,
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
} satisfies Record<string, Puzzle>;
