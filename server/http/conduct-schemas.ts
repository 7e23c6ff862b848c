// What goes over the wire about how people get on with each other, as TypeBox schemas.
import { LONGEST_MESSAGE } from '@ridotto/table';
import { Type } from 'typebox';
import { ID_PATTERN } from '../shared/tokens.ts';
import { exact } from './basic-schemas.ts';

const Text = (description: string) =>
  Type.String({ maxLength: 2000, description: `${description}: one line of plain text, of at most ${LONGEST_MESSAGE} characters.` });
const Seat = Type.String({ pattern: '^s[0-7]$' });
const RemarkId = Type.String({ pattern: ID_PATTERN, description: 'Of what they have written where one watches.' });
const TableId = Type.String({ pattern: ID_PATTERN, description: 'Id of the table.' });

export const Remark = Type.Object({ message: Text('To those who watch') }, exact);
export const Reporting = Type.Object(
  { reason: Text('What is the matter'), seat: Type.Optional(Seat), remark: Type.Optional(RemarkId) },
  exact,
);
export const Blocking = Type.Object({ table: TableId, seat: Type.Optional(Seat), remark: Type.Optional(RemarkId) }, exact);
export const AtTable = Type.Object({ table: Type.Optional(TableId) }, exact);
export const InBlock = Type.Object({ block: Type.String({ pattern: '^[0-9a-f]{16}$' }) }, exact);

export const Gallery = Type.Object({
  open: Type.Boolean({ description: 'May those who watch write?' }),
  remarks: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      message: Type.String({ description: 'Plain text, written by a guest: never markup.' }),
      at: Type.Integer({ description: 'In milliseconds since 1970.' }),
      yours: Type.Boolean(),
    }),
    { description: 'The last fifty, the oldest first.' },
  ),
});
export const Blocks = Type.Object({
  blocks: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), since: Type.Integer() })),
  seats: Type.Array(Type.String(), { description: 'Of the table that was asked about: where people sit whom you have blocked.' }),
});
