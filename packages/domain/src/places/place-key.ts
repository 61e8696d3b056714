import { normalizeSearchText } from '../search/search-text.ts';
import { foldSpelling } from '../spelling/fold-spelling.ts';

/** Registers and people confuse them: 'Barão de Monte Alto', 'Barão do Monte Alto'. */
const particles: ReadonlySet<string> = new Set(['de', 'do', 'da', 'dos', 'das']);

/** "d'Oeste" and "Sant'Ana" are written in one word or two. */
const elided = /\b(d|sant) (?=[aeio])/g;

/**
 * The key by which names of cities and neighborhoods are compared: normalized, without particles, with one spelling for what sounds
 * alike. 'Parati' and 'Paraty', 'Santa Bárbara d’Oeste' and 'santa barbara doeste' have one key; no two municipalities of a state do.
 * Empty for a text without letters or digits.
 */
export function placeKey(name: string): string {
  const words = normalizeSearchText(name).replaceAll(elided, '$1').split(' ');
  const meaningful = words.filter((word) => !particles.has(word));
  return foldSpelling((meaningful.length > 0 ? meaningful : words).join(' ')).replaceAll(/g([ei])/g, 'j$1');
}
