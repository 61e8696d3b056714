/** Letters an account, an order or a review keeps of a name at the most. */
export const maxFullNameLength = 120;

/**
 * At least two words, nothing before them and at most one blank after (spec §5, VA-01). A word is letters, with an
 * apostrophe or a hyphen between two of them: D'Ávila, D’Ávila, Ana-Lúcia.
 */
export function isFullName(text: string): boolean {
  return /^\p{L}+(?:['’-]\p{L}+)*(?:\s+\p{L}+(?:['’-]\p{L}+)*)+ ?$/u.test(text.normalize('NFC'));
}
