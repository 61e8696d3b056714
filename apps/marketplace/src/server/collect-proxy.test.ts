import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastifyRateLimit from '@fastify/rate-limit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerCollectProxy } from './collect-proxy.ts';

let service: Server;
let site: FastifyInstance;
let received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[];
let answer: { readonly status: number; readonly headers: Record<string, string> };

beforeEach(async () => {
  received = [];
  answer = { status: 202, headers: {} };
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(answer.status, { ...answer.headers, 'set-cookie': 'a=b' }).end('{"kept":true}');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  site = Fastify();
  await site.register(fastifyRateLimit, { global: false });
  await site.register(registerCollectProxy, {
    prefix: '/api',
    serviceUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    searchApiKey: 'the-search-key',
    siteUrl: 'https://escola.example',
  });
});

afterEach(async () => {
  await site.close();
  service.closeAllConnections();
  service.close();
});

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const send = (payload: string, headers: Record<string, string> = own) =>
  site.inject({ method: 'POST', url: '/api/collect', payload, headers });

describe('CA-13 what browsers measured', () => {
  it('goes on as it is, with the key, and without what names the visitor', async () => {
    const body = '{"meta":{"view":{"name":"/escolas"}},"x":"é"}';
    const response = await send(body, {
      ...own,
      'idempotency-key': 'k1',
      cookie: 'c=1',
      authorization: 'Bearer x',
    });
    expect(response.statusCode).toBe(202);
    expect(response.body).toBe('');
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(received).toMatchObject([
      {
        path: '/collect',
        body,
        headers: { 'x-api-key': 'the-search-key', 'idempotency-key': 'k1', 'x-forwarded-for': '127.0.0.1' },
      },
    ]);
    expect(received[0]?.headers).not.toHaveProperty('cookie');
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('CO-04 is answered with what Faro heeds: a session that is over, and when to come back', async () => {
    answer = { status: 202, headers: { 'x-faro-session-status': 'invalid' } };
    expect((await send('{}')).headers['x-faro-session-status']).toBe('invalid');
    answer = { status: 429, headers: { 'retry-after': '17' } };
    const refused = await send('{}');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '17']);
  });

  it('S8 is taken from pages of this site alone, as JSON, and up to 256 kB', async () => {
    expect((await send('{}', { ...own, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send('x=1', { ...own, 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send(`{"x":"${'a'.repeat(300_000)}"}`)).statusCode).toBe(413);
    expect(received).toEqual([]);
  });

  it('S19 without a service is told to come back', async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    const response = await send('{}');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
  });
});
