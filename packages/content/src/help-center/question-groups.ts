import { type HelpQuestion, blocksText } from '../article/article.ts';
import { reviewQuestions } from './questions/review-questions.ts';
import { accountQuestions } from './questions/account-questions.ts';
import { priceQuestions, scholarshipQuestions } from './questions/scholarship-questions.ts';
import { schoolQuestions } from './questions/school-questions.ts';
import { searchQuestions } from './questions/search-questions.ts';

/** Questions about one topic. */
export interface HelpGroup {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly HelpQuestion[];
}

/** The questions of the help center (RT-14), in the order in which they come up during a search for a school. */
export const helpGroups: readonly HelpGroup[] = [
  { id: 'encontrar', heading: 'Encontrar uma escola', questions: searchQuestions },
  { id: 'bolsas', heading: 'Bolsas de estudo', questions: scholarshipQuestions },
  { id: 'precos', heading: 'Preços e custo do ano', questions: priceQuestions },
  { id: 'escolas', heading: 'Informações das escolas', questions: schoolQuestions },
  { id: 'avaliacoes', heading: 'Avaliações e perguntas', questions: reviewQuestions },
  { id: 'conta', heading: 'Conta, dados e contato', questions: accountQuestions },
];

/** Stop words: contained in every question, or without meaning for its topic. */
const stopWords = new Set(
  'a as o os e de da do das dos em na no um uma que qual como para por com se eu meu minha'.split(' '),
);

/** The words of a text, lower-cased and without accents. */
function listWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** A simple stem that the forms of a word share: 'bolsas' and 'bolsa', 'avaliar' and 'avaliação'. */
function stemWord(word: string): string {
  return word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word.replace(/s$/, '');
}

/**
 * Finds the questions that contain all words of the query, in any form, in group order; empty groups are omitted. A
 * query of stop words finds all of them.
 */
export function findQuestions(groups: readonly HelpGroup[], query: string): HelpGroup[] {
  const stems = listWords(query)
    .filter((word) => !stopWords.has(word))
    .map(stemWord);
  if (stems.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((question) => matchesQuery(question, stems)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function matchesQuery({ question, answer, alsoAsked = '' }: HelpQuestion, stems: readonly string[]): boolean {
  const words = listWords(`${question} ${blocksText(answer)} ${alsoAsked}`);
  return stems.every((stem) => words.some((word) => word.startsWith(stem)));
}
