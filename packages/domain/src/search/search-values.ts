import * as z from 'zod/mini';
import { slugify } from '../places/slug.ts';
import { findStateBySlug, findStateByUf } from '../places/state.ts';
import { grades } from '../schools/stage.ts';
import { searchDefaults } from './search-defaults.ts';

/*
 * Schemas of the values of a search's URL: texts, or what a link in the page gives. Lazy, because building all of them is a part of a long
 * task on a cheap phone (P2), and a URL has few values.
 */

const decimal = z.lazy(() =>
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,8}(?:\.\d{1,15})?$/)), z.transform(Number))]),
);
export const integer = (minimum: number, maximum: number) =>
  z.lazy(() => z.pipe(decimal, z.int().check(z.gte(minimum), z.lte(maximum))));
/** Whole reais per month. */
export const price = integer(searchDefaults.priceMin, searchDefaults.priceMax);
/** With six decimals, about 10 cm: more would only make URLs longer, and use exponents. */
export const degrees = (maximum: number) =>
  z.lazy(() =>
    z.pipe(
      z.pipe(decimal, z.number().check(z.gte(-maximum), z.lte(maximum))),
      z.transform((value) => Math.round(value * 1e6) / 1e6),
    ),
  );
export const text = z.lazy(() =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(80),
    z.refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value)),
  ),
);
/** A typed name means its slug: 'Vila Sabrina'. */
export const slug = z.lazy(() =>
  z.pipe(z.pipe(text, z.transform(slugify)), z.string().check(z.minLength(1))),
);
/** A typed name or abbreviation means the state too: 'BA' and 'São Paulo' are no reason to search the whole country. */
export const stateSlug = z.lazy(() =>
  z.pipe(
    z.pipe(
      text,
      z.transform((typed) => (findStateByUf(typed) ?? findStateBySlug(slugify(typed)))?.slug),
    ),
    z.string(),
  ),
);
export const gradeSlug = z.lazy(() => z.enum(grades.map((grade) => grade.slug)));

/** The valid ones of one value or several, without duplicates and in one order, so that equal searches have equal URLs. */
export const list = <Item>(item: z.ZodMiniType<Item>, order: (a: Item, b: Item) => number) =>
  z.lazy(() =>
    z.pipe(
      z.unknown(),
      z.transform((value) => {
        const valid = [value].flat().flatMap((entry) => {
          const parsed = z.safeParse(item, entry);
          return parsed.success ? [parsed.data] : [];
        });
        return valid.length > 0 ? [...new Set(valid)].toSorted(order) : undefined;
      }),
    ),
  );

/** Slugs of these entries, in the entries' order. */
export const slugList = <Slug extends string>(entries: readonly { readonly slug: Slug }[]) => {
  const slugs = entries.map((entry) => entry.slug);
  return list(
    z.lazy(() => z.enum(slugs)),
    (a, b) => slugs.indexOf(a) - slugs.indexOf(b),
  );
};
