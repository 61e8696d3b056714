import { type CityHit, citySorts, searchCities } from '../places/cities.ts';
import { type CityFigures, findCityFigures } from '../places/city-figures.ts';
import { findStartingCities, MAX_STARTING_CITIES, type StartingCity } from '../places/starting-cities.ts';
import type { UncountedResult } from '../search-result.ts';
import { builder, runSearch } from './builder.ts';
import { facetType, geolocationInput, geolocType, paginationInput } from './shared-types.ts';
import { type NeighborhoodHit, neighborhoodSorts, searchNeighborhoods } from '../places/neighborhoods.ts';

/** A city of a page of hits. */
interface ListedCity extends CityHit {
  /** Figures of all cities of the page, by IBGE code: one statement, and only if a field asks for them. */
  readonly figures: () => Promise<ReadonlyMap<number, CityFigures>>;
}

const cityType = builder.objectRef<ListedCity>('City').implement({
  fields: (t) => ({
    _id: t.id({ description: 'The IBGE code, as an identifier.', resolve: (city) => city.ibgeCode }),
    name: t.exposeString('name'),
    slug: t.exposeString('slug', { description: "Ends in the state: 'araguaina-to'." }),
    uf: t.exposeString('uf', { description: 'Two capital letters.' }),
    state: t.exposeString('state'),
    stateSlug: t.exposeString('stateSlug'),
    capital: t.exposeBoolean('capital', { description: 'Whether it is the capital of its state.' }),
    ibgeCode: t.exposeInt('ibgeCode', { description: 'Seven digits, the first two being the state.' }),
    geoloc: t.expose('geoloc', { type: geolocType }),
    otherName: t.exposeString('otherName', {
      nullable: true,
      description: "The former or other name by which a typed name found the city: 'Augusto Severo'.",
    }),
    schools: t.int({
      resolve: async ({ ibgeCode, figures }) => (await figures()).get(ibgeCode)?.schools ?? 0,
    }),
    lowestPrice: t.int({
      nullable: true,
      description: 'Centavos a month with the scholarship; null without offers.',
      resolve: async ({ ibgeCode, figures }) => (await figures()).get(ibgeCode)?.lowestPrice ?? null,
    }),
  }),
});

const cityResultType = builder.objectRef<UncountedResult<CityHit>>('CityResult').implement({
  fields: (t) => ({
    hits: t.field({
      type: [cityType],
      resolve: ({ hits }, _args, { database }) => {
        let found: Promise<ReadonlyMap<number, CityFigures>> | undefined;
        const codes = hits.map(({ ibgeCode }) => ibgeCode);
        const figures = () => (found ??= findCityFigures(database, codes));
        return hits.map((hit) => ({ ...hit, figures }));
      },
    }),
    total: t.int({
      description: 'Hits on all pages.',
      resolve: (page) => page.countTotal(),
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
      'Cities by name, filter and place. By relevance: nicknames and names that begin with the text first, then former names, the larger first among equals.',
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
    resolve: (_root, args, { database }) => runSearch('filter_string', () => searchCities(database, args)),
  }),
);

const DEFAULT_STARTING_CITIES = 12;

const startingCityType = builder.objectRef<StartingCity>('StartingCity').implement({
  description: 'A city to start a search from, with its figures.',
  fields: (t) => ({
    name: t.exposeString('name'),
    slug: t.exposeString('slug'),
    uf: t.exposeString('uf', { description: 'Two capital letters.' }),
    schools: t.exposeInt('schools'),
    offers: t.exposeInt('offers', { description: 'Scholarships with a seat left.' }),
    lowestPrice: t.exposeInt('lowestPrice', {
      nullable: true,
      description: 'Centavos a month with the scholarship; null without offers.',
    }),
  }),
});

builder.queryField('startingCities', (t) =>
  t.field({
    type: [startingCityType],
    description: 'The largest cities with schools; those with scholarships first.',
    args: {
      size: t.arg.int({
        description: `${DEFAULT_STARTING_CITIES} by default, at most ${MAX_STARTING_CITIES}.`,
      }),
    },
    resolve: (_root, { size }, { database }) => findStartingCities(database, size ?? DEFAULT_STARTING_CITIES),
  }),
);

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
    geoloc: t.expose('geoloc', { type: geolocType, description: 'The median position of its schools.' }),
  }),
});

const neighborhoodResultType = builder
  .objectRef<UncountedResult<NeighborhoodHit>>('NeighborhoodResult')
  .implement({
    fields: (t) => ({
      hits: t.expose('hits', { type: [neighborhoodType] }),
      total: t.int({
        description: 'Hits on all pages.',
        resolve: (page) => page.countTotal(),
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
    description: 'Neighborhoods with schools, by name, by filter and by place.',
    args: {
      name: t.arg.string({
        description:
          "As typed: the beginning of the name or of a word in it, with abbreviations ('vl sabrina') and, by relevance, small mistakes.",
      }),
      filter_string: t.arg.string({
        description: 'Fields: city_slug, full_slug, slug, uf, state_slug. See `schoolOffer` for the grammar.',
      }),
      distinct: t.arg.string({ description: "Only 'full_slug', which is unique anyway." }),
      geoloc: t.arg({ type: geolocationInput }),
      sort: t.arg({ type: neighborhoodSort, description: 'Without a position, distance_asc is relevance.' }),
      pagination: t.arg({ type: paginationInput }),
    },
    resolve: (_root, args, { database }) =>
      runSearch('filter_string', () => searchNeighborhoods(database, args)),
  }),
);
