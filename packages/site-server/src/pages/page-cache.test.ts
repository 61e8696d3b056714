import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { versionHtml, pageResponse, RenderedSite } from '../testing/rendered-site.ts';

let site: RenderedSite;

beforeEach(async () => {
  site = await RenderedSite.start();
});

afterEach(() => site.close());

describe('P5 a publicly cacheable page', () => {
  it('is rendered once for 50 concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.get('/products/blue-chair')));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.body).toContain('Versão 1');
    expect(site.rendered).toHaveLength(1);
  });

  it('is served stale, and revalidated for the next request', async () => {
    await site.get('/products');
    site.advance(61);
    const [one, other] = await Promise.all([site.readTitle('/products'), site.readTitle('/products')]);
    expect([one, other]).toEqual(['Versão 1', 'Versão 1']);
    await vi.waitFor(async () => expect(await site.readTitle('/products')).toBe('Versão 2'), 20_000);
    expect(site.rendered).toHaveLength(2);
  });

  it('is rendered before it is served if it is older than an hour', async () => {
    await site.get('/products');
    site.advance(3_601);
    expect(await site.readTitle('/products')).toBe('Versão 2');
  });

  it('depends neither on other parameters nor on the visitor', async () => {
    await site.get('/search?kind=chairs&utm_source=jornal', {
      cookie: '__Host-authentication_token=abc',
      authorization: 'Bearer abc',
      'user-agent': 'Firefox',
      'accept-language': 'en',
    });
    expect((await site.get('/search?kind=chairs')).statusCode).toBe(200);
    expect(site.rendered).toHaveLength(1);
    const { request } = site.rendered[0] ?? {};
    expect(request?.url).toBe('https://site.example/search?kind=chairs');
    expect([...(request?.headers.keys() ?? [])].toSorted()).toEqual(['user-agent', 'x-request-id']);
    expect(request?.headers.get('user-agent')).toContain('bot');
  });

  it('product 12 has a separate entry for Save-Data', async () => {
    await site.get('/products');
    await site.get('/products', { 'save-data': 'on' });
    expect(site.rendered.map(({ request }) => request.headers.get('save-data'))).toEqual([null, 'on']);
  });

  it.each([404, 410])('is cached for ten seconds if it is a %i', async (status) => {
    site.render = () => site.page({ status });
    expect((await site.get('/products/none')).headers['cdn-cache-control']).toBe('public, max-age=10');
    site.advance(9);
    expect((await site.get('/products/none')).statusCode).toBe(status);
    expect(site.rendered).toHaveLength(1);
    site.render = () => site.page();
    site.advance(2);
    expect((await site.get('/products/none')).statusCode).toBe(200);
  });

  it('is evicted if the cache is full and others were used more recently', async () => {
    await site.close();
    site = await RenderedSite.start(20_000);
    for (let chair = 0; chair < 20; chair++) await site.get(`/products/chair-${chair}`);
    await site.get('/products/chair-19');
    expect(site.rendered).toHaveLength(20);
    await site.get('/products/chair-0');
    expect(site.rendered).toHaveLength(21);
  });

  it('is rendered for each request without a cache', async () => {
    await site.close();
    site = await RenderedSite.start(0);
    const { headers } = await site.get('/products');
    await site.get('/products');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(site.rendered).toHaveLength(2);
  });
});

describe('on the wire', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip;q=0.5, br;q=0', (body: Buffer) => gunzipSync(body)],
    [undefined, 'identity', (body: Buffer) => body],
  ])('is sent as %s to a client that accepts %s', async (encoding, accepted, decode) => {
    const { headers, rawPayload } = await site.get('/products', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(decode(rawPayload).toString()).toContain('Versão 1');
    expect(headers.vary).toBe('Accept-Encoding, Save-Data');
  });

  it('is compressed once for concurrent requests of an encoding that is not stored', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => site.get('/products', { 'accept-encoding': n % 2 ? 'gzip' : '' })),
    );
    const pages = responses.map(({ rawPayload }, n) => String(n % 2 ? gunzipSync(rawPayload) : rawPayload));
    expect(new Set(pages).size).toBe(1);
  });

  it('has an ETag in each encoding, and is 304 for a client that has it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(
        async (accepted) => (await site.get('/products', { 'accept-encoding': accepted })).headers.etag ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const [brotli = '', gzip = ''] = tags;
    const known = await site.get('/products', {
      'accept-encoding': 'br',
      'if-none-match': `"other", W/${brotli}`,
    });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', brotli]);
    expect(known.headers).toMatchObject({ vary: 'Accept-Encoding, Save-Data', age: '0' });
    const other = await site.get('/products', { 'accept-encoding': 'br', 'if-none-match': gzip });
    expect(other.statusCode).toBe(200);
  });

  it('may be cached by CDNs, with its age, and is revalidated by browsers', async () => {
    await site.get('/products');
    site.advance(7);
    expect((await site.get('/products')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60',
      'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=300, stale-if-error=3600',
      age: '7',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age') as string,
    });
  });

  it('responds to HEAD as to GET, without the body', async () => {
    const whole = await site.get('/products', { 'accept-encoding': 'br' });
    const head = await site.recorded.site.inject({
      method: 'HEAD',
      url: '/products',
      headers: { 'accept-encoding': 'br' },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });
});

