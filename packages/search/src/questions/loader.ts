import type { Service } from '@melhor-escola/api-client/service';
import type { QueryClient } from '@tanstack/react-query';
import { findSchool } from '../school/loader.ts';
import type { School } from '../school/school.ts';
import { QUESTION_PAGE_SIZE, questionsQuery } from './queries.ts';
import type { QuestionsSearch } from './search-params.ts';

/** The data of the questions page. */
export type QuestionsPageData =
  | { readonly kind: 'questions'; readonly school: School; readonly total: number }
  /** The URL's page does not exist: redirect to this search. */
  | { readonly kind: 'redirect'; readonly search: QuestionsSearch };

/**
 * Loads a school and a page of its questions; `undefined` if no school has the slug (RT-02).
 *
 * @throws {ApiError} when the service fails.
 */
export async function loadQuestions(
  queryClient: QueryClient,
  service: Service,
  slug: string,
  search: QuestionsSearch,
): Promise<QuestionsPageData | undefined> {
  const [school, { total }] = await Promise.all([
    findSchool(queryClient, service, slug),
    queryClient.ensureQueryData(questionsQuery(service, slug, search)),
  ]);
  if (!school) return undefined;
  const pages = Math.max(1, Math.ceil(total / QUESTION_PAGE_SIZE));
  if ((search.page ?? 1) > pages)
    return { kind: 'redirect', search: { ...search, page: pages === 1 ? undefined : pages } };
  return { kind: 'questions', school, total };
}
