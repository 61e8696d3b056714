import { maskEmail } from '@melhor-escola/domain/email-address';
import { and, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { recordAuditEvent, recordAuditEvents } from '../../audit/record-audit-event.ts';
import { mailOutbox } from '../../database/operation-schema.ts';
import { ServiceError } from '../../http/errors/service-error.ts';
import type { PanelOperator } from '../../http/panel-caller.ts';
import { announceMail } from '../enqueue-mail.ts';
import type { mailDeletionReason, unsentMailsBody, UnsentMailState } from '../schema.ts';
import { MAILBOX_LIMIT, OUTDATED } from './outbox.ts';
import { countPages } from '../../http/slice-routes.ts';

/** Without mails that were dropped because they had lost their point: nobody needs to do anything about them. */
const isUnsent = and(
  isNotNull(mailOutbox.failedAt),
  isNull(mailOutbox.sentAt),
  sql`${mailOutbox.lastError} IS DISTINCT FROM ${OUTDATED}`,
);

/** Not what our own limits held back: a flood would hide the others, and a retry of all would send it. */
export const isDeadLetter = and(isUnsent, sql`${mailOutbox.lastError} IS DISTINCT FROM ${MAILBOX_LIMIT}`);

const conditions: Readonly<Record<UnsentMailState, SQL | undefined>> = {
  failed: isDeadLetter,
  'held-back': and(isUnsent, eq(mailOutbox.lastError, MAILBOX_LIMIT)),
};

export interface UnsentMailFilter {
  readonly state: UnsentMailState;
  /** The number of the page, from 1. */
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
    pages: countPages(counts[state], size),
    mails: mails.map((mail) => ({
      ...mail,
      recipient: maskEmail(mail.recipient),
      createdAt: mail.createdAt.toISOString(),
      failedAt: (mail.failedAt ?? mail.createdAt).toISOString(),
    })),
  };
}

/** Mails of a transaction: after a long outage there may be tens of thousands. */
const RETRY_BATCH = 1_000;

/** Sends one unsent mail again, which may also be one that was held back. @throws {ServiceError} 404 NOT_FOUND for an id of none. */
export async function retryMail(db: NodePgDatabase, operator: PanelOperator, id: number): Promise<void> {
  if ((await retryBatch(db, operator, isUnsentMail(id))).length === 0) throw mailNotFound();
}

/** Sends all dead letters again, in batches. @returns their number. */
export async function retryDeadLetters(db: NodePgDatabase, operator: PanelOperator): Promise<number> {
  let retried = 0;
  // From the first to the last, so that one that fails again at once is not retried again.
  for (let last = 0; ;) {
    const ids = await retryBatch(db, operator, and(isDeadLetter, gt(mailOutbox.id, last)));
    retried += ids.length;
    last = Math.max(last, ...ids);
    if (ids.length < RETRY_BATCH) return retried;
  }
}

/**
 * Sends unsent mails again, with all attempts but the first, which counts against the limits of their mailbox and has been
 * counted. Their links may have expired.
 *
 * @returns the ids of the first thousand.
 */
async function retryBatch(
  db: NodePgDatabase,
  operator: PanelOperator,
  condition: SQL | undefined,
): Promise<readonly number[]> {
  const ids = await db.transaction(async (tx) => {
    const chosen = tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(condition)
      .orderBy(mailOutbox.id)
      .limit(RETRY_BATCH)
      .for('update');
    const rows = await tx
      .update(mailOutbox)
      .set({ failedAt: null, attempts: 1, dueAt: sql`now()`, nextAttemptAt: sql`now()` })
      .where(inArray(mailOutbox.id, chosen))
      .returning({ id: mailOutbox.id });
    await recordAuditEvents(
      tx,
      rows.map(({ id }) => ({ ...mailEvent(operator, id), action: 'mail.retried' })),
    );
    return rows.map(({ id }) => id);
  });
  for (const id of ids) announceMail(id);
  return ids;
}

/** Deletes an unsent mail for good. @throws {ServiceError} 404 NOT_FOUND for an id of none. */
export async function deleteMail(
  db: NodePgDatabase,
  operator: PanelOperator,
  { id, reason }: { readonly id: number; readonly reason: z.output<typeof mailDeletionReason> },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(mailOutbox)
      .where(isUnsentMail(id))
      .returning({ kind: mailOutbox.kind });
    if (!deleted) throw mailNotFound();
    await recordAuditEvent(tx, {
      ...mailEvent(operator, id),
      action: 'mail.deleted',
      after: { kind: deleted.kind, reason },
    });
  });
}

const isUnsentMail = (id: number) => and(isUnsent, eq(mailOutbox.id, id));

const mailNotFound = () =>
  new ServiceError('NOT_FOUND', 'Este e-mail não está mais parado: foi enviado de novo, ou apagado.');

const mailEvent = ({ accountId, requestId }: PanelOperator, id: number) =>
  ({ actor: `account:${accountId}`, subject: `mail:${id}`, requestId }) as const;
