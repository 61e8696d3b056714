import { describe, expect, it } from 'vitest';
import { runAgainstService, runThroughSite, type Operation } from './graphql.ts';
import type { HttpRequest } from './http.ts';

const operation: Operation<{ n: number }, { a?: string; b?: string }> = { id: 'Numbers-1' };

/** A way of sending that keeps what it was asked, and answers as told. */
function recorded(answer: unknown) {
  const calls: { path: string; request: HttpRequest | undefined }[] = [];
  const http = <Result>(path: string, request?: HttpRequest): Promise<Result> => {
    calls.push({ path, request });
    return Promise.resolve(answer as Result);
  };
  return { http, calls };
}

describe('CA-07 persisted operations', () => {
  it('a browser sends an id and the variables that say something, never a query', async () => {
    const { http, calls } = recorded({ data: { n: 1 } });
    expect(await runThroughSite(http)(operation, { a: 'x', b: '' })).toEqual({ n: 1 });
    expect(calls[0]).toMatchObject({
      path: '/graphql/Numbers-1',
      request: { query: { variables: '{"a":"x"}' } },
    });
  });

  it('the server sends the text that the manifest has for the id', async () => {
    const { http, calls } = recorded({ data: { n: 1 } });
    await runAgainstService(http, { 'Numbers-1': 'query Numbers { n }' })(operation, { a: 'x' });
    expect(calls[0]).toMatchObject({
      path: '/graphql',
      request: { method: 'POST', body: { query: 'query Numbers { n }', variables: { a: 'x' } } },
    });
    await expect(runAgainstService(http, {})(operation, {})).rejects.toThrow(/generate the client/);
  });

  it('throws errors in the body, carrying the serialised list', async () => {
    const { http } = recorded({ data: null, errors: [{ message: 'Unknown field at 4' }] });
    await expect(runThroughSite(http)(operation, {})).rejects.toThrow('[{"message":"Unknown field at 4"}]');
  });
});
