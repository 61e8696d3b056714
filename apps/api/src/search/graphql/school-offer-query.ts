import {
  filterKeys,
  parseOfferSearch,
  filterRows,
  type OfferFilters,
} from '@melhor-escola/domain/search-filters';
import { SearchInputError } from '../search-result.ts';
import type { OfferHit } from '../offers/offer-hit.ts';
import { offerFacets } from '../offers/offer-filter.ts';
import { offerSorts, type SchoolOfferResult, searchSchoolOffers } from '../offers/school-offer.ts';
import type { EarlierPrice } from '../offers/price-changes.ts';
import { schoolBatches } from '../schools/school-batches.ts';
import { builder, runSearch } from './builder.ts';
import { facetType, geolocationInput, paginationInput } from './shared-types.ts';

const locationType = builder.objectRef<OfferHit['school_location']>('OfferSchoolLocation').implement({
  fields: (t) => ({
    city: t.exposeString('city'),
    city_slug: t.exposeString('city_slug'),
    neighborhood: t.exposeString('neighborhood', { nullable: true }),
    neighborhood_slug: t.exposeString('neighborhood_slug', { nullable: true }),
    uf: t.exposeString('uf'),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    approximate: t.exposeBoolean('approximate', {
      description: 'The position of the neighborhood or the city: a more precise one is not published.',
    }),
  }),
});

const reviewsType = builder.objectRef<OfferHit['school_reviews']>('OfferSchoolReviews').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    ratings_average: t.exposeFloat('ratings_average', { description: '1 to 5; 0 without reviews.' }),
  }),
});

const extrasType = builder.objectRef<OfferHit['extras']>('OfferExtras').implement({
  description:
    'What the school declares it charges in a year besides enrollment and installments. Centavos; 0: included in the fees; null: not disclosed.',
  fields: (t) => ({
    material: t.exposeInt('material', { nullable: true }),
    uniform: t.exposeInt('uniform', { nullable: true }),
    meals: t.exposeInt('meals', { nullable: true }),
    transport: t.exposeInt('transport', { nullable: true }),
  }),
});

const moreOffersType = builder.objectRef<NonNullable<OfferHit['more_offers']>>('MoreOffers').implement({
  description: 'Offers that a hit stands for besides itself. Amounts are whole centavos.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'At least 1.' }),
    lowest_price: t.exposeInt('lowest_price', { description: 'A month, with the scholarship. Centavos.' }),
    highest_price: t.exposeInt('highest_price', { description: 'The same of the dearest. Centavos.' }),
  }),
});

const schoolOfferType = builder.objectRef<OfferHit>('SchoolOffer');

schoolOfferType.implement({
  description: 'A scholarship: a grade and shift of a school at a price. Amounts are whole centavos.',
  fields: (t) => ({
    id: t.exposeID('id'),
    discount_percentage: t.exposeFloat('discount_percentage', { description: '0 to 100.' }),
    monthly_fee: t.exposeInt('monthly_fee', { description: 'A month, in full. Centavos.' }),
    monthly_fee_with_discount: t.exposeInt('monthly_fee_with_discount', {
      description: 'A month, with the scholarship: `price` filters and sorts by it. Centavos.',
    }),
    enrollment_fee: t.exposeInt('enrollment_fee', { description: 'Once a year. Centavos.' }),
    extras: t.expose('extras', { type: extrasType }),
    annual_cost: t.exposeInt('annual_cost', {
      description:
        'Enrollment, twelve installments and the declared extras, each in whole reais as browsing pages show it. Centavos.',
    }),
    annual_cost_with_discount: t.exposeInt('annual_cost_with_discount', {
      description: 'The same with the scholarship. Centavos.',
    }),
    annual_savings: t.exposeInt('annual_savings', { description: 'The difference of the two. Centavos.' }),
    seats_left: t.exposeInt('seats_left'),
    valid_until: t.exposeString('valid_until', { description: 'The last day, YYYY-MM-DD.' }),
    year: t.exposeInt('year', { description: 'The school year.' }),
    distance_in_km: t.exposeFloat('distance_in_km', {
      nullable: true,
      description: "From the search's position; null without one.",
    }),
    demo: t.exposeBoolean('demo', { description: 'Fictional, for demonstration.' }),
  }),
});

builder.objectFields(schoolOfferType, (t) => ({
  product_title: t.exposeString('product_title'),
  product_shift: t.exposeString('product_shift', {
    description: "The shift's slug: manha, tarde, noite, integral.",
  }),
  shift_name: t.exposeString('shift_name'),
  product_slug_stage_grade: t.exposeString('product_slug_stage_grade', {
    description: "The slugs of stage and grade, joined: 'ensino-fundamental-i-1-ano'.",
  }),
  grade: t.exposeString('grade'),
  grade_name: t.exposeString('grade_name'),
  stage: t.exposeString('stage'),
  stage_name: t.exposeString('stage_name'),
}));

builder.objectFields(schoolOfferType, (t) => ({
  school_name: t.exposeString('school_name'),
  school_slug: t.exposeString('school_slug'),
  school_logo: t.exposeString('school_logo', { nullable: true }),
  school_image: t.exposeString('school_image', { nullable: true }),
  school_location: t.expose('school_location', { type: locationType }),
  school_reviews: t.expose('school_reviews', { type: reviewsType }),
  school_tags: t.exposeStringList('school_tags', { description: 'Slugs.' }),
  is_partner: t.exposeBoolean('is_partner'),
  more_offers: t.expose('more_offers', {
    type: moreOffersType,
    nullable: true,
    description: "With `distinct`: the school's other offers that the search found; null without others.",
  }),
}));

