// The rules page in English, in our own words.
import { forPlayers, plays, settingsSection, withShort, type RulesOf, type RulesText, type Section } from '@ridotto/engine/rules-text.ts';
import { short } from './short-en.ts';
import { OPTIONS } from '../box/options.ts';
import { en } from './en.ts';
import { matters } from './matters.ts';

const NOTES: Readonly<Record<string, string>> = {
  blank: 'Your note sheet is blank: only you write on it.',
  record: 'Your note sheet keeps what you saw and what you showed.',
  deductions: 'Your note sheet keeps what you saw and what you showed; it also crosses out what cannot be, and says why.',
};
const ambassador = (table: RulesOf | undefined): string | undefined =>
  table && `The player in the ${en.options.ambassadorSeat.values[String(table.options.ambassadorSeat)] ?? ''}`;

export const rules: RulesText = (table) => {
  const at = plays(table);
  const sections: readonly Section[] = [
    {
      id: 'aim',
      title: 'What it is about',
      paragraphs: [
        'It is carnival in Venice, and four agents are in town behind masks: Lord Fiddlebottom and Colonel Bubble work together, and so do Madame Zsa Zsa and Agent X. Each player is one of them, and nobody knows the others.',
        'Find your partner by asking, put the two halves of your mission together, carry it out, and say so. If you are right, both of you win. If you are wrong, the other two do.',
      ],
    },
    {
      id: 'set-up',
      title: 'Before the first turn',
      paragraphs: [
        `Everybody has four figures, one of each build: tall, short, fat and thin. ${at('placing', 'random') ? 'Lots decide which of them begins on which of the four start spaces of its colour.' : 'Each player puts them on the four start spaces of the own colour, in any order, all at the same time.'}`,
        'Only then are the grey secret cards dealt: who you are, which of your builds is really you, and one letter. Your figure with that build is the true one; the other three are decoys. The Ambassador begins at the Embassy.',
      ],
    },
    {
      id: 'balls',
      title: 'Shake and move',
      paragraphs: [
        'A turn begins with the Phantom of Prophecy. Of its ten balls it shows three, and each is good for one step along a line to the next space:',
        [
          'white (three in the Phantom): one of your figures, by street or canal',
          'orange (two): one of your figures, by street',
          'blue (two): one of your figures, by canal',
          'black (two): the Ambassador, by street or canal',
          'purple (one): a figure of somebody else, by street or canal',
        ],
        'Use the balls in any order, for one figure or for several, or leave them. On the way anybody may be passed. Only where all stand in the end is judged:',
        [
          'no two figures of your own together;',
          'you do not meet two figures of the same player;',
          'where you moved the Ambassador to, there is no figure of another player;',
          'where you moved somebody else’s figure to, there is neither the Ambassador nor any other figure that is not yours.',
        ],
      ],
    },
    {
      id: 'meetings',
      title: 'Meetings',
      paragraphs: [
        'One of your figures meets another player’s figure, or the Ambassador, if they end on one space and at least one of the two was moved by a ball in this turn. Those who were left standing together do not meet again.',
        'Of each meeting you make one thing, in the order you like:',
        [
          'ask a question; the one who was met must then be sent away',
          'take an extra step with your own figure to the next space by street or canal, if that space is empty; spaces with numbers count too',
          'nothing: both stay',
        ],
      ],
    },
    {
      id: 'questions',
      title: 'Questions and answers',
      paragraphs: [
        'Asking the owner of a figure that you met, you say what you want to know. For identity, two different Identity cards and one Disguise card are shown to you; for disguise, two Disguise cards and one Identity card. At least one of the three is true.',
        'At the Ambassador you may ask any other player. Then only two cards of the kind you name are shown, and one of them is true.',
        'Whoever answers chooses freely. In place of a true coloured card the grey secret card may be shown; that proves it. The grey Mission card may take the place of any one card, but it never counts as the true one. Nobody can be made to show a grey card or the Mission card.',
        'Nobody shows the same player the same cards twice, as long as there is something new to show: the sheet of this house remembers it for you. Only when every possibility has been shown do answers become shorter.',
      ],
    },
    {
      id: 'dismissal',
      title: 'Sending away',
      paragraphs: [
        'After a question the figure that was met goes to any empty space without a number: you choose. The Ambassador goes to an empty coloured start space or to the Embassy. A figure that arrives in this way meets nobody.',
      ],
    },
    {
      id: 'tells',
      title: 'Gestures',
      paragraphs: [
        'Each agent has a gesture to be known by: Lord Fiddlebottom winks with the right eye, Colonel Bubble pulls the left ear lobe, Madame Zsa Zsa has a scornful look, Agent X frowns.',
        'Anybody may make any of them at any time, in turn or out of turn, to all or to one player; the Ambassador player too. Here everybody sees every gesture, and whom it is for. It may be true or a lie: only cards must be honest. Each player makes at most three in a turn.',
      ],
    },
    {
      id: 'missions',
      title: 'Missions and the end',
      paragraphs: [
        'Both letters of a team, in the order of its agents, name its mission: either somebody must stand on a certain space, or two must stand on one space. Agents always mean true figures. Who moved them there, and when, does not matter. Only where a mission sends the Ambassador to a space, the Ambassador must have been moved at least once in the game.',
        'In your own turn, whenever you are asked for a decision, you may announce that the mission is accomplished, and offer your hand to the player you take for your partner. That player shakes it or refuses it, and the game is over:',
        [
          'the right partner shakes it, and the mission is accomplished: your team wins;',
          'in every other case the other side wins: with three players that may be one player alone.',
        ],
        'Nothing is announced by itself. If nobody notices an accomplished mission, the game goes on.',
      ],
    },
    {
      id: 'three',
      title: 'Three players',
      paragraphs: [
        'One colour takes no part, and one packet of secret cards is set aside unseen. So one player has no partner, without knowing it at first: that player is a side alone. The other two are a team like any other; if their mission names the agent who is absent, that agent’s partner is the target instead.',
        'Whoever is alone wins by announcing escape with the true figure on the escape space: 5 for Lord Fiddlebottom, 1 for Colonel Bubble, 4 for Madame Zsa Zsa, 6 for Agent X. Whoever is alone and announces this from the wrong space, or announces a mission, loses to the two; if one of the two announces wrongly, or escapes, the player who is alone wins.',
      ],
    },
    {
      id: 'five',
      title: 'Five players',
      paragraphs: [
        `${ambassador(table) ?? 'One of the five'} plays the Ambassador: no figures, no cards, no mission. In the own turn the Ambassador walks up to two steps. After one step or two the owner of each figure that stands there may be questioned, once, for two cards; each figure questioned is sent away. There is no extra step, and nobody can question the Ambassador.`,
        'This player too sees every answer to a question that others ask through the Ambassador. Once in the game, at any time but while a hand is offered, a sheet may be sealed that says who everybody is, and which of the figures. If it is right in every entry when a mission is announced, the Ambassador wins alone.',
        'A mission that sends the Ambassador to a space then asks for the true figure of either partner there.',
      ],
    },
    {
      id: 'notes',
      title: 'What this house does for you',
      paragraphs: [
        `${NOTES[String(table?.options.notes)] ?? 'Your note sheet keeps what you saw and what you showed; at some tables it also crosses out what cannot be, and says why.'} Nothing on it comes from anybody else’s secrets. Your own marks and remarks stay with your seat, whatever device you play on, and nobody else can read them.`,
        'Before you announce, the house shows you what your own notes say. It does not tell you whether they are right.',
      ],
    },
    settingsSection('en', en.options, OPTIONS, matters, table),
  ];
  return withShort(forPlayers(sections, { three: [3], five: [5] }, table), short);
};
