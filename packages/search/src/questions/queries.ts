import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../stale-times.ts';
import { toQuestion, type Question } from './question.ts';
import type { QuestionsSearch } from './search-params.ts';

/** A page of a school's questions. */
export interface QuestionPage {
  readonly questions: readonly Question[];
  /** Number of questions on all pages. */
  readonly total: number;
}

export const QUESTION_PAGE_SIZE = 20;

/** The page of a school's questions in the URL. */
export function questionsQuery(service: Service, slug: string, { page = 1, pergunta }: QuestionsSearch) {
  const variables = { slug, first: pergunta, pagination: { page, size: QUESTION_PAGE_SIZE } };
  return queryOptions({
    queryKey: ['search', 'questions', variables],
    queryFn: async ({ signal }): Promise<QuestionPage> => {
      const { hits, total } = await service.schoolQuestions(variables, signal);
      return { questions: hits.map(toQuestion), total };
    },
    staleTime: STALE_MS.school,
  });
}
