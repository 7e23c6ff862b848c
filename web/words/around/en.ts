// What is said where one device is the board and phones are hands, in English.
export const around = {
  /** At the set-up page. */
  wish: 'Around this screen',
  wishAbout:
    'This device shows the table to everybody and has no seat. Each player scans a code with their phone and holds what is theirs there; others can join from anywhere by the same link.',
  seat: 'Joins with a phone',
  /** What the device is called where a name is needed. */
  name: 'Screen',
  title: (game: string) => `${game}: take your seats`,
  scan: 'Scan this code with your phone to sit down',
  or: 'or type this address:',
  waits: (n: number) => (n === 1 ? 'One seat is open.' : `${n} seats are open.`),
  full: 'Everybody sits. The game begins when each has pressed “I am ready” on their phone.',
  more: 'More',
  again: 'Once more',
  whole: 'Whole screen',
  leave: 'Leave the screen',
  /** From the page of a table. */
  show: 'On a screen',
  link: 'Link for a screen',
  toBoard: 'Show the board',
  toHand: 'Back to my hand',
  lately: 'What happened',
};
