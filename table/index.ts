// A table, for whoever runs one: the server, or a page of its own.
export { LONGEST_MESSAGE, MOST_GESTURES, MOST_MESSAGES, wrongMessage } from './asides.ts';
export { botSubmission, botTask, gesture, playThought, think, type BotTask, type Thought } from './bots.ts';
export { carryTable, type CarriedTable } from './carry.ts';
export { commitmentTo, FairDealer, SECRET_BYTES, type Deal } from './dealing.ts';
export { due, type Due, type Pace } from './due.ts';
export {
  again,
  isComplete,
  isScreen,
  requestOf,
  seatOf,
  step,
  viewOf,
  type Gathering,
  type GatheringView,
  type Step,
} from './gathering.ts';
export { handedTo, handedToken } from './handover-key.ts';
export { handoverOf, NotTaken, takingOver, type HandedTable, type Handover, type Unhanded } from './handover.ts';
export { decidedByBot, givingReasons, type Reasons, type ReasonsTask } from './bot-reasons.ts';
export { canonicalJson } from './canonical-json.ts';
export { editionFileOf, editionHash, editionName, hashOfJson } from './edition.ts';
export type { JournalEntry } from './journal.ts';
export { standInFor } from './matters.ts';
export { settleNames } from './names.ts';
export { LONGEST_NOTES, type SeatNotes } from './notes.ts';
export { LONGEST_LINE, MOST_PARTS } from './parts.ts';
export { Refused, Unreachable, type Chair, type Credential, type Follower, type Line, type Opened, type Tables } from './port.ts';
export { RecordAt } from './record-at.ts';
export { recordFrom, recordInText } from './record-file.ts';
export { isProblem, KINDS, problem, problemOf, type Kind } from './problems.ts';
export type * from './protocol.ts';
export { seatToken } from './seat-token.ts';
export { setUp, type House, type SeatRequest, type FindGame, type TableRequest, type TableSetup } from './setup.ts';
export { hinting, hintTask, type HintTask } from './hints.ts';
export { imagining, type Imagined } from './imagined.ts';
export { pastOf, upTo, type Between } from './past.ts';
export { toTheEnd } from './to-the-end.ts';
export { Table, type Answer, type ToldInJson, type Viewer } from './table.ts';
export { verifyRecord, type Failing, type Verdict } from './verify.ts';
