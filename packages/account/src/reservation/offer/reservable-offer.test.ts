import { describe, expect, it } from 'vitest';
import { girassolOffer } from '../../fixtures/reservable-school.ts';
import { discountPercent, theGrade } from './reservable-offer.ts';

describe('EN-08 the cost of a scholarship, derived from the data of the service', () => {
  it('never shows a discount where there is none', () => {
    const offer = girassolOffer({ monthly: 90_000, monthlyInFull: 85_000, enrollment: 0 });
    expect(discountPercent(offer)).toBe(0);
  });

  it('rounds a discount down, so that it never promises more', () => {
    expect(discountPercent(girassolOffer({ monthly: 33_334, monthlyInFull: 100_000 }))).toBe(66);
  });

  it('A6 adds the article to a grade', () => {
    expect(theGrade(girassolOffer({ grade: { slug: '1-ano', name: '1º ano' } }))).toBe('o 1º ano');
    expect(theGrade(girassolOffer({ grade: { slug: '3-serie', name: '3ª série' } }))).toBe('a 3ª série');
  });
});
