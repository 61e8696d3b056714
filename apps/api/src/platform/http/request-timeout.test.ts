import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { enforceTimeouts } from './request-timeout.ts';
import { handleErrors } from './errors/error-handler.ts';

const server = Fastify({ handlerTimeout: 200 });
enforceTimeouts(server);
handleErrors(server);
const never = (): Promise<never> => new Promise(() => undefined);
server.get('/handler', never);
server.post('/handler', never);
server.register(async (scope) => {
  scope.addHook('onRequest', never);
  scope.post('/hook', never);
});
server.post('/long', { handlerTimeout: 60_000 }, async () => {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  return 'done';
});

// Over a real connection, because the request of `inject` is not closed like one.
const url = server.listen({ host: '127.0.0.1', port: 0 });

it.each([
  ['GET', '/handler'],
  ['POST', '/handler'],
  ['POST', '/hook'],
])('S26 %s %s that never ends gets 503 and Retry-After', async (method, path) => {
  const answer = await fetch(`${await url}${path}`, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

it('a route may set a longer timeout', async () => {
  const answer = await fetch(`${await url}/long`, { method: 'POST' });
  expect(await answer.text()).toBe('done');
});
