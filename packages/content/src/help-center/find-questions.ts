import { textOf } from '../article/article.ts';
import type { HelpQuestion } from '../article/article.ts';
import type { HelpGroup } from './question-groups.ts';

/** Words that every question has, or that say nothing of what is asked. */
const empty = new Set(
  'a as o os e de da do das dos em na no um uma que qual como para por com se eu meu minha'.split(' '),
);

/** Small letters without accents, the words apart. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** A word's beginning that its other forms share: 'bolsas' and 'bolsa', 'avaliar' and 'avaliação'. */
function stemOf(word: string): string {
  return word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word.replace(/s$/, '');
}

/**
 * The questions that have all these words, in any form, in the order of the groups; groups without one are left out.
 * For words that say nothing, all of them.
 */
export function findQuestions(groups: readonly HelpGroup[], asked: string): HelpGroup[] {
  const stems = wordsOf(asked)
    .filter((word) => !empty.has(word))
    .map(stemOf);
  if (stems.length === 0) return [...groups];
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => answers(question, stems)) }))
    .filter(({ questions }) => questions.length > 0);
}

function answers({ question, answer, alsoAsked = '' }: HelpQuestion, stems: readonly string[]): boolean {
  const words = wordsOf(`${question} ${textOf(answer)} ${alsoAsked}`);
  return stems.every((stem) => words.some((word) => word.startsWith(stem)));
}
