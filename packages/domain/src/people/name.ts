import { tooLongMessage } from '../text/text-field.ts';

/** Letters an account, an order or a review keeps of a name at the most. */
export const MAX_FULL_NAME_LENGTH = 120;

/**
 * At least two words, nothing before them and at most one blank after (spec §5, VA-01). A word is letters, with an
 * apostrophe or a hyphen between two of them: D'Ávila, D’Ávila, Ana-Lúcia.
 */
export function isFullName(text: string): boolean {
  return /^\p{L}+(?:['’-]\p{L}+)*(?:\s+\p{L}+(?:['’-]\p{L}+)*)+ ?$/u.test(text.normalize('NFC'));
}

/** The message for a text that is no full name or is too long; `undefined` if it is one. */
export function fullNameProblem(text: string): string | undefined {
  if (text.length > MAX_FULL_NAME_LENGTH) return tooLongMessage('nome', MAX_FULL_NAME_LENGTH);
  return isFullName(text) ? undefined : 'Insira um nome completo e válido';
}

const particles = new Set(['das', 'da', 'dos', 'do', 'de', 'e', 'a', 'o', 'as', 'os']);
const wordStart = /(^|[-'’])(\p{L})/gu;

/**
 * A person's name as it is written: every word capitalised, the particles das da dos do de e a o as os in lower case
 * unless first, single spaces (spec §5, VA-02). 'MARIA  DAS DORES d’ávila' → 'Maria das Dores D’Ávila'.
 */
export function formatPersonName(name: string): string {
  return name
    .trim()
    .toLocaleLowerCase('pt-BR')
    .split(/\s+/u)
    .map((word, place) => (place > 0 && particles.has(word) ? word : capitalizeParts(word)))
    .join(' ');
}

/** 'ana-clara' → 'Ana-Clara': a letter after a hyphen or an apostrophe begins a name too. */
function capitalizeParts(word: string): string {
  return word.replace(
    wordStart,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase('pt-BR'),
  );
}
