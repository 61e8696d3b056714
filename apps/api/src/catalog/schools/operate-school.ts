import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { city, school } from '../../platform/database/schema.ts';
import { bumpDataVersionIn } from '../data-version.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import type { ContactField } from './contact-fields.ts';
import { unlistingColumns, toUnlisting } from './listing.ts';

/** @throws {ServiceError} 404 SCHOOL_NOT_FOUND */
export async function showSchool(db: NodePgDatabase, slug: string) {
  const [found] = await db
    .select({
      slug: school.slug,
      name: school.name,
      city: city.name,
      uf: city.uf,
      codEnt: school.codEnt,
      isPartner: school.isPartner,
      demo: school.demo,
      ...unlistingColumns,
      email: school.email,
      phone: school.phone,
      website: school.website,
      contactSources: school.contactSources,
    })
    .from(school)
    .innerJoin(city, eq(city.id, school.cityId))
    .where(eq(school.slug, slug));
  if (!found) throw notFound('School', slug);
  const { unlistedReason, unlistedYear, ...shown } = found;
  return { ...shown, unlisted: toUnlisting({ unlistedReason, unlistedYear }) };
}

export interface ContactChange {
  readonly slug: string;
  /** As stored; null to remove. */
  readonly contact: { readonly [Field in ContactField]?: string | null };
  readonly requestId: string;
}

/**
 * Sets how to reach a school. No import overwrites it, and somebody of the school who edits its page meanwhile sees both.
 *
 * @throws {ServiceError} 404 SCHOOL_NOT_FOUND
 */
export async function setSchoolContact(
  tx: NodePgDatabase,
  { slug, contact, requestId }: ContactChange,
): Promise<void> {
  const sources = Object.fromEntries(Object.keys(contact).map((field) => [field, 'operator']));
  const [changed] = await tx
    .update(school)
    .set({
      ...contact,
      contactSources: sql`${school.contactSources} || ${JSON.stringify(sources)}::jsonb`,
      version: sql`${school.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(school.slug, slug))
    .returning({ id: school.id });
  if (!changed) throw notFound('School', slug);
  await recordAuditEvent(tx, {
    actor: 'operator',
    action: 'school.contact-set',
    subject: `school:${changed.id}`,
    requestId,
  });
  await bumpDataVersionIn(tx, changed.id);
}
