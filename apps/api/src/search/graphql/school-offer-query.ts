import { offerFacets } from '../offers/offer-filter.ts';
import { offerSorts, type SchoolOfferResult, searchSchoolOffers } from '../offers/school-offer.ts';
import { builder, runSearch } from './builder.ts';
import { facetType, geolocationInput, paginationInput } from './shared-types.ts';
import { schoolOfferFields, type SchoolOfferFields, schoolOfferType } from './school-offer-type.ts';

type SchoolOfferPage = Omit<SchoolOfferResult, 'hits'> & { readonly hits: readonly SchoolOfferFields[] };

const schoolOfferResultType = builder.objectRef<SchoolOfferPage>('SchoolOfferResult').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [schoolOfferType] }),
    total: t.exposeInt('total', { description: 'Hits on all pages; schools with `distinct`.' }),
    totalIsExact: t.exposeBoolean('totalIsExact', {
      description: 'False when counting stopped at ignoreExtraHitsIfExceed: there are more.',
    }),
    page: t.exposeInt('page'),
    size: t.exposeInt('size'),
    facets: t.expose('facets', { type: [facetType], description: 'Those asked for, in that order.' }),
  }),
});

const offerSort = builder.enumType('OfferSort', { values: offerSorts });

const filterDescription = `field:value clauses joined by AND, OR and NOT (NOT binds tighter than AND, AND tighter than OR), with parentheses.
Values are bare words or stand in double quotes, with \\" and \\\\ as escapes.
Fields: city_slug, state_slug, uf, neighborhood_slug, stage, grade, shift, tag, year, school_slug, school_grade, price.
price and year also take a range, price:MIN TO MAX, where either end may be *; price is what a month costs with the scholarship, in whole centavos.
school_grade is a grade that the offer's school has an offer for, too: with grade, schools for two children.
A slug that nothing has matches nothing; an unknown field or a mistake is answered with BAD_FILTER and its position.`;

builder.queryField('schoolOffer', (t) =>
  t.field({
    type: schoolOfferResultType,
    description: 'Offers by filter, school name and place: those that are valid today and have a seat left.',
    args: {
      distinct: t.arg.string({
        description:
          "Only 'school_slug': one offer of each school, the first by the sort. Total and facets then count schools.",
      }),
      tags: t.arg.stringList({ description: 'Tags that the school must all have.' }),
      shift: t.arg.stringList({ description: "Shifts of which one must be the offer's." }),
      year: t.arg.intList({ description: "Years of which one must be the offer's." }),
      facets: t.arg.stringList({ description: `Any of ${Object.keys(offerFacets).join(', ')}.` }),
      filterString: t.arg.string({ description: filterDescription }),
      geoloc: t.arg({ type: geolocationInput }),
      pagination: t.arg({ type: paginationInput }),
      sort: t.arg({ type: offerSort, description: 'Without a position, distance_asc is relevance.' }),
      ignoreExtraHitsIfExceed: t.arg.int({
        description: 'Counting stops at this many hits, from 1; totalIsExact then says so.',
      }),
      query: t.arg.string({ description: "A school's name as typed." }),
      queryVariations: t.arg.stringList({
        description: 'Alternatives of `query`: a school that fits any of them is meant.',
      }),
    },
    resolve: (_root, args, { database }) =>
      runSearch('filterString', async () => {
        const found = await searchSchoolOffers(database, args);
        return { ...found, hits: found.hits.map(schoolOfferFields) };
      }),
  }),
);
