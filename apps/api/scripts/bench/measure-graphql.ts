import Fastify from 'fastify';
import type { Database } from '../../src/database/database.ts';
import { searchSchoolOffers } from '../../src/search/offers/school-offer.ts';
import { buildServer } from '../../src/server/server.ts';
import { searchHeaders, testEnvironment } from '../../test/test-server.ts';
import { cityPageFacets, cityPageQuery } from './workload.ts';
import { timingOf, type Timing } from './measure.ts';

/**
 * So many first asks do not count. The search has long been compiled and optimised by the time it is measured here, the
 * path through the server has not: its first five hundred answers take three times the processor time of later ones.
 */
const warmUp = 1500;
const asks = 500;

/** What one page takes, by the way it is asked for. */
export interface GraphqlTimings {
  /** The search itself. */
  readonly direct: Timing;
  /** The service over HTTP, without a network. */
  readonly graphql: Timing;
  /** A server that does nothing but send the same bytes: what any answer over HTTP takes on this machine. */
  readonly bare: Timing;
}

/** The page of one city, asked for in turns in each of the ways. */
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
  for (let ask = 0; ask < warmUp + asks; ask += 1) {
    taken.direct.push(await timed(() => searchSchoolOffers(database, variables)));
    taken.graphql.push(await timed(overGraphql));
    taken.bare.push(await timed(() => bareServer.inject(call)));
  }
  await server.close();
  await bareServer.close();
  return {
    direct: timingOf(taken.direct.slice(warmUp)),
    graphql: timingOf(taken.graphql.slice(warmUp)),
    bare: timingOf(taken.bare.slice(warmUp)),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
