import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { KnownValues } from './known-values.ts';

/** The parts of JSON Schema that our OpenAPI document uses for requests. */
export interface JsonSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly examples?: readonly unknown[] | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly maxItems?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
}

export const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    examples: z.array(z.unknown()).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    // `false` in a tuple: no items after its own.
    items: z.union([jsonSchema, z.literal(false).transform(() => undefined)]).optional(),
    maxItems: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    format: z.string().optional(),
  }),
);

/** Inputs for generating a schema's values. */
export interface SchemaContext {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly known: KnownValues;
}

/**
 * Values that a schema allows, including its examples and known values.
 *
 * @param name of the described value: 'citySlug'.
 */
export function allowedBy(schema: JsonSchema, name: string, context: SchemaContext): Arbitrary<unknown> {
  const made = madeBy(schema, name, context);
  if (schema.enum) return made;
  const known = context.known.of(name).filter((value) => isOfType(value, schema.type));
  return fc.oneof(
    { weight: 1, arbitrary: made },
    ...constants(known, 2),
    // Examples satisfy rules that the document cannot express, such as check digits.
    ...constants(schema.examples ?? [], 9),
  );
}

function constants(values: readonly unknown[], weight: number) {
  return values.length === 0 ? [] : [{ weight, arbitrary: fc.constantFrom(...values) }];
}

function isOfType(value: string | number, type: JsonSchema['type']): boolean {
  if (typeof type === 'object') return type.some((one) => isOfType(value, one));
  return type === 'integer' ? Number.isInteger(value) : type === typeof value;
}

function madeBy(schema: JsonSchema, name: string, context: SchemaContext): Arbitrary<unknown> {
  if (schema.$ref) {
    const target = context.schemas[schema.$ref.split('/').at(-1) ?? ''];
    if (!target) throw new Error(`The document has no ${schema.$ref}.`);
    return madeBy(target, name, context);
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (typeof schema.type === 'object')
    return fc.oneof(...schema.type.map((type) => madeBy({ ...schema, type }, name, context)));
  if (choices) return fc.oneof(...choices.map((choice) => allowedBy(choice, name, context)));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integers(schema);
    case 'number':
      return fc.double({
        noNaN: true,
        min: schema.minimum ?? Number.MIN_SAFE_INTEGER,
        max: schema.maximum ?? Number.MAX_SAFE_INTEGER,
      });
    case 'string':
      return texts(schema);
    case 'array':
      return fc.array(allowedBy(schema.items ?? {}, name, context), {
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return objects(schema, context);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Prefers small integers, like ids. */
function integers({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema) {
  const whole = fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
  return minimum <= 1 && maximum >= 5 ? fc.oneof(fc.integer({ min: 1, max: 5 }), whole) : whole;
}

const matching = new Map<string, Arbitrary<string>>();

/** Created once: fast-check lists every character of a class like \P{Cc}, which takes seconds. */
function textsMatching(pattern: string): Arbitrary<string> {
  const created = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  matching.set(pattern, created);
  return created;
}

function texts({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema): Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined)
    return textsMatching(pattern).filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 30) }),
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 30), unit: 'grapheme' }),
  );
}

function objects({ properties = {}, required = [] }: JsonSchema, context: SchemaContext): Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, allowedBy(schema, name, context)]),
  );
  return fc.record(fields, { requiredKeys: [...required] });
}
