/** Letters an account, an order or a review keeps of a name at the most. */
export const maxFullNameLength = 120;

/** At least two words of letters only, nothing before them and at most one blank after (spec §5, VA-01). */
export function isFullName(text: string): boolean {
  return /^\p{L}+(?:\s+\p{L}+)+ ?$/u.test(text.normalize('NFC'));
}
