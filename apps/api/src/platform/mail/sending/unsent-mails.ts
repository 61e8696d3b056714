import { maskEmail } from '@melhor-escola/domain/email-address';
import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { ServiceError } from '../../http/errors/service-error.ts';
import { announceMail } from '../enqueue-mail.ts';
import type { mailDeletionReason, unsentMailsBody, UnsentMailState } from '../schema.ts';
import { MAILBOX_LIMIT } from './outbox.ts';

const isUnsent = and(isNotNull(mailOutbox.failedAt), isNull(mailOutbox.sentAt));

/** Not what our own limits held back: a flood would hide the others, and a retry of all would send it. */
export const isDeadLetter = and(isUnsent, sql`${mailOutbox.lastError} IS DISTINCT FROM ${MAILBOX_LIMIT}`);

const conditions: Readonly<Record<UnsentMailState, SQL | undefined>> = {
  failed: isDeadLetter,
  'held-back': and(isUnsent, eq(mailOutbox.lastError, MAILBOX_LIMIT)),
};

export interface UnsentMailFilter {
  readonly state: UnsentMailState;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** A page of unsent mails in a state, latest first, and how many there are in each. */
export async function findUnsentMails(
  db: NodePgDatabase,
  { state, page, size }: UnsentMailFilter,
): Promise<z.input<typeof unsentMailsBody>> {
  const counts = {
    failed: await db.$count(mailOutbox, conditions.failed),
    'held-back': await db.$count(mailOutbox, conditions['held-back']),
  };
  const { id, kind, recipient, attempts, createdAt, failedAt, lastError } = mailOutbox;
  const mails = await db
    .select({ id, kind, recipient, attempts, createdAt, failedAt, lastError })
    .from(mailOutbox)
    .where(conditions[state])
    .orderBy(desc(mailOutbox.id))
    .limit(size)
    .offset((page - 1) * size);
  return {
    counts,
    pages: Math.max(1, Math.ceil(counts[state] / size)),
    mails: mails.map((mail) => ({
      ...mail,
      recipient: maskEmail(mail.recipient),
      createdAt: mail.createdAt.toISOString(),
      failedAt: (mail.failedAt ?? mail.createdAt).toISOString(),
    })),
  };
}

/** Who of our team settles mails. */
export interface MailOperator {
  readonly accountId: number;
  readonly requestId: string;
}

/**
 * Sends unsent mails again, with all attempts but the first, which counts against the limits of their mailbox and has been
 * counted. Their links may have expired.
 *
 * @param id of one mail, which may also be one that was held back; all dead letters if absent.
 * @returns their number.
 * @throws {ServiceError} 404 NOT_FOUND for an id of none.
 */
export async function retryMails(db: NodePgDatabase, operator: MailOperator, id?: number): Promise<number> {
  const retried = await db.transaction(async (tx) => {
    const rows = await tx
      .update(mailOutbox)
      .set({ failedAt: null, attempts: 1, dueAt: sql`now()`, nextAttemptAt: sql`now()` })
      .where(id === undefined ? isDeadLetter : isUnsentMail(id))
      .returning({ id: mailOutbox.id });
    for (const row of rows) await recordMailEvent(tx, operator, row.id, { action: 'mail.retried' });
    return rows;
  });
  if (id !== undefined && retried.length === 0) throw mailNotFound();
  for (const row of retried) announceMail(row.id);
  return retried.length;
}

/** Deletes an unsent mail for good. @throws {ServiceError} 404 NOT_FOUND for an id of none. */
export async function deleteMail(
  db: NodePgDatabase,
  operator: MailOperator,
  { id, reason }: { readonly id: number; readonly reason: z.output<typeof mailDeletionReason> },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(mailOutbox)
      .where(isUnsentMail(id))
      .returning({ kind: mailOutbox.kind });
    if (!deleted) throw mailNotFound();
    await recordMailEvent(tx, operator, id, {
      action: 'mail.deleted',
      after: { kind: deleted.kind, reason },
    });
  });
}

const isUnsentMail = (id: number) => and(isUnsent, eq(mailOutbox.id, id));

const mailNotFound = () =>
  new ServiceError('NOT_FOUND', 'Este e-mail não está mais parado: foi enviado de novo, ou apagado.');

async function recordMailEvent(
  tx: NodePgDatabase,
  { accountId, requestId }: MailOperator,
  id: number,
  event: { readonly action: `mail.${string}`; readonly after?: Readonly<Record<string, string>> },
): Promise<void> {
  await recordAuditEvent(tx, { actor: `account:${accountId}`, subject: `mail:${id}`, requestId, ...event });
}
