import { findGrade, grades } from '@melhor-escola/domain/stage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerHit } from '../../fixtures/offers.ts';
import { schoolDetails } from '../../fixtures/schools.ts';
import { toSchool } from '../queries.ts';
import { firstOpen, openOffers } from './open-offers.ts';

const grade = fc.constantFrom(...grades);

const school = fc
  .array(
    fc.record({ grade, monthly: fc.integer({ min: 1, max: 3_000 }), seats: fc.integer({ min: 0, max: 2 }) }),
    {
      maxLength: 12,
    },
  )
  .map((offers) =>
    toSchool({
      school: schoolDetails(),
      offers: offers.map((offer, index) =>
        offerHit({
          id: String(index),
          grade: offer.grade.slug,
          seats_left: offer.seats,
          monthly_fee: 400_000,
          monthly_fee_with_discount: offer.monthly * 100,
        }),
      ),
      offerTotal: offers.length,
      priceBands: [],
    }),
  );

describe('what a school’s page shows first', () => {
  it('is the cheapest open scholarship of the asked grade, if the school has one', () => {
    fc.assert(
      fc.property(school, grade, ({ offers, offerTotal }, asked) => {
        const open = offers.filter(({ seatsLeft }) => seatsLeft > 0);
        const ofGrade = open.filter((offer) => offer.grade.slug === asked.slug);
        const shown = ofGrade.length > 0 ? ofGrade : open;
        const first = firstOpen(offers, asked);
        const found = openOffers({ offers, offerTotal }, asked);
        fc.pre(shown.length > 0);
        const lowest = Math.min(...shown.map(({ price }) => price.monthly));
        expect(shown).toContain(first);
        expect(first?.price.monthly).toBe(lowest);
        expect(found).toEqual({
          count: shown.length,
          monthly: lowest,
          ...(ofGrade.length > 0 && { grade: asked }),
        });
      }),
    );
  });

  it('is nothing without a free seat', () => {
    const { offers, offerTotal } = toSchool({
      school: schoolDetails(),
      offers: [offerHit({ seats_left: 0 })],
      offerTotal: 1,
      priceBands: [],
    });
    expect(firstOpen(offers, findGrade('6-ano'))).toBeUndefined();
    expect(openOffers({ offers, offerTotal }, findGrade('6-ano'))).toBeUndefined();
  });

  it('claims no number at a school that has more offers than are loaded', () => {
    const asked = findGrade('6-ano');
    const { offers } = toSchool({
      school: schoolDetails(),
      offers: [offerHit({ id: '1', grade: '6-ano' }), offerHit({ id: '2', grade: '1-ano' })],
      offerTotal: 2,
      priceBands: [],
    });
    expect(openOffers({ offers, offerTotal: 2 }, asked)).toMatchObject({ count: 1, grade: asked });
    expect(openOffers({ offers, offerTotal: 130 }, asked)).toMatchObject({ count: undefined, grade: asked });
    expect(openOffers({ offers, offerTotal: 130 }, undefined)).toMatchObject({ count: undefined });
  });

  it('is the cheapest of all until a grade is asked for', () => {
    const offers = [
      offerHit({ id: '1', grade: '6-ano', monthly_fee_with_discount: 90_000 }),
      offerHit({ id: '2', grade: '1-ano', monthly_fee_with_discount: 60_000 }),
    ];
    const { offers: shown } = toSchool({ school: schoolDetails(), offers, offerTotal: 2, priceBands: [] });
    expect(firstOpen(shown, undefined)?.id).toBe('2');
    expect(firstOpen(shown, findGrade('6-ano'))?.id).toBe('1');
  });
});
