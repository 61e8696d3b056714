import type { PlaceSummary } from '@melhor-escola/api-client/service';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { araguaina } from '../../fixtures/cities.ts';
import { landingQueryClient, routeParams, stateCities, summaries } from '../../fixtures/landing.ts';
import { renderScreen } from '../../fixtures/render.ts';
import { startFixtureService, type Answers, type FixtureService } from '../../fixtures/service.ts';
import { absentService } from '../../fixtures/site.tsx';
import { EmptyLanding, preloadSections } from '../lazy-sections.ts';
import { loadLanding } from '../loader.ts';
import { stateCitiesQuery } from '../queries.ts';
import { LandingScreen } from '../screen.tsx';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

async function load(answers: Answers) {
  fixture = await startFixtureService({
    '/v3/marketplace/directory/place-summary': () => summaries.state,
    SearchOffers: () => ({
      schoolOffer: { hits: [], total: 0, totalIsExact: true, page: 1, size: 4 },
    }),
    ...answers,
  });
  return loadLanding(fixture, { state: 'tocantins' });
}

/** The page's HTML, with non-breaking spaces replaced by plain ones. */
async function render(summary: PlaceSummary, cities = stateCities): Promise<string> {
  const queryClient = landingQueryClient(summary);
  queryClient.setQueryData(stateCitiesQuery(absentService, 'tocantins').queryKey, cities);
  const html = await renderScreen({ screen: <LandingScreen params={routeParams(summary)} />, queryClient });
  return html.replaceAll('\u00a0', ' ');
}

describe('the cities of a state', () => {
  it('RT-10 CA-09 are all requested, ascending by slug', async () => {
    await load({ FindCities: () => ({ cities: { hits: [araguaina], total: 1 } }) });
    expect(fixture?.calls.find(({ name }) => name === 'FindCities')?.variables).toEqual({
      filter: 'state_slug:"tocantins"',
      sort: 'slug_asc',
      size: 1000,
    });
  });

  it.each([500, 503])('RT-10 fail the page with the status of their call, %i', async (status) => {
    await expect(load({ FindCities: () => status })).rejects.toMatchObject({ status });
  });
});

describe('the page of a state', () => {
  // As `loadLanding` does.
  beforeAll(async () => {
    await Promise.all([preloadSections(), EmptyLanding.preload?.()]);
  });

  it('RT-10 of a state lists all cities in the order of their slugs, by letter, and marks those with offers', async () => {
    const html = await render(summaries.state);
    const list = html.slice(
      html.indexOf('Ver todas as 40 cidades, de A a Z'),
      html.indexOf('Mais bem avaliadas'),
    );
    const links = [
      ...list.matchAll(/<a[^>]*href="\/escolas\/mensalidades\/([a-z0-9-]+)"[^>]*>([^<]*)<\/a>/g),
    ];
    expect(links.map(([, slug]) => slug)).toEqual(stateCities.map(({ slug }) => slug));
    const linkText = (slug: string) => links.find(([, found]) => found === slug)?.[2];
    expect(linkText('abreulandia-to')).toBe('Abreulândia');
    expect(linkText('cidade-2-to')).toBe('Cidade 2 (59 bolsas, desde R$ 420)');
    expect(html).toContain('40 cidades, 30 delas com bolsas.');
    // Folded behind a summary, after the largest ones.
    expect(html.slice(0, html.indexOf('Ver todas as'))).toMatch(/<details><summary[^>]*>$/);
    expect(list.indexOf('</details>')).toBeGreaterThan(list.lastIndexOf('id="letra-c"'));
    expect([...list.matchAll(/href="#(letra-[a-z])"/g)].map(([, id]) => id)).toEqual(['letra-a', 'letra-c']);
    for (const id of ['letra-a', 'letra-c']) expect(list).toContain(`id="${id}"`);
  });

  it('RT-10 of a state without a school still lists its cities', async () => {
    const html = await render({ ...summaries.empty, place: summaries.state.place });
    expect(html).toContain('Ainda não temos escolas particulares no Tocantins');
    expect(html).toContain('href="/escolas/mensalidades/abreulandia-to"');
  });

  it('P5 of a state of 853 cities stays within the elements and bytes of a page', async () => {
    const all = Array.from({ length: 853 }, (_, index) => ({
      name: `${String.fromCodePoint(65 + Math.floor(index / 37))}guas de Santa Bárbara ${index}`,
      slug: `${String.fromCodePoint(97 + Math.floor(index / 37))}guas-de-santa-barbara-${index}-mg`,
    }));
    const cities = all
      .slice(0, 400)
      .map((city) => ({ ...city, schools: 4, offers: 9, lowestPrice: 42_000, distanceInKm: null }));
    const html = await render({ ...summaries.state, cities }, all);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(1_400);
    expect(html.length).toBeLessThan(220_000);
  });
});
