// A table goes on elsewhere: from this device at the house, or the other way round. French and Polish are typed against this.
export const elsewhere = {
  title: 'Where it is played',
  hand: 'Hand this table to the house',
  handAbout:
    'The house plays the game again from its beginning and goes on with it, so that others can play from elsewhere. It is told the secret by which this device has dealt, and deals from then on by one of its own.',
  who: 'Who plays on at this device?',
  whoAbout: 'Everybody else gets a link.',
  along: 'Take this table along',
  alongAbout:
    'It goes on at this device alone, without a network, and all its people play there. The device is given everything hidden, and deals from then on: whoever has it could know what comes. It can be handed back to the house later.',
  /** Where the browser does not keep the page. */
  unkept: 'At this address, which has no https, the browser does not keep the page itself: to be opened again, it needs the house.',
  /** Beside links and codes, where the page was opened by an address that leads nowhere but to the machine itself. */
  local:
    'Other devices do not find this address. Open this page by the address that this machine has in your network, and links and codes will lead there.',
  /** Below a screen: a seat goes on at another phone. */
  lost: 'Is a phone gone?',
  lostAbout:
    'Whoever still has one opens “At the table” on it and proposes a new link for that seat. When the others agree, that phone shows a code: scanned, the seat is back, and the lost phone has it no more. Whoever has another device under “Me” sits there already.',
  alongNow: 'Take it along',
  propose: 'Propose to the others',
  not: 'No, not now',
  onItsWay: 'This table is on its way to the house, which has not answered yet.',
  again: 'Send it again',
  keep: 'Play on here after all',
  atHouse: 'This table goes on at the house.',
  there: 'To the table',
  taken: (name: string) => `${name} has taken this table along: it goes on at their device.`,
  takenByYou: 'You have taken this table along.',
  goOn: 'Go on at this device',
  otherDevice: 'It goes on at the device with which you took it along.',
  back: 'The game has come back to the house.',
  before: 'This game was taken along from another table of this house, and has come back.',
  toBefore: 'The table before',
  dealt: {
    device: (from: number, to: number) =>
      from === to
        ? `Entry ${from} of the record was dealt by somebody’s device: whoever had it could know the luck to come, and all that was hidden.`
        : `Entries ${from} to ${to} of the record were dealt by somebody’s device: whoever had it could know the luck to come, and all that was hidden.`,
    house: (from: number, to: number) =>
      from === to ? `Entry ${from} of the record was dealt by a house.` : `Entries ${from} to ${to} of the record were dealt by a house.`,
    deviceNow: (from: number) =>
      `From entry ${from} on, somebody’s device deals: whoever has it could know the luck to come, and all that is hidden.`,
    houseNow: (from: number) => `From entry ${from} on, the house deals, by a secret that was sealed when the game came there.`,
    sure: 'Of what came before, it is known that the rules allow every move and that the luck fits the seals; nothing more.',
  },
};
export type ElsewhereWords = typeof elsewhere;
