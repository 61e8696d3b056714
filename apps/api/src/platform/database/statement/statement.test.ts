import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { city, school } from '../schema.ts';
import { facetedStatement } from '../../../search/facets/faceted-search.ts';
import { offerSearch, type SchoolOfferArguments } from '../../../search/offers/school-offer.ts';
import { render } from './statement.ts';

const offerStatement = (args: SchoolOfferArguments) => facetedStatement(offerSearch(args));

const statements = {
  'a search with everything': offerStatement({
    filterString:
      'city_slug:x AND (grade:1-ano OR NOT tag:piscina) AND price:1 TO 2 AND neighborhood_slug:"a\\"b"',
    facets: ['grade', 'stage', 'shift', 'neighborhood_slug', 'tag', 'year', 'price'],
    distinct: 'school_slug',
    geoloc: { lat: -7, lon: -48 },
    query: 'dante',
    shift: ['manha'],
  }),
  'a page only': offerStatement({ ignoreExtraHitsIfExceed: 10 }),
  'parameters of every kind': sql`SELECT ${null}, ${true}, ${1.5}, ${'x'}, ${sql.param([1, 2])}, ${sql.identifier('a"b')}, ${city}, ${school.cityId}, ${undefined}`,
};

it.each(Object.entries(statements))('renders %s like the dialect', (_title, statement) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  expect(render(statement)).toEqual({ text, values: params });
});
