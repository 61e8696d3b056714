import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { onOneLine } from './text/mail-content.ts';

/** A row of the outbox that is to be sent. */
export interface OutgoingMail {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl: string | null;
  /** This one included. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** The row holds something that can never be sent. */
export class UnsendableMailError extends Error {
  override readonly name = 'UnsendableMailError';
}

/** One mailbox and nothing else: no list, no name, no comment, no end of a line. */
const oneMailbox = /^[^\s\p{Cc}@<>()[\],;:"\\]{1,64}@[^\s\p{Cc}@<>()[\],;:"\\]{1,253}$/u;

/**
 * The mail for nodemailer: the same row makes the same mail to the byte, so that whoever gets it twice, because a process
 * died between sending it and noting that, has one (Message-ID, RFC 5322 §3.6.4).
 *
 * @param from the sender, as MAIL_FROM has it.
 * @throws {UnsendableMailError} when the recipient is not the address of one mailbox.
 */
export function composeMail(mail: OutgoingMail, from: string): SendMailOptions {
  if (!oneMailbox.test(mail.recipient)) throw new UnsendableMailError('The recipient is no mailbox.');
  const key = `${mail.id}.${mail.createdAt.getTime()}`;
  return {
    from,
    // As an object: a text would be parsed as a list of addresses.
    to: { name: '', address: mail.recipient },
    subject: onOneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId: `<${key}@${domainOf(from)}>`,
    baseBoundary: createHash('sha256').update(key).digest('hex').slice(0, 32),
    headers: {
      'Content-Language': 'pt-BR',
      // No out-of-office note comes back (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl === null ? {} : oneClickHeaders(mail.unsubscribeUrl)),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** By which mail programs show a way out of their own, and take it with one tap (RFC 2369, RFC 8058). */
function oneClickHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** 'Melhor Escola <a@b.example>' → 'b.example' */
function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
