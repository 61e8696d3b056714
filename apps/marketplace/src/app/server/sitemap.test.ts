import { afterEach, beforeEach, expect, it } from 'vitest';
import { startRecordedSite, type RecordedSite } from './recorded-site.ts';

let recorded: RecordedSite;
let answers: Record<string, object>;

const directory = '/v3/marketplace/directory/sitemap';
const page = {
  school: null,
  city: 'palmas-to',
  neighborhood: null,
  stage: null,
  updatedAt: '2026-02-03T04:05:06Z',
};

beforeEach(async () => {
  answers = {};
  recorded = await startRecordedSite('https://escola.example', {
    respondTo: (path) => ({ status: answers[path] ? 200 : 503, body: answers[path] ?? {} }),
  });
});

afterEach(() => recorded.close());

it('RT-24 lists its parts by kind and state, with their last change', async () => {
  answers[directory] = {
    parts: [{ kind: 'schools', uf: 'TO', pages: 3, updatedAt: '2026-02-03T04:05:06Z' }],
  };
  const { body, headers } = await recorded.site.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(body).toContain('<sitemap><loc>https://escola.example/sitemaps/site.xml</loc></sitemap>');
  expect(body).toContain(
    '<sitemap><loc>https://escola.example/sitemaps/escolas-to.xml</loc><lastmod>2026-02-03T04:05:06Z</lastmod></sitemap>',
  );
  const fixed = await recorded.site.inject('/sitemaps/site.xml');
  expect(fixed.body).toContain('<url><loc>https://escola.example/escolas</loc></url>');
  expect(fixed.body.match(/<loc>[^<]+<\/loc><lastmod>[^<]+/g)).toEqual([
    '<loc>https://escola.example/escolas/tocantins</loc><lastmod>2026-02-03T04:05:06Z',
  ]);
});

it('RT-24 writes a part in batches, with the URL of each page', async () => {
  answers[`${directory}/stages/to`] = { pages: [{ ...page, stage: 'ensino-medio' }], next: 1_721_000 };
  answers[`${directory}/stages/to?after=1721000`] = {
    pages: [{ ...page, stage: 'ensino-medio', neighborhood: 'centro' }],
    next: null,
  };
  const { body } = await recorded.site.inject('/sitemaps/etapas-to.xml');
  expect(body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://escola.example/escolas/etapa-de-ensino/ensino-medio/palmas-to',
    '<loc>https://escola.example/escolas/etapa-de-ensino/ensino-medio/palmas-to/centro',
  ]);
  expect(body.trimEnd().endsWith('</urlset>')).toBe(true);
});

/** The URL in a part with a single page. */
async function firstPath(kind: string, part: string, changes: object): Promise<string | undefined> {
  answers[`${directory}/${kind}/to`] = { pages: [{ ...page, ...changes }], next: null };
  return /example(\/[^<]+)/.exec((await recorded.site.inject(`/sitemaps/${part}-to.xml`)).body)?.[1];
}

it('RT-24 uses the canonical URLs of cities, neighborhoods and schools', async () => {
  expect(await firstPath('cities', 'cidades', {})).toBe('/escolas/mensalidades/palmas-to');
  expect(await firstPath('neighborhoods', 'bairros', { neighborhood: 'centro' })).toBe(
    '/escolas/mensalidades/palmas-to/centro',
  );
  expect(await firstPath('schools', 'escolas', { school: 'colegio-girassol' })).toBe(
    '/escolas/colegio-girassol',
  );
});

it('RT-24 robots.txt names the sitemap, and disallows private pages', async () => {
  const { body, headers } = await recorded.site.inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Sitemap: https://escola.example/sitemap.xml');
  expect(body).toContain('Disallow: /api/');
});

it('S19 responds 503 with Retry-After without the service, and 404 for an unknown part', async () => {
  const missing = await recorded.site.inject('/sitemaps/escolas-to.xml');
  expect(missing.statusCode).toBe(503);
  expect(missing.headers['retry-after']).toBe('60');
  expect((await recorded.site.inject('/sitemaps/escolas-xx.xml')).statusCode).toBe(404);
  expect((await recorded.site.inject('/sitemaps/outras-to.xml')).statusCode).toBe(404);
});
