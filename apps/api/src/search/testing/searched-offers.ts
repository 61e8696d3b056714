import { today } from '@melhor-escola/domain/date';
import type { Database } from '../../platform/database/database.ts';
import { insertCities, insertNeighborhoods } from './place-rows.ts';
import { insertOffers, insertSchools } from './school-rows.ts';

/** Three schools in two cities with seven offers: A to E are found, one is sold out and one has expired. */
export async function insertSearchedOffers(database: Database): Promise<void> {
  await insertCities(database);
  const neighborhoods = await insertNeighborhoods(database, 1702109, ['Centro']);
  const [anglo, dante, monteiro] = await insertSchools(database, [
    {
      name: 'Colégio Anglo',
      slug: 'anglo-araguaina',
      cityId: 1702109,
      neighborhoodId: neighborhoods.get('Centro') ?? null,
      lat: -7.2,
      lng: -48.2,
      tags: ['bilingue', 'piscina'],
      ratingAverage: 4.5,
      ratingCount: 12,
      logo: 'logo.svg',
      images: ['front.jpg', 'back.jpg'],
      isPartner: true,
    },
    { name: 'Colégio Dante Alighieri', cityId: 3550308, lat: -23.56, lng: -46.65, tags: ['piscina'] },
    { name: 'Escola Monteiro Lobato', cityId: 3550308, lat: -23.4, lng: -46.6 },
  ]);
  if (!anglo || !dante || !monteiro) throw new Error('Expected three inserted schools.');
  await insertOffers(database, [
    {
      school: anglo,
      title: 'A',
      monthlyFee: 123_456,
      discountPercentage: 30,
      enrollmentFee: 50_000,
      materialFee: 90_000,
      uniformFee: 0,
    },
    { school: anglo, title: 'B', grade: '9-ano', monthlyFee: 200_000, relevance: 5, validUntil: today() },
    { school: anglo, title: 'sold out', seatsLeft: 0 },
    { school: anglo, title: 'expired', validUntil: '2020-01-01' },
    { school: dante, title: 'C', shift: 'tarde', monthlyFee: 400_000, relevance: 3 },
    {
      school: dante,
      title: 'D',
      shift: 'integral',
      monthlyFee: 300_000,
      enrollmentFee: 900_000,
      year: 2027,
      relevance: 1,
    },
    { school: monteiro, title: 'E', monthlyFee: 80_000, relevance: 2 },
  ]);
}
