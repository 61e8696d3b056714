import { normalizeEmail } from '@melhor-escola/domain/email-address';
import { and, eq, isNotNull } from 'drizzle-orm';
import { account, savedSearch } from '../../database/account-schema.ts';
import type { Database } from '../../database/database.ts';
import { createRateLimit } from '../../rate-limits/rate-limit.ts';
import { allowanceOfKind, type MailAllowance, mailAllowances } from '../mail-kinds.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Domains whose dots do not distinguish mailboxes. */
const DOTLESS_DOMAINS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * One spelling per mailbox, for counting: 'Ana.Lima+a@googlemail.com' → 'analima@gmail.com'. Two mailboxes with one
 * spelling would only share a limit.
 */
export function canonicalMailbox(email: string): string {
  const plain = normalizeEmail(email.trim());
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, at).split('+', 1)[0] ?? '';
  const domain = plain.slice(at + 1);
  const dotless = DOTLESS_DOMAINS.get(domain);
  return dotless === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${dotless}`;
}

/** What decides whose allowance a mail uses. */
type CountedMail = Pick<OutgoingMail, 'kind' | 'recipient' | 'accountId' | 'savedSearchId'>;

/** An allowance that a mailbox has used up. */
export interface ExceededAllowance {
  readonly allowance: MailAllowance;
  /** Milliseconds until it allows the next mail. */
  readonly wait: number;
}

/** Counts mails per mailbox, for all processes and kinds of mail. */
export interface MailLimits {
  /**
   * Counts a mail before its first attempt.
   *
   * @returns the allowance that its mailbox has used up; undefined if it may be sent.
   */
  exceeded(mail: CountedMail): Promise<ExceededAllowance | undefined>;
}

/**
 * Limits of mails per mailbox (S35). They apply to sending, so that a request gets the same response, in the same time,
 * whether or not its mail is sent.
 */
export function createMailLimits(database: Pick<Database, 'db' | 'pool'>): MailLimits {
  const { db } = database;
  const limits = new Map(
    Object.entries(mailAllowances).map(([name, rules]) => [
      name,
      rules.map((rule) => createRateLimit(database, `mail-${name}-${rule.seconds}`, rule)),
    ]),
  );
  /** Whether the recipient has confirmed to be the user of this account, or to want these alerts. */
  const isOwner = async ({ recipient, accountId, savedSearchId }: CountedMail): Promise<boolean> => {
    if (accountId === null) {
      if (savedSearchId === null) return false;
      const confirmed = and(
        eq(savedSearch.id, savedSearchId),
        eq(savedSearch.email, recipient),
        isNotNull(savedSearch.confirmedAt),
      );
      return (await db.$count(savedSearch, confirmed)) > 0;
    }
    const owner = and(
      eq(account.id, accountId),
      eq(account.email, recipient),
      isNotNull(account.emailConfirmedAt),
    );
    return (await db.$count(account, owner)) > 0;
  };
  const findAllowance = async (mail: CountedMail): Promise<MailAllowance> => {
    const allowance = allowanceOfKind(mail.kind);
    const isForOwner = allowance === 'own' || allowance === 'alerts' || allowance === 'security';
    return isForOwner && !(await isOwner(mail)) ? 'unsolicited' : allowance;
  };
  return {
    async exceeded(mail) {
      const allowance = await findAllowance(mail);
      for (const limit of limits.get(allowance) ?? []) {
        const wait = await limit.wait(canonicalMailbox(mail.recipient));
        if (wait !== undefined) return { allowance, wait };
      }
      return undefined;
    },
  };
}
