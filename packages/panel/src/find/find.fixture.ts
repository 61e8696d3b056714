import type { FoundAccounts, FoundSchools, SchoolOrderPage } from '@melhor-escola/api-client/panel';
import { oversoldOrder } from '../orders/order.fixture.ts';

export const foundSchools: FoundSchools = {
  schools: [
    {
      slug: 'escola-girassol',
      name: 'Colégio Girassol',
      city: 'Araguaína',
      uf: 'TO',
      codEnt: 17_041_830,
      isPartner: true,
      unlisted: null,
    },
    {
      slug: 'escola-girassol',
      name: 'Escola Girassol',
      city: 'Palmas',
      uf: 'TO',
      codEnt: null,
      isPartner: false,
      unlisted: { reason: 'absent', year: 2025 },
    },
  ],
};

export const foundAccounts: FoundAccounts = {
  by: 'cpf',
  hasMore: false,
  accounts: [
    {
      id: 4_812,
      name: 'M••• d••• D•••',
      email: 'm•••@e•••.com.br',
      isEmailConfirmed: true,
      cpf: '***.982.247-**',
      createdAt: '2026-03-02T12:00:00.000Z',
      isOperator: false,
      demo: false,
      schools: [{ slug: 'escola-girassol', name: 'Colégio Girassol', role: 'owner' }],
      orders: [
        {
          code: 'ME-7Q2K-M0XB-94TC',
          status: 'paid',
          createdAt: '2026-03-03T12:00:00.000Z',
          school: { slug: 'escola-margarida', name: 'Escola Margarida' },
        },
        {
          code: 'ME-0A1B-2C3D-4E5F',
          status: 'expired',
          createdAt: '2025-03-03T12:00:00.000Z',
          school: null,
        },
      ],
    },
  ],
};

export const foundOrder: SchoolOrderPage = {
  school: { slug: 'escola-girassol', name: 'Colégio Girassol' },
  order: { ...oversoldOrder, studentName: null },
};
