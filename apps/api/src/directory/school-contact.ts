import { isEmailAddress } from '@melhor-escola/domain/email-address';
import { formatPhone } from '@melhor-escola/domain/phone-number';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { school } from '../database/schema.ts';

/** How our mails reach a school, and how our team does. */
export interface SchoolContact {
  readonly slug: string;
  readonly name: string;
  /** Undefined when unknown or unusable: our team calls. */
  readonly email: string | undefined;
  /** For people: '(63) 3415-1000'. */
  readonly phone: string | null;
}

/** @returns undefined when there is no such school. */
export async function findSchoolContact(
  db: NodePgDatabase,
  schoolId: number,
): Promise<SchoolContact | undefined> {
  const [found] = await db
    .select({ slug: school.slug, name: school.name, email: school.email, phone: school.phone })
    .from(school)
    .where(eq(school.id, schoolId));
  return (
    found && {
      ...found,
      email: usableEmail(found.email),
      phone: found.phone === null ? null : formatPhone(found.phone),
    }
  );
}

/** An address that a mail can be sent to; files of partners and operators may have had any text. */
export function usableEmail(email: string | null): string | undefined {
  return email !== null && isEmailAddress(email) ? email : undefined;
}
