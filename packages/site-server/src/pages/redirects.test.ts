import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { ServiceClient } from '../proxy/service-client.ts';
import { startLoopbackService } from '../testing/loopback-service.ts';
import { exampleRedirects } from '../testing/example-site.ts';
import { redirectLookup } from './redirects.ts';

it('S26 a lookup resolves even if its path is evicted meanwhile', async () => {
  const service = await startLoopbackService();
  service.responses = [{ status: 204 }];
  const server: FastifyInstance = fastify();
  const access = { serviceUrl: service.url, searchApiKey: 'key', parseError: () => ({}) };
  server.decorate('service', new ServiceClient(access));
  /** What a lookup reads of a request. */
  const createRequest = (url: string) =>
    ({ url, log: server.log, server, routeOptions: {} }) as FastifyRequest;
  const lookup = redirectLookup(exampleRedirects);
  const found = await Promise.all(
    Array.from({ length: limits.redirects.maxEntries + 100 }, async (_, n) => lookup(createRequest(`/${n}`))),
  );
  expect(new Set(found)).toEqual(new Set([undefined]));
  await server.close();
  await service.close();
});
