import { portugueseTitle, applyUntilStable } from './portuguese-title.ts';
import { findOwnAcronym, isOwnAcronym, separateOwnAcronym } from './own-acronym.ts';
import { articleOfProperName, expansions, shortTitles } from './school-name-expansions.ts';
import {
  acronyms,
  initialsAlone,
  initialsBeforeSurname,
  orderName,
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
  const { ordered, ownAcronyms } = singleCase
    ? orderWords(text.toUpperCase())
    : { ordered: text, ownAcronyms: [] };
  const title = portugueseTitle(ordered, {
    acronyms: new Set([...acronyms, ...ownAcronyms]),
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

/** A name in capitals in its usual order, with the acronyms that only it has. */
function orderWords(text: string): { readonly ordered: string; readonly ownAcronyms: readonly string[] } {
  const expanded = expand(text);
  const initials = initialsAlone.exec(expanded)?.[0];
  const joined = initials?.replaceAll(' ', '');
  const name =
    initials && joined
      ? expanded.replace(initials, joined)
      : expanded.replace(initialsBeforeSurname, (letters, offset: number) => {
          const acronym = letters.replaceAll(' ', '');
          const isAcronym = isOwnAcronym(acronym, expanded.slice(offset + letters.length).split(' '));
          return isAcronym ? `${acronym} - ` : letters.replaceAll(' ', '. ');
        });
  const ordered = separateOwnAcronym(orderName(name));
  const ownAcronyms = [joined, findOwnAcronym(ordered)].filter((acronym) => acronym !== undefined);
  return { ordered, ownAcronyms };
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
