// Words that join a name's parts are no part of how people sign it.
const particles = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'du', 'e', 'del', 'van', 'von']);

/** The first letters of a name's first and last words, as people sign: 'Maria das Dores de Souza' is 'MS'. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const proper = words.filter((word) => !particles.has(word.toLocaleLowerCase('pt-BR')));
  const known = proper.length > 0 ? proper : words;
  const last = known.length > 1 ? known.at(-1) : undefined;
  return [known[0], last].map(firstLetter).join('').toLocaleUpperCase('pt-BR');
}

// Composed, an accent stays on its letter; by code point, a rare letter is not cut in half.
function firstLetter(word = ''): string {
  const [letter = ''] = word.normalize('NFC').match(/^./u) ?? [];
  return letter;
}
