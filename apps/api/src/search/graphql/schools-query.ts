import { schoolFacets, schoolSorts, searchSchools } from '../schools/schools.ts';
import type { SchoolHit } from '../schools/school-hit.ts';
import type { SearchResult } from '../search-result.ts';
import { runSearch } from './run-search.ts';
import { builder } from './builder.ts';
import { facetType } from './facet-type.ts';
import { schoolType } from './school-type.ts';
import { geolocationInput, paginationInput } from './search-input.ts';

const schoolResultType = builder.objectRef<SearchResult<SchoolHit>>('SchoolResult').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [schoolType] }),
    total: t.exposeInt('total', { description: 'Hits on all pages.' }),
    page: t.exposeInt('page'),
    size: t.exposeInt('size'),
    facets: t.expose('facets', { type: [facetType], description: 'Those asked for, in that order.' }),
  }),
});

const schoolSort = builder.enumType('SchoolSort', { values: schoolSorts });

builder.queryField('schools', (t) =>
  t.field({
    type: schoolResultType,
    description:
      'Schools by name, filter and place. By relevance: the names most like the query first, then partners, then the better rated.',
    args: {
      query: t.arg.string({
        description: 'A name as typed: accents, letter case, generic words and small mistakes do not matter.',
      }),
      facets: t.arg.stringList({ description: `Any of ${Object.keys(schoolFacets).join(', ')}.` }),
      filterString: t.arg.string({
        description:
          'Fields: slug, city_slug, state_slug, uf, neighborhood_slug, stage, tag, is_partner, cod_ent, has_offers. ' +
          'See `schoolOffer` for the grammar.',
      }),
      geoloc: t.arg({ type: geolocationInput }),
      pagination: t.arg({ type: paginationInput }),
      sort: t.arg({ type: schoolSort, description: 'Without a position, distance_asc is relevance.' }),
      tags: t.arg.stringList({ description: 'Tags that a school must all have.' }),
    },
    resolve: (_root, args, { database }) => runSearch('filterString', () => searchSchools(database, args)),
  }),
);
