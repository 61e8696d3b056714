import type { PoolClient } from 'pg';
import { type ContactField, contactFields } from './contact-fields.ts';

/** What a partner's file states of a school; null for '-', which removes it. */
export type StatedContacts = { readonly [Field in ContactField]?: string | null };

/**
 * Stores contacts of schools by id, except what an operator or the school itself has stated; somebody who edits the page meanwhile sees both.
 * Returns the ids of those that had others.
 */
export async function storeContacts(
  client: PoolClient,
  contactsBySchool: ReadonlyMap<number, StatedContacts>,
): Promise<ReadonlySet<number>> {
  const changed = new Set<number>();
  for (const field of contactFields) {
    const given = [...contactsBySchool].flatMap(([id, { [field]: value }]) =>
      value === undefined ? [] : [{ id, value }],
    );
    if (given.length === 0) continue;
    const { rows } = await client.query<{ id: number }>(
      `UPDATE school SET ${field} = given.value, contact_sources = contact_sources || $2,
         version = version + 1, updated_at = now()
       FROM json_to_recordset($1) AS given (id int, value text)
       WHERE school.id = given.id AND coalesce(contact_sources ->> $3, '') NOT IN ('operator', 'school')
         AND (school.${field} IS DISTINCT FROM given.value OR contact_sources ->> $3 IS DISTINCT FROM 'partner')
       RETURNING school.id`,
      [JSON.stringify(given), JSON.stringify({ [field]: 'partner' }), field],
    );
    for (const { id } of rows) changed.add(id);
  }
  return changed;
}
