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
  local:
    'Phones do not find this address. Open this page by the address that this machine has in your network, and the code will lead there.',
  waits: (n: number) => (n === 1 ? 'One seat is open.' : `${n} seats are open.`),
  full: 'Everybody sits. The game begins when each has pressed “I am ready” on their phone.',
  more: 'More',
  lost: 'Is a phone gone?',
  lostAbout:
    'Whoever still has one opens “At the table” on it and proposes a new link for that seat. When the others agree, that phone shows a code: scanned, the seat is back, and the lost phone has it no more. Whoever has another device under “Me” sits there already.',
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
