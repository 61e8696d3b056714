import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../platform/database/database.ts';
import type { Events } from '../platform/database/events.ts';
import { createRateLimits, DAY_S, HOUR_S, type RateLimits } from '../platform/rate-limits/rate-limit.ts';

/** Dependencies of the account routes. */
export interface AccountContext {
  readonly environment: Pick<Environment, 'siteUrl' | 'google'>;
  readonly database: Database;
  readonly limits: AccountLimits;
  readonly events: Pick<Events, 'emailConfirmed'>;
}

const QUARTER_HOUR_S = HOUR_S / 4;

/**
 * Rate limits, per client address unless stated otherwise. No limit blocks one person because of another: a
 * rejected request always comes from an address, session or account that sent too many (S32). How many mails one
 * mailbox gets: `mail/mail-kinds.ts`.
 */
export const accountLimitRules = {
  /** Wrong passwords per e-mail and address. */
  login: { tries: 5, seconds: QUARTER_HOUR_S },
  /** Wrong passwords per address, for any e-mail. Mobile networks put many people behind one address. */
  'login-address': { tries: 50, seconds: QUARTER_HOUR_S },
  /** New e-mails per account. */
  'change-email': { tries: 5, seconds: HOUR_S },
  /** New CPFs per account: nobody has many. */
  'change-cpf': { tries: 10, seconds: DAY_S },
  /** Wrong passwords per session when changing e-mail or password or deleting the account, and per link to confirm an e-mail. */
  'own-password': { tries: 5, seconds: QUARTER_HOUR_S },
  register: { tries: 30, seconds: HOUR_S },
  /** Forms of visitors who do not register. */
  lead: { tries: 60, seconds: HOUR_S },
  /** Per e-mail and address. */
  recover: { tries: 3, seconds: HOUR_S },
  'recover-address': { tries: 20, seconds: HOUR_S },
  /** Confirmation links per e-mail and address. */
  confirm: { tries: 3, seconds: HOUR_S },
  'confirm-address': { tries: 20, seconds: HOUR_S },
  /** Links from mails, and Google sign-ins. */
  link: { tries: 60, seconds: QUARTER_HOUR_S },
  /** Wrong second factors per account and address. */
  'second-factor': { tries: 5, seconds: QUARTER_HOUR_S },
  /**
   * Wrong codes of an authenticator app per account, from wherever: three of a million codes are right at a time. Who has
   * used them up for the owner knows the password; a passkey or a recovery code still works for the owner, and resets the count.
   */
  'authenticator-code': { tries: 10, seconds: 6 * HOUR_S },
  /** Mails per account about the limit before. */
  'authenticator-alert': { tries: 1, seconds: DAY_S },
  /** New pictures per account: each is converted. */
  picture: { tries: 60, seconds: HOUR_S },
  /** Data exports per account. */
  export: { tries: 5, seconds: DAY_S },
} as const;

export type AccountLimits = RateLimits<keyof typeof accountLimitRules>;

export function createAccountLimits(database: Database): AccountLimits {
  return createRateLimits(database, accountLimitRules);
}
