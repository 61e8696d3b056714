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
