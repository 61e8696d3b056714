import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { onMailAnnounced } from '../enqueue-mail.ts';
import { MAX_CONCURRENT_MAILS, openMailTransport } from './mail-transport.ts';
import { sendDueMail } from './send-due-mail.ts';

/** Sends what this process puts into the outbox, as it is put there. What is due later is a job's (`sendMailJob`). */
export interface MailSender {
  /** Finishes what is on its way, and begins nothing else. */
  stop(): Promise<void>;
}

export interface MailSenderOptions {
  readonly database: Database;
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
}

/** Milliseconds between looks for a mail whose transaction is not committed yet; a longer one is left to the job. */
const POLL_DELAYS_MS = [0, 25, 50, 100, 200, 400, 800, 1_600];

/** Starts to send. A mail server, or a database, that does not answer ends nothing: the job tries again. */
export function startMailSender({ database, environment, log }: MailSenderOptions): MailSender {
  const stopping = new AbortController();
  const { signal } = stopping;
  const transport = openMailTransport(environment);
  const running = new Set<Promise<void>>();
  const awaited = new Set<number>();
  let attempt = 0;
  let timer: NodeJS.Timeout | undefined;

  const schedulePoll = (): void => {
    if (timer || signal.aborted) return;
    const pause = POLL_DELAYS_MS[attempt];
    attempt += 1;
    if (pause === undefined) awaited.clear();
    else timer = setTimeout(poll, pause);
  };
  const poll = (): void => {
    timer = undefined;
    // Those that run look themselves, once they are done with what they have.
    if (running.size === MAX_CONCURRENT_MAILS) return;
    const worker = send().finally(() => {
      running.delete(worker);
      if (awaited.size > 0) schedulePoll();
    });
    running.add(worker);
  };
  const onClaimed = (id: number): void => void awaited.delete(id);
  const send = async (): Promise<void> => {
    try {
      const reached = await sendDueMail({ database, transport, log, signal, lanes: 1, onClaimed });
      if (!reached) awaited.clear();
    } catch (error) {
      log.warn({ err: error }, 'Mail waits for the database.');
    }
  };
  const silence = onMailAnnounced((id) => {
    awaited.add(id);
    attempt = 0;
    clearTimeout(timer);
    timer = undefined;
    schedulePoll();
  });
  // What was written before this, by a process that ended or while this one started.
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
