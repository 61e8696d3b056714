import { amenities } from '@melhor-escola/domain/amenity';
import { methodologyTags, tagMask } from '@melhor-escola/domain/school-tag';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { schoolClaim } from '../../../platform/database/panel-schema.ts';
import { offer, school } from '../../../platform/database/schema.ts';
import type { CensusFacts } from '../../../platform/database/school-facts.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import { bumpDataVersionIn } from '../../data-version.ts';
import { factualTags, schoolAmenities, tagsOfFacts } from '../amenity-facts.ts';
import { contactFields } from '../contact-fields.ts';
import { schoolNameKey } from '../school-name-key.ts';
import { comparePageDraft, readPageDraft } from './page-draft.ts';
import { isSameValue, type PageFields, pickFields } from './page-values.ts';
import { type schoolPageBody, type schoolPageChange, schoolPageFields } from './schema.ts';

type SchoolPage = z.input<typeof schoolPageBody>;

const columns = {
  name: school.name,
  email: school.email,
  phone: school.phone,
  whatsapp: school.whatsapp,
  website: school.website,
  visitHours: school.visitHours,
  description: school.description,
  version: school.version,
  registeredName: school.registeredName,
  stated: school.stated,
  tagMask: school.tagMask,
  censusAmenities: school.amenities,
  statedAmenities: school.statedAmenities,
  censusYear: school.censusYear,
};

type SchoolRow = Awaited<ReturnType<typeof readSchool>>[number];

const readSchool = (db: NodePgDatabase, schoolId: number) =>
  db.select(columns).from(school).where(eq(school.id, schoolId));

/** The page as published. */
export async function findPublishedPage(
  db: NodePgDatabase,
  schoolId: number,
): Promise<Omit<SchoolPage, 'prepared'>> {
  const [found] = await readSchool(db, schoolId);
  if (!found) throw new Error(`School ${schoolId} is gone.`);
  const { tagMask: _mask, censusAmenities, statedAmenities: _amenities, censusYear, ...row } = found;
  const stated = schoolPageFields.flatMap((field) => {
    const at = row.stated[field];
    return at === undefined ? [] : [[field, at] as const];
  });
  return {
    ...row,
    ...readLists(found),
    stated: Object.fromEntries(stated),
    census: { year: censusYear, amenities: censusAmenities },
  };
}

interface PagePerson {
  readonly schoolId: number;
  readonly accountId: number;
}

/** Condition for the claims of this person. */
const ownClaim = ({ schoolId, accountId }: PagePerson) =>
  and(eq(schoolClaim.schoolId, schoolId), eq(schoolClaim.accountId, accountId));

/** The page as its people edit it, with what this person prepared before they were one of them. */
export async function findSchoolPage(db: NodePgDatabase, person: PagePerson): Promise<SchoolPage> {
  const [claim] = await db
    .select({ draft: schoolClaim.pageDraft })
    .from(schoolClaim)
    .where(and(ownClaim(person), eq(schoolClaim.status, 'approved'), isNotNull(schoolClaim.pageDraft)));
  const published = await findPublishedPage(db, person.schoolId);
  const draft = readPageDraft(claim?.draft);
  return { ...published, prepared: draft ? comparePageDraft(draft, published) : null };
}

/** How the school teaches and what it has, from their columns. */
function readLists({ tagMask: mask, censusAmenities, statedAmenities }: SchoolRow) {
  const facts = schoolAmenities(censusAmenities, statedAmenities);
  return {
    methodologies: methodologyTags.filter((slug) => (mask & tagMask([slug])) !== 0),
    amenities: amenities.flatMap(({ slug }) => (facts[slug] === true ? [slug] : [])),
  };
}

export interface PageChange extends PagePerson {
  readonly requestId: string;
  readonly page: z.output<typeof schoolPageChange>;
}

/**
 * Stores what changed as stated by the school, which no import overwrites, and purges the public page. What this person prepared as a
 * claimant is published with it, and removed.
 *
 * @throws {ServiceError} 409 SCHOOL_CHANGED when somebody else has changed the page meanwhile.
 */
export async function changeSchoolPage(
  tx: NodePgDatabase,
  { schoolId, accountId, requestId, page: given }: PageChange,
): Promise<void> {
  const [stored] = await readSchool(tx, schoolId).for('update');
  if (stored?.version !== given.version)
    throw new ServiceError('SCHOOL_CHANGED', 'Outra pessoa mudou a página enquanto você editava.');
  await tx.update(schoolClaim).set({ pageDraft: null }).where(ownClaim({ schoolId, accountId }));
  const before: PageFields = { ...stored, ...readLists(stored) };
  const page: PageFields = {
    ...given,
    methodologies: methodologyTags.filter((slug) => given.methodologies.includes(slug)),
    amenities: amenities.map(({ slug }) => slug).filter((slug) => given.amenities.includes(slug)),
  };
  const changed = schoolPageFields.filter((field) => !isSameValue(field, before, page));
  if (changed.length === 0) return;
  const now = new Date().toISOString();
  const contacts = contactFields.filter((field) => changed.includes(field));
  const { methodologies: _methodologies, amenities: _amenities, ...texts } = page;
  await tx
    .update(school)
    .set({
      ...pickFields(
        texts,
        changed.filter((field) => field !== 'methodologies' && field !== 'amenities'),
      ),
      ...(changed.includes('name') && {
        norm: normalizeSearchText(page.name),
        core: schoolNameKey(page.name, stored.registeredName),
      }),
      ...listColumns(stored, page),
      stated: sql`${school.stated} || ${JSON.stringify(toEntries(changed, now))}::jsonb`,
      contactSources: sql`${school.contactSources} || ${JSON.stringify(toEntries(contacts, 'school'))}::jsonb`,
      version: sql`${school.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(school.id, schoolId));
  if (changed.includes('methodologies') || changed.includes('amenities'))
    await tx
      .update(offer)
      .set({ tagMask: sql`(SELECT ${school.tagMask} FROM ${school} WHERE ${school.id} = ${schoolId})` })
      .where(eq(offer.schoolId, schoolId));
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: 'school.page-changed',
    subject: `school:${schoolId}`,
    schoolId,
    before: pickFields(before, changed),
    after: pickFields(page, changed),
    requestId,
  });
  await bumpDataVersionIn(tx, schoolId);
}

/** The columns of the lists. Of amenities, what differs from the census: the rest follows the next one. */
function listColumns({ tagMask: mask, censusAmenities }: SchoolRow, page: PageFields) {
  const statedAmenities: CensusFacts = Object.fromEntries(
    amenities
      .map(({ slug }) => [slug, page.amenities.includes(slug)] as const)
      .filter(([slug, has]) => (censusAmenities[slug] ?? false) !== has),
  );
  const others = mask & ~(factualTags | tagMask(methodologyTags));
  const facts = tagsOfFacts(schoolAmenities(censusAmenities, statedAmenities));
  return { statedAmenities, tagMask: others | facts | tagMask(page.methodologies) };
}

const toEntries = (names: readonly string[], value: string) =>
  Object.fromEntries(names.map((name) => [name, value]));
