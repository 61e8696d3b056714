import { auditServer } from 'graphql-http';
import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { fillWithPlaces, searchHeaders, testEnvironment } from '../../test/test-server.ts';
import { buildServer } from '../app/server.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';

const cityQuery = 'query Cities($filter: String) { cities(filter_string: $filter) { total hits { slug } } }';
const responseMedia = 'application/graphql-response+json';

describeOneEngine('POST /graphql', (test) => {
  let server: ZodFastify;
  let url: string;
  const log: string[] = [];
  const post = (payload: object | string, headers: Record<string, string> = searchHeaders) =>
    server.inject({ method: 'POST', url: '/graphql', headers, payload });

  beforeAll(async () => {
    const { database } = test();
    await fillWithPlaces(database);
    server = await buildServer({
      environment: testEnvironment,
      database,
      logTo: { write: (line) => log.push(line) },
    });
    url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
  });

  it('CA-07 answers, identically the tenth time', async () => {
    for (let n = 0; n < 10; n += 1) {
      const answer = await post({ query: cityQuery, variables: { filter: 'slug:araguaina-to' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ data: { cities: { total: 1, hits: [{ slug: 'araguaina-to' }] } } });
    }
  });

  it('S16 passes every audit of GraphQL over HTTP', async () => {
    const { 'content-type': _, ...ours } = searchHeaders;
    const results = await auditServer({
      url,
      fetchFn: (target: string, init: RequestInit = {}) => {
        const headers = new Headers(init.headers);
        for (const [name, value] of Object.entries(ours)) headers.set(name, value);
        return fetch(target, { ...init, headers });
      },
    });
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id} ${name}`)).toEqual(
      [],
    );
  });

  describe('without its headers', () => {
    it.each([
      ['x-tenant', 400, 'TENANT_MISSING'],
      ['x-api-key', 401, 'UNAUTHORIZED'],
      ['x-application-name', 400, 'APPLICATION_NAME_MISSING'],
    ] as const)('RO-02 %s is required', async (name, status, code) => {
      const answer = await post({ query: '{ __typename }' }, without(name));
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({
        errors: [{ message: expect.any(String) as string, extensions: { code } }],
      });
    });

    it('RO-02 rejects a wrong key', async () => {
      const answer = await post({ query: '{ __typename }' }, { ...searchHeaders, 'x-api-key': 'guessed' });
      expect(answer.statusCode).toBe(401);
    });
  });

  describe('bad input', () => {
    it.each([
      ['an invalid filter', { query: cityQuery, variables: { filter: 'slug:' } }],
      ['a variable of another type', { query: cityQuery, variables: { filter: 7 } }],
      ['an unknown field', { query: '{ nothing }' }],
      ['no GraphQL', { query: '{ cities' }],
      ['a syntax tree', { query: '{"kind":"Document","definitions":[]}' }],
      ['a number', { query: '1' }],
      ['a mutation', { query: 'mutation { drop }' }],
      ['an endless text', { query: `{ ${'__typename '.repeat(2000)} }` }],
      ['two operations', { query: 'query A { __typename } query B { __typename }', operationName: 'B' }],
      ['an unknown operation', { query: 'query A { __typename }', operationName: 'B' }],
      ['more aliases than a page needs', { query: `{ ${aliases(60)} }` }],
      ['more searches than a page needs', { query: `{ ${aliases(6)} }` }],
      ['a variable with a NUL', { query: cityQuery, variables: { filter: 'slug:"a\0b"' } }],
      ['a lone surrogate', { query: cityQuery, variables: { filter: 'slug:"\ud800"' } }],
      ['a NUL in the document', { query: '{ cities(name: "a\\u0000") { total } }' }],
      ['a block string with an escape character', { query: '{ cities(name: """\u001b""") { total } }' }],
      ['a lone surrogate in the document', { query: '{ schools(query: "\\ud800") { total } }' }],
    ])('S16 is a GraphQL error and never a 500: %s', async (_, payload) => {
      // Twice: the second time mercurius uses its caches.
      for (const accept of [responseMedia, 'application/json', responseMedia, 'application/json']) {
        const answer = await post(payload, { ...searchHeaders, accept });
        expect(answer.json<{ errors: unknown[] }>().errors).not.toHaveLength(0);
        expect([200, 400]).toContain(answer.statusCode);
      }
    });

    it.each([
      ['a field', { query: '{ citis { total } }' }],
      ['a field of a type', { query: '{ cities { totl } }' }],
      ['an argument', { query: '{ cities(nam: "a") { total } }' }],
      ['a type', { query: 'query A($a: Strin) { cities(name: $a) { total } }' }],
      ['a value', { query: '{ cities(sort: name_as) { total } }' }],
      [
        'a field of a variable',
        {
          query: 'query A($p: PaginationInput) { cities(pagination: $p) { total } }',
          variables: { p: { siz: 1 } },
        },
      ],
    ])('S16 suggests no name of the schema for %s', async (_, payload) => {
      for (let n = 0; n < 2; n += 1) {
        const { body } = await post(payload);
        expect(body).toContain('"errors"');
        expect(body).not.toMatch(/did you mean/i);
      }
    });

    it('CA-08 reports the position in the filter string', async () => {
      const answer = await post({ query: cityQuery, variables: { filter: 'slug:a AND (uf:TO' } });
      expect(answer.json()).toMatchObject({
        errors: [
          { path: ['cities'], extensions: { code: 'BAD_FILTER', position: expect.any(Number) as number } },
        ],
      });
    });

    it.each([
      ['a batch', [{ query: '{ __typename }' }]],
      ['no JSON', '{'],
      ['a body that is too large', { query: `#${'x'.repeat(70_000)}` }],
    ])('S16 is rejected before execution: %s', async (_, payload) => {
      const answer = await post(payload);
      expect([400, 413]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({
        errors: [{ extensions: { requestId: answer.headers['x-request-id'] } }],
      });
    });

    it.each([
      ['another kind of content', 'POST', '/graphql', { 'content-type': 'application/xml' }, 415],
      ['no content', 'POST', '/graphql', {}, 400],
      ['another method', 'PUT', '/graphql', { 'content-type': 'application/json' }, 404],
      ['an address below', 'GET', '/graphql/playground', {}, 404],
      ['an invalid query in the URL', 'GET', '/graphql?query=%7B&variables=7', {}, 400],
      ['a control character in the URL', 'GET', '/graphql?query=%00', {}, 400],
    ] as const)('S16 gets a list of errors: %s', async (_, method, path, headers, status) => {
      const answer = await server.inject({
        method,
        url: path,
        headers: { ...searchHeaders, ...headers },
        ...('content-type' in headers && { payload: '{}' }),
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({
        errors: [
          {
            message: expect.any(String) as string,
            extensions: { code: expect.any(String) as string, requestId: answer.headers['x-request-id'] },
          },
        ],
      });
    });

    it('S16 gets a list of errors: too many requests', async () => {
      const limited = await buildServer({
        environment: testEnvironment,
        database: test().database,
        logLevel: 'silent',
        requestsPerMinute: 1,
      });
      const { 'x-api-key': _, ...headers } = searchHeaders;
      const ask = () => limited.inject({ url: '/graphql', headers });
      await ask();
      const answer = await ask();
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
      await limited.close();
    });
  });

  it('accepts the same request by GET', async () => {
    const query = new URLSearchParams({ query: cityQuery, variables: '{"filter":"slug:palmas-to"}' });
    const answer = await server.inject({ url: `/graphql?${query.toString()}`, headers: searchHeaders });
    expect(answer.json()).toEqual({ data: { cities: { total: 1, hits: [{ slug: 'palmas-to' }] } } });
    const broken = await server.inject({
      url: '/graphql?query=%7Ba%7D&variables=%7B',
      headers: searchHeaders,
    });
    expect(broken.statusCode).toBe(400);
  });

  it('S16 allows introspection in development, but not in production', async () => {
    expect((await post({ query: getIntrospectionQuery() })).json()).not.toHaveProperty('errors');
    const { database } = test();
    const options = { environment: testEnvironment, database, production: true, logLevel: 'silent' };
    const production = await buildServer(options);
    for (const query of [getIntrospectionQuery(), '{ __schema { queryType { name } } }']) {
      const answer = await production.inject({
        method: 'POST',
        url: '/graphql',
        headers: searchHeaders,
        payload: { query },
      });
      expect(answer.json()).toMatchObject({ errors: expect.anything() as unknown });
      expect(answer.json()).not.toHaveProperty('data');
    }
    await production.close();
  });

  it('does not log queries, even on failure', async () => {
    log.length = 0;
    await test().database.pool.query('ALTER TABLE city RENAME TO away');
    const answer = await post({ query: cityQuery, variables: { filter: 'slug:maria-da-silva' } });
    await test().database.pool.query('ALTER TABLE away RENAME TO city');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      data: null,
      errors: [
        {
          message: 'Erro interno do servidor',
          locations: expect.any(Array) as unknown[],
          path: ['cities'],
          extensions: { code: 'INTERNAL' },
        },
      ],
    });
    expect(log.join('')).toContain('42P01');
    expect(log.join('')).not.toContain('maria-da-silva');
  });
});

function without(name: keyof typeof searchHeaders): Record<string, string> {
  const { [name]: _, ...others } = searchHeaders;
  return others;
}

function aliases(count: number): string {
  return Array.from({ length: count }, (_, n) => `a${n}: cities { total }`).join(' ');
}
