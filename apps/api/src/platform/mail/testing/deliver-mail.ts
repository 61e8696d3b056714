import { testEnvironment, testLog } from '../../../../test/test-server.ts';
import type { Database } from '../../database/database.ts';
import { MAX_CONCURRENT_MAILS, openMailTransport } from '../sending/mail-transport.ts';
import { sendDueMail } from '../sending/send-due-mail.ts';
import { startMailCatcher } from './mail-catcher.ts';

/** Sends everything due to a mail server. @returns the recipients and subjects that it received, and the log. */
export async function deliverMail(database: Database, senders = 1) {
  const catcher = await startMailCatcher();
  const transport = openMailTransport({ ...testEnvironment, smtpUrl: catcher.url });
  const { log, written } = testLog();
  const { signal } = new AbortController();
  const options = { database, transport, signal, log, concurrency: MAX_CONCURRENT_MAILS };
  try {
    await Promise.all(Array.from({ length: senders }, () => sendDueMail(options)));
    return {
      mails: catcher.caught.map(({ to, mail }) => ({ to: to.join(), subject: mail.subject ?? '' })),
      log: written(),
    };
  } finally {
    transport.close();
    await catcher.close();
  }
}
