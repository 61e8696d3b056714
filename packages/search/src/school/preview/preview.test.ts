import { describe, expect, it } from 'vitest';
import { schoolDetails } from '../../fixtures/schools.ts';
import { isoDay } from '@melhor-escola/domain/date';
import { toSchool } from '../queries.ts';
import { withChanges, type SchoolChanges } from './screen.tsx';

const at = '2026-03-01T12:00:00.000Z';
const school = toSchool({
  school: schoolDetails({
    phone: '6334110000',
    description: 'Uma escola de bairro.',
    website: null,
    stated: [{ field: 'description', at }],
    factYears: [{ fact: 'biblioteca', year: 2024 }],
    tags: [
      { slug: 'bilingue', name: 'Bilíngue' },
      { slug: 'religiosa', name: 'Orientação religiosa' },
      { slug: 'biblioteca', name: 'Biblioteca' },
    ],
  }),
  offers: [],
  offerTotal: 0,
  priceBands: [],
});
const same: SchoolChanges = {
  name: school.name,
  description: school.description,
  phone: school.phone,
  methodologies: ['bilingue'],
  amenities: ['biblioteca'],
  census: { biblioteca: true, piscina: false },
};
const today = isoDay(new Date());
const amenity = ({ amenities }: typeof school, slug: string) => amenities.find((one) => one.slug === slug);

describe('the preview of a school’s page', () => {
  it('shows the page as it is without a change', () => {
    expect(withChanges(school, same)).toEqual({ ...school, whatsapp: undefined, website: undefined });
  });

  it('shows what the school is about to state, as stated today', () => {
    const changed = withChanges(school, {
      ...same,
      name: 'Girassol',
      whatsapp: '63992110000',
      visitHours: 'seg-sex 08:00-11:30',
      methodologies: ['waldorf'],
      amenities: ['piscina'],
    });
    expect(changed).toMatchObject({ name: 'Girassol', phone: '6334110000', whatsapp: '63992110000' });
    expect(changed.stated).toEqual({
      name: today,
      description: '2026-03-01',
      visitHours: today,
      whatsapp: today,
      methodologies: today,
      amenities: today,
    });
    expect(changed.tags.map(({ slug }) => slug)).toEqual(['waldorf', 'religiosa', 'piscina']);
    expect(amenity(changed, 'piscina')).toMatchObject({ available: true, statedBySchool: true });
    expect(amenity(changed, 'biblioteca')).toMatchObject({ available: false, statedBySchool: true });
    expect(amenity(changed, 'auditorio')?.available).toBeUndefined();
    // The older census does not state the library any more.
    expect(changed.olderFacts).toEqual([]);
  });

  it('leaves what the school takes back to the census', () => {
    const corrected = withChanges(school, { ...same, amenities: [] });
    expect(withChanges(corrected, same).amenities).toEqual(school.amenities);
  });
});
