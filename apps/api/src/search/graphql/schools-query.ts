import { MAX_PAGE_SIZE, searchDefaults } from '@melhor-escola/domain/search-defaults';
import { schoolFacets, schoolSorts, searchSchools } from '../schools/schools.ts';
import type { SchoolHit } from '../schools/school-hit.ts';
import { findSimilarSchools, MAX_SIMILAR_SCHOOLS } from '../schools/similar-schools.ts';
import type { SearchResult } from '../search-result.ts';
import { builder, runSearch } from './builder.ts';
import { facetType, geolocationInput, paginationInput } from './shared-types.ts';
import { schoolType } from './school-type.ts';
import { MIN_SCHOOLS, type PriceBand, priceBands } from '../facets/price-bands.ts';

const schoolResultType = builder.objectRef<SearchResult<SchoolHit>>('SchoolResult').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [schoolType] }),
    total: t.exposeInt('total', { description: 'Hits on all pages.' }),
    page: t.exposeInt('page'),
    size: t.exposeInt('size'),
    facets: t.expose('facets', { type: [facetType], description: 'The requested facets, in that order.' }),
  }),
});

const schoolFiltersInput = builder.inputType('SchoolFilters', {
  description: 'What `filterString` says in text. A slug that nothing has matches nothing.',
  fields: (t) => ({
    slugs: t.stringList({ description: `One of which the school must have: at most ${MAX_PAGE_SIZE}.` }),
    city: t.string({ description: 'Slug.' }),
    state: t.string({ description: 'Slug.' }),
    neighborhood: t.string({ description: 'Slug.' }),
    stage: t.string({ description: 'Slug of a stage that the school has.' }),
    hasOffers: t.boolean(),
    publiclyFunded: t.boolean({ description: 'Whether families do not pay for it.' }),
  }),
});

const schoolSort = builder.enumType('SchoolSort', { values: schoolSorts });

builder.queryField('schools', (t) =>
  t.field({
    type: schoolResultType,
    description:
      'Schools by name, filter and place. By relevance: the most similar names first, then partners, then higher ratings.',
    args: {
      query: t.arg.string({
        description: 'A name as typed: accents, letter case, generic words and small typos are ignored.',
      }),
      facets: t.arg.stringList({ description: `Any of ${Object.keys(schoolFacets).join(', ')}.` }),
      filterString: t.arg.string({
        description:
          'Fields: slug, city_slug, state_slug, uf, neighborhood_slug, stage, tag, publicly_funded, is_partner, cod_ent, has_offers. ' +
          'See `schoolOffer` for the grammar.',
      }),
      geoloc: t.arg({ type: geolocationInput }),
      pagination: t.arg({ type: paginationInput }),
      search: t.arg({
        type: schoolFiltersInput,
        description: 'Conditions, beside those of the other arguments.',
      }),
      sort: t.arg({ type: schoolSort, description: 'Without a position, distance_asc is relevance.' }),
      tags: t.arg.stringList({ description: 'Tags that a school must have, all of them.' }),
      unlisted: t.arg.boolean({ description: 'Also schools that have left the directory.' }),
    },
    resolve: (_root, args, { database }) => runSearch('filterString', () => searchSchools(database, args)),
  }),
);

const DEFAULT_SIMILAR_SCHOOLS = 6;

builder.queryField('similarSchools', (t) =>
  t.field({
    type: [schoolType],
    description:
      `Other schools that share a stage with this one, nearest first, at most ${searchDefaults.radius} km away. ` +
      'None for an unknown slug.',
    args: {
      schoolSlug: t.arg.string({ required: true }),
      size: t.arg.int({
        description: `${DEFAULT_SIMILAR_SCHOOLS} by default, at most ${MAX_SIMILAR_SCHOOLS}.`,
      }),
    },
    resolve: (_root, { schoolSlug, size }, { database }) =>
      findSimilarSchools(database, schoolSlug, size ?? DEFAULT_SIMILAR_SCHOOLS),
  }),
);

const priceBandType = builder.objectRef<PriceBand>('PriceBand').implement({
  description:
    'The school compared with others nearby that have offers of the same stage and year, fictional ones separately. ' +
    'Each school counts once, by the median of its full monthly fees. Money in centavos.',
  fields: (t) => ({
    stage: t.string({ resolve: ({ stage }) => stage.groupSlug }),
    stageName: t.string({ resolve: ({ stage }) => stage.name }),
    year: t.exposeInt('year'),
    fee: t.exposeInt('fee', { description: "This school's." }),
    schools: t.exposeInt('schools', { description: `Number of other schools: at least ${MIN_SCHOOLS}.` }),
    cheaper: t.exposeInt('cheaper', { description: 'Number of them with a lower fee.' }),
    lowest: t.exposeInt('lowest'),
    lowerQuartile: t.exposeInt('lowerQuartile'),
    median: t.exposeInt('median'),
    upperQuartile: t.exposeInt('upperQuartile'),
    highest: t.exposeInt('highest'),
    radiusInKm: t.exposeFloat('radiusInKm', { description: 'Maximum distance of the other schools.' }),
    date: t.exposeString('date', { description: "Date of the offers, 'YYYY-MM-DD'." }),
  }),
});

builder.queryField('priceBands', (t) =>
  t.field({
    type: [priceBandType],
    description: `The price bands of a school's stages, youngest first. None for a stage with fewer than ${MIN_SCHOOLS} other schools.`,
    args: { schoolSlug: t.arg.string({ required: true }) },
    resolve: (_root, { schoolSlug }, { database }) => priceBands(database, schoolSlug),
  }),
);
