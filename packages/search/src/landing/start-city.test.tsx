import { defaultCity } from '@melhor-escola/domain/city';
import { stageGroups } from '@melhor-escola/domain/stage';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { araguaina } from '../fixtures/cities.ts';
import { landingQueryClient, summaries } from '../fixtures/landing.ts';
import { offerHit } from '../fixtures/offers.ts';
import { cityIn, readHeading, renderScreen } from '../fixtures/render.ts';
import { startFixtureService, type FixtureService } from '../fixtures/service.ts';
import { selectedPlaceQuery, selectPlace } from '../place/selected-place.ts';
import { toCity } from '../place/resolve-place.ts';
import { preloadSections } from './lazy-sections.ts';
import type { RouteParams } from './search-params.ts';
import { loadLanding } from './loader.ts';
import { LandingScreen } from './screen.tsx';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

/** Loads the page, and returns the variables of its offers request. */
async function load(params: RouteParams, queryClient = new QueryClient()) {
  fixture = await startFixtureService({
    '/v3/marketplace/directory/place-summary': ({ stage }) => ({
      ...summaries.stage,
      place: { ...summaries.stage.place, stage: stage ?? null },
    }),
    SearchOffers: () => ({
      schoolOffer: { hits: [offerHit()], total: 1, totalIsExact: true, page: 1, size: 4 },
    }),
  });
  await loadLanding({ queryClient, service: fixture.service }, params);
  const { search, stage } = fixture.calls.find(({ name }) => name === 'SearchOffers')?.variables ?? {};
  return { asked: { search, stage }, selected: queryClient.getQueryData(selectedPlaceQuery.queryKey) };
}

async function render(params: RouteParams, offers?: 'none'): Promise<string> {
  const summary = params.stage ? summaries.stage : { ...summaries.country, states: [] };
  const html = await renderScreen({
    screen: <LandingScreen params={params} />,
    queryClient: landingQueryClient(summary, params, offers),
  });
  return html.replaceAll('\u00a0', ' ');
}

describe('loadLanding of a page with a start city', () => {
  it.each(stageGroups)('RT-06 $groupSlug selects the stage and the default city', async ({ groupSlug }) => {
    const { asked, selected } = await load({ stage: groupSlug });
    expect(asked).toEqual({ search: { city: 'sao-paulo-sp' }, stage: groupSlug });
    expect(selected).toMatchObject({ city: defaultCity, isDefault: true });
  });

  it('RT-05 selects the default city', async () => {
    expect((await load({ allStages: true })).asked).toEqual({ search: { city: 'sao-paulo-sp' } });
  });

  it('RT-06 never overwrites a choice', async () => {
    const queryClient = new QueryClient();
    selectPlace(queryClient, { type: 'query', city: toCity(araguaina) });
    const { asked, selected } = await load({ stage: 'ensino-medio' }, queryClient);
    expect(asked).toEqual({ search: { city: 'araguaina-to' }, stage: 'ensino-medio' });
    expect(selected).toMatchObject({ city: { slug: 'araguaina-to' } });
  });
});

describe('the screen of a page with a start city', () => {
  // As `loadLanding` does.
  beforeAll(preloadSections);

  it('RT-06 names the city in its headings and its search field, and says that its figures are national', async () => {
    const html = await render({ stage: 'ensino-medio' });
    expect(readHeading(html)).toBe('Ensino Médio: escolas particulares e bolsas em São Paulo, SP');
    expect(cityIn(html)).toBe('São Paulo, SP');
    expect(html).toContain('Bolsas para o Ensino Médio em São Paulo, SP');
    expect(html).not.toContain('Bolsas para o Ensino Médio no Brasil');
    expect(html).toContain('No Brasil, 1.100 escolas particulares');
    expect(html).toContain('href="/escolas/etapa-de-ensino/ensino-medio/sao-paulo-sp"');
  });

  it('RT-05 names the city in its headings and its search field', async () => {
    const html = await render({ allStages: true });
    expect(readHeading(html)).toBe('Da creche ao Ensino Médio: as quatro etapas da escola em São Paulo, SP');
    expect(cityIn(html)).toBe('São Paulo, SP');
    expect(html).toContain('Bolsas para conhecer em São Paulo, SP');
  });

  it('says so when the city has no offers, and links to other pages', async () => {
    const html = await render({ stage: 'ensino-medio' }, 'none');
    expect(html).toContain('Ainda não há bolsas para o Ensino Médio em São Paulo, SP.');
    expect(html).toContain('href="/escolas/etapa-de-ensino/ensino-medio/sao-paulo-sp"');
  });

  it('selects no city on the page of the country', async () => {
    const html = await render({});
    expect(readHeading(html)).toBe('Escolas particulares no Brasil');
    expect(cityIn(html)).toBe('');
  });
});
