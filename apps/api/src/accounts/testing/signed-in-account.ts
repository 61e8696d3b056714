import { tenantHeader } from '../../../test/test-server.ts';
import { beginSession } from '../sessions/account-session.ts';
import { account, baseUser } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';

type AccountInsert = typeof account.$inferInsert;

let people = 0;

/** A signed-in person; fields that a test does not set have ordinary values. */
export async function signedInAccount(
  { db }: Database,
  given: Partial<AccountInsert> = {},
): Promise<{
  readonly row: typeof account.$inferSelect;
  readonly headers: { readonly authorization: string; readonly 'x-tenant': string };
}> {
  const [base] = await db.insert(baseUser).values({}).returning();
  people += 1;
  const [row] = await db
    .insert(account)
    .values({
      baseUserId: base?.id ?? 0,
      name: 'Maria das Dores',
      email: `maria.${people}@escola.com.br`,
      emailConfirmedAt: new Date(),
      passwordHash: '$argon2id$unusable',
      ...given,
    })
    .returning();
  if (!row) throw new Error('The insert returned no row.');
  const token = await beginSession(db, row.id, 'Firefox no Linux');
  return { row, headers: { ...tenantHeader, authorization: `Bearer ${token}` } };
}
