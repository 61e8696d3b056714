import * as z from 'zod/mini';
import { offerSorts } from '../offers/offer-sort.ts';
import { formatWholeBRL } from '../offers/money.ts';
import { isUsableGeolocation } from '../places/city.ts';
import { schoolTags } from '../schools/school-tag.ts';
import { findGrade, findShift, shifts } from '../schools/stage.ts';
import { MAX_PAGE_SIZE, searchDefaults } from './search-defaults.ts';
import {
  degrees,
  gradeSlug,
  integer,
  list,
  slugList,
  price,
  slug,
  stateSlug,
  text,
} from './search-values.ts';

export const MAX_RADIUS_KM = 500;

const MAX_PAGE = 10_000;

/** What the rules between parameters compare. */
interface Others {
  readonly city?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly sort?: string | undefined;
  readonly grade?: string | undefined;
  readonly siblingGrade?: string | undefined;
}

const hasPosition = ({ lat, lng }: Others) => isUsableGeolocation(lat, lng);
const isOrdered = ({ priceMin, priceMax }: Others) =>
  priceMin === undefined || priceMax === undefined || priceMin <= priceMax;

interface Parameter<Value> {
  /** An invalid value is dropped, not an error (RT-15). */
  readonly schema: z.ZodMiniType<Value>;
  /** What an absent parameter means (CO-01). It is left out of the URL, so that each search has one. */
  readonly default?: Value;
  /**
   * Whether it means anything beside the others; else it is dropped.
   * @default always
   */
  readonly isMeant?: (others: Others) => boolean;
}

/** A filter's chip: it names one value, and removes it. */
interface Chip {
  /** Its text; `undefined` if another chip names the value. */
  readonly label: (value: string | number, others: Others) => string | undefined;
  /** Its place among the chips, as in the form. */
  readonly order: number;
  /** How easily parents drop the filter when a search finds nothing: 1 the easiest. */
  readonly ease: number;
}

/** A parameter that decides which offers are found. */
interface Filter<Value, Facet extends string = string> extends Parameter<Value> {
  /** GraphQL type of the service's argument. */
  readonly argument: 'String' | 'Int' | 'Float' | ['String'] | ['Int'];
  /** Absent where the filter says where to search, not what. */
  readonly chip?: Chip;
  /** The service's facet with the counts beside its options. */
  readonly facet?: Facet;
  /** An offer must have all values of the list: each narrows the search further, and the facet does not ignore them. */
  readonly isCumulative?: boolean;
}

/** What all filters state, whatever their values. */
export type FilterRow = Pick<Filter<unknown>, 'argument' | 'chip' | 'default' | 'facet' | 'isCumulative'>;

/** A row of the table: a parameter that decides which offers are found. */
export const filter = <Value, const Facet extends string = never>(row: Filter<Value, Facet>) => ({
  ...row,
  kind: 'filter' as const,
});

/** A row of the table: a parameter that only decides how the offers are shown. */
export const view = <Value>(row: Parameter<Value>) => ({ ...row, kind: 'view' as const });

/**
 * What a search may ask (RT-20): one row per parameter of the results' URL, in its canonical order; unknown parameters follow them. The
 * URL's schema and order, cache key, chips, facets, saved searches with their alerts and the service's arguments derive from these rows.
 */
const searchParameters = {
  /** A city's slug, or text typed by a visitor without JavaScript, which the results page redirects to the slug. */
  city: filter({ schema: text, argument: 'String' }),
  /** A state's slug (EN-20). Never together with a city, which names its state. */
  state: filter({ schema: stateSlug, argument: 'String', isMeant: ({ city }) => city === undefined }),
  lat: filter({ schema: degrees(90), argument: 'Float', isMeant: hasPosition }),
  lng: filter({ schema: degrees(180), argument: 'Float', isMeant: hasPosition }),
  /** What a month costs with the scholarship. Both ends are dropped if they are reversed. */
  priceMin: filter({
    schema: price,
    argument: 'Int',
    default: searchDefaults.priceMin,
    isMeant: isOrdered,
    facet: 'price',
    chip: {
      label: (_minimum, range) => priceLabel(range),
      order: 4,
      ease: 2,
    },
  }),
  priceMax: filter({
    schema: price,
    argument: 'Int',
    default: searchDefaults.priceMax,
    isMeant: isOrdered,
    facet: 'price',
    chip: {
      label: (_maximum, range) => (range.priceMin === undefined ? priceLabel(range) : undefined),
      order: 4,
      ease: 2,
    },
  }),
  /** Kilometers around the position. */
  radius: filter({
    schema: integer(1, MAX_RADIUS_KM),
    argument: 'Int',
    default: searchDefaults.radius,
    isMeant: hasPosition,
  }),
  sort: view({
    schema: z.enum(offerSorts),
    default: searchDefaults.sort,
    isMeant: (others) => others.sort !== 'distance' || hasPosition(others),
  }),
  /** From 1. */
  page: view({ schema: integer(1, MAX_PAGE), default: searchDefaults.page }),
  size: view({ schema: integer(1, MAX_PAGE_SIZE), default: searchDefaults.size }),
  /** The list is the default. */
  view: view({ schema: z.literal('map') }),
  /** A neighborhood's slug within the city. */
  neighborhood: filter({
    schema: slug,
    argument: 'String',
    isMeant: ({ city }) => city !== undefined,
    facet: 'neighborhood_slug',
    chip: { label: titleOfSlug, order: 3, ease: 1 },
  }),
  grade: filter({
    schema: gradeSlug,
    argument: 'String',
    facet: 'grade',
    chip: { label: (grade) => `Série: ${gradeName(grade)}`, order: 1, ease: 8 },
  }),
  /** Another child's grade: only schools with scholarships for both (product 9). */
  siblingGrade: filter({
    schema: gradeSlug,
    argument: 'String',
    isMeant: ({ grade, siblingGrade }) => grade !== undefined && grade !== siblingGrade,
    chip: { label: (grade) => `Com ${gradeName(grade)}`, order: 2, ease: 6 },
  }),
  /** Words of the school's name. */
  school: filter({
    schema: text,
    argument: 'String',
    chip: { label: (typed) => `Escola: ${typed}`, order: 6, ease: 7 },
  }),
  /** One school's slug: alerts of a school's page are about no other school of its name. */
  schoolSlug: filter({
    schema: slug,
    argument: 'String',
    chip: { label: (school) => `Escola: ${titleOfSlug(school)}`, order: 6, ease: 9 },
  }),
  shifts: filter({
    schema: slugList(shifts),
    argument: ['String'],
    facet: 'shift',
    chip: { label: (shift) => findShift(String(shift))?.name, order: 5, ease: 3 },
  }),
  /** All of them. */
  tags: filter({
    schema: slugList(schoolTags),
    argument: ['String'],
    facet: 'tag',
    isCumulative: true,
    chip: { label: (tag) => schoolTags.find((known) => known.slug === tag)?.name, order: 7, ease: 4 },
  }),
  years: filter({
    schema: list(integer(2000, 2100), (a, b) => a - b),
    argument: ['Int'],
    facet: 'year',
    chip: { label: String, order: 8, ease: 5 },
  }),
  /** Hides schools without a scholarship. They do not count as offers, so it is not a filter of them. */
  only: view({ schema: z.literal('offers') }),
  /** Lists schools that families do not pay for, too. They have no offers. */
  free: view({ schema: z.literal('included') }),
};

