import type { LoaderContext } from '../ports.tsx';
import { findSchool } from '../school/loader.ts';
import type { School } from '../school/school.ts';
import { QUESTION_PAGE_SIZE, questionsQuery } from './queries.ts';
import { validateQuestionsSearch, type QuestionsSearch } from './search-params.ts';

/** The data of the questions page. */
export interface QuestionsPageData {
  readonly school: School;
  /** The valid parameters of the URL. */
  readonly search: QuestionsSearch;
  readonly total: number;
  /** From 1. */
  readonly lastPage: number;
}

/**
 * Loads a school and a page of its questions; `undefined` if no school has the slug (RT-02).
 *
 * @param parameters of the URL, not validated.
 * @throws {ApiError} when the service fails.
 */
export async function loadQuestions(
  context: LoaderContext,
  slug: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<QuestionsPageData | undefined> {
  const { queryClient, service } = context;
  const search = validateQuestionsSearch(parameters);
  const [school, { total }] = await Promise.all([
    findSchool(context, slug),
    queryClient.ensureQueryData(questionsQuery(service, slug, search)),
  ]);
  return school && { school, search, total, lastPage: Math.max(1, Math.ceil(total / QUESTION_PAGE_SIZE)) };
}
