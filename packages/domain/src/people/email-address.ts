/** Characters that a mailbox's address has at the most (RFC 5321). */
export const maxEmailLength = 254;

/**
 * No dots or @ side by side, no blank, @ or dot at the start, a local part of letters, digits and `._%+-`, labels and a
 * last one of at least two letters (spec §5, VA-01).
 */
export function isEmailAddress(text: string): boolean {
  return /^(?!\.)(?!.*\.\.)[\w.%+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(text);
}

/** The form in which addresses are compared and kept: two that differ in case only are one mailbox. */
export function normalizeEmail(email: string): string {
  return email.toLowerCase();
}
