import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '@melhor-escola/site-server/limits';
import { createSite } from './site.ts';
import {
  startLoopbackService,
  type LoopbackService,
} from '@melhor-escola/site-server/testing/loopback-service';

const operation = Object.keys(manifest)[0] ?? '';

let service: LoopbackService;
let dist: string;
let site: FastifyInstance;
let rendered: Request[];
let log: string[];
let stopping: AbortController;

beforeEach(async () => {
  log = [];
  stopping = new AbortController();
  rendered = [];
  service = await startLoopbackService();
  service.responses = [{ status: 200, body: { data: {} }, headers: { 'set-cookie': 'a=b' } }];
  dist = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(dist, 'client/assets'), { recursive: true });
  await writeFile(path.join(dist, 'client/assets/entry-abc.js'), 'export {};');
  await writeFile(path.join(dist, 'build-id'), 'build-1\n');
  site = await createSite({
    dist,
    serviceUrl: service.url,
    searchApiKey: 'the-search-key',
    siteUrl: 'https://escola.example',
    stopping: stopping.signal,
    logLevel: 'info',
    logTo: { write: (line) => log.push(line) },
    renderPage: (request) => {
      rendered.push(request);
      return new Response('<!doctype html><title>x</title>', {
        status: 404,
        headers: { 'content-type': 'text/html', 'content-security-policy': 'of the page' },
      });
    },
  });
});

afterEach(async () => {
  await site.close();
  await service.close();
  await rm(dist, { recursive: true, force: true });
});

