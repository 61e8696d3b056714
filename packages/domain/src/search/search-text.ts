const combiningMarks = /\p{M}+/gu;
const notWord = /[^a-z0-9]+/g;

/**
 * Normalises names and typed text for comparison: lower case, no accents, single spaces between letters and digits. 'São João d’El-Rei ' → 'sao joao d el rei'.
 */
export function normalizeSearchText(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase().replace(notWord, ' ').trim();
}
