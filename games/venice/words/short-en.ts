// The rules in short in English: what one needs for a first game.
import type { Short } from '@ridotto/engine/rules-text.ts';

export const short: Short = {
  aim: [
    'Steer two gondolas through the canals, use your assistants in the buildings, and complete missions. Most points win; but whoever has most intrigue at the end is arrested and cannot win.',
  ],
  turn: [
    [
      'Play one influence card, if you like.',
      'Switch the gondolier to your other gondola, or leave it for 3 coins.',
      'Move: the first canal is free, each further one costs coins. At each quay you pass or moor.',
      'Moored, complete a mission there if you can.',
      'Your assistant on that tile comes or advances; then activate the building.',
    ],
  ],
  encounters: [
    'Passing another player’s gondola, both of you lose a scroll or take 1 intrigue, chosen in secret. Passing a tile where you have an assistant, you may activate it.',
  ],
  sharing: ['A gondola that moors lies on top; each one below gives its owner 1 point for it.'],
  assistants: ['A new assistant begins on space 1 and pushes others on. You may use the effects of its space and of those behind it.'],
  missions: [
    'Pay the cubes of the gondola and the scrolls that the mission asks for at this building; then it lies in one of three slots and helps on. A new one costs 1 coin for each mission that you have.',
  ],
  end: [
    'The end comes when the missions run out or somebody reaches the end marker of the Great Council: the round is finished, and two more are played.',
  ],
  scoring: [
    'Great Council, assistants, 1 point for every 4 coins. Then intrigue may be bought off, 2 scrolls or 4 coins each, and whoever has most is arrested.',
  ],
};
