const combiningMarks = /\p{M}+/gu;
const notWord = /[^a-z0-9]+/g;

/**
 * The form in which names are stored for search and in which typed text is compared with them: lower case,
 * no accents, single spaces between letters and digits. 'São João d’El-Rei ' → 'sao joao d el rei'.
 */
export function normalizeSearchText(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase().replace(notWord, ' ').trim();
}

const genericSchoolWords = new Set(
  (
    'a o e as os de da do das dos em escola escolas colegio colegios centro educacional educacao educativo instituto ' +
    'ensino infantil fundamental medio basica integrado nucleo unidade creche bercario jardim particular privada ' +
    'associacao sociedade fundacao'
  ).split(' '),
);

/**
 * What is particular in a school's name: its normalised text without the words that most names share, because a
 * trigram index over 'colegio' matches half the country. A name made of nothing else keeps all its words.
 */
export function distinctiveSchoolText(name: string): string {
  const words = normalizeSearchText(name).split(' ');
  const distinctive = words.filter(isDistinctive);
  return (distinctive.length > 0 ? distinctive : words).join(' ');
}

/** Whether a text holds a word that most schools' names do not: 'colégio objetivo' does, 'colégio' does not. */
export function isDistinctiveSchoolText(text: string): boolean {
  return normalizeSearchText(text).split(' ').some(isDistinctive);
}

function isDistinctive(word: string): boolean {
  return word !== '' && !genericSchoolWords.has(word);
}
