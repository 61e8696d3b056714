import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fastEngine, openTestDatabase, type TestDatabase } from '../../../../test/each-engine.ts';
import { tenantHeader, testEnvironment } from '../../../../test/test-server.ts';
import { buildServer } from '../../../app/server.ts';
import { hasSearchKey, trustSiteAddress } from './authorization.ts';
import type { ZodFastify } from '../slice-routes.ts';

const key = { 'x-api-key': testEnvironment.searchApiKey };

describe('the search key', () => {
  const keys = ['the-new-search-key', 'the-old-search-key'];

  it.each([
    ['the-new-search-key', true],
    ['the-old-search-key', true],
    ['the-new-search-key,the-old-search-key', false],
    ['the-new-search-ke', false],
    ['', false],
  ])('RO-02 is either of two during a rotation: %j', (given, isRight) => {
    expect(hasSearchKey({ headers: { 'x-api-key': given } }, keys)).toBe(isRight);
  });
});

describe('request.ip', () => {
  const wrongKey = { 'x-api-key': 'another-search-key' };

  it.each([
    ['of a direct caller', [], '203.0.113.9', {}, '203.0.113.9'],
    ['of a caller with a forged header', [], '203.0.113.9', { 'x-forwarded-for': '8.8.8.8' }, '203.0.113.9'],
    [
      'of a caller with a forged header and a wrong key',
      [],
      '203.0.113.9',
      { ...wrongKey, 'x-forwarded-for': '8.8.8.8' },
      '203.0.113.9',
    ],
    [
      'from a trusted proxy',
      ['10.0.0.0/8'],
      '10.1.2.3',
      { 'x-forwarded-for': '198.51.100.1' },
      '198.51.100.1',
    ],
    ['from the site', [], '127.0.0.1', { ...key, 'x-forwarded-for': '198.51.100.1' }, '198.51.100.1'],
    ['from the site, in IPv6', [], '127.0.0.1', { ...key, 'x-forwarded-for': '2001:db8::7' }, '2001:db8::7'],
    [
      'from the site through a trusted proxy',
      ['10.1.2.3'],
      '10.1.2.3',
      { ...key, 'x-forwarded-for': '198.51.100.1, 10.7.7.7' },
      '198.51.100.1',
    ],
    [
      'from the site, which is also a trusted proxy',
      ['127.0.0.1'],
      '127.0.0.1',
      { ...key, 'x-forwarded-for': '198.51.100.1' },
      '198.51.100.1',
    ],
    ['of the site, without a header', [], '127.0.0.1', key, '127.0.0.1'],
    [
      'of the site, with an invalid header',
      [],
      '127.0.0.1',
      { ...key, 'x-forwarded-for': 'unknown' },
      '127.0.0.1',
    ],
  ])('S7 is the address %s', async (_, trustedProxies, remoteAddress, headers, expected) => {
    const server = Fastify({ trustProxy: trustedProxies });
    server.addHook('onRequest', trustSiteAddress(testEnvironment.searchApiKeys));
    server.get('/', (request) => ({ ip: request.ip }));
    const answer = await server.inject({ url: '/', remoteAddress, headers });
    expect(answer.json()).toEqual({ ip: expected });
  });
});

describe('the limit per address', () => {
  let test: TestDatabase;
  let server: ZodFastify | undefined;

  beforeEach(async () => {
    test = await openTestDatabase(fastEngine);
  });
  afterEach(async () => {
    await server?.close();
    await test.remove();
  });

  async function serve(trustedProxies: readonly string[], requestsPerMinute = 10_000): Promise<ZodFastify> {
    server = await buildServer({
      environment: { ...testEnvironment, trustedProxies },
      database: test.database,
      logLevel: 'silent',
      requestsPerMinute,
    });
    return server;
  }

  it('S7 a forged x-forwarded-for does not reset the limit', async () => {
    const service = await serve([], 3);
    const statuses: number[] = [];
    for (let n = 1; n <= 5; n++) {
      const answer = await service.inject({
        url: '/v3/marketplace/list-options/products',
        remoteAddress: '203.0.113.9',
        headers: { ...tenantHeader, 'x-forwarded-for': `198.51.100.${n}` },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('S7 behind a trusted proxy every visitor has a separate limit, despite forged headers', async () => {
    const service = await serve(['10.0.0.0/8'], 1);
    const ask = async (forwarded: string) =>
      (
        await service.inject({
          url: '/v3/marketplace/list-options/products',
          remoteAddress: '10.1.2.3',
          headers: { ...tenantHeader, 'x-forwarded-for': forwarded },
        })
      ).statusCode;
    expect(await ask('198.51.100.1')).toBe(200);
    expect(await ask('198.51.100.2')).toBe(200);
    expect(await ask('198.51.100.77, 198.51.100.1')).toBe(429);
  });
});
