import { createHash } from 'node:crypto';
import { siteBrand } from '@melhor-escola/config/brand';
import { brandMark } from '@melhor-escola/config/brand-mark';
import type { SendMailOptions } from 'nodemailer';
import type { MailCalendar } from '../database/operation-schema.ts';
import sharp from 'sharp';
import { onOneLine } from './text/mail-content.ts';
import { LOGO_CID } from './text/mail-layout.ts';

/** A row of the outbox to be sent. */
export interface OutgoingMail {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly accountId: number | null;
  readonly savedSearchId: number | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl: string | null;
  readonly replyTo: string | null;
  readonly calendar: MailCalendar | null;
  /** Including this one. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** The row can never be sent. */
export class UnsendableMailError extends Error {
  override readonly name = 'UnsendableMailError';
}

/** Exactly one mailbox: no list, name, comment or line break. */
const oneMailbox = /^[^\s\p{Cc}@<>()[\],;:"\\]{1,64}@[^\s\p{Cc}@<>()[\],;:"\\]{1,253}$/u;

/**
 * Builds the mail for nodemailer. The same row always gives the same bytes, so a mail sent twice, because a process
 * died before recording it, is recognized as a duplicate (Message-ID, RFC 5322 §3.6.4).
 *
 * @param from the sender, from MAIL_FROM.
 * @throws {UnsendableMailError} when the recipient is not exactly one mailbox.
 */
export async function composeMail(mail: OutgoingMail, from: string): Promise<SendMailOptions> {
  if (!oneMailbox.test(mail.recipient)) throw new UnsendableMailError('The recipient is not a mailbox.');
  const key = `${mail.id}.${mail.createdAt.getTime()}`;
  return {
    from,
    // As an object: a string would be parsed as a list of addresses.
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo !== null &&
      oneMailbox.test(mail.replyTo) && { replyTo: { name: '', address: mail.replyTo } }),
    subject: onOneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    attachments: [
      { cid: LOGO_CID, filename: 'logo.png', content: await logo(), contentDisposition: 'inline' },
    ],
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'visita.ics' } }),
    date: mail.createdAt,
    messageId: `<${key}@${senderDomain(from)}>`,
    baseBoundary: createHash('sha256').update(key).digest('hex').slice(0, 32),
    headers: {
      'Content-Language': 'pt-BR',
      // Prevents out-of-office replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl === null ? {} : oneClickHeaders(mail.unsubscribeUrl)),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

let renderedLogo: Promise<Buffer> | undefined;

/**
 * The brand's mark as a PNG for high-density screens. Attached rather than linked: most programs show it without asking, and no request
 * reveals that the mail was opened.
 */
async function logo(): Promise<Buffer> {
  renderedLogo ??= sharp(Buffer.from(brandMark(siteBrand())), { density: 216 })
    .resize(96)
    .png({ palette: true })
    .toBuffer();
  return renderedLogo;
}

/** Headers with which mail programs offer one-click unsubscribe (RFC 2369, RFC 8058). */
function oneClickHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** 'Melhor Escola <a@b.example>' → 'b.example' */
function senderDomain(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
