import { mkdirSync } from 'node:fs';
import { expect, type APIRequestContext } from '@playwright/test';
import { operatorHeaders } from '../operator.ts';
import { vocabularyErrors, type JsonLd, type PageData } from './vocabulary.ts';
import { sampledTest as test } from '../visitor.ts';

/** The objects of a page's JSON-LD. */
async function fetchPageData(request: APIRequestContext, page: string): Promise<PageData[]> {
  const html = await (await request.get(page)).text();
  const scripts = html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/gu);
  return [...scripts].flatMap(([, text = '']) =>
    [JSON.parse(text) as JsonLd | JsonLd[]].flat().map((data) => ({ page, data })),
  );
}

/** All types in an object, nested ones included. */
function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value['@type']].flat().map(String) : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}

/** Path of the first link of a page that matches. */
async function linkOn(request: APIRequestContext, page: string, pattern: RegExp): Promise<string> {
  return pattern.exec(await (await request.get(page, { headers: operatorHeaders() })).text())?.[1] ?? '';
}

/** A temporary folder of the test. */
function folder(): string {
  const { outputDir } = test.info();
  mkdirSync(outputDir, { recursive: true });
  return outputDir;
}

test('A4 JSON-LD of every kind of page conforms to schema.org: types, properties and values', async ({
  request,
}) => {
  test.slow();
  const rated = await linkOn(request, '/playground', /href="([^"]+)"[^>]*>Com avaliações</u);
  const withOffers = await linkOn(request, '/playground', /href="([^"]+)"[^>]*>Com bolsas</u);
  const ofCensus = await linkOn(request, '/playground', /href="([^"]+)"[^>]*>Do Censo Escolar</u);
  const pages = [
    '/escolas',
    '/escolas/busca?city=araguaina-to',
    rated,
    withOffers,
    ofCensus,
    '/escolas/brasil',
    '/escolas/educacao-basica',
    '/escolas/ensino-medio',
    '/escolas/tocantins',
    '/escolas/mensalidades/araguaina-to',
    '/escolas/etapa-de-ensino/ensino-fundamental-i/araguaina-to',
    '/central-de-ajuda',
    '/ajuda/privacidade',
    '/metodologias',
    '/metodologias/montessoriana',
  ];
  const objects = (await Promise.all(pages.map((page) => fetchPageData(request, page)))).flat();
  const types = new Set(objects.flatMap(({ data }) => typesIn(data)));
  expect([...types]).toEqual(
    expect.arrayContaining([
      'WebSite',
      'SearchAction',
      'Organization',
      'School',
      'PostalAddress',
      'AggregateRating',
      'Offer',
      'BreadcrumbList',
      'ItemList',
      'FAQPage',
    ]),
  );
  expect(objects.every(({ data }) => data['@context'] === 'https://schema.org')).toBe(true);
  expect(await vocabularyErrors(objects, folder())).toEqual([]);
});

test('A4 the JSON-LD check detects planted errors', async () => {
  const planted = [
    ['a property that is misspelt', { '@type': 'School', nmae: 'Colégio' }],
    ['a property of another type', { '@type': 'School', name: 'Colégio', acceptedAnswer: 'sim' }],
    ['a value of another type', { '@type': 'School', address: { '@type': 'Offer', price: 1 } }],
    ['a text for a number', { '@type': 'AggregateRating', ratingCount: 'vinte' }],
    ['a type there is not', { '@type': 'Colégio', name: 'Colégio' }],
    [
      'a property within that is misspelt',
      { '@type': 'School', aggregateRating: { '@type': 'AggregateRating', rating: 4 } },
    ],
  ] as const;
  const objects = planted.map(([page, data]) => ({
    page,
    data: { '@context': 'https://schema.org', ...data },
  }));
  const found = await vocabularyErrors(objects, folder());
  for (const [page] of planted) expect(found, page).toContainEqual(expect.stringContaining(`${page}: `));
});
