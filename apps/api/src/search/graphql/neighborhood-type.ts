import {
  countNeighborhoods,
  neighborhoodSorts,
  searchNeighborhoods,
  type NeighborhoodHit,
  type NeighborhoodsArguments,
} from '../places/neighborhoods.ts';
import { runSearch } from './run-search.ts';
import { builder } from './builder.ts';
import { facetType } from './facet-type.ts';
import { geolocType } from './geoloc-type.ts';
import { geolocationInput, paginationInput } from './search-input.ts';

const neighborhoodType = builder.objectRef<NeighborhoodHit>('Neighborhood').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    slug: t.exposeString('slug', { description: 'Unique within the city.' }),
    full_slug: t.exposeString('fullSlug', {
      description: "State, city and neighborhood, unique in the country: 'sp-sao-paulo-pinheiros'.",
    }),
    city_slug: t.exposeString('citySlug'),
    city: t.exposeString('city'),
    state: t.exposeString('state'),
    state_slug: t.exposeString('stateSlug'),
    uf: t.exposeString('uf'),
    state_ibge_code: t.exposeInt('stateIbgeCode'),
    city_ibge_code: t.exposeInt('cityIbgeCode'),
    geoloc: t.expose('geoloc', { type: geolocType, description: 'The middle of its schools.' }),
  }),
});

type NeighborhoodResult = Awaited<ReturnType<typeof searchNeighborhoods>> & {
  readonly args: NeighborhoodsArguments;
};

const neighborhoodResultType = builder.objectRef<NeighborhoodResult>('NeighborhoodResult').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [neighborhoodType] }),
    total: t.int({
      description: 'Hits on all pages.',
      resolve: ({ args }, _args, { database }) => countNeighborhoods(database, args),
    }),
    page: t.exposeInt('page'),
    size: t.exposeInt('size'),
    facets: t.expose('facets', { type: [facetType], description: 'Neighborhoods have none.' }),
  }),
});

const neighborhoodSort = builder.enumType('NeighborhoodSort', { values: neighborhoodSorts });

builder.queryField('neighborhoods', (t) =>
  t.field({
    type: neighborhoodResultType,
    description: 'Neighborhoods with schools, by the letters they begin with, by filter and by place.',
    args: {
      name: t.arg.string({ description: 'The letters that the name, or a word in it, begins with.' }),
      filter_string: t.arg.string({
        description: 'Fields: city_slug, full_slug, slug, uf, state_slug. See `schoolOffer` for the grammar.',
      }),
      distinct: t.arg.string({ description: "Only 'full_slug', which is unique anyway." }),
      geoloc: t.arg({ type: geolocationInput }),
      sort: t.arg({ type: neighborhoodSort, description: 'Without a position, distance_asc is relevance.' }),
      pagination: t.arg({ type: paginationInput }),
    },
    resolve: (_root, args, { database }) =>
      runSearch('filter_string', async () => ({ ...(await searchNeighborhoods(database, args)), args })),
  }),
);
