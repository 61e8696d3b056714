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
import { claimMail, settleFailed, settleSent } from './outbox.ts';
import { defineJob } from '../../jobs/job.ts';

export interface SendDueMailOptions {
  readonly database: Pick<Database, 'db'>;
  readonly transport: MailTransport;
  /** Begins no other mail once it is aborted. */
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
  /** Mails on their way at the same time. */
  readonly lanes: number;
  /** Called with the id of each mail that is taken. */
  readonly onClaimed?: (id: number) => void;
}

/** How a mail ended: at the server, with the mail for itself, or with the server for all of them. */
type Outcome = 'sent' | 'failed' | 'unreachable';

/**
 * Sends what is due until nothing is, or until the server cannot be reached: then what is left stays due. Any number of
 * processes may do this at once; each mail is sent by one of them.
 *
 * @returns whether it could be reached.
 * @throws when the database does not answer.
 */
export async function sendDueMail(options: SendDueMailOptions): Promise<boolean> {
  let reachable = true;
  const lane = async (): Promise<void> => {
    while (reachable && !options.signal.aborted) {
      const mail = await claimMail(options.database.db);
      if (!mail) return;
      options.onClaimed?.(mail.id);
      if ((await sendMail(mail, options)) === 'unreachable') reachable = false;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: options.lanes }, lane));
  const broken = ended.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
  return reachable;
}

async function sendMail(
  mail: OutgoingMail,
  { database: { db }, transport, log }: SendDueMailOptions,
): Promise<Outcome> {
  const line = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
  try {
    await transport.send(mail);
  } catch (error) {
    const failure = classifyFailure(error);
    const givenUp = await settleFailed(db, mail, failure);
    if (givenUp) log.error({ ...line, reason: failure.error }, 'A mail was given up.');
    else log.warn({ ...line, reason: failure.error }, 'A mail could not be sent; it is tried again later.');
    return failure.unreachable ? 'unreachable' : 'failed';
  }
  await noteSent(db, mail);
  log.info(line, 'A mail was sent.');
  return 'sent';
}

/** A mail that is not noted as sent is sent again: a database that is away for a moment is worth waiting for. */
async function noteSent(db: NodePgDatabase, mail: OutgoingMail): Promise<void> {
  for (const pause of [100, 400, 1_600, 6_400]) {
    try {
      await settleSent(db, mail);
      return;
    } catch {
      await delay(pause);
    }
  }
  await settleSent(db, mail);
}

/** Sends what could not be sent when it was written: the server was away, or the process that should have ended. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  every: 'minute',
  timeLimit: 600,
  async run({ database, environment, signal, log }) {
    const transport = openMailTransport(environment);
    try {
      await sendDueMail({ database, transport, signal, log, lanes: MAX_CONCURRENT_MAILS });
    } finally {
      transport.close();
    }
  },
});
