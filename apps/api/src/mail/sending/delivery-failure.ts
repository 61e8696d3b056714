import { UnsendableMailError } from '../outgoing-mail.ts';

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
const noSuchMailbox = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/** Codes of nodemailer for a mail that was refused while the server answered. */
const refused = new Set(['EENVELOPE', 'EMESSAGE', 'EMAXRECIPIENTS', 'ESTREAM']);

/** Judges what sending threw. Another refusal than of the mailbox may be a setting of the server's, and is tried again. */
export function judgeFailure(error: unknown): DeliveryFailure {
  if (error instanceof UnsendableMailError) {
    return { error: 'recipient is no mailbox', permanent: true, unreachable: false };
  }
  const code = fieldOf(error, 'code', /^[A-Z_]+$/) ?? 'unknown';
  const reply = fieldOf(error, 'responseCode', /^\d{3}$/);
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(fieldOf(error, 'response', /^/) ?? '')?.[1];
  return {
    error: [code, reply, status].filter(Boolean).join(' '),
    permanent: status !== undefined && noSuchMailbox.test(status),
    // 421: the server is closing down, whatever was asked of it.
    unreachable: !refused.has(code) || reply === '421',
  };
}

function fieldOf(error: unknown, name: string, shape: RegExp): string | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return text !== undefined && shape.test(text) ? text : undefined;
}
