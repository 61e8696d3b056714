import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { startFixtureService, type FixtureService } from '../fixtures/service.ts';
import { askEverywhere, gradePricesQuery } from './grade-prices.ts';

let fixture: FixtureService | undefined;

afterEach(() => fixture?.close());

it('product 8 asks once per grade, and finds each school the price of its own', async () => {
  const prices: Readonly<Record<string, number>> = {
    'a 6-ano': 70_000,
    'b 6-ano': 90_050,
    'c 1-ano': 50_000,
  };
  fixture = await startFixtureService({
    SearchOffers: ({ search, schools }) => {
      const { grade } = search as { readonly grade: string };
      const hits = (schools as string[]).flatMap((school_slug) => {
        const monthly_fee_with_discount = prices[`${school_slug} ${grade}`];
        return monthly_fee_with_discount === undefined
          ? []
          : [offerHit({ school_slug, grade, monthly_fee_with_discount })];
      });
      return {
        schoolOffer: { hits, total: hits.length, offers: hits.length, totalIsExact: true, page: 1, size: 9 },
      };
    },
  });
  const asked = { ...askEverywhere('6-ano', ['a', 'b', 'd']), c: '1-ano' } as const;
  const found = await new QueryClient().fetchQuery(gradePricesQuery(fixture.service, asked));
  expect(found).toEqual({
    a: { grade: '6-ano', monthly: 70_000 },
    b: { grade: '6-ano', monthly: 90_100 },
    c: { grade: '1-ano', monthly: 50_000 },
    d: { grade: '6-ano', monthly: null },
  });
  expect(fixture.calls).toHaveLength(2);
});

it('asks nothing without a grade', () => {
  expect(askEverywhere(undefined, ['a'])).toEqual({});
});
