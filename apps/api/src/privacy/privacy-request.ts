import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { privacyRequest, type ConsentPurpose, type PrivacyRequestKind } from '../database/account-schema.ts';
import { newProtocol } from '../readable-codes.ts';

/** A request of a person about their data (LGPD, art. 18). */
interface PrivacyRequest {
  readonly kind: PrivacyRequestKind;
  readonly accountId: number;
  /** Of a withdrawal. */
  readonly purpose?: ConsentPurpose;
}

/** Notes a request that is met with it, in the transaction that meets it. @returns its protocol number. */
export async function recordPrivacyRequest(db: NodePgDatabase, request: PrivacyRequest): Promise<string> {
  const [noted] = await db
    .insert(privacyRequest)
    .values({ ...request, protocol: newProtocol(), completedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ protocol: privacyRequest.protocol });
  // Somebody has this number: as good as never.
  return noted?.protocol ?? recordPrivacyRequest(db, request);
}
