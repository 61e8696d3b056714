import { stageGroups } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import type { TestimonialHit } from '@melhor-escola/api-client/service';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { familyReview, homePage, homeQueryClient, startingCities } from '../fixtures/home.ts';
import { offerHit } from '../fixtures/offers.ts';
import { cityIn, readHeading, renderScreen } from '../fixtures/render.ts';
import { startFixtureService, type Answers, type FixtureService } from '../fixtures/service.ts';
import { primedQueryClient } from '../fixtures/site.tsx';
import { toOffer } from '../offer/offer.ts';
import { selectPlace } from '../place/selected-place.ts';
import { araguaina } from '../fixtures/cities.ts';
import { homeHead } from './head.ts';
import { preloadSections } from './lazy-sections.ts';
import { loadHome } from './loader.ts';
import type { HomePage } from './home-page.ts';
import { cityScholarshipsQuery } from './queries.ts';
import { HomeScreen } from './screen.tsx';

let fixture: FixtureService | undefined;

// As `loadHome` does.
beforeAll(preloadSections);

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

async function load(answers: Answers) {
  fixture = await startFixtureService(answers);
  return { data: await loadHome(fixture), queryClient: fixture.queryClient };
}

const totals = { activeOffers: 9012, enrolledStudents: 0, partnerSchools: 1, demonstration: true };
const totalsPath = '/v3/marketplace/directory/overall-data';

const testimonial = (id: string): TestimonialHit => ({
  review: {
    id,
    userName: 'Ana Souza',
    userRelationship: 'Aluno',
    rating: 4.8,
    testimonial: 'Os professores conhecem cada aluno pelo nome.',
    proof: 'enrolled',
    publishedAt: '2026-01-04T02:59:00.000Z',
  },
  schoolName: 'Escola Lírio',
  schoolSlug: 'escola-lirio',
  city: 'Araguaína',
  uf: 'TO',
  demo: false,
});

const homeAnswer = (reviews: number) => ({
  schoolOffer: { hits: [offerHit()] },
  testimonials: Array.from({ length: reviews }, (_, index) => testimonial(`${index}`)),
  startingCities,
});

describe('loadHome', () => {
  it('RT-01 fetches the counters, and all sections in one call', async () => {
    const { data } = await load({ [totalsPath]: () => totals, HomePage: () => homeAnswer(3) });
    expect(data.totals).toEqual(totals);
    expect(data.page).toMatchObject({
      offers: [{ id: '1', school: { name: 'Colégio Girassol' }, price: { monthly: 85_000 } }],
      reviews: [{ author: 'Ana Souza', publishedOn: '2026-01-03', place: 'Araguaína, TO' }, {}, {}],
      cities: startingCities,
    });
    expect(fixture?.calls.map(({ name }) => name).toSorted()).toEqual([totalsPath, 'HomePage'].toSorted());
    expect(fixture?.calls.find(({ name }) => name === 'HomePage')?.variables).toEqual({
      city: 'sao-paulo-sp',
      offers: 8,
      reviews: 6,
      cities: 8,
    });
  });

  it('product 7 has no reviews if there are fewer than three', async () => {
    const { data } = await load({ HomePage: () => homeAnswer(2) });
    expect(data.page?.reviews).toEqual([]);
  });

  it('ST-04 fetches the scholarships of a chosen city too', async () => {
    fixture = await startFixtureService({
      HomePage: () => homeAnswer(3),
      SearchOffers: () => ({ schoolOffer: { hits: [offerHit({ id: '9' })] } }),
    });
    const { queryClient, service } = fixture;
    const city = { ...araguaina, uf: 'TO' as const };
    selectPlace(queryClient, { type: 'query', city });
    await loadHome(fixture);
    const own = queryClient.getQueryData(cityScholarshipsQuery(service, city.slug).queryKey);
    expect(own?.map(({ id }) => id)).toEqual(['9']);
  });

  it('EN-10 ER-03 uses the default figures when the service fails', async () => {
    const { data } = await load({});
    expect(data.totals).toMatchObject({
      activeOffers: 120_000,
      enrolledStudents: 7_000,
      partnerSchools: 48_000,
    });
    expect(data.page).toBeUndefined();
  });
});