type Rows = typeof searchParameters;

export type SearchKey = keyof Rows;

/** The keys of the parameters that decide which offers are found. */
export type FilterKey = {
  [Key in SearchKey]: Rows[Key] extends { readonly kind: 'filter' } ? Key : never;
}[SearchKey];

/** The service's facets of the filters. */
export type FacetName = NonNullable<(typeof searchParameters)[FilterKey]['facet']>;

/** A search for offers. An absent key stands for its default. */
export type OfferSearch = {
  readonly [Key in SearchKey]?: z.output<Rows[Key]['schema']> | undefined;
};

/** What decides which offers a search finds. */
export type OfferFilters = Pick<OfferSearch, FilterKey>;

const isSearchKey = (key: string): key is SearchKey => Object.hasOwn(searchParameters, key);

/** In the canonical order of the URL. */
export const searchKeys: readonly SearchKey[] = Object.keys(searchParameters).filter(isSearchKey);

export const filterKeys = searchKeys.filter(
  (key): key is FilterKey => searchParameters[key].kind === 'filter',
);

const rows: Readonly<Record<SearchKey, Parameter<unknown>>> = searchParameters;

/** The filters, without the types of their values. */
export const filterRows: Readonly<Record<FilterKey, FilterRow & { readonly facet?: FacetName }>> =
  searchParameters;

/**
 * Parses the parameters of a search. Drops invalid values, defaults and what means nothing beside the others (RT-15, RT-20, VA-04). The
 * result has every known key, `undefined` if there is no value, because the router merges it over the URL's keys.
 */
export function parseOfferSearch(raw: Readonly<Record<string, unknown>>): OfferSearch {
  const given = mapKeys((key) =>
    raw[key] === undefined ? undefined : z.safeParse(rows[key].schema, raw[key]).data,
  );
  return mapKeys((key) => {
    const { isMeant, default: ordinary } = rows[key];
    return given[key] === ordinary || isMeant?.(given) === false ? undefined : given[key];
  });
}

/** The known keys of a search, without others in its URL (utm_source), which the router keeps beside it. */
export const ownOfferSearch = (search: OfferSearch): OfferSearch => mapKeys((key) => search[key]);

function mapKeys(readValue: (key: SearchKey) => unknown): OfferSearch {
  const values: Partial<Record<SearchKey, unknown>> = Object.fromEntries(
    searchKeys.map((key) => [key, readValue(key)]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was parsed by its key's schema
  return values as OfferSearch;
}

/** Encodes a value for the URL's query. Also encodes the apostrophe, as browsers do: a different canonical URL would redirect forever. */
export function encodeSearchValue(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll("'", '%27');
}

function gradeName(grade: string | number): string {
  return findGrade(String(grade))?.name ?? '';
}

const reais = (amount: number): string => formatWholeBRL(amount * 100);

function priceLabel({ priceMin, priceMax }: Others): string {
  if (priceMin === undefined) return `Até ${reais(priceMax ?? searchDefaults.priceMax)}`;
  if (priceMax === undefined) return `A partir de ${reais(priceMin)}`;
  return `De ${reais(priceMin)} a ${reais(priceMax)}`;
}

/** 'jardim-das-flores' → 'Jardim das Flores', until the service has returned the name. */
function titleOfSlug(neighborhood: string | number): string {
  return String(neighborhood)
    .split('-')
    .map((word, index) =>
      index > 0 && /^(?:d[aeo]s?|e)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
