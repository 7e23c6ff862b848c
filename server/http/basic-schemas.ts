// What every schema is made of.
import { Type, type TSchema } from 'typebox';

export const exact = { additionalProperties: false };
export const open = (description: string) => Type.Object({}, { additionalProperties: true, description });
export const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const Key = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'Any text of yours, new for each command: sent twice, it is carried out once.',
});
export const Told = Type.Object({ what: Type.String(), data: open('Of the fact.') });
