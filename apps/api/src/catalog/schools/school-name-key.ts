import { foldSpelling } from '@melhor-escola/domain/fold-spelling';
import { isDistinctiveSchoolText } from '@melhor-escola/domain/school-name-words';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';

/*
 * Names are compared by key. Stored names and typed texts pass the same rules, so that 'St. Antônio', 'Sto Antonio' and
 * 'Santo Antônio' have one key. The trigram index over the keys tolerates the other mistakes.
 */

/**
 * Words with one meaning, by their key: short, because a word that many names share should weigh little in a
 * comparison of trigrams. 'São', 'Santo' and 'Santa' are one word: families confuse them, and 'S.' is any of them.
 */
const synonyms: Readonly<Record<string, string>> = {
  s: 's st sta sto san sant sao santa santo',
  prof: 'prof profa profo professor professora',
  dr: 'dr dra doutor doutora',
  pe: 'pe padre',
  d: 'd dom dona',
  ir: 'ir irma irmao irmas irmaos',
  fr: 'fr frei',
  mons: 'mons monsenhor',
  sr: 'sr senhor',
  cel: 'cel coronel',
  gen: 'gen gal general',
  mal: 'mal marechal',
  pres: 'pres presidente',
  gov: 'gov governador',
  sen: 'sen senador',
  dep: 'dep deputado deputada',
  eng: 'eng engenheiro',
  jr: 'jr junior',
  vl: 'vl vila',
  pq: 'pq pque parque',
};

/** Roman numerals of names: 'Pio XII', 'João XXIII', 'Dom Pedro II'. Not I, V and X, which are initials more often. */
const numerals =
  'ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv'.split(' ');
const firstNumerals = [2, 3, 4, 6, 7, 8, 9];

const keyOfWord = new Map<string, string>([
  ...Object.entries(synonyms).flatMap(([key, words]) =>
    words.split(' ').map((word): [string, string] => [word, key]),
  ),
  ...numerals.map((numeral, index): [string, string] => [numeral, String(firstNumerals[index] ?? index + 4)]),
]);

/** 'Nossa Senhora', 'N. Sra.', 'N. S.', 'Nsa. Senhora', 'NSra'. */
const ourLady = /\b(?:(?:nossa|nosa|nssa|nsa|n) (?:senhora|snra|sra|sa|s)|nsra|nssra|nsa|ns|senhora|sra)\b/g;

/** Sant'Ana is written in one word, two or three. */
const saintAnne = /\bsant(?:a ?|o ?)?an+a\b/g;

const splitWords = (text: string): string[] =>
  normalizeSearchText(text).replace(ourLady, 'ns').replace(saintAnne, 's ana').split(' ');

const wordKey = (word: string): string => keyOfWord.get(word) ?? foldSpelling(word);

/** Between the keys of a school that is known by two names. */
export const KEY_SEPARATOR = ' | ';

/**
 * The key of a school's name, stored as `school.core`: its distinctive words without accents, with abbreviations, saints,
 * titles, numerals and spellings unified. A name of generic words only has them all in its key. The name in its register
 * follows if it has other words, so that either name finds the school.
 */
export function schoolNameKey(name: string, registeredName?: string | null): string {
  const key = joined(splitWords(name));
  const registered = joined(splitWords(registeredName ?? ''));
  const known = new Set(key.split(' '));
  return registered.split(' ').every((word) => known.has(word) || word === '')
    ? key
    : key + KEY_SEPARATOR + registered;
}

/**
 * The key of a typed text, to compare with {@link schoolNameKey}. A misspelt or unfinished 'colégio', 'escola' or 'instituto'
 * at its start is omitted if a name follows: 'coleg santa mria'.
 */
export function typedNameKey(text: string): string {
  const [first = '', ...rest] = splitWords(text);
  return isAlmostGeneric(first) && rest.some(isDistinctiveSchoolText)
    ? joined(rest)
    : joined([first, ...rest]);
}

function joined(words: readonly string[]): string {
  const distinctive = words.filter(isDistinctiveSchoolText);
  return (distinctive.length > 0 ? distinctive : words).map(wordKey).join(' ');
}

const kindsOfSchool = ['colegio', 'escola', 'instituto', 'centro'];

const MIN_BEGINNING = 4;

function isAlmostGeneric(word: string): boolean {
  return kindsOfSchool.some(
    (kind) => (word.length >= MIN_BEGINNING && kind.startsWith(word)) || isOneEditFrom(word, kind),
  );
}

/** Whether one letter is missing, added, replaced, or swapped with its neighbor. */
function isOneEditFrom(word: string, right: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === right[start]) start += 1;
  const [typed, meant] = [word.slice(start), right.slice(start)];
  return (
    typed === meant.slice(1) ||
    typed.slice(1) === meant ||
    typed.slice(1) === meant.slice(1) ||
    (typed[0] === meant[1] && typed[1] === meant[0] && typed.slice(2) === meant.slice(2))
  );
}
