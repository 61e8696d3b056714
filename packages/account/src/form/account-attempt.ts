import type { AccountValues } from '../account-fields.ts';
import type { AccountRefusal } from '../refusal/account-refusal.ts';

/**
 * A form that was sent without scripts and not taken: the page is answered with what was typed, and why. Passwords are
 * typed again.
 */
export interface AccountAttempt {
  readonly values: Partial<Pick<AccountValues, 'name' | 'email' | 'phone'>>;
  readonly refusal: AccountRefusal;
  /** Of the link in a mail, where the form's address is without it. */
  readonly token?: string | undefined;
}
