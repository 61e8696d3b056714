import { offerSorts, type OfferSort } from '@melhor-escola/domain/offer-sort';
import { schoolTags, type SchoolTagSlug } from '@melhor-escola/domain/school-tag';
import { maximumPageSize, searchDefaults } from '@melhor-escola/domain/search-defaults';
import { shifts, type ShiftSlug } from '@melhor-escola/domain/shift';
import { isUsableGeolocation } from '@melhor-escola/domain/geolocation';
import { grades, type GradeSlug } from '@melhor-escola/domain/stage';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

/**
 * A search for offers, as its URL says it (RT-20). An absent key stands for its default (CO-01), so that one search has
 * one URL. Prices are whole reais a month.
 */
export type ResultsSearch = {
  /** A city's slug, or what a visitor without scripts typed: `loadResults` sends them on to the slug. */
  readonly city?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  /** Kilometres around the position. */
  readonly radius?: number | undefined;
  readonly sort?: OfferSort | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly view?: 'map' | undefined;
  /** A neighborhood's slug within the city. */
  readonly neighborhood?: string | undefined;
  readonly grade?: GradeSlug | undefined;
  /** Words of a school's name. */
  readonly school?: string | undefined;
  readonly shifts?: readonly ShiftSlug[] | undefined;
  readonly tags?: readonly SchoolTagSlug[] | undefined;
  readonly years?: readonly number[] | undefined;
};

const maximumRadius = 500;
const maximumPage = 10_000;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const decimal = /^-?\d{1,8}(?:\.\d{1,15})?$/;
const asNumber = z.transform((value: unknown) =>
  typeof value === 'string' && decimal.test(value) ? Number(value) : value,
);

/** Degrees to the sixth decimal, a hand's breadth: more would only make addresses long, and written with an exponent. */
const degrees = (maximum: number) =>
  z.pipe(
    z.pipe(asNumber, z.number().check(z.gte(-maximum), z.lte(maximum))),
    z.transform((value) => Math.round(value * 1e6) / 1e6),
  );
const integer = (minimum: number, maximum: number) =>
  z.pipe(asNumber, z.int().check(z.gte(minimum), z.lte(maximum)));
const price = integer(searchDefaults.priceMin, searchDefaults.priceMax);

/** The value, or nothing in its place when it is bad. (`z.catch` under another name: linters take it for a promise's.) */
const kept = <Schema extends z.ZodMiniType>(schema: Schema) => orElse(z.optional(schema), undefined);

/** The good values of a list, each once and in the order of `order`, so that equal searches have equal URLs. */
const list = <Value extends string | number>(
  item: z.ZodMiniType<Value>,
  order: (a: Value, b: Value) => number,
) =>
  z.pipe(
    z.unknown(),
    z.transform((value): readonly Value[] | undefined => {
      const good = [value]
        .flat()
        .map((entry) => item.safeParse(entry))
        .flatMap((result) => (result.success ? [result.data] : []));
      return good.length > 0 ? [...new Set(good)].toSorted(order) : undefined;
    }),
  );

const oneOf = <Slug extends string>(entries: readonly { readonly slug: Slug }[]) => {
  const slugs = entries.map((entry) => entry.slug);
  return { item: z.enum(slugs), order: (a: Slug, b: Slug) => slugs.indexOf(a) - slugs.indexOf(b) };
};
const shift = oneOf(shifts);
const tag = oneOf(schoolTags);

const schema = z.object({
  city: kept(text),
  lat: kept(degrees(90)),
  lng: kept(degrees(180)),
  priceMin: kept(price),
  priceMax: kept(price),
  radius: kept(integer(1, maximumRadius)),
  sort: kept(z.enum(offerSorts)),
  page: kept(integer(1, maximumPage)),
  size: kept(integer(1, maximumPageSize)),
  view: kept(z.literal('map')),
  neighborhood: kept(slug),
  grade: kept(oneOf(grades).item),
  school: kept(text),
  shifts: z.optional(list(shift.item, shift.order)),
  tags: z.optional(list(tag.item, tag.order)),
  years: z.optional(list(integer(2000, 2100), (a, b) => a - b)),
});

/**
 * The search a URL's parameters stand for. What is bad is dropped, not an error (RT-15, RT-20): every known key is in the
 * answer, `undefined` where there is nothing good, because the router lets the answer's keys win over the URL's.
 * Keys that only mean something beside another are dropped without it: a neighborhood without its city; a radius, a
 * sort by distance and half a position without a position (VA-04). Prices the wrong way round go both.
 */
export function validateResultsSearch(raw: Readonly<Record<string, unknown>>): ResultsSearch {
  const good = schema.parse(withEveryKey(raw));
  const here = isUsableGeolocation(good.lat, good.lng);
  const reversed =
    good.priceMin !== undefined && good.priceMax !== undefined && good.priceMin > good.priceMax;
  return {
    ...good,
    lat: here ? good.lat : undefined,
    lng: here ? good.lng : undefined,
    radius: here ? unlessDefault(good.radius, searchDefaults.radius) : undefined,
    sort: here || good.sort !== 'distance' ? unlessDefault(good.sort, searchDefaults.sort) : undefined,
    priceMin: reversed ? undefined : unlessDefault(good.priceMin, searchDefaults.priceMin),
    priceMax: reversed ? undefined : unlessDefault(good.priceMax, searchDefaults.priceMax),
    page: unlessDefault(good.page, searchDefaults.page),
    size: unlessDefault(good.size, searchDefaults.size),
    neighborhood: good.city === undefined ? undefined : good.neighborhood,
  };
}

const everyKey = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, undefined]));

/** zod leaves an absent key out of its answer; the router needs it there. */
function withEveryKey(raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...everyKey, ...raw };
}

function unlessDefault<Value>(value: Value | undefined, ordinary: Value): Value | undefined {
  return value === ordinary ? undefined : value;
}
