import {
  countCities,
  searchCities,
  citySorts,
  type CitiesArguments,
  type CityHit,
} from '../places/cities.ts';
import { runSearch } from './run-search.ts';
import { builder } from './builder.ts';
import { facetType } from './facet-type.ts';
import { geolocType } from './geoloc-type.ts';
import { geolocationInput, paginationInput } from './search-input.ts';

const cityType = builder.objectRef<CityHit>('City').implement({
  fields: (t) => ({
    _id: t.id({ description: 'The IBGE code, as an identifier.', resolve: (city) => city.ibgeCode }),
    name: t.exposeString('name'),
    slug: t.exposeString('slug', { description: "Ends in the state: 'araguaina-to'." }),
    uf: t.exposeString('uf', { description: 'Two capital letters.' }),
    state: t.exposeString('state'),
    stateSlug: t.exposeString('stateSlug'),
    capital: t.exposeBoolean('capital', { description: "Whether it is its state's capital." }),
    ibgeCode: t.exposeInt('ibgeCode', { description: 'Seven digits, the first two being the state.' }),
    geoloc: t.expose('geoloc', { type: geolocType }),
  }),
});

type CityResult = Awaited<ReturnType<typeof searchCities>> & { readonly args: CitiesArguments };

const cityResultType = builder.objectRef<CityResult>('CityResult').implement({
  fields: (t) => ({
    hits: t.expose('hits', { type: [cityType] }),
    total: t.int({
      description: 'Hits on all pages.',
      resolve: ({ args }, _args, { database }) => countCities(database, args),
    }),
    page: t.exposeInt('page'),
    size: t.exposeInt('size'),
    facets: t.expose('facets', { type: [facetType], description: 'Cities have none.' }),
  }),
});

const citySort = builder.enumType('CitySort', { values: citySorts });

builder.queryField('cities', (t) =>
  t.field({
    type: cityResultType,
    description:
      'Cities by name, filter and place. By relevance: nicknames and names that begin with the text first, the larger first among equals.',
    args: {
      name: t.arg.string({
        description:
          "As typed: 'sao pa', 'S. Paulo', 'bh', 'araguaina to'. Accents, letter case and small mistakes do not matter.",
      }),
      filter_string: t.arg.string({
        description: 'Fields: slug, name, state_slug, uf. See `schoolOffer` for the grammar.',
      }),
      geoloc: t.arg({ type: geolocationInput }),
      sort: t.arg({ type: citySort, description: 'Without a position, distance_asc is relevance.' }),
      pagination: t.arg({ type: paginationInput }),
    },
    resolve: (_root, args, { database }) =>
      runSearch('filter_string', async () => ({ ...(await searchCities(database, args)), args })),
  }),
);
