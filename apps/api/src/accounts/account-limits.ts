import type { Database } from '../database/database.ts';
import { createRateLimit, type RateLimit } from '../rate-limits/rate-limit.ts';

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** How often what may be tried; every limit is by the caller's address unless it says otherwise. */
export interface AccountLimits {
  /** Wrong passwords for one e-mail from one address. */
  readonly login: RateLimit;
  /** Wrong passwords for any e-mail. Mobile networks put many people behind one address. */
  readonly loginAddress: RateLimit;
  readonly register: RateLimit;
  /** Forms of visitors who do not register. */
  readonly lead: RateLimit;
  /** Messages to one e-mail, whoever asks. */
  readonly recover: RateLimit;
  readonly recoverAddress: RateLimit;
  /** Links that prove a mailbox, to one e-mail, whoever asks. */
  readonly confirm: RateLimit;
  readonly confirmAddress: RateLimit;
  /** Links of mails, and sign-ins with Google. */
  readonly link: RateLimit;
}

export function createAccountLimits(database: Database): AccountLimits {
  const limit = (name: string, tries: number, seconds: number) =>
    createRateLimit(database, { name, tries, seconds });
  return {
    login: limit('login', 5, quarterHour),
    loginAddress: limit('login-address', 50, quarterHour),
    register: limit('register', 30, hour),
    lead: limit('lead', 60, hour),
    recover: limit('recover', 3, hour),
    recoverAddress: limit('recover-address', 20, hour),
    confirm: limit('confirm', 3, hour),
    confirmAddress: limit('confirm-address', 20, hour),
    link: limit('link', 60, quarterHour),
  };
}
