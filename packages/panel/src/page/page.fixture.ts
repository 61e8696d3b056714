import type { SchoolPage } from '@melhor-escola/api-client/panel';

/** A school's page as its people edit it. */
export const girassol: SchoolPage = {
  version: 3,
  prepared: null,
  name: 'Colégio Girassol',
  registeredName: 'COL GIRASSOL LTDA',
  email: 'secretaria@girassol.com.br',
  phone: '6334151000',
  whatsapp: '63992111000',
  website: null,
  visitHours: 'seg-sex 08:00-11:30',
  description: 'Uma escola de bairro, do 1º ao 9º ano.\nAs crianças almoçam aqui.',
  methodologies: ['montessoriana'],
  amenities: ['biblioteca', 'piscina'],
  stated: { description: '2026-11-30T12:00:00.000Z', amenities: '2026-11-30T12:00:00.000Z' },
  census: { year: 2025, amenities: { biblioteca: true, piscina: false, elevador: true, auditorio: false } },
};
