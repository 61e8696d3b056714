import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startExampleSite, type ExampleSite } from '../testing/example-site.ts';

const siteUrl = 'https://site.example';
let seen: (string | null)[];
let recorded: ExampleSite;

beforeAll(async () => {
  recorded = await startExampleSite(siteUrl, {
    renderPage: (request) => {
      seen.push(request.headers.get('save-data'));
      return new Response('<title>x</title>', { headers: { 'content-type': 'text/html' } });
    },
    pageCacheBytes: 0,
  });
});
afterAll(() => recorded.close());

/** The Save-Data header that a page is rendered with. */
async function renderedWith(headers: Record<string, string>): Promise<string | null | undefined> {
  seen = [];
  await recorded.site.inject({ url: '/products', headers });
  return seen[0];
}

/** Sends the footer's form. */
const choose = (choice: string, headers: Record<string, string> = {}) =>
  recorded.site.inject({
    method: 'POST',
    url: '/save-data',
    payload: `choice=${choice}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });

describe('data saving', () => {
  it.each([
    ['neither', {}, null],
    ['the header', { 'save-data': 'on' }, 'on'],
    ['the choice', { cookie: 'consent=none; save_data=on' }, 'on'],
    ['the choice against the header', { cookie: 'save_data=off', 'save-data': 'on' }, null],
    ['an unknown choice', { cookie: 'save_data=maybe', 'save-data': 'on' }, 'on'],
    ['a cookie with a similar name', { cookie: 'xsave_data=on' }, null],
  ])('product 15 a page is rendered by %s', async (_what, headers, expected) => {
    expect(await renderedWith(headers)).toBe(expected);
  });

  it('product 15 the choice is stored for a year, and the visitor returns to the page', async () => {
    const { statusCode, headers } = await choose('on', {
      referer: `${siteUrl}/search?kind=chairs`,
    });
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      location: `${siteUrl}/search?kind=chairs`,
      'cache-control': 'private, no-store',
    });
    expect(headers['set-cookie']).toBe('save_data=on; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
    expect((await choose('off')).headers['set-cookie']).toContain('save_data=off;');
  });

  it.each(['https://evil.example/products', '//evil.example', 'nothing', ''])(
    'S14 never returns to another site: %j',
    async (referer) => {
      expect((await choose('on', { referer })).headers.location).toBe('/products');
    },
  );

  it('S8 other sites cannot choose', async () => {
    expect((await choose('on', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });
});
