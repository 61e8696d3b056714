import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  privacyRequest,
  type ConsentPurpose,
  type PrivacyRequestKind,
} from '../platform/database/account-schema.ts';
import { newProtocol } from '../platform/readable-codes.ts';

/** A person's request about their data (LGPD, art. 18). */
interface PrivacyRequest {
  readonly kind: PrivacyRequestKind;
  readonly accountId: number;
  /** Set for a withdrawal. */
  readonly purpose?: ConsentPurpose;
}

/** Records a request, in the transaction that fulfils it. @returns its protocol number. */
export async function recordPrivacyRequest(db: NodePgDatabase, request: PrivacyRequest): Promise<string> {
  const [recorded] = await db
    .insert(privacyRequest)
    .values({ ...request, protocol: newProtocol(), completedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ protocol: privacyRequest.protocol });
  // The number is taken, which practically never happens.
  return recorded?.protocol ?? recordPrivacyRequest(db, request);
}
