// What is wrong with a body, by name, and what is allowed; of one that may have several shapes, said of the one that was meant. A
// validator does not name what should not be there, and answers for all shapes at once, in a sentence about "one of the schemas", by
// which nobody finds what they wrote wrong.
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** As a schema says it in JSON. */
interface Shape {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
}
/** By which of its fields one shape is told from another. */
const TELLING = ['do', 'kind'] as const;
type Fields = Readonly<Record<string, unknown>>;

/** In words: what is wrong, and what is allowed. undefined: there is no schema, or nothing is wrong. */
export function wrongShape(schema: unknown, body: unknown): string | undefined {
  return isShape(schema) ? wrongWith(schema, body, '') : undefined;
}
const isShape = (schema: unknown): schema is Shape => typeof schema === 'object' && schema !== null;

function wrongWith(shape: Shape, value: unknown, where: string): string | undefined {
  // With a type of its own: what it does not hold for would have none.
  const right: boolean = Value.Check(shape as TSchema, value);
  if (right) return undefined;
  if (shape.anyOf) return wrongWithSeveral(shape.anyOf.flatMap(one), value, where);
  if (shape.type === 'object' && isFields(value)) return wrongWithFields(shape, value, where);
  const { items, minItems = 0, maxItems = Infinity } = shape;
  if (items && Array.isArray(value) && value.length >= minItems && value.length <= maxItems) return wrongWithItems(items, value, where);
  return `${called(where)} must be ${allowed(shape)}, and is ${given(value)}`;
}

function wrongWithItems(items: Shape, value: readonly unknown[], where: string): string | undefined {
  const at = value.findIndex((item) => !Value.Check(items as TSchema, item));
  return at < 0 ? undefined : wrongWith(items, value[at], `${where}[${at}]`);
}

const one = (shape: Shape): readonly Shape[] => shape.anyOf?.flatMap(one) ?? [shape];

function wrongWithSeveral(shapes: readonly Shape[], value: unknown, where: string): string | undefined {
  const objects = shapes.filter(({ properties }) => properties !== undefined);
  const key = TELLING.find((name) => objects.length > 0 && objects.every(({ properties }) => properties?.[name]));
  if (!isFields(value) || (key === undefined && objects.length !== 1))
    return `${called(where)} must be ${allowed({ anyOf: shapes })}, and is ${given(value)}`;
  if (key === undefined) return wrongWith(objects[0], value, where);
  const meant = objects.find(({ properties }) => Value.Check(properties![key] as TSchema, value[key]));
  if (meant) return wrongWith(meant, value, where);
  const all = [...new Set(objects.flatMap(({ properties }) => values(properties![key])))].map((one) => `"${String(one)}"`);
  return `${called(within(where, key))} must be one of ${all.join(', ')}, and is ${given(value[key])}`;
}

function wrongWithFields(
  { properties = {}, required = [], additionalProperties }: Shape,
  value: Fields,
  where: string,
): string | undefined {
  const missing = required.find((name) => !(name in value));
  if (missing !== undefined) return `${called(within(where, missing))} is missing; it must be ${allowed(properties[missing])}`;
  const known = Object.keys(properties);
  const unknown = additionalProperties === false ? Object.keys(value).find((name) => !known.includes(name)) : undefined;
  if (unknown !== undefined) return `${called(within(where, unknown))} is not known there; what is: ${known.join(', ')}`;
  for (const name of known)
    if (name in value) {
      const wrong = wrongWith(properties[name], value[name], within(where, name));
      if (wrong !== undefined) return wrong;
    }
  return undefined;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const within = (where: string, name: string): string => (where === '' ? name : `${where}.${name}`);
const called = (where: string): string => (where === '' ? 'the body' : `"${where}"`);
const values = ({ const: only, enum: some = [] }: Shape): readonly unknown[] => (only === undefined ? some : [only]);

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};
function allowed(shape: Shape): string {
  const some = values(shape);
  if (some.length > 0) return some.map((one) => JSON.stringify(one)).join(' or ');
  if (shape.anyOf) return [...new Set(shape.anyOf.map(allowed))].join(' or ');
  const kind = KINDS[shape.type ?? ''] ?? 'something else';
  const { minimum, maximum, minLength, maxLength, pattern, minItems, maxItems } = shape;
  if (pattern !== undefined) return `${kind} that matches ${pattern}`;
  if (maxItems !== undefined) return `${kind} of ${minItems === undefined ? 'at most' : `${minItems} to`} ${maxItems}`;
  if (maxLength !== undefined) return `${kind} of ${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} characters`;
  if (minimum === undefined) return kind;
  return maximum === undefined ? `${kind} of at least ${minimum}` : `${kind} from ${minimum} to ${maximum}`;
}
const SHOWN = 60;
function given(value: unknown): string {
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value);
  return json.length > SHOWN ? `${json.slice(0, SHOWN)}…` : json;
}
