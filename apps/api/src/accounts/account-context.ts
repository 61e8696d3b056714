import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import { type RateLimits, createRateLimits } from '../rate-limits/rate-limit.ts';

/** What the routes of accounts work with. */
export interface AccountContext {
  readonly environment: Pick<Environment, 'siteUrl' | 'google'>;
  readonly database: Database;
  readonly limits: AccountLimits;
}

const HALF_HOUR_S = 30 * 60;

const QUARTER_HOUR_S = 15 * 60;

const HOUR_S = 60 * 60;

const DAY_S = 24 * HOUR_S;

/**
 * How often what may be tried; every limit is by the caller's address unless it says otherwise. None refuses one person for
 * what another did: whoever is refused asked too often from their own address, session or account (S32).
 */
export const accountLimitRules = {
  /** Wrong passwords for one e-mail from one address. */
  login: { tries: 5, seconds: QUARTER_HOUR_S },
  /** Wrong passwords for any e-mail. Mobile networks put many people behind one address. */
  'login-address': { tries: 50, seconds: QUARTER_HOUR_S },
  /** Wrong passwords in one session, of who changes e-mail or password or deletes the account. */
  'own-password': { tries: 5, seconds: QUARTER_HOUR_S },
  register: { tries: 30, seconds: HOUR_S },
  /** Forms of visitors who do not register. */
  lead: { tries: 60, seconds: HOUR_S },
  /** For one e-mail from one address. */
  recover: { tries: 3, seconds: HOUR_S },
  'recover-address': { tries: 20, seconds: HOUR_S },
  /**
   * Messages to one e-mail, whoever asks: beyond them nothing is sent, and nobody is refused. Half as long as a link lasts:
   * the owner of a mailbox that others fill has a link there that works for half an hour more at the least.
   */
  'recover-mail': { tries: 5, seconds: HALF_HOUR_S },
  /** Links that prove a mailbox, for one e-mail from one address. */
  confirm: { tries: 3, seconds: HOUR_S },
  'confirm-address': { tries: 20, seconds: HOUR_S },
  /** As 'recover-mail'; those links last for a week. */
  'confirm-mail': { tries: 5, seconds: HOUR_S },
  /** Links of mails, and sign-ins with Google. */
  link: { tries: 60, seconds: QUARTER_HOUR_S },
  /** Copies of one account's data. */
  export: { tries: 5, seconds: DAY_S },
} as const;

export type AccountLimits = RateLimits<keyof typeof accountLimitRules>;

export function createAccountLimits(database: Database): AccountLimits {
  return createRateLimits(database, accountLimitRules);
}
