import type { PlaceSummary } from '@melhor-escola/api-client/service';
import { stageGroups } from '@melhor-escola/domain/stage';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landingQueryClient, routeParams, placeSummary, summaries } from '../fixtures/landing.ts';
import { renderScreen } from '../fixtures/render.ts';
import { startFixtureService, type Answers, type FixtureService } from '../fixtures/service.ts';
import { toOffer } from '../offer/offer.ts';
import { offerHit } from '../fixtures/offers.ts';
import { selectedPlaceQuery } from '../place/selected-place.ts';
import { landingHead } from './head.ts';
import { toLanding } from './landing.ts';
import { EmptyLanding, preloadSections } from './lazy-sections.ts';
import { loadLanding } from './loader.ts';
import { locationFilter } from './search-params.ts';
import { listQuestions } from './sections/questions.ts';
import { LandingScreen } from './screen.tsx';
import { nonBreaking } from '../format.ts';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const summaryPath = '/v3/marketplace/directory/place-summary';
async function load(answers: Answers, params: Parameters<typeof loadLanding>[1]) {
  fixture = await startFixtureService(answers);
  return { data: await loadLanding(fixture, params), queryClient: fixture.queryClient };
}

/** The page's HTML, with non-breaking spaces replaced by plain ones. */
async function render(summary: PlaceSummary, params = routeParams(summary)): Promise<string> {
  const html = await renderScreen({
    screen: <LandingScreen params={params} />,
    queryClient: landingQueryClient(summary, params),
  });
  return html.replaceAll('\u00a0', ' ');
}

const head = (summary: PlaceSummary) => landingHead(toLanding(summary), [], 'https://example.test');

describe('loadLanding', () => {
  it('RT-08 requests the place of the URL, and selects it (ST-04)', async () => {
    const { data, queryClient } = await load(
      { [summaryPath]: () => placeSummary() },
      { city: 'araguaina-to' },
    );
    expect(data).toMatchObject({ kind: 'landing', landing: { kind: 'city', where: 'em Araguaína' } });
    expect(fixture?.calls.find(({ name }) => name === summaryPath)?.variables).toEqual({
      city: 'araguaina-to',
    });
    expect(queryClient.getQueryData(selectedPlaceQuery.queryKey)).toMatchObject({
      city: { slug: 'araguaina-to', uf: 'TO' },
    });
  });

  it('RT-09 gets the offers of a stage in a neighborhood with its summary, in one call', async () => {
    const place = { stage: 'ensino-medio', city: 'araguaina-to', neighborhood: 'setor-central' };
    const { data } = await load({ [summaryPath]: () => summaries['stage-neighborhood'] }, place);
    expect(fixture?.calls).toEqual([expect.objectContaining({ name: summaryPath, variables: place })]);
    expect(data).toMatchObject({ offers: summaries['stage-neighborhood'].firstOffers.map(toOffer) });
  });

  it('does not send what only the page needs', async () => {
    await load({ [summaryPath]: () => placeSummary() }, { city: 'araguaina-to', allStages: true });
    expect(fixture?.calls[0]?.variables).toEqual({ city: 'araguaina-to' });
  });

  it('RT-16 redirects an incomplete city slug to the complete one', async () => {
    const { data } = await load({ [summaryPath]: () => placeSummary() }, { city: 'araguaina' });
    expect(data).toEqual({ kind: 'redirect', path: '/escolas/mensalidades/araguaina-to' });
  });

  it('RT-10 rethrows the service’s error, so that the page gets its status', async () => {
    await expect(load({}, { state: 'tocantins' })).rejects.toMatchObject({ status: 503 });
  });
});

