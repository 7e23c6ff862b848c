// A table, for whoever runs one: the server, or a page of its own.
export { LONGEST_MESSAGE, MOST_GESTURES, MOST_MESSAGES } from './asides.ts';
export { botSubmission, botTask, gesture, playThought, think, type BotTask, type Thought } from './bots.ts';
export { carryTable, type CarriedTable } from './carry.ts';
export { commitmentTo, FairDealer, SECRET_BYTES, type Deal } from './dealing.ts';
export { due, type Due, type Pace } from './due.ts';
export { canonicalJson, editionFileOf, editionHash, editionName } from './edition.ts';
export type { JournalEntry } from './journal.ts';
export { settleNames } from './names.ts';
export { LONGEST_NOTES, type SeatNotes } from './notes.ts';
export { LONGEST_LINE, MOST_PARTS } from './parts.ts';
export { Refused, Unreachable, type Chair, type Credential, type Follower, type Line, type Opened, type Tables } from './port.ts';
export { RecordAt } from './record-at.ts';
export { isProblem, KINDS, problem, problemOf, type Kind } from './problems.ts';
export type * from './protocol.ts';
export { setUp, type House, type SeatRequest, type FindGame, type TableRequest, type TableSetup } from './setup.ts';
export { pastOf } from './past.ts';
export { Table, type Answer, type ToldInJson, type Viewer } from './table.ts';
export { verifyRecord, type Verdict } from './verify.ts';
