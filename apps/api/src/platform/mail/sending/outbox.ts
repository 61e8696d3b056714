import { afterQuietHours, cityTimeZone } from '@melhor-escola/domain/time-zone';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { mailOutbox } from '../../database/operation-schema.ts';
import { memberMail } from '../../database/panel-schema.ts';
import { school } from '../../database/schema.ts';
import type { DeliveryFailure } from './mail-transport.ts';
import { listKinds, type MailKind, perishableAllowances } from '../mail-kinds.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Seconds for which a sender owns a mail. If it has not recorded a result by then, it counts as dead. */
const LEASE_SECONDS = 300;

/** A mail becomes a dead letter once it has been due for this long, after this number of attempts. */
const MAX_AGE = '24 hours';
const MAX_ATTEMPTS = 8;

const claimed = z.object({
  id: z.coerce.number(),
  kind: z.string(),
  recipient: z.string(),
  accountId: z.number().nullable(),
  savedSearchId: z.number().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().nullable(),
  replyTo: z.string().nullable(),
  calendar: z.object({ method: z.enum(['PUBLISH', 'CANCEL']), content: z.string() }).nullable(),
  attempts: z.number(),
  createdAt: z.coerce.date(),
  isWanted: z.boolean(),
  isOutdated: z.boolean(),
});

/** The error of a mail whose mailbox has received too many (S35). It is no dead letter, but can be retried by its id. While it is postponed, too. */
export const MAILBOX_LIMIT = 'MAILBOX_LIMIT';

/** The error of a postponed mail that was dropped, because it had lost its point. It is no dead letter. */
export const OUTDATED = 'OUTDATED';

/** How long a perishable mail may be postponed. */
const MAX_POSTPONEMENT = '24 hours';

/**
 * Whether the mail that was just claimed had been postponed and has lost its point: the digest of its recipient, written after it, counts what it
 * announces, or it is older than a day.
 */
function isOutdated() {
  const perishable = sql.join(
    listKinds(perishableAllowances).map((kind) => sql`${kind}`),
    sql`, `,
  );
  const digest: MailKind = 'school-digest';
  return sql`(attempts = 1 AND last_error IS NOT DISTINCT FROM ${MAILBOX_LIMIT} AND kind IN (${perishable})
              AND (created_at < now() - ${MAX_POSTPONEMENT}::interval
                   OR EXISTS (SELECT FROM mail_outbox AS later WHERE later.member_mail_id = mail_outbox.member_mail_id
                                 AND later.kind = ${digest} AND later.created_at > mail_outbox.created_at)))`;
}

/**
 * Claims a due mail for this caller, newest first: someone who requested a new password is waiting, unlike the
 * backlog of an outage. No transaction stays open during delivery. Mails to people who have left their school are deleted, and
 * postponed ones that have lost their point are dropped.
 */
export async function claimMail(db: NodePgDatabase): Promise<OutgoingMail | undefined> {
  for (;;) {
    const { rows } = await db.execute(sql`
    UPDATE mail_outbox
       SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
     WHERE id = (SELECT id FROM mail_outbox
                  WHERE sent_at IS NULL AND failed_at IS NULL
                    AND next_attempt_at <= now()
                  ORDER BY next_attempt_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, recipient, account_id AS "accountId", saved_search_id AS "savedSearchId", subject, text, html,
              unsubscribe_url AS "unsubscribeUrl", reply_to AS "replyTo", calendar, attempts, created_at AS "createdAt",
              (member_mail_id IS NULL OR EXISTS (SELECT FROM member_mail WHERE member_mail.id = mail_outbox.member_mail_id)) AS "isWanted",
              ${isOutdated()} AS "isOutdated"`);
    if (rows.length === 0) return undefined;
    const { isWanted, isOutdated: isDropped, ...mail } = claimed.parse(rows[0]);
    if (isWanted && !isDropped) return mail;
    if (isWanted) await dropMail(db, mail);
    else await db.delete(mailOutbox).where(eq(mailOutbox.id, mail.id));
  }
}

/** The kind of mail after which nothing of its recipient remains. */
const anonymousKind: MailKind = 'account-deleted';

/**
 * Records the delivery and deletes the content, whose links are equivalent to a password while valid. For the
 * confirmation of a deletion the address is deleted too, because nothing else of that person remains (S31).
 */
export async function markSent(db: NodePgDatabase, { id }: Pick<OutgoingMail, 'id'>): Promise<void> {
  await db.execute(sql`
    UPDATE mail_outbox SET sent_at = now(), last_error = NULL, text = '', html = '', unsubscribe_url = NULL,
           reply_to = NULL, calendar = NULL,
           recipient = CASE kind WHEN ${anonymousKind} THEN '' ELSE recipient END
     WHERE id = ${id}`);
}

/** Records that a postponed mail has lost its point, and deletes its content. The row is kept to be counted. */
async function dropMail(db: NodePgDatabase, { id }: Pick<OutgoingMail, 'id'>): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ failedAt: sql`now()`, lastError: OUTDATED, text: '', html: '', unsubscribeUrl: null })
    .where(eq(mailOutbox.id, id));
}

/** Records that a mail is not sent, because its mailbox has received too many. */
export async function discardMail(db: NodePgDatabase, { id }: Pick<OutgoingMail, 'id'>): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ failedAt: sql`now()`, lastError: MAILBOX_LIMIT })
    .where(eq(mailOutbox.id, id));
}

/**
 * Puts off the first attempt of a mail, because its mailbox has received too many for now; one to the people of a school that would then
 * come in its quiet hours, until the morning.
 *
 * @param until when its mailbox may receive the next one.
 */
export async function postponeMail(
  db: NodePgDatabase,
  { id }: Pick<OutgoingMail, 'id'>,
  until: Date,
): Promise<void> {
  const [about] = await db
    .select({ cityId: school.cityId })
    .from(mailOutbox)
    .innerJoin(memberMail, eq(memberMail.id, mailOutbox.memberMailId))
    .innerJoin(school, eq(school.id, memberMail.schoolId))
    .where(eq(mailOutbox.id, id));
  const dueAt = about ? afterQuietHours(until, cityTimeZone(about.cityId)) : until;
  await db
    .update(mailOutbox)
    .set({ attempts: 0, dueAt, nextAttemptAt: dueAt, lastError: MAILBOX_LIMIT })
    .where(eq(mailOutbox.id, id));
}

/**
 * Records a failed attempt: the next ones follow after one minute, two, four … six hours, with 10 % jitter. After a
 * day, or immediately for an unknown mailbox, the mail becomes a dead letter.
 *
 * @returns whether it did.
 */
export async function markFailed(
  db: NodePgDatabase,
  { id, attempts }: Pick<OutgoingMail, 'id' | 'attempts'>,
  { error, permanent }: DeliveryFailure,
): Promise<boolean> {
  const minutes = Math.min(2 ** (attempts - 1), 360);
  const { rows } = await db.execute(sql`
    UPDATE mail_outbox
       SET last_error = ${error},
           next_attempt_at = now() + make_interval(secs => ${minutes} * 60 * (0.95 + random() * 0.1)),
           failed_at = CASE WHEN ${permanent}
                              OR (due_at < now() - ${MAX_AGE}::interval AND attempts >= ${MAX_ATTEMPTS})
                            THEN now() END
     WHERE id = ${id} AND sent_at IS NULL
    RETURNING failed_at IS NOT NULL AS "isDead"`);
  return rows[0]?.['isDead'] === true;
}
