import type { Database } from '../database/database.ts';
import { createRateLimits, DAY_S, HOUR_S, type RateLimits } from './rate-limit.ts';

/**
 * Rate limits of a form that visitors send without an account, and that mails the address in it. None counts that
 * address alone: whoever types a stranger's address would use the limit up for them (S32). What its mailbox gets is
 * limited when mail is sent (`mail/mail-kinds.ts`).
 *
 * @param form begins the names of the counters.
 * @param mailsPerDay per e-mail and client address.
 */
export function createFormLimits(
  database: Database,
  form: 'review' | 'question' | 'visit' | 'alert',
  mailsPerDay: number,
): RateLimits<'form' | 'mail'> {
  return createRateLimits(
    database,
    {
      /** Per client address. Mobile networks and school events put many families behind one. */
      form: { tries: 20, seconds: HOUR_S },
      /** Per e-mail and client address. */
      mail: { tries: mailsPerDay, seconds: DAY_S },
    },
    form,
  );
}
