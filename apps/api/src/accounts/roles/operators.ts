import { normalizeEmail } from '@melhor-escola/domain/email-address';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { operatorAccount } from '../../platform/database/panel-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';

/** Our operators, in the order of their names. */
export async function listOperators(db: NodePgDatabase) {
  const rows = await db
    .select({ email: account.email, name: account.name, since: operatorAccount.createdAt })
    .from(operatorAccount)
    .innerJoin(account, eq(account.id, operatorAccount.accountId))
    .orderBy(asc(account.name), asc(account.id));
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

interface OperatorChange {
  readonly email: string;
  readonly requestId: string;
}

/**
 * Makes the account an operator. Doing it again changes nothing.
 *
 * @throws {ServiceError} 404 OPERATOR_NOT_FOUND without an account that has confirmed this e-mail.
 */
export async function addOperator(tx: NodePgDatabase, { email, requestId }: OperatorChange): Promise<void> {
  const accountId = await findConfirmed(tx, email);
  const added = await tx.insert(operatorAccount).values({ accountId }).onConflictDoNothing().returning();
  if (added.length === 0) return;
  await recordAuditEvent(tx, {
    actor: 'operator',
    action: 'operator.added',
    subject: `account:${accountId}`,
    requestId,
  });
}

/**
 * Takes the role away; calls of open sessions are rejected from now on.
 *
 * @throws {ServiceError} 404 OPERATOR_NOT_FOUND
 */
export async function removeOperator(
  tx: NodePgDatabase,
  { email, requestId }: OperatorChange,
): Promise<void> {
  const accountId = await findConfirmed(tx, email);
  const removed = await tx
    .delete(operatorAccount)
    .where(eq(operatorAccount.accountId, accountId))
    .returning();
  if (removed.length === 0) throw operatorNotFound(email);
  await recordAuditEvent(tx, {
    actor: 'operator',
    action: 'operator.removed',
    subject: `account:${accountId}`,
    requestId,
  });
}

async function findConfirmed(tx: NodePgDatabase, email: string): Promise<number> {
  const [found] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, normalizeEmail(email)), isNotNull(account.emailConfirmedAt)));
  if (!found) throw operatorNotFound(email);
  return found.id;
}

function operatorNotFound(email: string): ServiceError {
  return new ServiceError('OPERATOR_NOT_FOUND', `No account with the confirmed e-mail ${email}`);
}
