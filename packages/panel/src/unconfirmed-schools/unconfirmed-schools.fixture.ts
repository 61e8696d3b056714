import type { UnconfirmedSchools } from '@melhor-escola/api-client/panel';

/** Two schools that the census of 2025 lacks. */
export const unconfirmedSchools: UnconfirmedSchools = {
  total: 2,
  pages: 1,
  schools: [
    {
      slug: 'escola-margarida',
      name: 'Escola Margarida de Educação Infantil e Ensino Fundamental',
      city: 'Araguaína',
      uf: 'TO',
      codEnt: 17_041_830,
      phone: '6334151000',
      confirmedIn: 2023,
      missingIn: 2025,
    },
    {
      slug: 'colegio-girassol',
      name: 'Colégio Girassol',
      city: 'Palmas',
      uf: 'TO',
      codEnt: 17_000_002,
      phone: null,
      confirmedIn: 2024,
      missingIn: 2025,
    },
  ],
};

export const noUnconfirmedSchools: UnconfirmedSchools = { total: 0, pages: 1, schools: [] };
