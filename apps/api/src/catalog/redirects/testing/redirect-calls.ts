import { operatorHeader, tenantHeader, testEnvironment } from '../../../../test/test-server.ts';
import type { Database } from '../../../platform/database/database.ts';
import { buildServer } from '../../../app/server.ts';

/** A service on this database, and the calls about redirects. The caller closes the server. */
export async function redirectCalls(database: Database) {
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    requestsPerMinute: 100_000,
  });
  const operate = (method: 'GET' | 'PUT' | 'DELETE', query = '', payload?: object) =>
    server.inject({
      method,
      url: `/v3/operator/redirects${query}`,
      headers: { ...tenantHeader, ...operatorHeader },
      ...(payload === undefined ? {} : { payload }),
    });
  const remove = (path: string, kind = 'exact') =>
    operate('DELETE', `?kind=${kind}&path=${encodeURIComponent(path)}`);
  return {
    server,
    /** Calls as the operator. @param query with its '?'. */
    operate,
    remove,
    /** Writes a rule. @returns the answer's body. */
    put: async (rule: object) => (await operate('PUT', '', rule)).json<object>(),
    /** Where a path leads; the status if it is another than 200. */
    async lookUp(path: string) {
      const url = `/v3/redirects?path=${encodeURIComponent(path)}`;
      const answer = await server.inject({ url, headers: tenantHeader });
      return answer.statusCode === 200 ? answer.json<unknown>() : answer.statusCode;
    },
    /** Removes all rules. */
    clear: () => database.pool.query('DELETE FROM redirect_rule'),
  };
}

export type RedirectCalls = Awaited<ReturnType<typeof redirectCalls>>;
