// Questions and answers in the midst of games: what is shown to whom, and what one learns by it.
import type { Puzzle } from '@ridotto/engine';

const FOUR = ['Anne', 'Benoît', 'Christian', 'Denise'];

/** Of three of them: who everybody is; and what whoever learns knows of Christian. */
const DEAL = {
  s0: { identity: 'AX', disguise: 'thin', letter: 'B' },
  s1: { identity: 'ZZ', disguise: 'tall', letter: 'D' },
  s2: { identity: 'LF', disguise: 'short', letter: 'C' },
  s3: { identity: 'CB', disguise: 'fat', letter: 'A' },
};
const ASKED_OF_CHRISTIAN = [
  { asker: 's0', target: 's2', kind: 'identity', turn: 2, cards: ['LF', 'AX', 'thin'] },
  { asker: 's0', target: 's2', kind: 'disguise', channel: 'ambassador', turn: 5, cards: ['short', 'thin'] },
];

export const ofCards: readonly Puzzle[] = [
  {
    id: 'for-your-partner',
    title: { en: 'Two cards for your partner', fr: 'Deux cartes pour votre partenaire', pl: 'Dwie karty dla partnera' },
    players: FOUR,
    options: { notes: 'deductions' },
    from: {
      turn: 6,
      player: 's1',
      question: { asker: 's1', target: 's0', kind: 'identity', channel: 'ambassador' },
      questions: [{ asker: 's0', target: 's1', kind: 'identity', turn: 2, cards: ['grey-ZZ', 'tall', 'LF'] }],
      deal: DEAL,
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
  {
    id: 'for-an-opponent',
    title: { en: 'Three cards for an opponent', fr: 'Trois cartes pour un adversaire', pl: 'Trzy karty dla przeciwnika' },
    players: FOUR,
    options: { notes: 'deductions' },
    from: {
      turn: 8,
      player: 's2',
      question: { asker: 's2', target: 's0', kind: 'identity', channel: 'direct' },
      questions: ASKED_OF_CHRISTIAN,
      deal: DEAL,
    },
    ask: {
      en: 'Christian asks for your identity, and you know who that is. Show three cards that leave Christian in the dark as much as possible.',
      fr: 'Christian vous questionne sur votre identité, et vous savez qui c’est. Montrez trois cartes qui lui laissent le plus de possibilités.',
      pl: 'O twoją tożsamość pyta Christian, a ty wiesz, kto to jest. Pokaż trzy karty, które zostawią mu jak najwięcej możliwości.',
    },
    goal: { is: { deductions: { sheets: 28 } }, sees: 's2', sure: true },
    solutions: [['answer AX CB tall']],
    poor: {
      en: 'Some other answer leaves Christian more possibilities. What does Christian know to be a lie at once?',
      fr: 'Une autre réponse laisse à Christian plus de possibilités. Quel mensonge voit-il aussitôt ?',
      pl: 'Inna odpowiedź zostawia więcej możliwości. Które kłamstwo Christian rozpozna od razu?',
    },
    why: {
      en: 'Christian is Lord Fiddlebottom, and short: whoever is shown their own card knows it for a lie, and has one less to wonder about. So show neither of these two, and nothing in grey.',
      fr: 'Christian est Lord Fiddlebottom, et petit : qui voit sa propre carte sait que c’est un mensonge, et a un doute de moins. Ne montrez donc ni l’une ni l’autre, et rien en gris.',
      pl: 'Christian to Lord Fiddlebottom w niskim przebraniu: kto widzi własną kartę, wie, że to kłamstwo, i ma o jedną wątpliwość mniej. Nie pokazuj więc żadnej z tych dwóch ani niczego szarego.',
    },
  },
  {
    id: 'asked-again',
    title: { en: 'Asked again', fr: 'Une deuxième fois', pl: 'Jeszcze raz to samo pytanie' },
    players: FOUR,
    options: { notes: 'deductions' },
    from: {
      turn: 12,
      player: 's2',
      question: { asker: 's2', target: 's0', kind: 'identity', channel: 'direct' },
      questions: [...ASKED_OF_CHRISTIAN, { asker: 's2', target: 's0', kind: 'identity', turn: 8, cards: ['AX', 'CB', 'thin'] }],
      deal: DEAL,
    },
    ask: {
      en: 'Christian, who is Lord Fiddlebottom and short, asks for your identity once more and has seen Agent X, Colonel Bubble and thin. The same three may not be shown again. Which three leave most in the dark?',
      fr: 'Christian, qui est Lord Fiddlebottom et petit, vous questionne encore sur votre identité et a déjà vu agent X, colonel Bubble et fin. Les trois mêmes ne peuvent pas resservir. Lesquelles laissent le plus de possibilités ?',
      pl: 'Christian, Lord Fiddlebottom w niskim przebraniu, znów pyta o twoją tożsamość, a zna już karty Agent X, Pułkownik Bubble i chuda. Tych samych trzech pokazać nie wolno. Które trzy zostawią najwięcej możliwości?',
    },
    goal: { is: { deductions: { sheets: 24 } }, sees: 's2', sure: true },
    solutions: [['answer AX CB fat']],
    poor: {
      en: 'What is shown twice is not yet betrayed, as long as two things are. Look for an answer that changes less.',
      fr: 'Ce qui est montré deux fois n’est pas encore trahi, tant que deux choses le sont. Cherchez une réponse qui change moins.',
      pl: 'To, co pokazano dwa razy, jeszcze się nie zdradza, póki są to dwie rzeczy. Poszukaj odpowiedzi, która mniej zmienia.',
    },
    why: {
      en: 'Agent X and Colonel Bubble both again, and only the disguise is new: you may still be either of them, in any disguise. Change an identity instead, and what has come twice is nearly certain.',
      fr: 'L’agent X et le colonel Bubble encore tous deux, et seul le déguisement change : vous pouvez toujours être l’un ou l’autre, sous n’importe quels traits. Changez une identité, et ce qui revient est presque sûr.',
      pl: 'Znów Agent X i Pułkownik Bubble, a nowe jest tylko przebranie: wciąż możesz być jednym albo drugim, w dowolnym przebraniu. Zmień tożsamość, a to, co się powtarza, staje się prawie pewne.',
    },
  },
  {
    id: 'ask-once-more',
    title: { en: 'The question that must tell', fr: 'La question qui dira tout', pl: 'Pytanie, które musi wyjaśnić' },
    players: FOUR,
    options: { notes: 'deductions' },
    from: {
      at: 'meetings',
      turn: 9,
      player: 's0',
      figures: { 'red-fat': 's36', 'red-tall': 's30', 'yellow-short': 's30' },
      ambassador: 's36',
      used: ['black', 'white', 'orange'],
      moved: ['ambassador', 'red-tall'],
      meetings: [
        { piece: 'red-fat', with: 'ambassador' },
        { piece: 'red-tall', with: 'yellow-short' },
      ],
      deal: {
        s0: { identity: 'LF', disguise: 'short', letter: 'A' },
        s1: { identity: 'ZZ', disguise: 'tall', letter: 'D' },
        s2: { identity: 'CB', disguise: 'thin', letter: 'C' },
        s3: { identity: 'AX', disguise: 'fat', letter: 'B' },
      },
      questions: [
        { asker: 's0', target: 's1', kind: 'identity', turn: 2, cards: ['grey-ZZ', 'LF', 'thin'] },
        { asker: 's0', target: 's2', kind: 'identity', channel: 'ambassador', turn: 5, cards: ['CB', 'AX'] },
      ],
    },
    ask: {
      en: 'Your partner, Colonel Bubble, is Christian or Denise. Ask one question whose answer, whatever it is, tells you which.',
      fr: 'Votre partenaire, le colonel Bubble, est Christian ou Denise. Posez une question dont la réponse, quelle qu’elle soit, vous dira qui.',
      pl: 'Twój partner, Pułkownik Bubble, to Christian albo Denise. Zadaj jedno pytanie, po którym, jakakolwiek będzie odpowiedź, będziesz to wiedzieć.',
    },
    goal: { is: { deductions: { possible: { s2: { identities: ['any'] } } } }, sees: 's0', replies: true, sure: true },
    solutions: [['ambassador identity s2']],
    poor: {
      en: 'To that there are answers that leave it open. What has somebody already shown you, and may not show again?',
      fr: 'À cela, certaines réponses laissent le doute. Que vous a-t-on déjà montré, et qu’on ne peut plus remontrer ?',
      pl: 'Na to są odpowiedzi, które niczego nie rozstrzygają. Co już ci pokazano i czego pokazać ponownie nie wolno?',
    },
    why: {
      en: 'Christian has shown Colonel Bubble and Agent X, and one is true. The same pair may not come again: asked once more through the Ambassador, Christian shows only one of the two, beside something that you know to be a lie.',
      fr: 'Christian a montré colonel Bubble et agent X, et l’une est vraie. La même paire ne peut pas revenir : questionné encore par l’Ambassadeur, Christian ne montre que l’une des deux, à côté d’une carte que vous savez fausse.',
      pl: 'Christian pokazał Pułkownika Bubble i Agenta X, a jedna z kart jest prawdziwa. Ta sama para nie może wrócić: zapytany znów przez Ambasadora, Christian pokaże tylko jedną z nich obok karty, o której wiesz, że kłamie.',
    },
  },
];
