import { normalizeSearchText } from './search-text.ts';

const genericSchoolWords = new Set(
  (
    'a o e as os de da do das dos em escola escolas colegio colegios centro educacional educacao educativo instituto ' +
    'ensino infantil fundamental medio basica integrado nucleo unidade creche bercario jardim particular privada ' +
    'associacao sociedade fundacao ' +
    // As people and registers abbreviate them.
    'col esc inst cent ctr ed edu educ inf fund med ens jd unid assoc soc cei ceei eei cemei emei emef cr p conv indir part'
  ).split(' '),
);

/**
 * Distinctive words of a school's name: its normalized text without the words that most names share, because a trigram index over
 * 'colegio' matches half the country. A name of generic words only keeps them all.
 */
export function distinctiveSchoolText(name: string): string {
  const words = normalizeSearchText(name).split(' ');
  const distinctive = words.filter(isDistinctive);
  return (distinctive.length > 0 ? distinctive : words).join(' ');
}

/** Whether a text contains a distinctive word: 'colégio objetivo' does, 'colégio' does not. */
export function isDistinctiveSchoolText(text: string): boolean {
  return normalizeSearchText(text).split(' ').some(isDistinctive);
}

function isDistinctive(word: string): boolean {
  return word !== '' && !genericSchoolWords.has(word);
}
