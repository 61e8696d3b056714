import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { MAILBOX_LIMIT } from './outbox.ts';
import { announceMail } from '../enqueue-mail.ts';

const hasFailed = and(isNotNull(mailOutbox.failedAt), isNull(mailOutbox.sentAt));

/** Not what our own limits discarded: a flood would hide the others, and a retry of all would send it. */
export const isDeadLetter = and(hasFailed, sql`${mailOutbox.lastError} IS DISTINCT FROM ${MAILBOX_LIMIT}`);

/** A page of dead letters, latest first, and their total number. */
export async function findDeadLetters(
  db: NodePgDatabase,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const total = await db.$count(mailOutbox, isDeadLetter);
  const mails = await db
    .select({
      id: mailOutbox.id,
      kind: mailOutbox.kind,
      recipient: mailOutbox.recipient,
      attempts: mailOutbox.attempts,
      createdAt: mailOutbox.createdAt,
      failedAt: mailOutbox.failedAt,
      lastError: mailOutbox.lastError,
    })
    .from(mailOutbox)
    .where(isDeadLetter)
    .orderBy(desc(mailOutbox.id))
    .limit(size)
    .offset((page - 1) * size);
  return { mails, total };
}

/**
 * Retries dead letters, with all attempts but the first, which counts against the limits of their mailbox and has been
 * counted. Their links may have expired.
 *
 * @param id of one mail, which may also be one that its mailbox's limit discarded; all dead letters if absent.
 * @returns their number.
 */
export async function retryDeadLetters(
  db: NodePgDatabase,
  { id, requestId }: { readonly id?: number | undefined; readonly requestId: string },
): Promise<number> {
  const retried = await db.transaction(async (tx) => {
    const rows = await tx
      .update(mailOutbox)
      .set({ failedAt: null, attempts: 1, nextAttemptAt: sql`now()` })
      .where(id === undefined ? isDeadLetter : and(hasFailed, eq(mailOutbox.id, id)))
      .returning({ id: mailOutbox.id });
    for (const row of rows) {
      await recordAuditEvent(tx, {
        actor: 'operator',
        action: 'mail.retried',
        subject: `mail:${row.id}`,
        requestId,
      });
    }
    return rows;
  });
  for (const row of retried) announceMail(row.id);
  return retried.length;
}