describe('LandingScreen on the server', () => {
  // As `loadLanding` does.
  beforeAll(async () => {
    await Promise.all([preloadSections(), EmptyLanding.preload?.()]);
  });

  describe('RT-08 of a city', () => {
    let html: string;
    beforeAll(async () => {
      html = await render(summaries.city);
    });

    it('is named after it', () => {
      expect(html).toMatch(/<h1[^>]*>Escolas particulares em Araguaína<\/h1>/);
    });

    it('sums up its schools and offers, and links to them', () => {
      expect
        .soft(html)
        .toContain('26 escolas particulares, 20 delas com bolsa: 213 bolsas a partir de R$ 350 por mês.');
      expect
        .soft(html)
        .toMatch(/href="\/escolas\/busca\?city=araguaina-to"[^>]*>(?:<[^>]*>)*Ver as 213 bolsas/);
    });

    it('lists neighborhoods with their counts, those with most offers first', () => {
      expect.soft(html).toContain('href="/escolas/mensalidades/araguaina-to/setor-central"');
      expect.soft(html).toContain('61 bolsas · desde R$ 350');
      expect.soft(html).toContain('1 escola · sem bolsa hoje');
      expect.soft(html).toContain('Primeiro, onde há mais bolsas.');
    });

    it('links to the other stages', () => {
      expect(html).toContain('href="/escolas/etapa-de-ensino/ensino-medio/araguaina-to"');
    });

    it('links to its state', () => {
      expect(html).toContain('href="/escolas/tocantins"');
    });
  });

  it('shows fees by stage with the number of schools, and none for fewer than five', async () => {
    const html = await render(summaries.city);
    expect(html).toContain('Mensalidades em Araguaína');
    expect(html).toContain('14 escolas');
    expect(html).toContain('R$ 520 a R$ 2.300');
    expect(html).toContain('13% abaixo de R$ 1.120');
    expect(html).toContain('A comparação é com o valor do meio no Tocantins.');
    expect(html).not.toContain('R$ 1.400');
  });

  it('RT-09 of a stage does not say that a school which may have scholarships of others has none', async () => {
    const [best] = summaries.city.bestRated;
    if (!best) throw new Error('The fixture has a best-rated school.');
    const bestRated = [{ ...best, offers: 0, lowest: null }];
    expect(await render({ ...summaries.city, bestRated })).toContain('Sem bolsas no momento');
    const ofStage = await render({ ...summaries['stage-city'], bestRated });
    expect(ofStage).toContain('Mais bem avaliadas');
    expect(ofStage).not.toContain('Sem bolsas no momento');
  });

  it('RT-09 of a stage calls no price the lowest of a school that may have cheaper ones in another stage', async () => {
    const { bestRated } = summaries.city;
    const ofStage = await render({ ...summaries['stage-city'], bestRated });
    expect(ofStage).toContain('Mais barata do Ensino Médio: ');
    expect(ofStage).not.toContain('Bolsa mais barata:');
    expect(await render(summaries.city)).toContain('Bolsa mais barata: ');
  });

  it('RT-09 of a stage: its ages, its grades with their price, each a link to its offers', async () => {
    const html = await render(summaries['stage-city']);
    expect(html).toMatch(/<h1[^>]*>Ensino Médio particular em Araguaína<\/h1>/);
    expect(html).toContain('15 a 17 anos');
    expect(html).toContain('href="/escolas/busca?city=araguaina-to&amp;grade=1-serie"');
    expect(html).toContain('href="/escolas/etapa-de-ensino/ensino-medio/araguaina-to/setor-central"');
  });

  it('of a neighborhood: the nearest ones with their distance', async () => {
    const html = await render(summaries.neighborhood);
    expect(html).toMatch(/<h1[^>]*>Escolas particulares no Setor Central, Araguaína<\/h1>/);
    expect(html).toContain('Bairros perto do Setor Central');
    expect(html).toContain('Do mais perto ao mais longe.');
    expect(html).toContain('a 1,2 km');
  });

  it('RT-10 RT-11 of a state its cities, of Brazil its states, and the search for a city', async () => {
    const state = await render(summaries.state);
    expect(state).toContain('Todas as bolsas no Tocantins');
    expect(state).toContain('Escolas particulares no Tocantins');
    expect(state).toContain('href="/escolas/mensalidades/cidade-30-to"');
    expect(state).toContain('Outros estados do Norte');
    const country = await render(summaries.country);
    expect(country).toContain('href="/escolas/sao-paulo"');
    for (const html of [state, country]) expect(html).toMatch(/<input[^>]*name="city"/);
  });

  it('RT-05 of all stages: what each is, and a link to its own page', async () => {
    const html = await renderScreen({
      screen: <LandingScreen params={{ allStages: true }} />,
      queryClient: landingQueryClient(summaries.country, { allStages: true }),
    });
    expect(html).toContain('Da creche ao Ensino Médio');
    for (const { groupSlug, name } of stageGroups) {
      expect(html).toContain(`href="/escolas/${groupSlug}"`);
      expect(html).toContain(nonBreaking(name));
    }
    expect(html).toContain('href="/escolas/mensalidades/sao-paulo-sp"');
  });

  it.each([
    ...Object.entries(summaries).map(([name, summary]) => ({ name, summary, params: routeParams(summary) })),
    { name: 'all stages', summary: summaries.country, params: { allStages: true as const } },
  ])('of $name: no related link leads to the page itself', async ({ summary, params }) => {
    const html = await render(summary, params);
    const { canonicalPath } = landingHead(
      toLanding(summary, locationFilter(params)),
      [],
      'https://example.test',
    );
    const related = html.slice(html.indexOf('Páginas relacionadas'));
    expect(related).toContain('href="/escolas/');
    expect(related).not.toContain(`href="${canonicalPath}"`);
  });

  it('of an empty place: says so, and links to the nearest place with schools', async () => {
    const html = await render(summaries.empty);
    expect(html).toContain('Ainda não temos escolas particulares em Aliança do Tocantins');
    expect(html).toContain('Gurupi, a 62 km: 25 bolsas');
    expect(html).toContain('href="/escolas/mensalidades/gurupi-to"');
  });

  it('of schools without offers: shows what is known, without prices', async () => {
    const html = await render(summaries.withoutOffers);
    expect(html).toContain('26 escolas particulares. Nenhuma tem bolsa aberta hoje.');
    expect(html).not.toContain('Mensalidades em Araguaína');
    expect(html).toContain('Ver as escolas');
  });
});

