// A table, for whoever runs one: the server, or a page of its own.
export { LONGEST_MESSAGE, MOST_GESTURES, MOST_MESSAGES } from './asides.ts';
export { botSubmission, botTask, gesture, think, type BotTask } from './bots.ts';
export { commitmentTo, FairDealer, SECRET_BYTES, type Deal } from './dealing.ts';
export { due, type Due, type Pace } from './due.ts';
export { canonicalJson, editionHash, editionName } from './edition.ts';
export type { JournalEntry } from './journal.ts';
export { LocalTables } from './local/tables.ts';
export type { Surroundings, Thought } from './local/live.ts';
export { MemoryShelf, type JournalShelf, type ShelvedTable } from './local/shelf.ts';
export { settleNames } from './names.ts';
export { LONGEST_NOTES, type SeatNotes } from './notes.ts';
export { LONGEST_LINE, MOST_PARTS } from './parts.ts';
export { Refused, Unreachable, type Chair, type Credential, type Follower, type Line, type Opened, type Tables } from './port.ts';
export { isProblem, problem } from './problems.ts';
export type * from './protocol.ts';
export { setUp, type House, type SeatRequest, type TableRequest, type TableSetup } from './setup.ts';
export { Table, type Answer, type Viewer } from './table.ts';
export { verifyRecord, type Verdict } from './verify.ts';
