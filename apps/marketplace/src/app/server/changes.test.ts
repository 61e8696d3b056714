import { expect, it, vi } from 'vitest';
import { startRecordedSite } from './recorded-site.ts';

const totals = { activeOffers: 1, enrolledStudents: 1, partnerSchools: 1, demonstration: false };
const unchanged = { version: 7, everything: false, schools: [] };
const changed = { version: 8, everything: false, schools: [{ slug: 'colegio-azul', city: 'palmas-to' }] };

it('P5 a changed school is rendered again with its city’s pages, from new shared responses', async () => {
  let version = unchanged.version;
  const rendered: string[] = [];
  let sharedCalls = 0;
  const recorded = await startRecordedSite('https://escola.example', {
    renderPage: async ({ url }, { sharedResponses }) => {
      rendered.push(new URL(url).pathname);
      await sharedResponses?.totals.get('', async () => {
        sharedCalls += 1;
        return totals;
      });
      return new Response('<title>x</title>', { headers: { 'content-type': 'text/html' } });
    },
    respondTo(path) {
      if (!path.startsWith('/v3/marketplace/directory/changes')) return { status: 204 };
      const isKnown = path.endsWith(`since=${version}`);
      return { status: 200, body: isKnown ? { ...unchanged, version } : { ...changed, version } };
    },
  });
  const origin = await recorded.site.listen({ port: 0, host: '127.0.0.1' });
  const pages = [
    '/escolas/colegio-azul',
    '/escolas/mensalidades/palmas-to',
    '/escolas/colegio-verde',
    '/escolas',
  ];
  // The first poll, which makes everything stale.
  await vi.waitUntil(() => recorded.received.some(({ path }) => path.endsWith('since=7')), 5_000);
  const getAll = () => Promise.all(pages.map(async (path) => (await fetch(origin + path)).text()));
  await getAll();
  const before = [rendered.length, sharedCalls];
  expect(before).toEqual([4, expect.any(Number)]);
  version = changed.version;
  await vi.waitUntil(() => recorded.received.some(({ path }) => path.endsWith('since=8')), 5_000);
  await getAll();
  expect(rendered.slice(4).toSorted()).toEqual(['/escolas/colegio-azul', '/escolas/mensalidades/palmas-to']);
  await recorded.close();
  expect(sharedCalls).toBeGreaterThan(before[1] ?? 0);
});
