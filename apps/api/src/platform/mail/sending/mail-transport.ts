import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { createTransport } from 'nodemailer';
import { outboxFile, outboxFolder } from './outbox-files.ts';
import { composeMail, type OutgoingMail, UnsendableMailError } from '../outgoing-mail.ts';

/** Destination of mail. */
export interface MailTransport {
  /** Resolves when the other side has accepted the mail. @throws errors of nodemailer or the file system. */
  send(mail: OutgoingMail): Promise<void>;
  /** Closes connections when they are idle. */
  close(): void;
}

type MailEnvironment = Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Maximum number of concurrent deliveries. */
export const MAX_CONCURRENT_MAILS = 3;

/** Timeout of a delivery: above the sum of the connection timeouts, below `LEASE_SECONDS` of the outbox. */
const SEND_TIMEOUT_MS = 90_000;

/** The mail server at SMTP_URL; without one, files in the data folder's outbox. Connects for the first mail. */
export function openMailTransport(environment: MailEnvironment): MailTransport {
  return environment.smtpUrl === undefined
    ? openFolder(outboxFolder(environment), environment.mailFrom)
    : openSmtp(environment.smtpUrl, environment.mailFrom);
}

function openSmtp(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONCURRENT_MAILS,
    // Below the server's timeout, so that no mail is sent on a connection that the server is closing.
    idleTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({
        ...(await composeMail(mail, from)),
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
    },
    close: () => transport.close(),
  };
}

/** Writes each mail to a file named after its row, readable by a mail program. The file appears complete, and only once. */
function openFolder(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(await composeMail(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The stream transport returned no buffer.');
      // Readable by the service's user only: it contains addresses, and links equivalent to a password.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = outboxFile(folder, mail);
      const draft = `${file}.${process.pid}.new`;
      try {
        await writeWhole(draft, message);
        await rename(draft, file);
      } catch (error) {
        // On a full disk, a partial file would use up the space of the next one.
        await rm(draft, { force: true });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Readable by its user only; resolves when it is on disk. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a failed attempt says about the mail and the server. */
export interface DeliveryFailure {
  /** For the outbox and the log: codes only, because the server's text quotes the address. 'EENVELOPE 550 5.1.1' */
  readonly error: string;
  /** Retrying cannot succeed: the mailbox does not exist. */
  readonly permanent: boolean;
  /** The server or the network failed: the next mail would fail as well. */
  readonly unreachable: boolean;
}

/** Enhanced status codes (RFC 3463) for an invalid mailbox, rather than a problem of our sending. */
const unknownMailboxStatus = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/** nodemailer's codes for a mail rejected by a responding server. */
const rejectionCodes = new Set(['EENVELOPE', 'EMESSAGE', 'EMAXRECIPIENTS', 'ESTREAM']);

/**
 * Classifies a delivery error. Only an unknown mailbox is permanent: any other rejection may depend on the server's
 * configuration and is retried.
 */
export function classifyFailure(error: unknown): DeliveryFailure {
  if (error instanceof UnsendableMailError) {
    return { error: 'recipient is not a mailbox', permanent: true, unreachable: false };
  }
  const code = errorField(error, 'code', /^[A-Z_]+$/) ?? 'unknown';
  const reply = errorField(error, 'responseCode', /^\d{3}$/);
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(errorField(error, 'response', /^/) ?? '')?.[1];
  return {
    error: [code, reply, status].filter(Boolean).join(' '),
    permanent: status !== undefined && unknownMailboxStatus.test(status),
    // 421: the server is shutting down, regardless of the command.
    unreachable: !rejectionCodes.has(code) || reply === '421',
  };
}

function errorField(error: unknown, name: string, shape: RegExp): string | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return text !== undefined && shape.test(text) ? text : undefined;
}
