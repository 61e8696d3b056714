import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { DeliveryFailure } from './mail-transport.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Seconds for which a mail is its sender's. Whoever has not noted its end by then is taken for dead. */
const LEASE_SECONDS = 300;

/** A mail that could not be sent within this, and at so many attempts, is given up. */
const MAX_AGE = '24 hours';
const MAX_ATTEMPTS = 8;

const claimed = z.object({
  id: z.coerce.number(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.coerce.date(),
});

/**
 * Takes a mail that is due, for this caller alone. The newest first: who has just asked for a new password waits at the
 * screen, and what an outage left behind does not. No transaction stays open while it is sent.
 */
export async function claimMail(db: NodePgDatabase): Promise<OutgoingMail | undefined> {
  const { rows } = await db.execute(sql`
    UPDATE mail_outbox
       SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
     WHERE id = (SELECT id FROM mail_outbox
                  WHERE sent_at IS NULL AND failed_at IS NULL
                    AND next_attempt_at <= now()
                  ORDER BY next_attempt_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, recipient, subject, text, html, unsubscribe_url AS "unsubscribeUrl", attempts, created_at AS "createdAt"`);
  return rows.length === 0 ? undefined : claimed.parse(rows[0]);
}

/**
 * Notes that the mail is sent, and deletes what it said: its links stand for a password as long as they last. Of the mail
 * that confirms a deletion not even the address is left, since nothing else of that person is (S31).
 */
export async function settleSent(db: NodePgDatabase, { id }: Pick<OutgoingMail, 'id'>): Promise<void> {
  await db.execute(sql`
    UPDATE mail_outbox SET sent_at = now(), last_error = NULL, text = '', html = '', unsubscribe_url = NULL,
           recipient = CASE kind WHEN 'account-deleted' THEN '' ELSE recipient END
     WHERE id = ${id}`);
}

/**
 * Notes that an attempt failed: the next is after one minute, then two, four … six hours, each with a tenth of chance, so that
 * what failed together does not come back together. After a day, or at once where there is no such mailbox, it is given up.
 *
 * @returns whether it was.
 */
export async function settleFailed(
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
                              OR (created_at < now() - ${MAX_AGE}::interval AND attempts >= ${MAX_ATTEMPTS})
                            THEN now() END
     WHERE id = ${id} AND sent_at IS NULL
    RETURNING failed_at IS NOT NULL AS "givenUp"`);
  return rows[0]?.['givenUp'] === true;
}
