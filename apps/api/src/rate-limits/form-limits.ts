import type { Database } from '../database/database.ts';
import { createRateLimit, createRateLimits, DAY_S, HOUR_S, type RateLimits } from './rate-limit.ts';

/**
 * Rate limits of a form that visitors send without an account, and that mails the address in it.
 *
 * @param form begins the names of the counters.
 * @param mailsPerDay per e-mail and client address.
 */
export function createFormLimits(
  database: Database,
  form: 'review' | 'question' | 'visit',
  mailsPerDay: number,
): RateLimits<'form' | 'mail' | 'mailbox'> {
  return {
    // Per client address. Mobile networks and school events put many families behind one.
    form: createRateLimit(database, form, { tries: 20, seconds: HOUR_S }),
    ...createRateLimits(
      database,
      {
        /** Per e-mail and client address, so that others cannot block a person by using their e-mail (S32). */
        mail: { tries: mailsPerDay, seconds: DAY_S },
        /** Messages per e-mail, from all addresses, so that our form cannot flood a mailbox. */
        mailbox: { tries: 30, seconds: DAY_S },
      },
      form,
    ),
  };
}
