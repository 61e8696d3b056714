import type { Database } from '../../platform/database/database.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';

const ARAGUAINA = 1702109;

/** Two schools, each of which must stay unknown to the people of the other. The cities must be there. */
export async function insertTwoSchools(database: Database) {
  const [own, other] = await insertSchools(database, [
    { name: 'Anglo', slug: 'anglo', cityId: ARAGUAINA },
    { name: 'Outra', slug: 'outra', cityId: ARAGUAINA },
  ]);
  if (!own || !other) throw new Error('Expected two schools.');
  return { own, other };
}

/** What the register has of a school that can be claimed. */
export const registeredContact = { email: 'secretaria@girassol.com.br', phone: '6334150000' } as const;

/** A school that can be claimed by its e-mail, its telephone or a document. One per test, because claims count per school. */
export async function insertClaimableSchool(database: Database, slug: string) {
  const [school] = await insertSchools(database, [
    { name: 'Girassol', slug, cityId: ARAGUAINA, ...registeredContact },
  ]);
  if (!school) throw new Error('Expected a school.');
  return school;
}
