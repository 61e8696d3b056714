import { afterEach, describe, expect, it, vi } from 'vitest';
import { assetPathsIn, cacheSchoolPage, readFacts, pagesToEvict, readTitle } from './cache-school-page.ts';

/** What a browser's cache storage holds, in the order in which it was stored. */
function stubCaches(): string[] {
  const stored: string[] = [];
  const cache = {
    put: (key: string) => Promise.resolve(void stored.push(key)),
    match: () => Promise.resolve(undefined),
    keys: () => Promise.resolve([]),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  return stored;
}

/** A site with one page, where some files cannot be fetched. */
function stubSite(html: string, missing: readonly string[] = []): void {
  const respond = (url: string): Promise<Response> =>
    missing.includes(url)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(html, { headers: { 'cache-control': 'public, max-age=0' } }));
  vi.stubGlobal('fetch', vi.fn(respond));
}

afterEach(() => vi.unstubAllGlobals());

describe('cacheSchoolPage', () => {
  const html = '<title>A</title><script src="/assets/a.js"></script><script src="/assets/b.js"></script>';
  const photo = 'https://example.test/imagens/photo.avif';
  const options = { saved: new Set<string>(), loadedAssets: [photo] };

  it('product 12 stores a page after its scripts, so that it never opens without one', async () => {
    const stored = stubCaches();
    stubSite(html, [photo]);
    expect(await cacheSchoolPage('/escolas/a', options)).toBe(true);
    expect(stored).toEqual(['/assets/a.js', '/assets/b.js', '/escolas/a']);
  });

  it('product 12 stores no page if one of its scripts cannot be fetched', async () => {
    const stored = stubCaches();
    stubSite(html, ['/assets/b.js']);
    expect(await cacheSchoolPage('/escolas/a', options)).toBe(false);
    expect(stored).toEqual(['/assets/a.js']);
  });
});

const now = new Date('2026-11-22T12:00:00Z');
/** Cached this many minutes ago. */
const school = (number: number, minutes = number) => ({
  path: `/escolas/${number}`,
  title: `Escola ${number}`,
  cachedAt: new Date(now.getTime() - minutes * 60_000),
});
const forty = Array.from({ length: 40 }, (_, index) => school(index));

describe('pagesToEvict', () => {
  it('product 12 contains the pages that were opened least recently', () => {
    expect(pagesToEvict(forty, new Set(), now).map(({ path }) => path)).toEqual(
      forty.slice(30).map(({ path }) => path),
    );
  });

  it('product 12 does not count saved schools', () => {
    const saved = new Set(forty.slice(5).map(({ path }) => path));
    expect(pagesToEvict(forty, saved, now)).toEqual([]);
  });

  it('product 12 contains pages older than two months, even saved ones', () => {
    const old = school(1, 61 * 24 * 60);
    expect(pagesToEvict([school(0), old], new Set([old.path]), now)).toEqual([old]);
  });
});

describe('readTitle', () => {
  it('product 12 returns the title without the site’s name', () => {
    expect(readTitle('<title>Colégio D&#x27;Ávila &amp; Filhos, Palmas, TO | Melhor Escola</title>')).toBe(
      "Colégio D'Ávila & Filhos, Palmas, TO",
    );
    expect(readTitle('')).toBe('');
  });

  it('product 12 lists each asset of a page once', () => {
    const html = '<link href="/assets/a-1.js"><script src="/assets/a-1.js"></script>url(/assets/b_2.woff2)';
    expect([...assetPathsIn(html)]).toEqual(['/assets/a-1.js', '/assets/b_2.woff2']);
  });
});

const pageWith = (...data: object[]) =>
  `<title>A</title><script type="application/ld+json">${JSON.stringify(data)}</script>`;

describe('readFacts', () => {
  it('product 12 returns the phone number and the lowest price of an available scholarship', () => {
    const makesOffer = [
      { price: '835.50', availability: 'https://schema.org/InStock' },
      { price: '481.00', availability: 'https://schema.org/InStock' },
      { price: '300.00', availability: 'https://schema.org/SoldOut' },
    ];
    const described = { '@type': ['School'], telephone: '+55 63 3414-1234', makesOffer };
    expect(readFacts(pageWith(described, { '@type': 'BreadcrumbList' }))).toEqual({
      phone: '+55 63 3414-1234',
      price: 48_100,
    });
  });

  it('product 12 returns nothing for a school without them, or a page without structured data', () => {
    expect(readFacts(pageWith({ '@type': ['School'], name: 'Colégio Azul' }))).toEqual({});
    expect(readFacts('<title>A</title>')).toEqual({});
  });
});
