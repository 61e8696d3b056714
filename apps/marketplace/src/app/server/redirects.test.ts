import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from './site.ts';

let service: Server;
let site: FastifyInstance;
let dist: string;
let lookups: string[];
let log: string[];
/** The fake service's response to a lookup; 'never' for none. */
let answer: { readonly status: number; readonly body?: object } | 'never';

beforeEach(async () => {
  lookups = [];
  log = [];
  answer = { status: 204 };
  service = createServer((request, response) => {
    lookups.push(new URL(request.url ?? '', 'http://service').searchParams.get('path') ?? '');
    if (answer === 'never') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body && JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(dist, 'client/assets'), { recursive: true });
  site = await createSite({
    dist,
    serviceUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    searchApiKey: 'the-search-key',
    siteUrl: 'https://escola.example',
    logLevel: 'warn',
    logTo: { write: (line) => log.push(line) },
    renderPage: () =>
      new Response('<!doctype html><title>x</title>', { headers: { 'content-type': 'text/html' } }),
  });
});

afterEach(async () => {
  await site.close();
  service.closeAllConnections();
  service.close();
  await rm(dist, { recursive: true, force: true });
});

describe('RT-17 a path that has moved', () => {
  it.each([301, 302, 307, 308])('redirects with its status, %d, and without a page', async (status) => {
    answer = { status: 200, body: { location: '/escolas/brasil', status } };
    const response = await site.inject('/bolsas/antigas?x=1');
    expect(response.statusCode).toBe(status);
    expect(response.headers.location).toBe('/escolas/brasil');
    expect(response.body).toBe('');
    expect(lookups).toEqual(['/bolsas/antigas']);
  });

  it('may redirect to another host of ours', async () => {
    answer = { status: 200, body: { location: 'https://blog.melhorescola.example/x', status: 302 } };
    expect((await site.inject('/blog/x')).headers.location).toBe('https://blog.melhorescola.example/x');
  });

  it('is looked up once a minute', async () => {
    for (let time = 0; time < 3; time += 1) expect((await site.inject('/escolas')).statusCode).toBe(200);
    expect(lookups).toEqual(['/escolas']);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://evil.example'])(
    'S13 does not redirect to %s',
    async (location) => {
      answer = { status: 200, body: { location, status: 301 } };
      expect((await site.inject('/escolas')).statusCode).toBe(200);
      expect(log.join()).toContain('redirect lookup failed');
    },
  );

  it('is rendered if the lookup fails, which is logged without the path', async () => {
    answer = { status: 500, body: {} };
    expect((await site.inject('/maria-exemplo')).statusCode).toBe(200);
    answer = 'never';
    expect((await site.inject('/escolas/x')).statusCode).toBe(200);
    expect(log).toHaveLength(2);
    expect(log.join()).not.toMatch(/maria|escolas\/x/);
  });
});

describe('RT-08 a path that is not canonical', () => {
  it.each([
    ['/escolas/mensalidades/PALMAS-TO', '/escolas/mensalidades/palmas-to'],
    [
      '/escolas/mensalidades/s%C3%A3o-paulo-sp?utm_source=a%20b&x=1',
      '/escolas/mensalidades/sao-paulo-sp?utm_source=a%20b&x=1',
    ],
    ['/escolas/colegio-azul/', '/escolas/colegio-azul'],
    ['/Escolas/Busca/?city=palmas-to', '/escolas/busca?city=palmas-to'],
    ['/minhas-bolsas/', '/minhas-bolsas'],
    ['/Minhas-Bolsas', '/minhas-bolsas'],
    ['/ajuda/Dados', '/ajuda/dados'],
    ['/nada/', '/nada'],
  ])('redirects %s to %s for good, without a page', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await site.inject({ method, url });
      expect([statusCode, headers.location, body]).toEqual([301, location, '']);
      expect(headers['cache-control']).toBe('public, max-age=3600');
    }
    const final = await site.inject(location);
    expect([200, 302]).toContain(final.statusCode);
    expect(final.headers.location ?? '/entrar').toMatch(/^\/entrar/);
  });

  it.each(['//evil.example/', '//evil.example/Escolas', '/%5Cevil.example/', '/\\evil.example/'])(
    'S13 does not redirect %s to another host',
    async (url) => {
      const { headers } = await site.inject(url);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  it('RT-17 is redirected by an operator’s rule first, as it was sent', async () => {
    answer = { status: 200, body: { location: '/escolas/brasil', status: 302 } };
    const response = await site.inject('/Bolsas/');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/escolas/brasil']);
    expect(lookups).toEqual(['/Bolsas/']);
  });
});

describe('RT-15 a query that is not canonical', () => {
  it.each([
    ['/escolas/busca?grade=10-ano&city=palmas-to', '/escolas/busca?city=palmas-to'],
    ['/escolas/busca?shifts%5B%5D=tarde&priceMin=&x=1', '/escolas/busca?shifts[]=tarde&x=1'],
    [`/escolas/busca?grade=x&q=${'a'.repeat(3_000)}`, `/escolas/busca?q=${'a'.repeat(3_000)}`],
    ['/escolas/mensalidades/palmas-to?priceMin=x', '/escolas/mensalidades/palmas-to'],
  ])('redirects %s before a page is rendered', async (url, location) => {
    const { statusCode, headers, body } = await site.inject(url);
    expect([statusCode, headers.location, body]).toEqual([302, location, '']);
    expect((await site.inject(location)).statusCode).toBe(200);
  });
});
