import { describe, expect, it } from 'vitest';
import { runAgainstService, runThroughSite, type Operation } from './graphql.ts';
import type { HttpRequest } from './http.ts';

const operation: Operation<{ n: number }, { a?: string; b?: string }> = { id: 'Numbers-1' };

/** A fake `Http` that records its calls and returns the given response. */
function fakeHttp(response: unknown) {
  const calls: { path: string; request: HttpRequest | undefined }[] = [];
  const http = <Result>(path: string, request?: HttpRequest): Promise<Result> => {
    calls.push({ path, request });
    return Promise.resolve(response as Result);
  };
  return { http, calls };
}

describe('CA-07 persisted operations', () => {
  it('the browser sends the id and the non-empty variables, never the query text', async () => {
    const { http, calls } = fakeHttp({ data: { n: 1 } });
    expect(await runThroughSite(http)(operation, { a: 'x', b: '' })).toEqual({ n: 1 });
    expect(calls[0]).toMatchObject({
      path: '/graphql/Numbers-1',
      request: { query: { variables: '{"a":"x"}' } },
    });
  });

  it('the server sends the query text from the manifest', async () => {
    const { http, calls } = fakeHttp({ data: { n: 1 } });
    await runAgainstService(http, { 'Numbers-1': 'query Numbers { n }' })(operation, { a: 'x' });
    expect(calls[0]).toMatchObject({
      path: '/graphql',
      request: { method: 'POST', body: { query: 'query Numbers { n }', variables: { a: 'x' } } },
    });
    await expect(runAgainstService(http, {})(operation, {})).rejects.toThrow(/generate the client/);
  });

  it('throws the serialised errors of the response body', async () => {
    const { http } = fakeHttp({ data: null, errors: [{ message: 'Unknown field at 4' }] });
    await expect(runThroughSite(http)(operation, {})).rejects.toThrow('[{"message":"Unknown field at 4"}]');
  });
});
