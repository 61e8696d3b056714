import type { Database } from '../../src/database/database.ts';
import { searchSchoolOffers } from '../../src/search/school-offer.ts';
import { buildServer } from '../../src/server/server.ts';
import { searchHeaders, testEnvironment } from '../../test/test-server.ts';
import { timingOf, type Timing } from './measure.ts';

/** So many first asks do not count: until then the path through the server is not compiled, the search's long is. */
const warmUp = 150;
const asks = 300;

const query = `query ($filterString: String, $facets: [String!]) {
  schoolOffer(filterString: $filterString, facets: $facets) {
    hits { id discount_percentage monthly_fee monthly_fee_with_discount grade_name shift_name school_name school_slug }
    total
    facets { name values { value label count } }
  }
}`;

/** The page of one city, asked for in turns of the search itself and of the service over HTTP, without a network. */
export async function measureGraphql(database: Database): Promise<{ direct: Timing; graphql: Timing }> {
  const variables = {
    filterString: 'city_slug:campinas-sp AND grade:1-ano',
    facets: ['grade', 'shift', 'neighborhood_slug', 'tag'],
  };
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    production: true,
  });
  const overGraphql = async (): Promise<void> => {
    const answer = await server.inject({
      method: 'POST',
      url: '/graphql',
      headers: searchHeaders,
      payload: { query, variables },
    });
    if (answer.statusCode !== 200 || answer.body.includes('"errors"')) throw new Error(answer.body);
  };
  const taken = { direct: [] as number[], graphql: [] as number[] };
  for (let ask = 0; ask < warmUp + asks; ask += 1) {
    taken.direct.push(await timed(() => searchSchoolOffers(database, variables)));
    taken.graphql.push(await timed(overGraphql));
  }
  await server.close();
  return {
    direct: timingOf(taken.direct.slice(warmUp)),
    graphql: timingOf(taken.graphql.slice(warmUp)),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
