import type { PoolClient } from 'pg';
import { contactFields } from '../../schools/contact-fields.ts';
import type { StatedContacts } from '../../schools/store-contacts.ts';
import type { LeftFact } from '../run/csv-import.ts';
import type { SchoolPhoto } from './school-photos.ts';

interface StatingSchool extends Readonly<Record<'email' | 'phone' | 'website', string | null>> {
  readonly id: number;
  readonly slug: string;
  readonly visit_hours: string | null;
  readonly images: readonly string[];
  readonly stated: readonly string[];
}

/** What a partner's file states of schools, by id. */
export interface StatedByPartner {
  readonly contacts: ReadonlyMap<number, StatedContacts>;
  readonly visitHours: ReadonlyMap<number, string | null>;
  readonly photos: ReadonlyMap<number, readonly SchoolPhoto[]>;
}

/** What a partner's file states of schools otherwise than the schools themselves: it stays as they state it. */
export async function findLeftFacts(
  client: PoolClient,
  { contacts, visitHours, photos }: StatedByPartner,
): Promise<LeftFact[]> {
  const ids = [...new Set([...contacts.keys(), ...visitHours.keys(), ...photos.keys()])];
  const { rows } = await client.query<StatingSchool>(
    `SELECT id, slug, email, phone, website, visit_hours, images, ARRAY(SELECT jsonb_object_keys(stated)) AS stated
     FROM school WHERE id = ANY($1) AND stated <> '{}'`,
    [ids],
  );
  return rows.flatMap((school) => {
    const given = contacts.get(school.id) ?? {};
    const hours = visitHours.get(school.id);
    const images = photos.get(school.id)?.map(({ url }) => url);
    const others = [
      ...contactFields.filter((field) => given[field] !== undefined && given[field] !== school[field]),
      ...(hours !== undefined && hours !== school.visit_hours ? ['visitHours'] : []),
      ...(images !== undefined && images.join() !== school.images.join() ? ['images'] : []),
    ];
    return others
      .filter((fact) => school.stated.includes(fact))
      .map((fact) => ({ school: school.slug, fact }));
  });
}
