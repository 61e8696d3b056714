import * as z from 'zod/mini';

/*
 * Kinds of fields. Each takes what the field means, for those who read it: it ends up in docs/events.md.
 */

export const text = (meaning: string) => z.string().check(z.describe(meaning));
export const flag = (meaning: string) => z.boolean().check(z.describe(meaning));
export const count = (meaning: string) => z.int().check(z.nonnegative(), z.describe(meaning));
export const ordinal = (meaning: string) => z.int().check(z.positive(), z.describe(`${meaning} From 1.`));
export const texts = (meaning: string) => z.array(z.string()).check(z.describe(meaning));
export const latitude = (meaning: string) => z.number().check(z.gte(-90), z.lte(90), z.describe(meaning));
export const longitude = (meaning: string) => z.number().check(z.gte(-180), z.lte(180), z.describe(meaning));
export const percentage = (meaning: string) => z.number().check(z.gte(0), z.lte(100), z.describe(meaning));

/** Money as the tag manager's receivers count it: 1234.56 is R$ 1.234,56. */
export const reais = (meaning: string) =>
  z.number().check(z.nonnegative(), z.describe(`${meaning} In reais.`));

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, meaning: string) =>
  z.enum(values).check(z.describe(meaning));
