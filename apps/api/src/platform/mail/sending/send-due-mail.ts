import { setTimeout as delay } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import {
  classifyFailure,
  MAX_CONCURRENT_MAILS,
  type MailTransport,
  openMailTransport,
} from './mail-transport.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { createMailLimits, type ExceededAllowance, type MailLimits } from './mail-limits.ts';
import { claimMail, discardMail, markFailed, markSent, postponeMail } from './outbox.ts';
import { defineJob } from '../../jobs/job.ts';
import { postponedAllowances } from '../mail-kinds.ts';

export interface SendDueMailOptions {
  readonly database: Pick<Database, 'db' | 'pool'>;
  readonly transport: MailTransport;
  /** When aborted, no other mail is started. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
  /** Maximum number of concurrent deliveries. */
  readonly concurrency: number;
  /** Called with the id of each claimed mail. */
  readonly onClaimed?: (id: number) => void;
}

/** Result of a delivery: sent, over its mailbox's limit, failed for this mail, or failed for the whole server. */
type Outcome = 'sent' | 'exceeded' | 'failed' | 'unreachable';

/**
 * Sends due mails until none is left or the server is unreachable; the rest stays due. Any number of processes may do
 * this concurrently; each mail is sent by one of them, or postponed or discarded if its mailbox has received too many (S35).
 *
 * @returns whether the server was reachable.
 * @throws when the database does not respond.
 */
export async function sendDueMail(options: SendDueMailOptions): Promise<boolean> {
  let reachable = true;
  const limits = createMailLimits(options.database);
  const sendUntilNoneIsDue = async (): Promise<void> => {
    while (reachable && !options.signal.aborted) {
      const mail = await claimMail(options.database.db);
      if (!mail) return;
      options.onClaimed?.(mail.id);
      if ((await sendMail(mail, limits, options)) === 'unreachable') reachable = false;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: options.concurrency }, sendUntilNoneIsDue));
  const broken = ended.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
  return reachable;
}

async function sendMail(
  mail: OutgoingMail,
  limits: MailLimits,
  { database: { db }, transport, log }: SendDueMailOptions,
): Promise<Outcome> {
  const line = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
  const exceeded = mail.attempts === 1 ? await limits.exceeded(mail) : undefined;
  if (exceeded !== undefined) {
    await holdBack(mail, exceeded, { db, log: log.child(line) });
    return 'exceeded';
  }
  try {
    await transport.send(mail);
  } catch (error) {
    const failure = classifyFailure(error);
    const isDead = await markFailed(db, mail, failure);
    if (isDead) log.error({ ...line, reason: failure.error }, 'Mail became a dead letter.');
    else log.warn({ ...line, reason: failure.error }, 'Mail could not be sent; it will be retried.');
    return failure.unreachable ? 'unreachable' : 'failed';
  }
  await markSentWithRetry(db, mail);
  log.info(line, 'Mail sent.');
  return 'sent';
}

/** Postpones a mail whose mailbox has received too many, or discards it: what strangers cause must not wait to be sent. */
async function holdBack(
  mail: OutgoingMail,
  { allowance, wait }: ExceededAllowance,
  { db, log }: { readonly db: NodePgDatabase; readonly log: FastifyBaseLogger },
): Promise<void> {
  if (postponedAllowances.has(allowance)) {
    await postponeMail(db, mail, new Date(Date.now() + wait));
    log.info({ allowance }, 'Mail waits: its recipient has received too many for now.');
    return;
  }
  await discardMail(db, mail);
  log.warn({ allowance }, 'Mail was not sent: its recipient has received too many.');
}

/** A mail not recorded as sent is sent again, so wait for a short outage of the database. */
async function markSentWithRetry(db: NodePgDatabase, mail: OutgoingMail): Promise<void> {
  for (const pause of [100, 400, 1_600, 6_400]) {
    try {
      await markSent(db, mail);
      return;
    } catch {
      await delay(pause);
    }
  }
  await markSent(db, mail);
}

/** Sends mails that could not be sent immediately, because the server was down or the process ended. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  every: 'minute',
  timeLimit: 600,
  async run({ database, environment, signal, log }) {
    const transport = openMailTransport(environment);
    try {
      await sendDueMail({ database, transport, signal, log, concurrency: MAX_CONCURRENT_MAILS });
    } finally {
      transport.close();
    }
  },
});
