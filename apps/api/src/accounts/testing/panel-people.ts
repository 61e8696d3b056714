import type { PanelRole } from '@melhor-escola/domain/panel-role';
import { sql } from 'drizzle-orm';
import { accountSession, accountTotp } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { operatorAccount, schoolMember } from '../../platform/database/panel-schema.ts';
import { eq } from 'drizzle-orm';
import { signedInAccount } from './signed-in-account.ts';

/**
 * A signed-in person with a role: of the school, or of our own team. Owners and operators have shown their second factor.
 *
 * @param role 'user' for a parent, who is nothing of the school.
 */
export async function signedInWithRole(database: Database, role: PanelRole, schoolId: number) {
  const { db } = database;
  const person = await signedInAccount(database);
  const accountId = person.row.id;
  if (role === 'operator') await db.insert(operatorAccount).values({ accountId });
  if (role === 'staff' || role === 'owner')
    await db.insert(schoolMember).values({ schoolId, accountId, role });
  if (role === 'operator' || role === 'owner') {
    await db.insert(accountTotp).values({ accountId, secret: Buffer.alloc(20, 1), confirmedAt: sql`now()` });
    await db
      .update(accountSession)
      .set({ secondFactorAt: sql`now()`, privilegedSeenAt: sql`now()` })
      .where(eq(accountSession.accountId, accountId));
  }
  return person;
}
