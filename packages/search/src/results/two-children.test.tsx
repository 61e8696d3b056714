import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { renderScreen } from '../fixtures/render.ts';
import { startFixtureService } from '../fixtures/service.ts';
import { OfferCard } from '../offer/offer-card.tsx';
import { toOffer } from '../offer/offer.ts';
import { activeFilters } from './filters/active-filters.ts';
import { offersQuery } from './queries.ts';
import { withoutFilter } from './filters/active-filters.ts';
import { forGrade } from './search-sentence.ts';
import { cleanResultsQuery } from '../page-queries.ts';

const search = { grade: '1-ano', siblingGrade: '6-ano' } as const;

describe('product 9 a search for two children', () => {
  it.each([
    ['?siblingGrade=6-ano&grade=1-ano', '?grade=1-ano&siblingGrade=6-ano'],
    ['?siblingGrade=6-ano', ''],
    ['?grade=1-ano&siblingGrade=1-ano', '?grade=1-ano'],
    ['?grade=1-ano&siblingGrade=7-serie', '?grade=1-ano'],
  ])('RT-20 has one canonical URL: %s becomes %s', (given, written) => {
    expect(cleanResultsQuery(given)).toBe(written);
  });

  it('requests schools with both grades, then the other child’s cheapest offer in each', async () => {
    const sibling = offerHit({ id: '9', monthly_fee_with_discount: 70_000 });
    const fixture = await startFixtureService({
      SearchOffers: ({ sort }) => ({
        schoolOffer: {
          hits: sort === 'price_asc' ? [sibling] : [offerHit({ grade: '1-ano' })],
          total: 1,
          offers: 1,
          totalIsExact: true,
          page: 1,
          size: 23,
        },
      }),
    });
    try {
      const { offers } = await new QueryClient().fetchQuery(offersQuery(fixture.service, search));
      expect(offers[0]?.sibling).toMatchObject({ id: '9', price: { monthly: 70_000 } });
      expect(fixture.calls.map(({ variables: { search: asked, schools } }) => ({ asked, schools }))).toEqual([
        { asked: { grade: '1-ano', siblingGrade: '6-ano' } },
        { asked: { grade: '6-ano' }, schools: ['colegio-girassol-araguaina'] },
      ]);
    } finally {
      await fixture.close();
    }
  });

  it('is named in the heading, and has a chip that removes it', () => {
    expect(forGrade(search)).toBe('para o 1º ano em escolas com bolsa também para o 6º ano');
    expect(activeFilters(search).map(({ label }) => label)).toEqual(['Série: 1º ano', 'Com 6º ano']);
  });

  it('becomes a search for the other child when the first is removed', () => {
    expect(activeFilters(search)[0]?.without).toMatchObject({ grade: '6-ano', siblingGrade: undefined });
    expect(withoutFilter(search, 'grade')).toMatchObject({ grade: '6-ano', siblingGrade: undefined });
  });

  it('shows both prices and their monthly total', async () => {
    const sibling = toOffer(offerHit({ monthly_fee_with_discount: 70_050 }));
    const html = await renderScreen({
      screen: <OfferCard offer={{ ...toOffer(offerHit()), sibling }} list="results" position={1} />,
    });
    const shown = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');
    expect(shown).toContain('6º ano · Manhã: a partir de R$ 701 por mês');
    expect(shown).toContain('Os dois filhos: R$ 1.551 por mês');
  });
});
