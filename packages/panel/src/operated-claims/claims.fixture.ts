import type { WaitingClaim } from './queries.ts';

/** A claim of a story or a test; unset fields have ordinary values. */
export function fixtureClaim(given: Partial<WaitingClaim> = {}): WaitingClaim {
  return {
    id: 1,
    school: {
      slug: 'colegio-girassol',
      name: 'Colégio Girassol',
      city: 'Araguaína',
      uf: 'TO',
      phone: '6334150000',
    },
    claimant: { name: 'Maria das Dores', email: 'maria@girassol.com.br' },
    proof: 'document',
    isProven: false,
    documentType: 'application/pdf',
    owners: [],
    others: [],
    moreOthers: 0,
    createdAt: '2026-03-09T12:00:00.000Z',
    ...given,
  };
}

/** Of each kind one. */
export const fixtureClaims: readonly WaitingClaim[] = [
  fixtureClaim({
    others: [
      {
        name: 'Ana Souza',
        email: 'ana@exemplo.com.br',
        proof: 'document',
        status: 'rejected',
        createdAt: '2026-03-01T12:00:00.000Z',
      },
    ],
    moreOthers: 1,
  }),
  fixtureClaim({
    id: 2,
    claimant: { name: 'Carlos Lima', email: 'carlos@exemplo.com.br' },
    proof: 'phone',
    documentType: null,
  }),
  fixtureClaim({
    id: 3,
    claimant: { name: 'Beatriz de Albuquerque Cavalcanti', email: 'beatriz@girassol.com.br' },
    proof: 'email',
    isProven: true,
    documentType: null,
    owners: [{ name: 'Maria das Dores', email: 'maria@girassol.com.br' }],
  }),
];
