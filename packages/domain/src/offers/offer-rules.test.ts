import { expect, it } from 'vitest';
import { isCalendarDay, offerProblems, type StatedOffer } from './offer-rules.ts';

const offer: StatedOffer = {
  title: '1º ano – Manhã',
  year: 2027,
  monthlyFee: 100_000,
  discountPercentage: 33.33,
  enrollmentFee: 0,
  extras: { material: null, uniform: 0, meals: 90_000, transport: null },
  seats: 10,
  validUntil: '2027-03-31',
};

it('EN-08 accepts an offer at its bounds', () => {
  expect(offerProblems(offer).size).toBe(0);
  expect(offerProblems({ ...offer, monthlyFee: 5_000, seats: 0, discountPercentage: 100 }).size).toBe(0);
  expect(offerProblems({ ...offer, monthlyFee: 10_000_000, seats: 100_000, year: 2100 }).size).toBe(0);
});

it.each<[Partial<StatedOffer>, string, string]>([
  [{ title: 'a'.repeat(161) }, 'title', 'Use no máximo 160 caracteres.'],
  [{ title: 'Bolsa\u202E' }, 'title', 'caracteres invisíveis'],
  [{ monthlyFee: null }, 'monthlyFee', 'Informe um valor'],
  [{ monthlyFee: 4_999 }, 'monthlyFee', 'faltam zeros?'],
  [{ monthlyFee: 10_000_001 }, 'monthlyFee', 'maior que R$\u00A0100.000,00'],
  [{ enrollmentFee: 1 }, 'enrollmentFee', 'faltam zeros?'],
  [{ discountPercentage: 100.01 }, 'discountPercentage', 'de 0 a 100'],
  [{ discountPercentage: 33.333 }, 'discountPercentage', 'duas casas'],
  [{ extras: { ...offer.extras, meals: -1 } }, 'meals', 'Informe um valor'],
  [{ extras: { ...offer.extras, transport: 10_000_001 } }, 'transport', 'maior que'],
  [{ seats: 1.5 }, 'seats', 'de 0 a 100000'],
  [{ year: 1999 }, 'year', 'de 2000 a 2100'],
  [{ validUntil: '2027-02-29' }, 'validUntil', 'Informe um dia'],
])('EN-08 %j is a problem of %s', (change, field, message) => {
  const problems = [...offerProblems({ ...offer, ...change })];
  expect(problems).toEqual([[field, expect.stringContaining(message)]]);
});

it('knows the days of the calendar', () => {
  expect(['2028-02-29', '2026-12-31'].every(isCalendarDay)).toBe(true);
  expect(['2027-02-29', '2026-13-01', '31/12/2026', ''].some(isCalendarDay)).toBe(false);
});
