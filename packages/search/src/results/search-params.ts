import { offerSorts, type OfferSort } from '@melhor-escola/domain/offer-sort';
import { schoolTags, type SchoolTagSlug } from '@melhor-escola/domain/school-tag';
import { MAX_PAGE_SIZE, searchDefaults } from '@melhor-escola/domain/search-defaults';
import { shifts, type ShiftSlug } from '@melhor-escola/domain/shift';
import { isUsableGeolocation } from '@melhor-escola/domain/geolocation';
import { grades, type GradeSlug } from '@melhor-escola/domain/stage';
import { slugify } from '@melhor-escola/domain/slug';
import { findStateBySlug, findStateByUf } from '@melhor-escola/domain/state';
import { parseSearch, stringifySearch } from '../search-string.ts';

/**
 * A search for offers in the URL (RT-20). An absent key stands for its default (CO-01), so that each search has one
 * URL. Prices are whole reais per month.
 */
export type ResultsSearch = {
  /** A city's slug, or text typed by a visitor without JavaScript, which `loadResults` redirects to the slug. */
  readonly city?: string | undefined;
  /** A state's slug (EN-20). Never together with a city, which names its state. */
  readonly state?: string | undefined;
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
  /** Another child's grade: only schools with scholarships for both (product 9). Only valid together with a grade. */
  readonly siblingGrade?: GradeSlug | undefined;
  /** Words of the school's name. */
  readonly school?: string | undefined;
  readonly shifts?: readonly ShiftSlug[] | undefined;
  readonly tags?: readonly SchoolTagSlug[] | undefined;
  readonly years?: readonly number[] | undefined;
  /** Hides schools without a scholarship. They do not count as offers, so it is not a filter of them. */
  readonly only?: 'offers' | undefined;
  /** Lists the conveniadas too, which the city or state pays for. Not a filter of offers: they have none. */
  readonly free?: 'included' | undefined;
};

export const MAX_RADIUS_KM = 500;
const MAX_PAGE = 10_000;

/** Parses a URL value; undefined if it is invalid. */
type Read<Value> = (value: unknown) => Value | undefined;

const text: Read<string> = (value) => {
  const typed = typeof value === 'string' ? value.trim() : '';
  return typed !== '' && typed.length <= 80 ? typed : undefined;
};
/** A typed name means its slug: 'Vila Sabrina'. */
const slug: Read<string> = (value) => slugify(text(value) ?? '') || undefined;

const decimal = /^-?\d{1,8}(?:\.\d{1,15})?$/;

/** A number, or a numeric text; `undefined` out of range. */
function number(value: unknown, minimum: number, maximum: number): number | undefined {
  const read = typeof value === 'string' && decimal.test(value) ? Number(value) : value;
  return typeof read === 'number' && read >= minimum && read <= maximum ? read : undefined;
}

/** Degrees with six decimals, about 10 cm: more would only make URLs longer, and use exponents. */
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

/** The valid values of a list without duplicates, in the order of `order`, so that equal searches have equal URLs. */
function validList<Value extends string | number>(
  read: Read<Value>,
  order: (a: Value, b: Value) => number,
  value: unknown,
): readonly Value[] | undefined {
  const valid = [value].flat().flatMap((entry) => read(entry) ?? []);
  return valid.length > 0 ? [...new Set(valid)].toSorted(order) : undefined;
}

/** Parsers for one of these entries' slugs, and for lists of them in the entries' order. */
function oneOf<Slug extends string>(entries: readonly { readonly slug: Slug }[]) {
  const slugs = entries.map((entry) => entry.slug);
  const item: Read<Slug> = (value) => slugs.find((known) => known === value);
  return { item, order: (a: Slug, b: Slug) => slugs.indexOf(a) - slugs.indexOf(b) };
}
const grade = oneOf(grades);
const shift = oneOf(shifts);
const tag = oneOf(schoolTags);
/** A typed name or abbreviation means the state too: 'BA' and 'São Paulo' are no reason to search the whole country. */
const state: Read<string> = (value) => {
  const typed = text(value) ?? '';
  return (findStateByUf(typed) ?? findStateBySlug(slugify(typed)))?.slug;
};

/**
 * Parses the URL's parameters. Invalid values are dropped, not errors (RT-15, RT-20). The result has every known key,
 * `undefined` if there is no valid value, because the router merges the result over the URL's keys. Keys that depend on
 * another are dropped without it: a neighborhood without its city, a state beside a city; a sibling's grade without another grade; a radius, a
 * sort by distance and half a position without a position (VA-04). Both prices are dropped if they are reversed.
 */
export function validateResultsSearch(raw: Readonly<Record<string, unknown>>): ResultsSearch {
  const valid = {
    city: text(raw['city']),
    state: state(raw['state']),
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
    shifts: validList(shift.item, shift.order, raw['shifts']),
    tags: validList(tag.item, tag.order, raw['tags']),
    years: validList(integer(2000, 2100), (a, b) => a - b, raw['years']),
    only: raw['only'] === 'offers' ? ('offers' as const) : undefined,
    free: raw['free'] === 'included' ? ('included' as const) : undefined,
  };
  const hasPosition = isUsableGeolocation(valid.lat, valid.lng);
  const reversed =
    valid.priceMin !== undefined && valid.priceMax !== undefined && valid.priceMin > valid.priceMax;
  return {
    ...valid,
    lat: hasPosition ? valid.lat : undefined,
    lng: hasPosition ? valid.lng : undefined,
    radius: hasPosition ? omitDefault(valid.radius, searchDefaults.radius) : undefined,
    sort: hasPosition || valid.sort !== 'distance' ? omitDefault(valid.sort, searchDefaults.sort) : undefined,
    priceMin: reversed ? undefined : omitDefault(valid.priceMin, searchDefaults.priceMin),
    priceMax: reversed ? undefined : omitDefault(valid.priceMax, searchDefaults.priceMax),
    page: omitDefault(valid.page, searchDefaults.page),
    size: omitDefault(valid.size, searchDefaults.size),
    state: valid.city === undefined ? valid.state : undefined,
    neighborhood: valid.city === undefined ? undefined : valid.neighborhood,
    siblingGrade: valid.grade === undefined ? undefined : omitDefault(valid.siblingGrade, valid.grade),
  };
}

function omitDefault<Value>(value: Value | undefined, defaultValue: Value): Value | undefined {
  return value === defaultValue ? undefined : value;
}

/**
 * The known keys of a search, without others in its URL (utm_source), which the router keeps beside it. Used as a
 * route's `loaderDeps`, so that loader, head and screen get exactly what `validateSearch` returned.
 */
export function ownResultsSearch(search: ResultsSearch): ResultsSearch {
  return {
    city: search.city,
    state: search.state,
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
    only: search.only,
    free: search.free,
  } satisfies Record<keyof ResultsSearch, unknown>;
}

/**
 * The canonical results query: drops invalid and empty values, orders keys, keeps unknown keys. Takes and returns the
 * text with '?', or '' for none. The router reads what a plain form submits (`grade=&shifts%5B%5D=tarde`) as equal, so
 * only the site's server can detect a URL that is not canonical (RT-15, RT-20).
 */
export function cleanResultsQuery(query: string): string {
  const parsed = parseSearch(query);
  return stringifySearch({ ...parsed, ...validateResultsSearch(parsed) });
}
