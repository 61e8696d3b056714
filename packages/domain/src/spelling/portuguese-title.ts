import { restoreAccents } from './restore-accents.ts';
import { normalizeSearchText } from '../search/search-text.ts';
import { findStateByUf } from '../places/state.ts';

export interface TitleOptions {
  /** Words that stay in capitals: 'SESI'. */
  readonly acronyms: ReadonlySet<string>;
  /** A text with known accents, such as the name of the school's city. */
  readonly spelling?: string;
}

interface Context extends TitleOptions {
  readonly spellings: ReadonlyMap<string, string>;
  /** The whole text is in one letter case, so capitals carry no information. */
  readonly singleCase: boolean;
}

const particles = new Set(
  'das da dos do de e é a à o as os em no na nos nas para por com ao aos sem sob del and of und et'.split(
    ' ',
  ),
);
const innerParticles = new Set([...particles, 'te']);
const roman = /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/;
const elided = /^([DLM]|SANT|Sant|MONT|Mont)(['’])(\p{L}.*)$/u;

/**
 * Converts a name to Portuguese title case: words capitalized; particles in lower case, except at the start of the name or after a
 * dash; acronyms, roman numerals and words without vowels in capitals; d’ before a name in lower case. Restores accents if only one
 * spelling is possible. Keeps the capitals of a text in mixed case. Idempotent.
 */
export function portugueseTitle(text: string, options: TitleOptions): string {
  const singleCase = text === text.toUpperCase() || text === text.toLowerCase();
  const source = singleCase ? text.toUpperCase() : text;
  const words = source.split(' ').filter(Boolean);
  const context: Context = {
    ...options,
    singleCase,
    spellings: new Map(
      (options.spelling ?? '').split(/[\s-]+/u).map((word) => [normalizeSearchText(word), word]),
    ),
  };
  return words.map((word, index) => titleWord(word, index, words, context)).join(' ');
}

function titleWord(word: string, index: number, words: readonly string[], context: Context): string {
  const [, before = '', core = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? [];
  if (core === '') return word;
  const previous = words[index - 1] ?? '';
  const beginsPart = index === 0 || before !== '' || /[-–/:("]$/u.test(previous);
  const isLast = index === words.length - 1;
  const upper = core.toUpperCase();
  // 'Vi Crescer': no numeral.
  if (upper === 'VI' && /[aei]r$/iu.test(words[index + 1] ?? '')) return `${before}Vi${after}`;
  // 'Lote 26 A e B'
  const isLetterOfNumber = upper === 'A' && /\d$/u.test(previous) && !/^\d/u.test(words[index + 1] ?? '');
  const isInitial = core.length === 1 && (isLast || after.startsWith('.') || isLetterOfNumber);
  if (particles.has(core.toLowerCase()) && !beginsPart && !isInitial) {
    return before + core.toLowerCase() + after;
  }
  if (isLast && beginsPart && index > 0 && upper.length === 2 && findStateByUf(upper)) {
    return before + upper + after;
  }
  const parts = core.split(/([-/])/u);
  const written = parts.map((part, position) => {
    // 'Papiro-do-Egito', 'Bem-te-Vi'
    const isInner = position > 0 && position < parts.length - 1;
    if (isInner && innerParticles.has(part.toLowerCase())) return part.toLowerCase();
    const isNumeral = !innerParticles.has((parts[position - 2] ?? '').toLowerCase());
    if (!isNumeral && roman.test(part.toUpperCase())) return capitalize(part);
    return titlePart(part, previous, index === 0, context);
  });
  return before + written.join('') + after;
}

function titlePart(part: string, previous: string, isFirst: boolean, context: Context): string {
  const upper = part.toUpperCase();
  if (context.acronyms.has(upper) || roman.test(upper)) return upper;
  const [, article, apostrophe, rest] = elided.exec(part.replace(/^[dl]/u, (c) => c.toUpperCase())) ?? [];
  if (article && apostrophe && rest) {
    const isParticle = article === 'D' || article === 'L';
    const lead = isParticle && !isFirst ? article.toLowerCase() : capitalize(article);
    return lead + apostrophe + titlePart(rest, '', false, context);
  }
  if (!context.singleCase && part !== part.toLowerCase() && part !== capitalize(part)) return part;
  if (/^\p{L}{3,}\d+$/u.test(part)) return context.singleCase ? capitalize(part) : part;
  if (/\d/.test(part) || isVowelless(upper)) return context.singleCase ? upper : part;
  const spelt = context.spellings.get(part.toLowerCase()) ?? restoreAccents(part, previous);
  return capitalize(spelt ?? part);
}

/** 'CMB', 'RV': a word without vowels is an initialism. */
function isVowelless(upper: string): boolean {
  return /^\p{L}+$/u.test(upper) && !/[AEIOUYÁÂÃÀÉÊÍÓÔÕÚÜ]/u.test(upper);
}

function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1).toLocaleLowerCase('pt-BR');
}

/** Applies `step` until the text no longer changes, at most five times. */
export function applyUntilStable(text: string, step: (text: string) => string): string {
  let current = text;
  for (let round = 0; round < 5; round += 1) {
    const next = step(current);
    if (next === current) break;
    current = next;
  }
  return current;
}
