import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import { type RateLimits, createRateLimits } from '../rate-limits/rate-limit.ts';

/** What the routes of accounts work with. */
export interface AccountContext {
  readonly environment: Pick<Environment, 'siteUrl' | 'google'>;
  readonly database: Database;
  readonly limits: AccountLimits;
}

const halfHour = 30 * 60;

const quarterHour = 15 * 60;

const hour = 60 * 60;

const day = 24 * hour;

/**
 * How often what may be tried; every limit is by the caller's address unless it says otherwise. None refuses one person for
 * what another did: whoever is refused asked too often from their own address, session or account (S32).
 */
export const accountLimitRules = {
  /** Wrong passwords for one e-mail from one address. */
  login: { tries: 5, seconds: quarterHour },
  /** Wrong passwords for any e-mail. Mobile networks put many people behind one address. */
  'login-address': { tries: 50, seconds: quarterHour },
  /** Wrong passwords in one session, of who changes e-mail or password or deletes the account. */
  'own-password': { tries: 5, seconds: quarterHour },
  register: { tries: 30, seconds: hour },
  /** Forms of visitors who do not register. */
  lead: { tries: 60, seconds: hour },
  /** For one e-mail from one address. */
  recover: { tries: 3, seconds: hour },
  'recover-address': { tries: 20, seconds: hour },
  /**
   * Messages to one e-mail, whoever asks: beyond them nothing is sent, and nobody is refused. Half as long as a link lasts:
   * the owner of a mailbox that others fill has a link there that works for half an hour more at the least.
   */
  'recover-mail': { tries: 5, seconds: halfHour },
  /** Links that prove a mailbox, for one e-mail from one address. */
  confirm: { tries: 3, seconds: hour },
  'confirm-address': { tries: 20, seconds: hour },
  /** As 'recover-mail'; those links last for a week. */
  'confirm-mail': { tries: 5, seconds: hour },
  /** Links of mails, and sign-ins with Google. */
  link: { tries: 60, seconds: quarterHour },
  /** Copies of one account's data. */
  export: { tries: 5, seconds: day },
} as const;

export type AccountLimits = RateLimits<keyof typeof accountLimitRules>;

export function createAccountLimits(database: Database): AccountLimits {
  return createRateLimits(database, accountLimitRules);
}
