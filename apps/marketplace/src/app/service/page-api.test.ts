import type { Api } from '@melhor-escola/api-client/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServiceCircuit } from '@melhor-escola/site-server';
import {
  startLoopbackService,
  type LoopbackService,
} from '@melhor-escola/site-server/testing/loopback-service';
import { pageApi } from './page-api.ts';

let service: LoopbackService;
let failures: unknown[];

beforeEach(async () => {
  service = await startLoopbackService();
  failures = [];
});
afterEach(() => service.close());

const pageClient = (circuit?: ServiceCircuit) =>
  pageApi(
    { baseUrl: service.url },
    { logFailedCall: (error) => failures.push(error), ...(circuit && { executeCall: circuit.execute }) },
  );

it.each([
  ['an error', { status: 500, body: { code: 'INTERNAL' } }, 500],
  ['no JSON', { status: 200, text: '<h1>proxy</h1>' }, 502],
  ['a closed connection', 'cut', 503],
] as const)(
  'ER-03 logs a call that fails by %s, also if its page shows defaults instead',
  async (_, scripted, status) => {
    service.responses = [scripted];
    await expect(pageClient().GET('/v3/marketplace/directory/overall-data')).rejects.toMatchObject({
      status,
    });
    expect(failures).toMatchObject([{ name: 'ApiError', status }]);
  },
);

it('ER-03 logs neither a 404, which is an answer, nor calls that the circuit breaker rejects', async () => {
  service.responses = [{ status: 404, body: { code: 'NOT_FOUND' } }];
  await expect(
    pageClient().GET('/v3/cities/by-slug/{slug}', { params: { path: { slug: 'x' } } }),
  ).rejects.toMatchObject({ status: 404 });
  expect(failures).toEqual([]);

  service.responses = ['cut'];
  const circuit = new ServiceCircuit();
  const call = () => pageClient(circuit).GET('/v3/account/user');
  for (let made = 0; made < 60 && !circuit.isOpen; made += 1) await call().catch(() => undefined);
  const logged = failures.length;
  await expect(call()).rejects.toMatchObject({ reason: 'network' });
  expect(failures).toHaveLength(logged);
});

it.each([
  ['a read', (api: Api) => api.GET('/v3/account/user'), 2],
  ['a GraphQL query', (api: Api) => api.POST('/graphql', { body: { query: '', variables: {} } }), 2],
  ['a write', (api: Api) => api.POST('/v3/account/auth/logout'), 1],
] as const)('CA-15 %s of a failing service is called at most twice by a page', async (_, call, calls) => {
  service.responses = [{ status: 503, body: {}, headers: { 'retry-after': '5' } }];
  await expect(call(pageClient(new ServiceCircuit()))).rejects.toMatchObject({ status: 503 });
  expect(service.received).toHaveLength(calls);
});
