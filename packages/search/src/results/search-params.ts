import { offerSorts, type OfferSort } from '@melhor-escola/domain/offer-sort';
import { schoolTags, type SchoolTagSlug } from '@melhor-escola/domain/school-tag';
import { MAX_PAGE_SIZE, searchDefaults } from '@melhor-escola/domain/search-defaults';
import { shifts, type ShiftSlug } from '@melhor-escola/domain/shift';
import { isUsableGeolocation } from '@melhor-escola/domain/geolocation';
import { grades, type GradeSlug } from '@melhor-escola/domain/stage';
import { parseSearch, stringifySearch } from '../search-string.ts';

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
  /** Another child's grade: only schools with scholarships for both (product, feature 9). Means something beside a grade alone. */
  readonly siblingGrade?: GradeSlug | undefined;
  /** Words of a school's name. */
  readonly school?: string | undefined;
  readonly shifts?: readonly ShiftSlug[] | undefined;
  readonly tags?: readonly SchoolTagSlug[] | undefined;
  readonly years?: readonly number[] | undefined;
};

/** Kilometres. */
export const MAX_RADIUS_KM = 500;
const MAX_PAGE = 10_000;

/** What a value of the URL says; nothing when it is bad. */
type Read<Value> = (value: unknown) => Value | undefined;

const text: Read<string> = (value) => {
  const typed = typeof value === 'string' ? value.trim() : '';
  return typed !== '' && typed.length <= 80 ? typed : undefined;
};
const slug: Read<string> = (value) =>
  typeof value === 'string' && value.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)
    ? value
    : undefined;

const decimal = /^-?\d{1,8}(?:\.\d{1,15})?$/;

/** A number, or a text that is one; `undefined` out of range. */
function number(value: unknown, minimum: number, maximum: number): number | undefined {
  const read = typeof value === 'string' && decimal.test(value) ? Number(value) : value;
  return typeof read === 'number' && read >= minimum && read <= maximum ? read : undefined;
}

/** Degrees to the sixth decimal, a hand's breadth: more would only make addresses long, and written with an exponent. */
function degrees(value: unknown, maximum: number): number | undefined {
  const read = number(value, -maximum, maximum);
  return read === undefined ? undefined : Math.round(read * 1e6) / 1e6;
}

const integer =
  (minimum: number, maximum: number): Read<number> =>
  (value) => {
    const read = number(value, minimum, maximum);
    return Number.isInteger(read) ? read : undefined;
  };
const price = integer(searchDefaults.priceMin, searchDefaults.priceMax);

/** The good values of a list, each once and in the order of `order`, so that equal searches have equal URLs. */
function keptList<Value extends string | number>(
  read: Read<Value>,
  order: (a: Value, b: Value) => number,
  value: unknown,
): readonly Value[] | undefined {
  const good = [value].flat().flatMap((entry) => read(entry) ?? []);
  return good.length > 0 ? [...new Set(good)].toSorted(order) : undefined;
}

/** One of these entries' slugs, and the entries' order for lists of them. */
function oneOf<Slug extends string>(entries: readonly { readonly slug: Slug }[]) {
  const slugs = entries.map((entry) => entry.slug);
  const item: Read<Slug> = (value) => slugs.find((known) => known === value);
  return { item, order: (a: Slug, b: Slug) => slugs.indexOf(a) - slugs.indexOf(b) };
}
const grade = oneOf(grades);
const shift = oneOf(shifts);
const tag = oneOf(schoolTags);

/**
 * The search a URL's parameters stand for. What is bad is dropped, not an error (RT-15, RT-20): every known key is in the
 * answer, `undefined` where there is nothing good, because the router lets the answer's keys win over the URL's.
 * Keys that only mean something beside another are dropped without it: a neighborhood without its city; a sibling's grade
 * without another grade; a radius, a sort by distance and half a position without a position (VA-04). Prices the wrong way round go both.
 */
export function validateResultsSearch(raw: Readonly<Record<string, unknown>>): ResultsSearch {
  const good = {
    city: text(raw['city']),
    lat: degrees(raw['lat'], 90),
    lng: degrees(raw['lng'], 180),
    priceMin: price(raw['priceMin']),
    priceMax: price(raw['priceMax']),
    radius: integer(1, MAX_RADIUS_KM)(raw['radius']),
    sort: offerSorts.find((known) => known === raw['sort']),
    page: integer(1, MAX_PAGE)(raw['page']),
    size: integer(1, MAX_PAGE_SIZE)(raw['size']),
    view: raw['view'] === 'map' ? ('map' as const) : undefined,
    neighborhood: slug(raw['neighborhood']),
    grade: grade.item(raw['grade']),
    siblingGrade: grade.item(raw['siblingGrade']),
    school: text(raw['school']),
    shifts: keptList(shift.item, shift.order, raw['shifts']),
    tags: keptList(tag.item, tag.order, raw['tags']),
    years: keptList(integer(2000, 2100), (a, b) => a - b, raw['years']),
  };
  const here = isUsableGeolocation(good.lat, good.lng);
  const reversed =
    good.priceMin !== undefined && good.priceMax !== undefined && good.priceMin > good.priceMax;
  return {
    ...good,
    lat: here ? good.lat : undefined,
    lng: here ? good.lng : undefined,
    radius: here ? omitDefault(good.radius, searchDefaults.radius) : undefined,
    sort: here || good.sort !== 'distance' ? omitDefault(good.sort, searchDefaults.sort) : undefined,
    priceMin: reversed ? undefined : omitDefault(good.priceMin, searchDefaults.priceMin),
    priceMax: reversed ? undefined : omitDefault(good.priceMax, searchDefaults.priceMax),
    page: omitDefault(good.page, searchDefaults.page),
    size: omitDefault(good.size, searchDefaults.size),
    neighborhood: good.city === undefined ? undefined : good.neighborhood,
    siblingGrade: good.grade === undefined ? undefined : omitDefault(good.siblingGrade, good.grade),
  };
}

function omitDefault<Value>(value: Value | undefined, defaultValue: Value): Value | undefined {
  return value === defaultValue ? undefined : value;
}

/**
 * The search alone, without what else its address says (utm_source): the router keeps those names beside it. A route's
 * `loaderDeps`, so that loader, head and screen have what `validateSearch` made of the query, and nothing besides.
 */
export function ownResultsSearch(search: ResultsSearch): ResultsSearch {
  return {
    city: search.city,
    lat: search.lat,
    lng: search.lng,
    priceMin: search.priceMin,
    priceMax: search.priceMax,
    radius: search.radius,
    sort: search.sort,
    page: search.page,
    size: search.size,
    view: search.view,
    neighborhood: search.neighborhood,
    grade: search.grade,
    siblingGrade: search.siblingGrade,
    school: search.school,
    shifts: search.shifts,
    tags: search.tags,
    years: search.years,
  } satisfies Record<keyof ResultsSearch, unknown>;
}

/**
 * The one way to write a results query: bad and empty values dropped, keys in order, unknown keys kept. Takes and gives
 * the text with its '?', or '' for none. What a form sends without scripts (`grade=&shifts%5B%5D=tarde`) reads the same
 * to the router, so only the site's server can tell that an address is not yet clean (RT-15, RT-20).
 */
export function cleanResultsQuery(query: string): string {
  const parsed = parseSearch(query);
  return stringifySearch({ ...parsed, ...validateResultsSearch(parsed) });
}