const render = (changes: Partial<HomePage> = {}, saveData = false) =>
  renderScreen({
    screen: <HomeScreen />,
    queryClient: homeQueryClient(totals, { ...homePage, ...changes }),
    saveData,
  });

describe('sections of the home page', () => {
  it('ST-12 has scholarships in a carousel, with school, grade, price and what a year saves', async () => {
    const html = await render();
    expect(html).toMatch(/data-component="carousel"[^>]*aria-label="Bolsas em São Paulo, SP"/);
    expect(html).toMatch(/href="\/escolas\/colegio-girassol-araguaina"[^>]*>Colégio Girassol</);
    for (const text of [
      'Setor Central',
      '6º\u00A0ano · Manhã',
      'R$\u00a0850',
      'Economia de R$\u00a010.200 no ano',
    ])
      expect(html).toContain(text);
    expect(html).toMatch(
      /href="\/escolas\/busca\?city=sao-paulo-sp"[^>]*><span[^>]*>Ver todas em São Paulo, SP</,
    );
  });

  it('CA-16 product 12 has pictures of schools, and none with data saving', async () => {
    const offers = [toOffer(offerHit({ school_image: 'https://fotos.example/a.jpg' }))];
    expect(await render({ offers })).toContain('src="https://fotos.example/a.jpg"');
    expect(await render({ offers }, true)).not.toContain('<img');
  });

  it('product 7 quotes reviews with stars, evidence, school and city, and links to the school’s reviews', async () => {
    const html = await render();
    expect(html).toContain('>O que as famílias dizem</h2>');
    expect(html).toMatch(/href="\/escolas\/escola-lirio#avaliacoes"[^>]*>Escola Lírio</);
    for (const text of ['Matrícula feita por aqui', 'E-mail confirmado', ', Araguaína, TO', '03/11/2026'])
      expect(html).toContain(text);
    expect(html).not.toContain('fictícias, de demonstração');
    const fictional = await render({ reviews: [familyReview({ demonstration: true })] });
    expect(fictional).toContain('Há avaliações fictícias, de demonstração.');
  });

  it('RT-01 offers cities to start from, with their schools, scholarships and lowest price', async () => {
    const html = await render();
    expect(html).toMatch(/href="\/escolas\/mensalidades\/sao-paulo-sp"[^>]*>São Paulo, SP</);
    for (const text of ['4.210 escolas', '1.312 bolsas', 'R$\u00a0313', '1 bolsa<', '1 escola<'])
      expect(html).toContain(text);
  });

  it('omits sections without data', async () => {
    const html = await render({ offers: [], reviews: [], cities: [] });
    for (const text of [
      'data-component="carousel"',
      'O que as famílias dizem',
      'Comece por uma destas cidades',
    ])
      expect(html).not.toContain(text);
    for (const text of ['>Como funciona</h2>', 'as escolas em São Paulo, SP', 'Escolas por etapa'])
      expect(html).toContain(text);
  });
});

describe('HomeScreen on the server', () => {
  it('P3 ST-05 searches with a plain form, whose button starts a measured action', async () => {
    const html = await renderScreen({ screen: <HomeScreen />, queryClient: homeQueryClient() });
    expect(html).toMatch(/<form[^>]*action="\/escolas\/busca"/);
    expect(html).toMatch(/<form[^>]*method="get"/);
    expect(html).toMatch(/<input[^>]*name="city"/);
    expect(html).toMatch(
      /<select(?=[^>]* name="grade")(?=[^>]*><option value="" selected="">Todas as séries)/,
    );
    expect(html.match(/<optgroup/g)).toHaveLength(stageGroups.length);
    expect(html).toMatch(/<button type="submit"[^>]* data-faro-user-action-name="search"/);
  });

  it('RT-01 names the default city in its heading and its search field', async () => {
    const html = await renderScreen({ screen: <HomeScreen />, queryClient: homeQueryClient() });
    expect(readHeading(html)).toBe('Encontre a escola certa, com bolsa de estudo em São Paulo, SP');
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
