import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExampleContext } from '../testing/example-site.ts';
import { pageResponse, RenderedSite } from '../testing/rendered-site.ts';

let site: RenderedSite;

beforeEach(async () => {
  site = await RenderedSite.start();
});

afterEach(() => site.close());

const shouldTrip = () => true;
/** A page whose call to the service fails. */
const callFails = async (_: Request, context: ExampleContext) => {
  await context
    .executeCall?.(() => Promise.reject(new Error('no answer')), shouldTrip)
    .catch(() => undefined);
  return site.page();
};

describe('S19 when pages cannot be rendered', () => {
  it('the stale page is served, and the new one as soon as it is rendered', async () => {
    await site.get('/products');
    site.advance(3_601);
    site.render = () => pageResponse('x', { status: 503, headers: { 'retry-after': '5' } });
    expect(await site.readTitle('/products')).toBe('Versão 1');
    // A failed render is not repeated for each request.
    await Promise.all(Array.from({ length: 20 }, () => site.get('/products')));
    expect(site.rendered).toHaveLength(2);
    site.render = () => site.page();
    site.advance(3);
    expect(await site.readTitle('/products')).toBe('Versão 3');
  });

  it('a degraded page does not replace it, and is not stored', async () => {
    site.render = callFails;
    expect((await site.get('/products')).headers['cache-control']).toBe('no-store');
    site.render = () => site.page();
    expect(await site.readTitle('/products')).toBe('Versão 2');
    site.render = callFails;
    site.advance(3_601);
    expect(await site.readTitle('/products')).toBe('Versão 2');
  });

  it('the error is sent with Retry-After without a stale page, or if it is older than a day', async () => {
    await site.get('/products');
    site.render = () => pageResponse('x', { status: 503, headers: { 'retry-after': '5' } });
    site.advance(86_401);
    const { statusCode, headers } = await site.get('/products');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  });

  it('the circuit opens if the service does not respond, and closes again', async () => {
    site.render = callFails;
    for (let chair = 0; chair < 40; chair++) await site.get(`/products/chair-${chair}`);
    let calls = 0;
    site.render = async (_, context) => {
      await context.executeCall?.(async () => void calls++, shouldTrip).catch(() => undefined);
      return site.page();
    };
    for (let chair = 40; chair < 60; chair++) await site.get(`/products/chair-${chair}`);
    expect(calls).toBe(0);
    site.advance(2);
    await site.get('/products/chair-60');
    expect(calls).toBe(1);
    await site.get('/products/chair-61');
    expect(calls).toBe(2);
  });
});

describe('ten times the load', () => {
  it('S26 is shed at once with 503 and Retry-After, except for cached pages', async () => {
    await site.get('/products');
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    site.render = async () => held.then(() => site.page());
    const requests = Array.from({ length: 300 }, (_, chair) => site.get(`/products/chair-${chair}`));
    const rejected = await Promise.race(requests);
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '5']);
    expect(rejected.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
    expect((await site.get('/healthz')).statusCode).toBe(200);
    expect(rejected.body).toContain('Come back soon');
    site.advance(3_700);
    expect(await site.readTitle('/products')).toBe('Versão 1');
    finish();
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(180);
    expect((await site.get('/products/chair-299')).statusCode).toBe(200);
  });
});