describe('calls to the service', () => {
  it('RO-02 adds tenant, key and application name, and forwards only the visitor’s variables', async () => {
    const response = await site.inject({
      url: `/api/graphql/${operation}`,
      query: { variables: '{"size":1}' },
      headers: { authorization: 'Basic eA==', 'x-api-key': 'mine', 'x-tenant': 'other', cookie: 'c=1' },
    });
    expect(response.statusCode).toBe(200);
    expect(service.received[0]).toMatchObject({
      path: '/graphql',
      headers: {
        'x-tenant': 'melhor-escola',
        'x-api-key': 'the-search-key',
        'x-application-name': 'marketplace',
      },
    });
    expect(service.received[0]?.body).toEqual({
      query: manifest[operation],
      variables: { size: 1 },
    });
    expect(service.received[0]?.headers).not.toHaveProperty('authorization');
    expect(service.received[0]?.headers).not.toHaveProperty('cookie');
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it('CA-13 forwards the telemetry of browsers', async () => {
    const response = await site.inject({
      method: 'POST',
      url: '/api/collect',
      payload: { meta: {} },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(response.statusCode).toBe(200);
    expect(service.received).toMatchObject([{ path: '/collect', body: { meta: {} } }]);
  });

  it('S7 forwards the visitor’s IP address, and ignores a forged one', async () => {
    const from = { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '8.8.8.8' } };
    await site.inject({ url: `/api/graphql/${operation}`, ...from });
    await site.inject({ url: '/api/v3/cities/by-slug/x', ...from });
    await site.inject({ url: '/entrar', ...from });
    // The third call is the redirect lookup.
    expect(service.received.map(({ headers }) => headers['x-forwarded-for'])).toEqual(
      Array(3).fill('203.0.113.9'),
    );
    expect(rendered[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.9');
  });

  it('gives each request an id, for its response, the service and the page', async () => {
    const read = await site.inject('/api/v3/cities/by-slug/x');
    const operated = await site.inject(`/api/graphql/${operation}`);
    const page = await site.inject('/escolas');
    const ids = [read, operated, page].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    expect(ids.join(' ')).toMatch(/^[\da-f-]{36} [\da-f-]{36} [\da-f-]{36}$/);
    expect(service.received.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
    expect(rendered[0]?.headers.get('x-request-id')).toBe(ids[2]);
  });

  it('S30 ignores what a visitor sends in headers of proxies and of tracing', async () => {
    const forged = {
      'x-request-id': 'proxy-1234567',
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=8.8.8.8;host=evil.example',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      'x-tenant': 'other',
      'x-api-key': 'guessed',
    };
    for (const url of ['/api/v3/cities/by-slug/x', '/escolas']) await site.inject({ url, headers: forged });
    expect(service.received.length).toBeGreaterThan(1);
    expect(JSON.stringify([service.received, log])).not.toMatch(
      /proxy-1234567|8\.8\.8\.8|evil|aaaa|guessed|other/,
    );
    expect(rendered[0]?.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('logs one line per request, with the route and without personal data', async () => {
    const headers = { 'user-agent': 'somebody' };
    const { headers: received } = await site.inject({
      url: '/api/v3/cities/by-slug/maria-da-silva?cpf=1',
      headers,
      remoteAddress: '203.0.113.9',
    });
    expect(log.map((line): unknown => JSON.parse(line))).toEqual([
      {
        level: 30,
        time: expect.any(Number) as number,
        pid: expect.any(Number) as number,
        hostname: expect.any(String) as string,
        requestId: received['x-request-id'],
        method: 'GET',
        route: '/api/v3/cities/by-slug/:slug',
        status: 200,
        milliseconds: expect.any(Number) as number,
        msg: 'request',
      },
    ]);
  });

  it('CA-10 forwards address lookups with the keys and the visitor’s IP address, uncacheable for others', async () => {
    const addresses = [
      '/escolas/api/v2/google/geocode?lat=-7.19&lng=-48.2',
      '/escolas/api/v2/google/place/autocomplete?input=Aragua%C3%ADna%2C%20man&sessiontoken=a-b',
      '/escolas/api/v2/google/place/details?placeId=neighborhood%3Ax&sessiontoken=a-b',
    ];
    for (const url of addresses) {
      const response = await site.inject({ url, remoteAddress: '203.0.113.9' });
      expect(response.headers['cache-control']).toBe('private, max-age=30');
    }
    expect(service.received.map(({ path: asked }) => asked)).toEqual(addresses);
    expect(service.received.at(-1)?.headers).toMatchObject({
      'x-api-key': 'the-search-key',
      'x-forwarded-for': '203.0.113.9',
    });
    expect((await site.inject('/escolas/api/v2/google/other')).body).not.toContain('"data"');
    // A page, which makes only the redirect lookup.
    expect(service.received.slice(3).map(({ path: asked }) => asked.split('?')[0])).toEqual([
      '/v3/redirects',
    ]);
  });

  it.each(['{', '[]', '"x"', 'null'])('rejects variables that are %s', async (variables) => {
    expect((await site.inject({ url: `/api/graphql/${operation}`, query: { variables } })).statusCode).toBe(
      400,
    );
    expect(service.received).toEqual([]);
  });

  it('forwards listed reads only', async () => {
    expect((await site.inject('/api/v3/cities/by-slug/araguaina-to')).statusCode).toBe(200);
    expect(service.received[0]?.path).toBe('/v3/cities/by-slug/araguaina-to');
    for (const url of [
      '/api/v3/account/user/privacy/export',
      '/api/v3/cities/by-slug/a/../../operator',
      '/api/graphql',
      '/api/graphql/constructor',
      '/api/readyz',
    ]) {
      expect((await site.inject(url)).statusCode).toBe(404);
    }
    expect(service.received).toHaveLength(1);
  });

  it('forwards statuses, makes errors uncacheable, and sends Retry-After when the service is unavailable', async () => {
    service.responses = [{ status: 404, body: { code: 'NOT_FOUND' } }];
    const missing = await site.inject('/api/v3/cities/by-slug/x');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    service.responses = [{ status: 200, body: { errors: [{ message: 'x' }] } }];
    expect((await site.inject(`/api/graphql/${operation}`)).headers['cache-control']).toBe('no-store');
    service.responses = ['cut'];
    const gone = await site.inject('/api/v3/cities/by-slug/x');
    expect([gone.statusCode, gone.headers['retry-after']]).toEqual([503, '5']);
  });

  it('limits the rate of requests', async () => {
    const max = limits.requestsPerMinute.api;
    const statuses = [];
    for (let i = 0; i < max + 2; i++)
      statuses.push((await site.inject('/api/v3/cities/by-slug/x')).statusCode);
    expect(statuses.indexOf(429)).toBe(max);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('pages', () => {
  it('keep their own status and policy, and must not be cached by proxies', async () => {
    const response = await site.inject('/anything?a=b');
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      'content-security-policy': 'of the page',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(rendered[0]?.url).toBe('https://escola.example/anything?a=b');
  });

  it('S13 treat a target that begins with two slashes as a path, not as another host', async () => {
    await site.inject({ url: '//evil.example/x' });
    expect(new URL(rendered[0]?.url ?? '').host).toBe('escola.example');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is not allowed', async (method) => {
    const response = await site.inject({ method, url: '/escolas' });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('files and health', () => {
  it('product 12 the service worker is revalidated, and may connect to the site only', async () => {
    await writeFile(path.join(dist, 'client/sw.js'), 'self;');
    const { statusCode, headers } = await site.inject('/sw.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  });

  it('assets are immutable, and a missing one is a plain 404', async () => {
    const asset = await site.inject('/assets/entry-abc.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    const missing = await site.inject('/assets/other.js');
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(rendered).toEqual([]);
  });

  it('RT-24 /healthz reports on the process and /readyz on the service', async () => {
    expect((await site.inject('/healthz')).statusCode).toBe(200);
    expect((await site.inject('/readyz')).statusCode).toBe(200);
    service.responses = ['cut'];
    expect((await site.inject('/readyz')).statusCode).toBe(503);
    expect((await site.inject('/healthz')).statusCode).toBe(200);
  });

  it('S26 during graceful shutdown the readiness checks fail, and requests are still served', async () => {
    expect((await site.inject('/accepting')).statusCode).toBe(200);
    stopping.abort();
    const [health, readiness, accepting, page] = await Promise.all(
      ['/healthz', '/readyz', '/accepting', '/anything'].map((url) => site.inject(url)),
    );
    expect([health, readiness, accepting].map((answer) => answer?.statusCode)).toEqual([200, 503, 404]);
    expect(page?.body).toContain('<title>x</title>');
  });

  it('S26 sets the limits of connections and timeouts', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, silenceTimeout, maxConnections } =
      limits.connections;
    expect(site.server).toMatchObject({ headersTimeout, requestTimeout, keepAliveTimeout, maxConnections });
    expect(site.server.timeout).toBe(silenceTimeout);
  });

  it('CA-12 returns the id of the served build, uncached', async () => {
    const response = await site.inject('/builds/latest.json?t=1');
    expect(response.json()).toEqual({ id: 'build-1' });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
