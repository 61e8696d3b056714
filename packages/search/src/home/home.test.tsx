import { stageGroups } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { araguaina, saoPaulo } from '../fixtures/cities.ts';
import { homeQueryClient } from '../fixtures/home.ts';
import { cityIn, headingOf, renderScreen } from '../fixtures/render.ts';
import { startFixtureService, type Answers, type FixtureService } from '../fixtures/service.ts';
import { primedQueryClient } from '../fixtures/site.tsx';
import { homeHead } from './head.ts';
import { HomeBody } from './lazy-body.ts';
import { loadHome } from './loader.ts';
import { HomeScreen } from './screen.tsx';

let fixture: FixtureService | undefined;

// As `loadHome` does.
beforeAll(() => HomeBody.preload?.());

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

async function load(answers: Answers) {
  fixture = await startFixtureService(answers);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { data: await loadHome(queryClient, fixture.service), queryClient };
}

const totals = { activeOffers: 9012, enrolledStudents: 0, partnerSchools: 1, demonstration: true };
const totalsPath = '/v3/marketplace/directory/overall-data';

describe('loadHome', () => {
  it('RT-01 fetches the counters and the largest cities', async () => {
    const { data } = await load({
      [totalsPath]: () => totals,
      SuggestCities: () => ({ cities: { hits: [saoPaulo, araguaina], total: 2 } }),
    });
    expect(data).toEqual({ totals, cities: [saoPaulo, araguaina], failures: [] });
  });

  it('EN-10 ER-03 uses the default figures when the service fails, and returns the failures', async () => {
    const { data } = await load({});
    expect(data.totals).toMatchObject({
      activeOffers: 120_000,
      enrolledStudents: 7_000,
      partnerSchools: 48_000,
    });
    expect(data.cities).toEqual([]);
    expect(data.failures).toMatchObject([{ status: 503 }, { status: 503 }]);
  });
});

describe('HomeScreen on the server', () => {
  it('P3 searches with a plain form', async () => {
    const html = await renderScreen({ screen: <HomeScreen />, queryClient: homeQueryClient() });
    expect(html).toMatch(/<form[^>]*action="\/escolas\/busca"/);
    expect(html).toMatch(/<form[^>]*method="get"/);
    expect(html).toMatch(/<input[^>]*name="city"/);
    expect(html).toMatch(/<button type="submit"/);
  });

  it('RT-01 names the default city in its heading and its search field', async () => {
    const html = await renderScreen({ screen: <HomeScreen />, queryClient: homeQueryClient() });
    expect(headingOf(html)).toBe('Encontre a escola certa, com bolsa de estudo em São Paulo, SP');
    expect(cityIn(html)).toBe('São Paulo, SP');
  });

  it('EN-10 shows the counters, without zeros', async () => {
    const html = await renderScreen({ screen: <HomeScreen />, queryClient: homeQueryClient(totals) });
    expect(html).toContain('9.012');
    expect(html).toContain('bolsas disponíveis');
    expect(html).toContain('escola parceira');
    expect(html).not.toContain('matriculados');
  });

  it('EN-10 shows the default figures until they are loaded', async () => {
    const html = await renderScreen({ screen: <HomeScreen />, queryClient: primedQueryClient() });
    expect(html).toContain('120.000');
    expect(html).toContain('48.000');
  });

  it('offers cities to start from, as links', async () => {
    const html = await renderScreen({ screen: <HomeScreen />, queryClient: homeQueryClient() });
    expect(html).toMatch(/href="\/escolas\/mensalidades\/sao-paulo-sp"[^>]*>São Paulo, SP</);
  });
});

describe('loadHome and the place', () => {
  it('RT-01 ST-04 selects the default city if none was chosen before, and links to it', async () => {
    const { queryClient } = await load({});
    const html = await renderScreen({ screen: <HomeScreen />, queryClient });
    expect(html).toContain('as escolas em São Paulo, SP');
  });

  it('links to every state and stage', async () => {
    const html = await renderScreen({ screen: <HomeScreen />, queryClient: homeQueryClient() });
    for (const { slug } of states) expect(html).toContain(`href="/escolas/${slug}"`);
    for (const { groupSlug } of stageGroups) expect(html).toContain(`href="/escolas/${groupSlug}"`);
    expect(html).toContain('href="/escolas/brasil"');
    expect(html).toContain('href="/escolas/educacao-basica"');
  });
});

describe('homeHead', () => {
  it('RT-01 has one canonical URL, /escolas, and a SearchAction for search engines', () => {
    const head = homeHead('https://example.test');
    expect(head.canonicalPath).toBe('/escolas');
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.description).toContain('80%');
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: 'https://example.test/escolas/busca?city={search_term_string}' },
      },
    });
  });
});
