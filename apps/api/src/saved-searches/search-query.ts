import { isUsableGeolocation } from '@melhor-escola/domain/geolocation';
import { offerSorts } from '@melhor-escola/domain/offer-sort';
import { schoolTags } from '@melhor-escola/domain/school-tag';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { type SearchKey, searchKeys, encodeSearchValue } from '@melhor-escola/domain/search-keys';
import { shifts } from '@melhor-escola/domain/shift';
import { grades } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import { z } from 'zod';

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const number = z
  .string()
  .regex(/^-?\d{1,8}(?:\.\d{1,15})?$/)
  .transform(Number);

const integer = (minimum: number, maximum: number) => number.pipe(z.number().int().min(minimum).max(maximum));

const price = integer(searchDefaults.priceMin, searchDefaults.priceMax);

/** To the sixth decimal, about ten centimetres, like the site. */
const degrees = (maximum: number) =>
  number.pipe(z.number().min(-maximum).max(maximum)).transform((value) => Math.round(value * 1e6) / 1e6);

const text = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value));

const slugsOf = <Slug extends string>(entries: readonly { readonly slug: Slug }[]): Slug[] =>
  entries.map((entry) => entry.slug);

const shiftSlugs = slugsOf(shifts);

const tagSlugs = slugsOf(schoolTags);

const stateSlug = z.enum(slugsOf(states));

const gradeSlug = z.enum(slugsOf(grades));

/**
 * The filters among a results page's parameters (RT-20), with the site's rules: prices in whole reais, a radius in
 * kilometres, an absent key means its default. Page, size and view are not filters.
 */
export interface SearchQuery {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly radius?: number | undefined;
  readonly sort?: (typeof offerSorts)[number] | undefined;
  readonly neighborhood?: string | undefined;
  readonly grade?: string | undefined;
  readonly siblingGrade?: string | undefined;
  readonly school?: string | undefined;
  readonly shifts?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly years?: readonly number[] | undefined;
}

/** Parses a query, with or without its '?'. Drops unknown or invalid parameters, and those that depend on them. */
export function readSearchQuery(query: string): SearchQuery {
  const parameters = new URLSearchParams(query);
  const one = <Value>(schema: z.ZodType<Value>, name: string): Value | undefined =>
    schema.safeParse(parameters.getAll(name).findLast((value) => value !== '')).data;
  const many = <Value>(schema: z.ZodType<Value>, name: string): Value[] => [
    ...new Set(
      [...parameters.getAll(`${name}[]`), ...parameters.getAll(name)].flatMap(
        (value) => schema.safeParse(value).data ?? [],
      ),
    ),
  ];
  const lat = one(degrees(90), 'lat');
  const lng = one(degrees(180), 'lng');
  const isHere = isUsableGeolocation(lat, lng);
  const city = one(slug, 'city');
  const grade = one(gradeSlug, 'grade');
  const sort = one(z.enum(offerSorts), 'sort');
  const priceMin = one(price, 'priceMin');
  const priceMax = one(price, 'priceMax');
  const isReversed = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;
  return {
    city,
    state: city === undefined ? one(stateSlug, 'state') : undefined,
    ...(isHere && { lat, lng, radius: unlessDefault(one(integer(1, 500), 'radius'), searchDefaults.radius) }),
    ...(!isReversed && {
      priceMin: unlessDefault(priceMin, searchDefaults.priceMin),
      priceMax: unlessDefault(priceMax, searchDefaults.priceMax),
    }),
    sort: isHere || sort !== 'distance' ? unlessDefault(sort, searchDefaults.sort) : undefined,
    neighborhood: city === undefined ? undefined : one(slug, 'neighborhood'),
    grade,
    siblingGrade: grade === undefined ? undefined : unlessDefault(one(gradeSlug, 'siblingGrade'), grade),
    school: one(text, 'school'),
    shifts: inOrder(many(z.enum(shiftSlugs), 'shifts'), shiftSlugs),
    tags: inOrder(many(z.enum(tagSlugs), 'tags'), tagSlugs),
    years: many(integer(2000, 2100), 'years').toSorted((a, b) => a - b),
  };
}

function unlessDefault<Value>(value: Value | undefined, ordinary: Value): Value | undefined {
  return value === ordinary ? undefined : value;
}

function inOrder<Slug extends string>(given: readonly Slug[], order: readonly Slug[]): Slug[] {
  return order.filter((one) => given.includes(one));
}

/** Parameters that are not filters. */
type PageKey = 'page' | 'size' | 'view' | 'only' | 'free';

const isLookedFor = (key: SearchKey): key is Exclude<SearchKey, PageKey> =>
  key !== 'page' && key !== 'size' && key !== 'view' && key !== 'only' && key !== 'free';

const keys = searchKeys.filter(isLookedFor);

/** Serialises a search in canonical form, like the site: 'city=sao-paulo-sp&shifts[]=manha'. '' without filters. */
export function writeSearchQuery(search: SearchQuery): string {
  return keys
    .flatMap((key) => {
      const value = search[key];
      if (value === undefined) return [];
      if (typeof value === 'object')
        return value.map((item) => `${key}[]=${encodeSearchValue(String(item))}`);
      return [`${key}=${encodeSearchValue(String(value))}`];
    })
    .join('&');
}
