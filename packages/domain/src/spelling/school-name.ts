import { portugueseTitle, applyUntilStable } from './portuguese-title.ts';
import { normalizeSearchText } from '../search/search-text.ts';
import {
  acronyms,
  articleOfProperName,
  expansions,
  orderName,
  shortTitles,
  statesKind,
  withoutAdministration,
} from './school-name-rules.ts';

/**
 * Writes a school's name from a register (capitals, no accents, abbreviated, in the register's order) as a parent would: 'ESC PART
 * VITORIA COLEGIO' → 'Colégio Vitória'. Expands and accents only unambiguous words; a name in mixed case keeps its case and order.
 * Idempotent.
 *
 * @param cityName the school's city, as a source of accents: 'ADVENTISTA DE ARAGUAINA' → 'Adventista de Araguaína'.
 */
export function formatSchoolName(raw: string, cityName = ''): string {
  // One correction may enable another: 'a ESC' is in mixed case, 'A ESC' is not.
  return applyUntilStable(raw, (name) => formatOnce(name, cityName));
}

function formatOnce(raw: string, cityName: string): string {
  const text = clean(raw);
  const singleCase = text === text.toUpperCase() || text === text.toLowerCase();
  const ordered = singleCase ? orderName(expand(text.toUpperCase())) : text;
  const ownAcronym = singleCase ? findOwnAcronym(ordered) : undefined;
  const title = portugueseTitle(ordered, {
    acronyms: ownAcronym ? new Set([...acronyms, ownAcronym]) : acronyms,
    spelling: cityName,
  });
  const named = title.replace(articleOfProperName, (_, generic: string, article: string) => {
    return `${generic}${article.charAt(0).toUpperCase()}${article.slice(1)} `;
  });
  return named.replaceAll(/(?<=^| )(\p{L}+)\./gu, (abbreviation, letters: string) =>
    shortTitles.has(letters.toUpperCase())
      ? `${letters.charAt(0).toUpperCase()}${letters.slice(1).toLowerCase()}.`
      : abbreviation,
  );
}

/** One line of text without pictures and full-width letters, with typographic quotes; a quote without its partner goes. */
function clean(raw: string): string {
  return raw
    .normalize('NFC')
    .replaceAll(/[\uFF01-\uFF5E\u3000]+/gu, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replaceAll(/[´`]/gu, "'")
    .replaceAll(/"([^"]+)"/gu, '“$1”')
    .replaceAll('"', '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s.,;-]+|[\s,;-]+$/gu, '');
}

function expand(text: string): string {
  const { kind, rest } = withoutAdministration(text);
  const expanded = expansions
    .reduce((name, [pattern, meaning]) => name.replace(pattern, meaning), joinInitials(rest))
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return kind === '' || statesKind(expanded, kind) ? expanded : `${kind} ${expanded}`;
}
/** 'C E I' and 'C.E.I.' → 'CEI', if the letters form a known acronym. */
function joinInitials(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:(?:\. ?| )\p{L}(?![\p{L}\p{N}])){1,5}\.?/gu, (letters) => {
    const joined = letters.replaceAll(/[. ]/gu, '');
    return acronyms.has(joined) ? joined : letters;
  });
}

/**
 * The acronym that a name appends after a dash: 'REDE DE ENSINO PROPOSITO - REP' → 'REP'. It must consist of the beginnings of the
 * words, at most three letters of each, in order and starting with the first word.
 */
function findOwnAcronym(name: string): string | undefined {
  const parts = name.split(/ [-–] |\(|\)/u).map((part) => part.trim());
  const candidate = parts.find((part, index) => index > 0 && /^\p{L}{2,8}$/u.test(part));
  const sentence = parts.find((part) => part.includes(' '));
  if (!candidate || !sentence) return undefined;
  const words = normalizeSearchText(sentence).toUpperCase().split(' ');
  return consistsOfBeginnings(normalizeSearchText(candidate).toUpperCase(), words, true)
    ? candidate
    : undefined;
}

function consistsOfBeginnings(acronym: string, words: readonly string[], first: boolean): boolean {
  if (acronym === '') return true;
  const [head, ...rest] = words;
  if (head === undefined) return false;
  for (let length = Math.min(3, head.length); length > 0; length -= 1) {
    if (
      acronym.startsWith(head.slice(0, length)) &&
      consistsOfBeginnings(acronym.slice(length), rest, false)
    ) {
      return true;
    }
  }
  return !first && consistsOfBeginnings(acronym, rest, false);
}
