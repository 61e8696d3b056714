import type { OfferFilePreview } from '@melhor-escola/api-client/panel';

/** An offer as a preview shows it; unset fields have ordinary values. */
export function fixtureStated(
  given: Partial<OfferFilePreview['added'][number]['after']> = {},
): OfferFilePreview['added'][number]['after'] {
  return {
    title: '1º ano – Manhã',
    grade: '1-ano',
    shift: 'manha',
    year: 2027,
    monthlyFee: 185_000,
    discountPercentage: 20,
    price: 148_000,
    enrollmentFee: 0,
    material: 120_000,
    uniform: 0,
    meals: null,
    transport: null,
    seats: 10,
    validUntil: '2099-03-31',
    ...given,
  };
}

/** A preview of a story or a test: one new offer, and one that changes. */
export function fixturePreview(given: Partial<OfferFilePreview> = {}): OfferFilePreview {
  return {
    preview: 'a'.repeat(64),
    counts: { added: 1, changed: 1, unchanged: 40, rejected: 0 },
    added: [{ line: 4, after: fixtureStated({ grade: '2-ano', title: '2º ano – Manhã' }) }],
    changed: [
      {
        line: 2,
        before: fixtureStated(),
        after: fixtureStated({ monthlyFee: 200_000, price: 160_000, seats: 12 }),
      },
    ],
    rejected: [],
    ignoredColumns: [],
    ...given,
  };
}
