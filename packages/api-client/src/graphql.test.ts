import { describe, expect, it } from 'vitest';
import { runAgainstService, runThroughSite, type Operation } from './graphql.ts';
import { createApi } from './api.ts';

const operation: Operation<{ n: number }, { a?: string; b?: string }> = { id: 'Numbers-1' };

/** A client whose calls are recorded and get the given response. */
function fakeApi(response: unknown) {
  const calls: { path: string; method: unknown; body: string }[] = [];
  const api = createApi({
    baseUrl: 'http://localhost',
    fetch: async (url, init) => {
      const body = await new Response(init.body ?? null).text();
      calls.push({ path: decodeURIComponent(url), method: init.method, body });
      return Response.json(response);
    },
  });
  return { api, calls };
}

describe('CA-07 persisted operations', () => {
  it('the browser sends the id and the non-empty variables, never the query text', async () => {
    const { api, calls } = fakeApi({ data: { n: 1 } });
    expect(await runThroughSite(api)(operation, { a: 'x', b: '' })).toEqual({ n: 1 });
    expect(calls[0]).toMatchObject({
      path: 'http://localhost/graphql/Numbers-1?variables={"a":"x"}',
      method: 'GET',
    });
  });

  it('the server sends the query text from the manifest', async () => {
    const { api, calls } = fakeApi({ data: { n: 1 } });
    await runAgainstService(api, { 'Numbers-1': 'query Numbers { n }' })(operation, { a: 'x' });
    expect(calls[0]).toMatchObject({
      path: 'http://localhost/graphql',
      method: 'POST',
      body: '{"query":"query Numbers { n }","variables":{"a":"x"}}',
    });
    await expect(runAgainstService(api, {})(operation, {})).rejects.toThrow(/generate the client/);
  });

  it('throws the serialized errors of the response body', async () => {
    const { api } = fakeApi({ data: null, errors: [{ message: 'Unknown field at 4' }] });
    await expect(runThroughSite(api)(operation, {})).rejects.toThrow('[{"message":"Unknown field at 4"}]');
  });
});
