import { tenantHeader } from '../../../../test/test-server.ts';
import { panelCalls } from '../../../accounts/testing/panel-calls.ts';
import { signedInWithRole } from '../../../accounts/testing/panel-people.ts';
import type { Database } from '../../../platform/database/database.ts';

const complete = { kind: 'exact', status: 301, startsOn: null, endsOn: null } as const;

/** A service on this database, and the calls about redirects, by somebody of our own team. The caller closes the server. */
export async function redirectCalls(database: Database) {
  const { server, call } = await panelCalls(database);
  const operator = await signedInWithRole(database, 'operator', 0);
  const operate = (method: 'GET' | 'PUT' | 'POST', path = '', payload?: object) =>
    call(operator, method, `/operation/redirects${path}`, payload);
  const send = (path: string, text: string) =>
    server.inject({
      method: 'POST',
      url: `/v3/panel/operation/redirects/file/${path}`,
      headers: { ...operator.headers, 'content-type': 'text/csv' },
      payload: text,
    });
  return {
    server,
    operator,
    /** Calls below /v3/panel/operation/redirects. @param path with its '/' or '?'. */
    operate,
    /** Writes a rule. @param seen the one that it replaces. @returns the answer's body. */
    put: async (rule: object, seen: object | null = null) =>
      (await operate('PUT', '', { rule, seen })).json<object>(),
    /** Removes a rule that has only a path and a target. */
    remove: (path: string, target: string) =>
      operate('POST', '/removal', { seen: { ...complete, path, target } }),
    /** What a file would change. */
    preview: (text: string) => send('previews', text),
    /** Applies a file that was previewed. */
    apply: (preview: string, text: string) => send(`previews/${preview}/apply`, text),
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
