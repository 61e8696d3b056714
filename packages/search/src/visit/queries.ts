import { ApiError } from '@melhor-escola/api-client/api-error';
import type { Service, Visit, VisitDays } from '@melhor-escola/api-client/service';
import type { PageHead } from '@melhor-escola/config/page-head';
import { queryOptions } from '@tanstack/react-query';
import type { LoaderContext } from '../ports.tsx';
import { requireListed } from '../school/loader.ts';
import { schoolQuery } from '../school/queries.ts';
import { visitHead } from './head.ts';
import { validateVisitSearch, type VisitSearch } from './search-params.ts';

/** Long enough that the browser does not ask again for what the page came with. */
const STALE_MS = 60_000;

export const visitDaysKey = (slug: string) => ['search', 'visit-days', slug] as const;

/** Days and hours at which a school may be visited; `null` if no school has the slug, or it has left the directory. */
export function visitDaysQuery(service: Pick<Service, 'visitDays'>, slug: string) {
  return queryOptions({
    queryKey: visitDaysKey(slug),
    queryFn: ({ signal }): Promise<VisitDays | null> => nullFor([404, 409], service.visitDays(slug, signal)),
    staleTime: STALE_MS,
  });
}

/** The request of a mailed link; `null` if the link has expired or never existed. */
export function visitQuery(service: Pick<Service, 'findVisit'>, token: string) {
  return queryOptions({
    queryKey: ['search', 'visit', token],
    queryFn: ({ signal }): Promise<Visit | null> => nullFor([400, 404], service.findVisit(token, signal)),
    staleTime: STALE_MS,
  });
}

/** What the page shows. */
export interface VisitPage {
  readonly head: PageHead;
  readonly search: VisitSearch;
}

/**
 * Loads the data of the page into the query cache; `undefined` if no school has the slug.
 *
 * @param query of the page's URL.
 * @throws {ApiError} when the service fails.
 */
export async function loadVisitPage(
  { queryClient, service }: LoaderContext,
  slug: string,
  query: Readonly<Record<string, unknown>>,
): Promise<VisitPage | undefined> {
  const search = validateVisitSearch(query);
  const { token, situacao } = search;
  const isForm = token === undefined && situacao !== 'enviado';
  const [school, days] = await Promise.all([
    queryClient.ensureQueryData(schoolQuery(service, slug)),
    isForm && queryClient.ensureQueryData(visitDaysQuery(service, slug)),
    token !== undefined && queryClient.ensureQueryData(visitQuery(service, token)),
  ]);
  if (school && token === undefined) await requireListed(school);
  if (!school || days === null) return undefined;
  const state = isForm ? 'form' : token === undefined ? 'requested' : 'manage';
  return { head: visitHead(school, state), search };
}

async function nullFor<Result>(statuses: readonly number[], call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}
