import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { onMailAnnounced } from '../enqueue-mail.ts';
import { MAX_CONCURRENT_MAILS, openMailTransport } from './mail-transport.ts';
import { sendDueMail } from './send-due-mail.ts';

/** Sends mails of this process as they are stored in the outbox. Later attempts are the job's (`sendMailJob`). */
export interface MailSender {
  /** Finishes running deliveries and starts no others. */
  stop(): Promise<void>;
}

export interface MailSenderOptions {
  readonly database: Database;
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
}

/**
 * Delays in milliseconds between polls for a mail whose transaction is not committed yet; the job sends those of
 * longer transactions.
 */
const POLL_DELAYS_MS = [0, 25, 50, 100, 200, 400, 800, 1_600];

/** Starts sending. If the mail server or the database does not respond, the job tries again later. */
export function startMailSender({ database, environment, log }: MailSenderOptions): MailSender {
  const stopping = new AbortController();
  const { signal } = stopping;
  const transport = openMailTransport(environment);
  const running = new Set<Promise<void>>();
  const announced = new Set<number>();
  let attempt = 0;
  let timer: NodeJS.Timeout | undefined;

  const schedulePoll = (): void => {
    if (timer || signal.aborted) return;
    const pause = POLL_DELAYS_MS[attempt];
    attempt += 1;
    if (pause === undefined) announced.clear();
    else timer = setTimeout(poll, pause);
  };
  const poll = (): void => {
    timer = undefined;
    // Running workers poll by themselves when they finish.
    if (running.size === MAX_CONCURRENT_MAILS) return;
    const worker = send().finally(() => {
      running.delete(worker);
      if (announced.size > 0) schedulePoll();
    });
    running.add(worker);
  };
  const onClaimed = (id: number): void => void announced.delete(id);
  const send = async (): Promise<void> => {
    try {
      const reached = await sendDueMail({ database, transport, log, signal, concurrency: 1, onClaimed });
      if (!reached) announced.clear();
    } catch (error) {
      log.warn({ err: error }, 'Mail is waiting for the database.');
    }
  };
  const silence = onMailAnnounced((id) => {
    announced.add(id);
    attempt = 0;
    clearTimeout(timer);
    timer = undefined;
    schedulePoll();
  });
  // Mails written earlier, by an ended process or during this start.
  schedulePoll();

  return {
    async stop() {
      silence();
      stopping.abort();
      clearTimeout(timer);
      await Promise.all(running);
      transport.close();
    },
  };
}
