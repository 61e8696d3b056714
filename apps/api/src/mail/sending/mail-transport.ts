import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { createTransport } from 'nodemailer';
import { outboxFile, outboxFolder } from './outbox-files.ts';
import { composeMail, type OutgoingMail, UnsendableMailError } from '../outgoing-mail.ts';

/** Where mail goes. */
export interface MailTransport {
  /** Resolves when the mail is the other side's to deliver. @throws what nodemailer, or the file system, says. */
  send(mail: OutgoingMail): Promise<void>;
  /** Ends connections once they are done. */
  close(): void;
}

type MailEnvironment = Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Mails on their way at the same time. */
export const MAX_CONCURRENT_MAILS = 3;

/** A mail that takes longer than this has failed; above the server's several waits, below `leaseSeconds` of the outbox. */
const SEND_TIMEOUT_MS = 90_000;

/** The mail server at SMTP_URL; without one, files in the outbox of the data folder. Connects when the first mail is sent. */
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
    // Below the server's own patience: no mail starts on a connection that the server is closing.
    idleTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail({ ...composeMail(mail, from), signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
    },
    close: () => transport.close(),
  };
}

/** Each mail in a file named by its row, which a mail program opens. It appears whole, and only once. */
function openFolder(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMail(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The stream transport gave no buffer.');
      // Only the service's user: it holds addresses, and links that stand for a password.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = outboxFile(folder, mail);
      const draft = `${file}.${process.pid}.new`;
      try {
        await writeWhole(draft, message);
        await rename(draft, file);
      } catch (error) {
        // On a disk that is full, what was begun would take the room of the next.
        await rm(draft, { force: true });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** For its owner alone; resolves when it is on the disk. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a failed attempt says about the mail, and about the server. */
export interface DeliveryFailure {
  /** For the outbox and the log: codes only, since a server's words quote the address. 'EENVELOPE 550 5.1.1' */
  readonly error: string;
  /** No later attempt can succeed: there is no such mailbox. */
  readonly permanent: boolean;
  /** It is the server, or the way to it, and no fault of this mail: the next one would fail as well. */
  readonly unreachable: boolean;
}

/** Enhanced status codes (RFC 3463) by which a server says that the mailbox, and not our sending, is at fault. */
const unknownMailboxStatus = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/** Codes of nodemailer for a mail that was refused while the server answered. */
const rejectionCodes = new Set(['EENVELOPE', 'EMESSAGE', 'EMAXRECIPIENTS', 'ESTREAM']);

/** Classifies an error of sending. Only a rejected mailbox is final: any other rejection may be a server's setting, and is retried. */
export function classifyFailure(error: unknown): DeliveryFailure {
  if (error instanceof UnsendableMailError) {
    return { error: 'recipient is no mailbox', permanent: true, unreachable: false };
  }
  const code = fieldOf(error, 'code', /^[A-Z_]+$/) ?? 'unknown';
  const reply = fieldOf(error, 'responseCode', /^\d{3}$/);
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(fieldOf(error, 'response', /^/) ?? '')?.[1];
  return {
    error: [code, reply, status].filter(Boolean).join(' '),
    permanent: status !== undefined && unknownMailboxStatus.test(status),
    // 421: the server is closing down, whatever was asked of it.
    unreachable: !rejectionCodes.has(code) || reply === '421',
  };
}

function fieldOf(error: unknown, name: string, shape: RegExp): string | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return text !== undefined && shape.test(text) ? text : undefined;
}
