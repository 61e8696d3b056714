import type { SchoolOffer, SchoolOffers } from '@melhor-escola/api-client/panel';

/** An offer of a story or a test; unset fields have ordinary values. */
export function fixtureOffer(given: Partial<SchoolOffer> = {}): SchoolOffer {
  return {
    id: 1,
    version: 1,
    reference: 'panel-1',
    isOwn: true,
    title: '1º ano – Manhã',
    grade: '1-ano',
    shift: 'manha',
    year: 2027,
    monthlyFee: 185_000,
    discountPercentage: 20.15,
    price: 147_723,
    enrollmentFee: 0,
    extras: { material: 120_000, uniform: 0, meals: null, transport: null },
    seats: { total: 10, left: 7, reserved: 3 },
    validUntil: '2099-03-31',
    state: 'open',
    ...given,
  };
}

export const fixtureOffers: SchoolOffers = {
  school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
  total: 3,
  offers: [
    fixtureOffer(),
    fixtureOffer({
      id: 2,
      grade: '5-ano',
      shift: 'tarde',
      title: 'Bolsa para filhos de professores',
      seats: { total: 4, left: 0, reserved: 4 },
      state: 'full',
    }),
    fixtureOffer({
      id: 3,
      grade: '3-serie',
      title: '3ª série – Manhã',
      year: 2026,
      validUntil: '2026-02-28',
      state: 'ended',
    }),
  ],
};
