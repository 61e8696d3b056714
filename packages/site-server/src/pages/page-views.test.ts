import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ExampleSite, startExampleSite } from '../testing/example-site.ts';

const token = 'a'.repeat(43);
const person = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
const document = { ...person, 'sec-fetch-dest': 'document' };
const navigation = { ...person, 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };
const siteUrl = 'http://localhost:3000';

describe('views of pages', () => {
  let shop: ExampleSite;

  beforeEach(async () => {
    shop = await startExampleSite(siteUrl);
    shop.responses = [{ status: 204 }];
    await shop.site.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => shop.close());

  const open = (url: string, headers: Readonly<Record<string, string>>, method: 'GET' | 'HEAD' = 'GET') =>
    shop.site.inject({ method, url, headers });
  const navigate = (path: string, headers: Readonly<Record<string, string>>) =>
    open(`/api/v1/products?${new URLSearchParams({ path })}`, headers);
  /** What the site sends when it stops. */
  const sent = async () => {
    await shop.site.close();
    return shop.received
      .filter(({ path }) => path === '/v1/views')
      .map(({ headers: { authorization, 'x-api-key': key }, body }) => ({ authorization, key, body }));
  };

  it('are counted by what the pages show, and sent without anything about who saw them', async () => {
    await open('/products/ball', document);
    await open('/products/ball?from=mail', document);
    await open('/products/kite', document);
    await open('/sign-in', document);
    expect(await sent()).toEqual([
      { authorization: undefined, key: 'the-search-key', body: { counts: { ball: 2, kite: 1 } } },
    ]);
  });

  it('are counted for navigations within the page, with the query of the address bar', async () => {
    await navigate('/products/ball', navigation);
    await navigate('/search', { ...navigation, referer: `${siteUrl}/search?kind=kite` });
    await navigate('/products/kite', { ...navigation, referer: `${siteUrl}/products` });
    expect(await sent()).toMatchObject([{ body: { counts: { ball: 1, 'kind=kite': 1, kite: 1 } } }]);
  });

  it('of a signed-in visitor are sent with their session', async () => {
    const cookie = `authentication_token=${token}`;
    await open('/products/ball', document);
    await open('/products/ball', { ...document, cookie });
    expect(await sent()).toMatchObject([
      { authorization: undefined, body: { counts: { ball: 1 } } },
      { authorization: `Bearer ${token}`, body: { counts: { ball: 1 } } },
    ]);
  });

  it('are not those of robots, prefetches, other sites’ calls and requests without a page', async () => {
    await open('/products/ball', { ...document, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await open('/products/ball', { ...document, 'sec-purpose': 'prefetch' });
    await open('/products/ball', person);
    await open('/products/ball', document, 'HEAD');
    await navigate('/products/ball', { ...navigation, 'sec-fetch-site': 'cross-site' });
    await open('/api/v1/products', navigation);
    expect(await sent()).toEqual([]);
  });

  it('are sent in bodies that the service reads, however many pages were shown', async () => {
    for (let index = 0; index < 260; index += 1) await open(`/products/ball-${index}`, document);
    const bodies = (await sent()).map(({ body }) => Object.keys(Object(body).counts).length);
    expect(bodies).toEqual([250, 10]);
  });

  it('are lost while the service does not respond, which is logged', async () => {
    shop.responses = ['cut'];
    await open('/products/ball', document);
    await shop.site.close();
    expect(shop.log.join('\n')).toContain('page views were not counted');
  });
});
