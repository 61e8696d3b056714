import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts';
import { school } from '../../../platform/database/schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import { bumpDataVersionIn } from '../../data-version.ts';
import { contactFields, readContact } from '../contact-fields.ts';
import { schoolNameKey } from '../school-name-key.ts';
import type { schoolPageBody, schoolPageChange } from './schema.ts';

type SchoolPage = z.input<typeof schoolPageBody>;

const fields = ['name', 'email', 'phone', 'website', 'visitHours', 'description'] as const;
type Field = (typeof fields)[number];

const columns = {
  name: school.name,
  email: school.email,
  phone: school.phone,
  website: school.website,
  visitHours: school.visitHours,
  description: school.description,
  version: school.version,
  registeredName: school.registeredName,
  stated: school.stated,
};

/** The page as its people edit it. */
export async function findSchoolPage(db: NodePgDatabase, schoolId: number): Promise<SchoolPage> {
  const [found] = await db.select(columns).from(school).where(eq(school.id, schoolId));
  if (!found) throw new Error(`School ${schoolId} is gone.`);
  const stated = fields.flatMap((field) => {
    const at = found.stated[field];
    return at === undefined ? [] : [[field, at] as const];
  });
  return { ...found, stated: Object.fromEntries(stated) };
}

export interface PageChange {
  readonly schoolId: number;
  readonly accountId: number;
  readonly requestId: string;
  readonly page: z.output<typeof schoolPageChange>;
}

/**
 * Stores what changed as stated by the school, which no import overwrites, and purges the public page.
 *
 * @throws {ServiceError} 409 SCHOOL_CHANGED when somebody else has changed the page meanwhile.
 */
export async function changeSchoolPage(
  tx: NodePgDatabase,
  { schoolId, accountId, requestId, page }: PageChange,
): Promise<void> {
  const [stored] = await tx.select(columns).from(school).where(eq(school.id, schoolId)).for('update');
  if (stored?.version !== page.version)
    throw new ServiceError('SCHOOL_CHANGED', 'Outra pessoa mudou a página enquanto você editava.');
  const changed = fields.filter((field) => asWritten(field, stored[field]) !== page[field]);
  if (changed.length === 0) return;
  const now = new Date().toISOString();
  const contacts = contactFields.filter((field) => changed.includes(field));
  await tx
    .update(school)
    .set({
      ...pick(page, changed),
      ...(changed.includes('name') && {
        norm: normalizeSearchText(page.name),
        core: schoolNameKey(page.name, stored.registeredName),
      }),
      stated: sql`${school.stated} || ${JSON.stringify(toEntries(changed, now))}::jsonb`,
      contactSources: sql`${school.contactSources} || ${JSON.stringify(toEntries(contacts, 'school'))}::jsonb`,
      version: sql`${school.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(school.id, schoolId));
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: 'school.page-changed',
    subject: `school:${schoolId}`,
    schoolId,
    before: pick(stored, changed),
    after: pick(page, changed),
    requestId,
  });
  await bumpDataVersionIn(tx, schoolId);
}

/** A stored value in the form that a form writes: a source may have written 'https://escola.com.br' without its slash. */
function asWritten(field: Field, value: string | null): string | null {
  const contact = contactFields.find((name) => name === field);
  if (contact === undefined || value === null) return value;
  const reading = readContact(contact, value);
  return 'value' in reading ? reading.value : value;
}

function pick(values: Readonly<Record<Field, string | null>>, names: readonly Field[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

const toEntries = (names: readonly string[], value: string) =>
  Object.fromEntries(names.map((name) => [name, value]));
