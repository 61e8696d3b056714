import { and, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../platform/database/account-schema.ts';
import { schoolMember } from '../platform/database/panel-schema.ts';
import { school } from '../platform/database/schema.ts';

/** Locks the people of a school until the transaction ends, so that two changes at once see each other. */
export async function lockSchoolPeople(tx: NodePgDatabase, schoolId: number): Promise<void> {
  await tx.select({ id: school.id }).from(school).where(eq(school.id, schoolId)).for('no key update');
}

/** The owners of a school. */
export async function listOwners(db: NodePgDatabase, schoolId: number) {
  return listSchoolsOwners(db, [schoolId]);
}

/** The owners of several schools. */
export async function listSchoolsOwners(db: NodePgDatabase, schoolIds: readonly number[]) {
  return db
    .select({
      schoolId: schoolMember.schoolId,
      accountId: account.id,
      name: account.name,
      email: account.email,
    })
    .from(schoolMember)
    .innerJoin(account, eq(account.id, schoolMember.accountId))
    .where(and(inArray(schoolMember.schoolId, [...schoolIds]), eq(schoolMember.role, 'owner')))
    .orderBy(account.id);
}
