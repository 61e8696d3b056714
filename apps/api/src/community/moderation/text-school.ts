import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { school } from '../../platform/database/schema.ts';
import { isSlug } from '../../search/directory/slug.ts';
import { unlistingColumns, type UnlistingRow } from '../../catalog/schools/listing.ts';

/** The school that a text is about. */
export interface TextSchool extends UnlistingRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** A school's columns for a {@link TextSchool}. */
export const textSchoolColumns = {
  id: school.id,
  slug: school.slug,
  name: school.name,
  ...unlistingColumns,
};

/** @param slug as in a path: anything. */
export async function findSchool(db: NodePgDatabase, slug: string): Promise<TextSchool | undefined> {
  if (!isSlug(slug)) return undefined;
  const [found] = await db.select(textSchoolColumns).from(school).where(eq(school.slug, slug));
  return found;
}

/** The school of a text, whose lock prevents its deletion. */
export async function schoolOfText(
  tx: NodePgDatabase,
  { schoolId }: { readonly schoolId: number },
): Promise<TextSchool> {
  const [found] = await tx.select(textSchoolColumns).from(school).where(eq(school.id, schoolId));
  if (!found) throw new Error(`The school ${schoolId} disappeared while a text about it was locked.`);
  return found;
}
