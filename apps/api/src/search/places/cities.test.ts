import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { citySlug } from '@melhor-escola/domain/slug';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { city } from '../../platform/database/schema.ts';
import { searchCities, type CitiesArguments } from './cities.ts';
import { insertCities } from '../testing/place-rows.ts';

describeOneEngine('cities', (test) => {
  beforeAll(() => insertCities(test().database));

  const slugs = async (args: CitiesArguments) =>
    (await searchCities(test().database, args)).hits.map(({ slug }) => slug);
  const total = async (args: CitiesArguments) => (await searchCities(test().database, args)).countTotal();
  const countCities = async (filter_string: string) =>
    (await searchCities(test().database, { filter_string, pagination: { size: 1000 } })).size;
  const first = async (name: string) => (await slugs({ name, pagination: { size: 4 } }))[0];

  it.each([
    ['sao pa', 'sao-paulo-sp'],
    ['S. Paulo', 'sao-paulo-sp'],
    ['São Paulo - SP', 'sao-paulo-sp'],
    ['sampa', 'sao-paulo-sp'],
    ['Floripa, SC', 'florianopolis-sc'],
    ['arag', 'araguaina-to'],
    ['araguaina to', 'araguaina-to'],
    ['palmas, pr', 'palmas-pr'],
    ['guarulos', 'guarulhos-sp'],
    ['rio', 'rio-de-janeiro-rj'],
  ])('CA-09 %j finds %s first', async (typed, slug) => {
    expect(await first(typed)).toBe(slug);
  });

  it('CA-09 ranks names that begin with the text before those with it later, each by size', async () => {
    expect(await slugs({ name: 'paulo' })).toEqual([
      'paulo-afonso-ba',
      'sao-paulo-sp',
      'sao-paulo-de-olivenca-am',
      'sao-paulo-do-potengi-rn',
    ]);
    expect(await slugs({ name: 'campi' })).toEqual(['campinas-sp', 'campinas-do-sul-rs', 'campinacu-go']);
  });

  it('CA-09 ranks a city with exactly the typed name before larger ones that only begin with it', async () => {
    const { db } = test().database;
    const rows = [
      { id: 4_216_602, name: 'São José', uf: 'SC' as const, population: 270_299 },
      ...['do Rio Preto', 'dos Pinhais', 'de Ribamar', 'do Egito'].map((end, index) => ({
        id: 3_549_900 + index,
        name: `São José ${end}`,
        uf: 'SP' as const,
        population: 700_000 - index,
      })),
    ].map((row) => ({
      ...row,
      slug: citySlug(row.name, row.uf),
      norm: normalizeSearchText(row.name),
      lat: -27,
      lng: -48,
    }));
    await db.insert(city).values(rows);
    try {
      expect((await slugs({ name: 'são josé', pagination: { size: 4 } }))[0]).toBe('sao-jose-sc');
      expect(await slugs({ name: 'são josé d', pagination: { size: 2 } })).toEqual([
        'sao-jose-do-rio-preto-sp',
        'sao-jose-dos-pinhais-sp',
      ]);
    } finally {
      await db.delete(city).where(
        inArray(
          city.id,
          rows.map(({ id }) => id),
        ),
      );
    }
  });

  it('CA-09 reads the last word as a state only if no name goes on with it', async () => {
    const { db } = test().database;
    const name = 'São Félix do Xingu';
    const slug = citySlug(name, 'PA');
    const norm = normalizeSearchText(name);
    await db
      .insert(city)
      .values({ id: 1_507_300, name, slug, uf: 'PA', lat: -6.64, lng: -51.99, norm, population: 65_418 });
    try {
      expect(await slugs({ name: 'São Pa' })).toEqual([
        'sao-paulo-sp',
        'sao-paulo-de-olivenca-am',
        'sao-paulo-do-potengi-rn',
      ]);
      expect(await total({ name: 'São Pa' })).toBe(3);
      expect(await slugs({ name: 'São Fé, PA' })).toEqual([slug]);
      expect((await slugs({ name: 'São Félix do Xingu PA' }))[0]).toBe(slug);
    } finally {
      await db.delete(city).where(eq(city.slug, slug));
    }
  });

  it('CA-09 pages through the ranks without gap or repetition', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => slugs({ name: 'paulo', pagination: { page, size: 2 } })),
    );
    expect(pages).toEqual([
      ['paulo-afonso-ba', 'sao-paulo-sp'],
      ['sao-paulo-de-olivenca-am', 'sao-paulo-do-potengi-rn'],
      [],
    ]);
    expect(await total({ name: 'paulo' })).toBe(4);
    expect(await total({ name: 'guarulos' })).toBe(1);
  });

  it('CA-09 finds nothing for a text without letters, and all for a blank one', async () => {
    expect(await slugs({ name: '東京 !!' })).toEqual([]);
    expect(await total({ name: '東京 !!' })).toBe(0);
    expect(await total({ name: ' ' })).toBe(18);
  });

  it('CA-08 filters by slug, name, state and their negation', async () => {
    const args = {
      filter_string: 'state_slug:tocantins AND NOT name:"Araguaína"',
      sort: 'slug_asc',
    } as const;
    expect(await slugs(args)).toEqual(['araguatins-to', 'palmas-to']);
    expect(await total(args)).toBe(2);
    expect(await slugs({ filter_string: 'name:palmas AND NOT uf:TO' })).toEqual(['palmas-pr']);
    expect(await slugs({ filter_string: 'uf:to AND name:palmas' })).toEqual(['palmas-to']);
    expect(await slugs({ filter_string: 'slug:nowhere OR uf:XX OR state_slug:neverland' })).toEqual([]);
    expect(await slugs({ name: 'palmas', filter_string: 'uf:PR' })).toEqual(['palmas-pr']);
  });

  it('CO-02 returns a single state’s whole list, and at most a hundred otherwise', async () => {
    expect(await countCities('state_slug:tocantins')).toBe(1000);
    expect(await countCities('uf:TO AND NOT name:x')).toBe(1000);
    expect(await countCities('uf:TO OR uf:PR')).toBe(100);
    expect(await countCities('NOT uf:TO')).toBe(100);
    expect(await countCities('')).toBe(100);
  });

  it('EN-11 sorts by distance and limits to a radius', async () => {
    const araguaina = { lat: -7.19, lon: -48.2 };
    expect((await slugs({ geoloc: araguaina, sort: 'distance_asc' })).slice(0, 3)).toEqual([
      'araguaina-to',
      'araguatins-to',
      'palmas-to',
    ]);
    expect(await slugs({ geoloc: { ...araguaina, distance_in_km: 200 }, sort: 'distance_asc' })).toEqual([
      'araguaina-to',
      'araguatins-to',
    ]);
    expect(await total({ geoloc: { ...araguaina, distance_in_km: 40_000 } })).toBe(18);
  });

  it('VA-04 applies no position when a coordinate is absent or zero', async () => {
    const distance_in_km = 1;
    for (const geoloc of [
      { lat: 0, lon: -48, distance_in_km },
      { lat: -7, distance_in_km },
      { distance_in_km },
    ]) {
      expect(await total({ geoloc })).toBe(18);
    }
  });

  it('CA-07 fuzz inputs do not fail', async () => {
    for (const name of [
      '\0',
      '\uD800',
      "'; DROP TABLE city; --",
      '%',
      '_',
      '\\',
      'a'.repeat(100_000),
      '~',
      '(((',
    ]) {
      const { hits } = await searchCities(test().database, { name, pagination: { page: -5, size: 1e9 } });
      expect(hits.length).toBeLessThanOrEqual(100);
    }
    expect(await slugs({ name: 'palmas', pagination: { page: 2_000_000_000, size: 1 } })).toEqual([]);
    expect(await slugs({ filter_string: 'name:"\uD800" OR slug:"%" OR uf:"\'"' })).toEqual([]);
  });
});
