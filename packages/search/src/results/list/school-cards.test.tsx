import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { describe, expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { araguaina } from '../../fixtures/cities.ts';
import { offerHit } from '../../fixtures/offers.ts';
import { renderScreen } from '../../fixtures/render.ts';
import { resultsQueryClient } from '../../fixtures/results.ts';
import { startFixtureService } from '../../fixtures/service.ts';
import { absentService } from '../../fixtures/site.tsx';
import { toOffer } from '../../offer/offer.ts';
import { offersQuery } from '../queries.ts';
import { alertSubject, foundSentence } from '../search-sentence.ts';
import { ResultsScreen } from '../screen.tsx';
import type { SaveSearchCall } from '../../ports.tsx';
import { schoolOffersQuery } from './more-offers-list.tsx';

const inCity: OfferSearch = { city: 'araguaina-to' };

type Hits = ReturnType<typeof offerHit>[];

/** The page of a search that finds these offers, as HTML. */
function renderPage(search: OfferSearch, hits: Hits, saveSearch?: SaveSearchCall): Promise<string> {
  const queryClient = resultsQueryClient(search, { total: hits.length });
  queryClient.setQueryData(offersQuery(absentService, search).queryKey, {
    offers: hits.map(toOffer),
    offerTotal: hits.length,
    schoolTotal: hits.length,
  });
  return renderScreen({
    screen: <ResultsScreen search={search} />,
    saveSearch,
    queryClient,
    address: '/escolas/busca?city=araguaina-to',
  });
}

/** Its list, from the first sentence on. */
async function renderList(search: OfferSearch, ...hits: Hits): Promise<string> {
  const html = await renderPage(search, hits);
  return html.slice(html.indexOf('Só para novos alunos'));
}

const text = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');

const more = (count: number, lowest_price: number, highest_price: number) =>
  offerHit({ more_offers: { count, lowest_price, highest_price } });

describe('product 13 a school’s other offers', () => {
  it.each([
    [more(4, 38_000, 91_000), 'mais 4 bolsas desde R$ 380'],
    [more(1, 38_000, 38_000), 'mais 1 bolsa de R$ 380'],
    [more(2, 38_000, 38_000), 'mais 2 bolsas de R$ 380'],
  ])('are one line of its card', async (hit, words) => {
    expect(text(await renderList(inCity, hit))).toContain(words);
  });

  it('P3 lead to the school’s scholarships without JavaScript', async () => {
    const html = await renderList(inCity, more(4, 38_000, 91_000));
    expect(html).toMatch(/<details[^>]*class="search-more"[^>]*>.*?href="\/escolas\/[a-z-]+#bolsas"/);
    expect(await renderList(inCity, offerHit())).not.toMatch(/class="search-more"/);
  });

  it('are those of the school that meet the conditions of the search, in its order', async () => {
    const fixture = await startFixtureService({
      SearchOffers: () => ({
        schoolOffer: { hits: [offerHit()], total: 1, offers: 1, totalIsExact: true, page: 1, size: 100 },
      }),
    });
    try {
      const search: OfferSearch = {
        ...inCity,
        grade: '6-ano',
        shifts: ['manha'],
        sort: 'price-asc',
        page: 2,
      };
      await new QueryClient().fetchQuery(schoolOffersQuery(fixture.service, search, 'colegio-girassol'));
      expect(fixture.calls[0]?.variables).toEqual({
        search: { city: 'araguaina-to', grade: '6-ano', shifts: ['manha'] },
        schools: ['colegio-girassol'],
        sort: 'price_asc',
        pagination: { page: 1, size: 100 },
      });
    } finally {
      await fixture.close();
    }
  });
});

describe('product 13 what all cards share is said once', () => {
  it('the rule, that all schools are partners, and that the offers are fictitious', async () => {
    const html = await renderList(inCity, offerHit({ demo: true }), offerHit({ id: '2', demo: true }));
    const shown = text(html);
    expect(shown.match(/para novos alunos/gi)).toHaveLength(1);
    // Visible without opening anything.
    expect(html.slice(0, html.indexOf('<details'))).toContain('com desconto até o fim da etapa');
    expect(shown.match(/fictícia/g)).toHaveLength(1);
    expect(shown).toContain('de escolas parceiras');
    expect(shown).not.toContain('Escola parceira');
  });

  it('what only some have stays on their cards', async () => {
    const shown = text(
      await renderList(inCity, offerHit({ demo: true }), offerHit({ id: '2', is_partner: false })),
    );
    expect(shown.match(/Bolsa fictícia, de demonstração\./g)).toHaveLength(1);
    expect(shown.match(/Escola parceira/g)).toHaveLength(1);
    expect(shown).not.toContain('de escolas parceiras');
  });

  it('the grade and shift that the search asks for', async () => {
    expect(text(await renderList(inCity, offerHit()))).toContain('6º ano · Manhã');
    const ofGrade = text(await renderList({ ...inCity, grade: '6-ano' }, offerHit()));
    // Beside the price, which is of that grade, and nowhere else.
    expect(ofGrade.match(/6º ano/g)).toHaveLength(1);
    expect(ofGrade).toContain('por mês com a bolsa do 6º ano');
    expect(ofGrade).toContain('Manhã');
    expect(
      text(await renderList({ ...inCity, grade: '6-ano', shifts: ['manha'] }, offerHit())),
    ).not.toContain('Manhã');
  });

  it('the city, unless offers of several are listed', async () => {
    expect(text(await renderList(inCity, offerHit()))).not.toContain('Setor Central, Araguaína');
    expect(text(await renderList({}, offerHit()))).toContain('Setor Central, Araguaína');
  });
});

it('product 8 offers to save the search after the third card', async () => {
  const hits = Array.from({ length: 5 }, (_, index) => offerHit({ id: String(index) }));
  const html = await renderPage(inCity, hits, () => Promise.resolve('saved'));
  const [before = '', after] = html.split('Receber avisos de bolsas em Araguaína, TO');
  expect(before.match(/<article/g)).toHaveLength(3);
  expect(after?.match(/<article/g)).toHaveLength(2);
});

describe('product 8 alerts say all that is saved with the search', () => {
  it.each<[OfferSearch, string]>([
    [inCity, 'de bolsas em Araguaína, TO'],
    [{ ...inCity, grade: '6-ano', sort: 'price-asc' }, 'do 6º ano em Araguaína, TO'],
    [{ ...inCity, grade: '1-serie' }, 'da 1ª série em Araguaína, TO'],
    [
      { ...inCity, school: 'Girassol' },
      'de bolsas em escolas com nome parecido com “Girassol” em Araguaína, TO',
    ],
    [{ ...inCity, grade: '6-ano', priceMax: 900 }, 'do 6º ano em Araguaína, TO, com estes filtros'],
    [{ ...inCity, shifts: ['manha'] }, 'de bolsas em Araguaína, TO, com estes filtros'],
  ])('of %o', (search, subject) => {
    expect(alertSubject(search, araguaina)).toBe(subject);
  });
});

it('product 11 explains the place of a card only where its bars are all that decides', async () => {
  expect(text(await renderList(inCity, offerHit()))).toContain('Por que aqui?');
  expect(text(await renderList({ ...inCity, school: 'Girassol' }, offerHit()))).not.toContain(
    'Por que aqui?',
  );
  expect(text(await renderList({ ...inCity, sort: 'rating' }, offerHit()))).not.toContain('Por que aqui?');
});

it('product 13 the line below the heading counts schools', async () => {
  const hits = [offerHit(), offerHit({ id: '2' })];
  expect(text(await renderPage(inCity, hits))).toContain(' 2 escolas. Só para novos alunos');
  expect(text(await renderPage(inCity, [offerHit()]))).toContain(' 1 escola. Só para novos alunos');
});

describe('product 13 the heading counts scholarships', () => {
  const found = { offerTotal: 1234 };
  const children = { ...inCity, grade: '1-ano', siblingGrade: '6-ano' } as const;
  it.each([
    [inCity, found, '1.234 bolsas em Araguaína, TO'],
    [{ ...inCity, grade: '1-serie' }, found, '1.234 bolsas para a 1ª série em Araguaína, TO'],
    [inCity, { offerTotal: 1 }, '1 bolsa em Araguaína, TO'],
    [inCity, { offerTotal: 0 }, 'Nenhuma bolsa em Araguaína, TO'],
    [
      children,
      found,
      '1.234 bolsas para o 1º ano em escolas com bolsa também para o 6º ano em Araguaína, TO',
    ],
  ] as const)('of %o', (search, totals, sentence) => {
    expect(foundSentence(totals, search, araguaina)).toBe(sentence);
  });

  it('around a point, and in the whole country', () => {
    const around = foundSentence(found, { lat: -7.19, lng: -48.2 }, undefined);
    expect(around).toBe('1.234 bolsas em um raio de 12 km');
    expect(foundSentence(found, {}, undefined)).toBe('1.234 bolsas no Brasil');
  });
});
