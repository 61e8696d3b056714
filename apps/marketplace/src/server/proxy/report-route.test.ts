import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSiteServer } from '../site-server.ts';

const siteUrl = 'https://escola.example';
const here = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
const thanks = { message: 'Obrigado por avisar.' };

let service: FastifyInstance;
let site: FastifyInstance;
let dist: string;
let received: { path: string; body: unknown }[];
let status: number;

beforeEach(async () => {
  received = [];
  status = 202;
  service = Fastify();
  service.post('/v3/reviews/:id/reports', async (request, reply) => {
    received.push({ path: request.url, body: request.body });
    return reply.status(status).header('retry-after', '60').send(thanks);
  });
  const serviceUrl = await service.listen({ host: '127.0.0.1', port: 0 });
  dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  site = await buildSiteServer({
    dist,
    serviceUrl,
    searchApiKey: 'the-search-key',
    siteUrl,
    logLevel: 'silent',
    renderPage: () => new Response('<!doctype html><title>x</title>'),
  });
});

afterEach(async () => {
  await site.close();
  await service.close();
  await rm(dist, { recursive: true, force: true });
});

const report = (id: string, payload: object, headers: Record<string, string> = here) =>
  site.inject({ method: 'POST', url: `/api/v3/reviews/${id}/reports`, headers, payload });

describe('product 7 a report of a review', () => {
  it('goes to the service with its reason and details alone, and is thanked for', async () => {
    const answer = await report('7', { reason: 'false', details: 'Nunca estudou lá.', more: 'x' });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual(thanks);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(received).toEqual([
      { path: '/v3/reviews/7/reports', body: { reason: 'false', details: 'Nunca estudou lá.' } },
    ]);
  });

  it('S8 is not taken from another site', async () => {
    const elsewhere = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' };
    expect((await report('7', { reason: 'false' }, elsewhere)).statusCode).toBe(403);
    expect(received).toEqual([]);
  });

  it('without a reason that there is, or of nothing that can be a review, goes no further', async () => {
    expect((await report('7', { reason: 'porque sim' })).statusCode).toBe(400);
    expect((await report('7..%2Fconfirm', { reason: 'false' })).statusCode).toBe(404);
    expect(received).toEqual([]);
  });

  it('S6 hands on when to come back', async () => {
    status = 429;
    const answer = await report('7', { reason: 'false' });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
  });
});
