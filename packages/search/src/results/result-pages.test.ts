import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultPages } from './result-pages.ts';

const count = fc.nat({ max: 5_000 });
const size = fc.integer({ min: 1, max: 100 });

describe('resultPages', () => {
  it('has a first page even if it is empty', () => {
    expect(resultPages(1, 23, 0, 0)).toEqual({ count: 1, lastOfferPage: 1, schoolPage: 1 });
  });

  it('shows every offer and every school on exactly one page', () => {
    fc.assert(
      fc.property(count, count, size, (offers, schools, perPage) => {
        const { count: pages } = resultPages(1, perPage, offers, schools);
        let offersShown = 0;
        let schoolsShown = 0;
        for (let page = 1; page <= pages; page += 1) {
          const { schoolPage } = resultPages(page, perPage, offers, schools);
          offersShown += Math.max(0, Math.min(perPage, offers - (page - 1) * perPage));
          if (schoolPage !== undefined) {
            schoolsShown += Math.max(0, Math.min(perPage, schools - (schoolPage - 1) * perPage));
          }
        }
        expect([offersShown, schoolsShown]).toEqual([offers, schools]);
      }),
    );
  });

  it('has no empty page but the first', () => {
    fc.assert(
      fc.property(count, count, size, (offers, schools, perPage) => {
        const { count: pages, lastOfferPage } = resultPages(1, perPage, offers, schools);
        fc.pre(pages > 1);
        const last = resultPages(pages, perPage, offers, schools);
        const hasOffers = pages <= lastOfferPage && (pages - 1) * perPage < offers;
        const hasSchools = last.schoolPage !== undefined && (last.schoolPage - 1) * perPage < schools;
        expect(hasOffers || hasSchools).toBe(true);
      }),
    );
  });
});
