const combiningMarks = /\p{M}+/gu;
const notWord = /[^a-z0-9]+/g;
/** Full-width letters and digits, which keyboards for East Asian languages type: 'ＰＡＬＭＡＳ'. */
const fullWidth = /[\uFF01-\uFF5E]+/gu;

/**
 * Normalizes names and typed text for comparison: lower case, no accents, single spaces between letters and digits. 'São João d’El-Rei ' → 'sao joao d el rei'.
 */
export function normalizeSearchText(text: string): string {
  const plain = text.replaceAll(fullWidth, (letters) => letters.normalize('NFKC'));
  return plain.normalize('NFD').replace(combiningMarks, '').toLowerCase().replace(notWord, ' ').trim();
}