describe('S10 S12 the policy of a stored page', () => {
  it('has the hash of each inline script, byte by byte, and no nonce', async () => {
    await site.get('/products');
    const { headers, body } = await site.get('/products');
    const policy = String(headers['content-security-policy']);
    expect(body + policy).not.toContain('nonce');
    const texts = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(texts).toHaveLength(3);
    const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy).toContain(`script-src ${hashes.join(' ')} 'strict-dynamic';`);
  });

  it.each([
    ['a whole one', '<script>stolen()</script>'],
    ['one with another nonce', '<script nonce="guessed">stolen()</script>'],
    ['one with a nonce in another attribute', '<script data-x=\' nonce="guessed"\'>stolen()</script>'],
    ['one that is not closed', '<script>stolen();'],
    ['one whose tag is not closed', '<script data-x="'],
  ])('S21 has no hash of a script that came with the content: %s', async (_name, injected) => {
    site.render = () => pageResponse(versionHtml(1).replace('<p>', `${injected}<p>`));
    await site.get('/products');
    const { headers, body } = await site.get('/products');
    expect(body).toContain(injected);
    const policy = String(headers['content-security-policy']);
    const scripts = [...body.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, script = '']) => script);
    for (const script of scripts.filter((one) => one.includes('stolen')))
      expect(policy).not.toContain(createHash('sha256').update(script).digest('base64'));
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/nonce|unsafe/);
  });

  it('allows no script of another host', async () => {
    const body = versionHtml(1).replace(
      '</title>',
      '</title><script src="https://evil.example/x.js"></script>',
    );
    site.render = () => pageResponse(body);
    expect((await site.get('/products')).headers['content-security-policy']).not.toContain('evil');
  });
});

describe('S12 what is not stored', () => {
  it.each([
    ['sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
    ['says that it is private', { headers: { 'cache-control': 'private, no-store' } }],
    ['failed', { status: 500 }],
    ['redirects', { status: 302, headers: { location: '/products/other' } }],
    ['is no page', { headers: { 'content-type': 'application/json' } }],
  ])('a page that %s', async (_, init) => {
    site.render = () => pageResponse('{}', init);
    const { headers } = await site.get('/products/blue-chair');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('set-cookie');
    await site.get('/products/blue-chair');
    expect(site.rendered).toHaveLength(2);
  });

  it('a page of another cache policy, which is rendered for each request', async () => {
    for (const cookie of ['a=1', 'a=2']) {
      const { headers } = await site.get('/sign-in', { cookie });
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers).not.toHaveProperty('etag');
    }
    expect(site.rendered.map(({ request }) => request.headers.get('cookie'))).toEqual(['a=1', 'a=2']);
  });

  it('a redirect, which keeps the rest of the query', async () => {
    site.render = ({ url }) =>
      pageResponse('', { status: 302, headers: { location: `/search${new URL(url).search}&page=1` } });
    const { statusCode, headers } = await site.get('/search?kind=chairs&page=9&utm_source=jornal');
    expect([statusCode, headers.location]).toEqual([
      302,
      '/search?kind=chairs&page=9&utm_source=jornal&page=1',
    ]);
  });

  it('RT-17 a path that has moved redirects, found or not', async () => {
    site.recorded.responses = [{ status: 200, body: { location: '/products/green-chair', status: 301 } }];
    const { statusCode, headers } = await site.get('/products/blue-chair');
    expect([statusCode, headers.location]).toEqual([301, '/products/green-chair']);
  });
});
