import { ownOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { describe, expect, it } from 'vitest';
import { araguaina } from '../fixtures/cities.ts';
import { offerHit } from '../fixtures/offers.ts';
import { toOffer } from '../offer/offer.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '@melhor-escola/config/page-head';
import { resultsHead, resultsJsonLd } from './head.ts';
import type { ResultsData } from './loader.ts';

const vilaBela: CityHit = {
  ...araguaina,
  name: 'Vila Bela da Santíssima Trindade',
  slug: 'vila-bela-da-santissima-trindade-mt',
  uf: 'MT',
};

function data(total: number, city?: CityHit, otherSchools = 0): ResultsData {
  return {
    kind: 'offers',
    city,
    offers: { offers: total > 0 ? [toOffer(offerHit())] : [], offerTotal: total, schoolTotal: total },
    lowestPrice: total > 0 ? 7_800 : undefined,
    pages: { count: 1, lastOfferPage: 1, schoolPage: 1 },
    otherSchools: { schools: [], total: otherSchools },
  };
}

const city: OfferSearch = { city: 'araguaina-to' };

describe('resultsHead', () => {
  it('A4 names the results, the place and the lowest price', () => {
    const head = resultsHead(city, data(34, araguaina));
    expect(head.title).toBe('Bolsas de estudo em Araguaína, TO | Melhor Escola');
    expect(head.description).toBe(
      '34 bolsas de estudo em Araguaína, TO, a partir de R$\u00a078 por mês. Descontos de até 80%. ' +
        'Compare mensalidade, custo do ano e turno.',
    );
    expect(head.robots).toBeUndefined();
  });

  it('A5 sets the landing page as canonical for a city’s first results, with any campaign parameters', () => {
    const landing = '/escolas/mensalidades/araguaina-to';
    const tagged = { ...city, utm_source: 'x', gclid: 'y' };
    expect(resultsHead(city, data(34, araguaina)).canonicalPath).toBe(landing);
    expect(resultsHead(ownOfferSearch(tagged), data(34, araguaina)).canonicalPath).toBe(landing);
    expect(resultsHead(city, data(0, araguaina, 31)).canonicalPath).toBe(landing);
    expect(resultsHead({}, data(120_000)).canonicalPath).toBe('/escolas/busca');
  });

  it('EN-20 names the state, and sets its landing page as canonical for its first results', () => {
    const head = resultsHead({ state: 'bahia' }, data(34));
    expect(head).toMatchObject({
      title: 'Bolsas de estudo na Bahia | Melhor Escola',
      canonicalPath: '/escolas/bahia',
    });
    expect(head.robots).toBeUndefined();
    const second = resultsHead({ state: 'bahia', page: 2 }, data(34));
    expect(second).toMatchObject({ canonicalPath: '/escolas/busca?state=bahia&page=2' });
    expect(resultsHead({ state: 'bahia', grade: '6-ano' }, data(34)).robots).toBe('noindex');
    const [breadcrumb] = resultsJsonLd({ state: 'bahia' }, data(34), 'https://a.example');
    expect(JSON.stringify(breadcrumb)).toContain('https://a.example/escolas/busca?state=bahia');
  });

  it.each<[string, OfferSearch, ResultsData]>([
    ['a long city', { city: vilaBela.slug, grade: '6-ano' }, data(1234, vilaBela)],
    ['a page of it', { city: vilaBela.slug, grade: '1-serie', page: 12 }, data(1234, vilaBela)],
    ['the country', {}, data(120_000)],
    ['a state', { state: 'rio-grande-do-norte', grade: '1-serie', page: 12 }, data(1234)],
    ['no offers', { city: vilaBela.slug }, data(0, vilaBela, 12)],
    ['a position', { lat: -7.19, lng: -48.2 }, data(3)],
  ])('A4 fits its title and description for %s', (_, search, found) => {
    const { title, description } = resultsHead(search, found);
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
    expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
  });

  it('A4 gives each page of a city its own title and URL', () => {
    const head = resultsHead({ ...city, page: 2 }, data(34, araguaina));
    expect(head.title).toContain('página 2');
    expect(head.canonicalPath).toBe('/escolas/busca?city=araguaina-to&page=2');
    expect(head.robots).toBeUndefined();
  });

  it.each<[string, OfferSearch]>([
    ['a grade', { ...city, grade: '6-ano' }],
    ['a price', { ...city, priceMax: 900 }],
    ['another order', { ...city, sort: 'price-asc' }],
    ['a position', { lat: -7.19, lng: -48.2 }],
    ['another page size', { ...city, size: 50 }],
  ])('A5 is noindex for a search by %s', (_, search) => {
    const head = resultsHead(search, data(34, araguaina));
    expect(head.robots).toBe('noindex');
    expect(head.canonicalPath).toMatch(/^\/escolas\/busca\?/);
  });

  it('A5 is noindex for an empty page, but not for a city of schools without offers', () => {
    expect(resultsHead(city, data(0, araguaina)).robots).toBe('noindex');
    const head = resultsHead(city, data(0, araguaina, 31));
    expect(head.robots).toBeUndefined();
    expect(head.title).toBe('Escolas particulares em Araguaína, TO | Melhor Escola');
    expect(head.description).toMatch(/^31 escolas particulares em Araguaína, TO: /);
  });

  it('omits unknown parameters from the canonical URL', () => {
    const tagged = { ...city, page: 2, utm_source: 'x', gclid: 'y' };
    expect(resultsHead(ownOfferSearch(tagged), data(34, araguaina)).canonicalPath).toBe(
      '/escolas/busca?city=araguaina-to&page=2',
    );
  });

  it('lists each school once, and the breadcrumb, with absolute URLs', () => {
    const found = data(2, araguaina);
    if (found.kind !== 'offers') throw new Error('Unexpected kind.');
    const twice: ResultsData = {
      ...found,
      offers: { ...found.offers, offers: [toOffer(offerHit()), toOffer(offerHit({ id: '2' }))] },
    };
    const [breadcrumb, list] = resultsJsonLd(city, twice, 'https://example.test');
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Início', item: 'https://example.test/escolas' },
        { position: 2, name: 'TO', item: 'https://example.test/escolas/tocantins' },
        { position: 3, name: 'Araguaína', item: 'https://example.test/escolas/mensalidades/araguaina-to' },
        { position: 4, name: 'Bolsas', item: 'https://example.test/escolas/busca?city=araguaina-to' },
      ],
    });
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ url: 'https://example.test/escolas/colegio-girassol-araguaina' }],
    });
    expect(list).toHaveProperty('itemListElement.length', 1);
  });

  it.each([
    ['arag', 2, 0, 'Qual destas cidades? | Melhor Escola'],
    ['arag', 2, 1, 'Qual destas cidades ou escolas? | Melhor Escola'],
    ['rio grande', 2, 0, 'Qual destes lugares? | Melhor Escola'],
    ['xyzw', 0, 0, 'Não achamos “xyzw” | Melhor Escola'],
    ['girassol', 0, 3, 'Escolas com nome parecido com “girassol” | Melhor Escola'],
  ])(
    'A4 the page about “%s” with %d cities and %d schools is noindex and titled as its heading',
    (typed, found, schools, title) => {
      const asked = {
        kind: 'which-city',
        typed,
        cities: Array<CityHit>(found).fill(araguaina),
        schools,
      } as const;
      expect(resultsHead({ city: typed }, asked)).toMatchObject({ title, robots: 'noindex' });
    },
  );
});
