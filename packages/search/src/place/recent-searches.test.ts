import { describe, expect, it } from 'vitest';
import { type RecentSearch, recentSearches } from './recent-searches.ts';

const KEY = 'montilla:recent-searches';

function device(stored?: string) {
  const values = new Map<string, string>(stored === undefined ? [] : [[KEY, stored]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, searches: recentSearches(() => storage) };
}

const city = (slug: string): RecentSearch => ({ kind: 'city', slug, label: `Cidade ${slug}` });
const slugs = (searches: ReturnType<typeof recentSearches>) => searches.list().map(({ slug }) => slug);

describe('ST-09 recent searches', () => {
  it('are the last three, newest first, without duplicates', () => {
    const { searches } = device();
    for (const slug of ['palmas-to', 'araguaina-to', 'palmas-to', 'santos-sp', 'recife-pe'])
      searches.add(city(slug));
    expect(slugs(searches)).toEqual(['recife-pe', 'santos-sp', 'palmas-to']);
    searches.add({ kind: 'school', slug: 'palmas-to', label: 'Escola Palmas, Palmas, TO' });
    expect(slugs(searches)).toEqual(['palmas-to', 'recife-pe', 'santos-sp']);
  });

  it('store nothing but kind, label and slug', () => {
    const { searches, values } = device();
    const chosen = { ...city('palmas-to'), typed: 'palm' };
    searches.add(chosen);
    expect(JSON.parse(values.get(KEY) ?? '')).toEqual({ version: 1, searches: [city('palmas-to')] });
  });

  it('are cleared', () => {
    const { searches, values } = device();
    searches.add(city('palmas-to'));
    searches.clear();
    expect([searches.list(), values.size]).toEqual([[], 0]);
  });

  it.each([undefined, 'no JSON', 'null', '[]', '{"version":2,"searches":[]}', '{"version":1,"searches":{}}'])(
    'are none if storage holds %s',
    (stored) => {
      expect(device(stored).searches.list()).toEqual([]);
    },
  );

  it('leave out what is not one of this site', () => {
    const others = [
      null,
      'palmas-to',
      { kind: 'neighborhood', slug: 'centro', label: 'Centro' },
      { kind: 'city', slug: '../conta', label: 'Palmas, TO' },
      { kind: 'city', slug: 'palmas-to', label: ' ' },
      { kind: 'city', slug: 'palmas-to', label: 'a'.repeat(201) },
    ];
    const { searches } = device(
      JSON.stringify({
        version: 1,
        searches: [...others, city('a'), city('a'), city('b'), city('c'), city('d')],
      }),
    );
    expect(slugs(searches)).toEqual(['a', 'b', 'c']);
  });

  it('are empty where storage is forbidden or absent', () => {
    const forbidden = recentSearches(() => {
      throw new Error('SecurityError');
    });
    forbidden.add(city('palmas-to'));
    forbidden.clear();
    expect(forbidden.list()).toEqual([]);
    expect(recentSearches(() => undefined).list()).toEqual([]);
  });
});
