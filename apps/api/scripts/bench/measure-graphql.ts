import Fastify from 'fastify';
import type { Database } from '../../src/platform/database/database.ts';
import { searchSchoolOffers } from '../../src/search/offers/school-offer.ts';
import { buildServer } from '../../src/app/server.ts';
import { searchHeaders, testEnvironment } from '../../test/test-server.ts';
import { cityPageFacets, cityPageQuery } from './workload.ts';
import { summarizeTimes, type Timing } from './measure.ts';

/**
 * Number of unmeasured requests at first. The search is already compiled and optimized by then, but the path through
 * the server is not: its first five hundred responses take three times the CPU time of later ones.
 */
const WARM_UP_REQUESTS = 1500;
const MEASURED_REQUESTS = 500;

/** Times of one page, by access path. */
export interface GraphqlTimings {
  /** The search itself. */
  readonly direct: Timing;
  /** The service over HTTP, without a network. */
  readonly graphql: Timing;
  /** A server that only sends the same bytes: the cost of any HTTP response on this machine. */
  readonly bare: Timing;
}

/** Measures one city's page alternately through each path. */
export async function measureGraphql(database: Database): Promise<GraphqlTimings> {
  const variables = {
    filterString: 'city_slug:campinas-sp AND grade:1-ano',
    facets: cityPageFacets,
  };
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    production: true,
  });
  const call = {
    method: 'POST',
    url: '/graphql',
    headers: searchHeaders,
    payload: { query: cityPageQuery, variables },
  } as const;
  const overGraphql = async (): Promise<string> => {
    const answer = await server.inject(call);
    if (answer.statusCode !== 200 || answer.body.includes('"errors"')) throw new Error(answer.body);
    return answer.body;
  };
  const bytes = await overGraphql();
  const bareServer = Fastify();
  bareServer.post('/graphql', (_request, reply) => reply.type('application/json').send(bytes));
  await bareServer.ready();
  const taken = { direct: [] as number[], graphql: [] as number[], bare: [] as number[] };
  for (let ask = 0; ask < WARM_UP_REQUESTS + MEASURED_REQUESTS; ask += 1) {
    taken.direct.push(await timed(() => searchSchoolOffers(database, variables)));
    taken.graphql.push(await timed(overGraphql));
    taken.bare.push(await timed(() => bareServer.inject(call)));
  }
  await server.close();
  await bareServer.close();
  return {
    direct: summarizeTimes(taken.direct.slice(WARM_UP_REQUESTS)),
    graphql: summarizeTimes(taken.graphql.slice(WARM_UP_REQUESTS)),
    bare: summarizeTimes(taken.bare.slice(WARM_UP_REQUESTS)),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
