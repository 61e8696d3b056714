import { tooLongMessage } from '../text/text-field.ts';

/** Maximum length of a stored name. */
export const MAX_FULL_NAME_LENGTH = 120;

/**
 * Whether a text is at least two words, without leading and with at most one trailing space (VA-01). A word consists of
 * letters, with apostrophes or hyphens between them: D'Ávila, D’Ávila, Ana-Lúcia.
 */
export function isFullName(text: string): boolean {
  return /^\p{L}+(?:['’-]\p{L}+)*(?:\s+\p{L}+(?:['’-]\p{L}+)*)+ ?$/u.test(text.normalize('NFC'));
}

/** The message for an invalid or too long full name; `undefined` if it is valid. */
export function fullNameProblem(text: string): string | undefined {
  if (text.length > MAX_FULL_NAME_LENGTH) return tooLongMessage('nome', MAX_FULL_NAME_LENGTH);
  return isFullName(text) ? undefined : 'Insira um nome completo e válido';
}

const particles = new Set(['das', 'da', 'dos', 'do', 'de', 'e', 'a', 'o', 'as', 'os']);
const wordStart = /(^|[-'’])(\p{L})/gu;

/**
 * Formats a person's name: every word capitalized, the particles das da dos do de e a o as os in lower case
 * unless first, single spaces (VA-02). 'MARIA  DAS DORES d’ávila' → 'Maria das Dores D’Ávila'.
 */
export function formatPersonName(name: string): string {
  return name
    .trim()
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/u)
    .map((word, index) => (index > 0 && particles.has(word) ? word : capitalizeParts(word)))
    .join(' ');
}

/** 'ana-clara' → 'Ana-Clara': also capitalizes after a hyphen or an apostrophe. */
function capitalizeParts(word: string): string {
  return word.replace(
    wordStart,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase('pt-BR'),
  );
}