describe('landingHead', () => {
  const all = Object.values(summaries);

  it.each(Object.entries(summaries))(
    'A4 %s: title, description and addresses within their limits',
    (_, of) => {
      const { title, description, canonicalPath } = head(of);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).not.toMatch(/:[^.]*:/u);
      expect(canonicalPath).toMatch(/^\/escolas\//);
    },
  );

  it('A4 has a different title and description for each place', () => {
    const { withoutOffers: _, ...places } = summaries;
    const heads = Object.values(places).map(head);
    for (const key of ['title', 'description', 'canonicalPath'] as const) {
      expect(new Set(heads.map((one) => one[key])).size).toBe(heads.length);
    }
    expect(all.length).toBeGreaterThan(heads.length - 1);
  });

  it('EN-14 shows the configured promise on landing pages', () => {
    expect(head(summaries.city).description).toContain('até 50%');
  });

  it('A4 quotes the fees of a stage’s own page only', () => {
    const fee = 'metade cobra até';
    expect(head(summaries.city).description).toContain(fee);
    const ofStage = summaries['stage-city'];
    const { stage } = ofStage.place;
    const own = ofStage.fees.filter((fees) => fees.stage === stage);
    const others = summaries.city.fees.filter((fees) => fees.stage !== stage);
    expect(others.some(({ full }) => full)).toBe(true);
    expect(head({ ...ofStage, fees: [...others, ...own] }).description).toContain(fee);
    expect(head({ ...ofStage, fees: others }).description).not.toContain(fee);
  });

  it('A5 is noindex for pages without content of their own', () => {
    expect(head(summaries.city).robots).toBeUndefined();
    expect(head(summaries.withoutOffers).robots).toBeUndefined();
    expect(head(summaries.empty).robots).toBe('noindex');
    expect(head({ ...summaries.neighborhood, schools: 1 }).robots).toBe('noindex');
  });

  it('A4 has the breadcrumb, the questions with answers, and the schools as structured data', () => {
    const { jsonLd } = landingHead(toLanding(summaries.city), [toOffer(offerHit())], 'https://example.test');
    expect(jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Início' }, { name: 'TO' }, { name: 'Araguaína' }],
      },
      { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question' }, {}, {}, {}] },
      {
        '@type': 'ItemList',
        itemListElement: [{ url: 'https://example.test/escolas/colegio-girassol-araguaina' }],
      },
    ]);
  });
});

describe('listQuestions', () => {
  it('answers from the figures, and shows the same texts as the structured data', async () => {
    const questions = listQuestions(toLanding(summaries.city));
    expect(questions.map(({ question }) => question)).toEqual([
      'Quanto custa uma escola particular em Araguaína?',
      'Quantas bolsas de estudo há em Araguaína?',
      'Qual é a escola mais bem avaliada em Araguaína?',
      'Em que bairro de Araguaína há mais escolas particulares?',
    ]);
    const html = (await render(summaries.city)).replaceAll('&#x27;', "'");
    for (const { question, answer } of questions) {
      expect(html).toContain(question);
      expect(html).toContain(answer.replaceAll('\u00a0', ' '));
    }
  });

  it('A6 names the lowest price of the introduction, not that of the table, which has one price per school', () => {
    const [first] = listQuestions(toLanding({ ...summaries.city, lowestPrice: 9_150 }));
    expect(first?.answer).toContain('com bolsa, a partir de R$\u00a092.');
  });

  it('has no questions for an empty place', () => {
    expect(listQuestions(toLanding(summaries.empty))).toEqual([]);
  });
});