const earlierPriceType = builder.objectRef<EarlierPrice>('EarlierPrice').implement({
  description: 'What an offer cost until a day. Amounts are whole centavos.',
  fields: (t) => ({
    until: t.exposeString('until', { description: 'The day of the change, YYYY-MM-DD.' }),
    monthly_fee: t.exposeInt('monthly_fee', { description: 'A month, in full.' }),
    monthly_fee_with_discount: t.exposeInt('monthly_fee_with_discount', {
      description: 'A month, with the scholarship.',
    }),
  }),
});

builder.objectFields(schoolOfferType, (t) => ({
  earlier_prices: t.field({
    type: [earlierPriceType],
    description: 'Prices of the last twelve months before the current one, latest first, at most six.',
    resolve: async ({ id }, _args, context) => (await schoolBatches(context).earlierPrices(Number(id))) ?? [],
  }),
}));

const schoolOfferResultType = builder.objectRef<SchoolOfferResult>('SchoolOfferResult').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [schoolOfferType] }),
    total: t.exposeInt('total', { description: 'Hits on all pages; schools with `distinct`.' }),
    totalIsExact: t.exposeBoolean('totalIsExact', {
      description: 'False when counting stopped at ignoreExtraHitsIfExceed: there are more.',
    }),
    offers: t.exposeInt('offers', {
      description: 'Offers on all pages: with `distinct`, all those of the schools that `total` counts.',
    }),
    page: t.exposeInt('page'),
    size: t.exposeInt('size'),
    facets: t.expose('facets', { type: [facetType], description: 'The requested facets, in that order.' }),
  }),
});

const offerSort = builder.enumType('OfferSort', { values: offerSorts });

const filterDescription = `field:value clauses joined by AND, OR and NOT (NOT binds tighter than AND, AND tighter than OR), with parentheses.
Values are bare words or in double quotes, with \\" and \\\\ as escapes.
Fields: city_slug, state_slug, uf, neighborhood_slug, stage, grade, shift, tag, year, school_slug, school_grade, price.
price and year also take a range, price:MIN TO MAX, where either end may be *; price is what a month costs with the scholarship, in whole centavos.
school_grade is a grade that the offer's school has an offer for, too: with grade, schools for two children.
A slug that nothing has matches nothing; an unknown field or a mistake is answered with BAD_FILTER and its position.`;

/** One field per filter of the domain's table. */
const offerFiltersInput = builder.inputType('OfferFilters', {
  description:
    'What a results page searches, named as in its URL (RT-20). Prices are whole reais a month with the scholarship, `radius` is in km. A value that is not valid, or means nothing beside the others, is answered with BAD_USER_INPUT.',
  fields: (t) =>
    Object.fromEntries(
      filterKeys.map((key) => {
        const { argument } = filterRows[key];
        return [key, t.field({ type: argument })];
      }),
    ),
});

/**
 * Parses the filters of a search by the rules of its URL.
 *
 * @throws {SearchInputError} for a value that would be dropped from a URL.
 */
export function parseFilters(given: Readonly<Record<string, unknown>>): OfferFilters {
  const parsed = parseOfferSearch(given);
  const dropped = filterKeys.find((key) => {
    const values = new Set<unknown>([given[key] ?? []].flat());
    values.delete(filterRows[key].default);
    return values.size > [parsed[key] ?? []].flat().length;
  });
  if (dropped)
    throw new SearchInputError('search', `${dropped} is not valid, or means nothing beside the others`);
  return parsed;
}

builder.queryField('schoolOffer', (t) =>
  t.field({
    type: schoolOfferResultType,
    description:
      'Offers by filter, school name and place. Only offers that are valid today and have a seat left.',
    args: {
      distinct: t.arg.string({
        description:
          "Only 'school_slug': one offer of each school, the first by the sort. Total and facets then count schools.",
      }),
      search: t.arg({
        type: offerFiltersInput,
        description: 'Conditions, beside those of the other arguments.',
      }),
      schools: t.arg.stringList({
        description: 'Slugs of schools, one of which the offer must be of: at most 100.',
      }),
      stage: t.arg.string({ description: "Slug of the offer's stage." }),
      tags: t.arg.stringList({ description: 'Tags that the school must have, all of them.' }),
      shift: t.arg.stringList({ description: 'Allowed shifts of the offer.' }),
      year: t.arg.intList({ description: 'Allowed years of the offer.' }),
      facets: t.arg.stringList({ description: `Any of ${Object.keys(offerFacets).join(', ')}.` }),
      filterString: t.arg.string({ description: filterDescription }),
      geoloc: t.arg({ type: geolocationInput }),
      pagination: t.arg({ type: paginationInput }),
      sort: t.arg({ type: offerSort, description: 'Without a position, distance_asc is relevance.' }),
      ignoreExtraHitsIfExceed: t.arg.int({
        description: 'Counting stops at this many hits, from 1; totalIsExact is false then.',
      }),
      query: t.arg.string({ description: "A school's name as typed." }),
      queryVariations: t.arg.stringList({
        description: 'Alternatives of `query`: a school that matches any of them is found.',
      }),
    },
    resolve: (_root, args, { database }) =>
      runSearch('filterString', () => {
        const { search, ...others } = args;
        return searchSchoolOffers(database, { ...others, ...(search && { search: parseFilters(search) }) });
      }),
  }),
);
