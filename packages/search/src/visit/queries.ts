import { ApiError } from '@melhor-escola/api-client/api-error';
import type { Service, Visit, VisitDays } from '@melhor-escola/api-client/service';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export const visitDaysKey = (slug: string) => ['search', 'visit-days', slug] as const;

/** Days and hours at which a school may be visited; `null` if no school has the slug. */
export function visitDaysQuery(service: Pick<Service, 'visitDays'>, slug: string) {
  return queryOptions({
    queryKey: visitDaysKey(slug),
    queryFn: ({ signal }): Promise<VisitDays | null> => nullFor([404], service.visitDays(slug, signal)),
    staleTime: 60_000,
  });
}

/** The request of a mailed link; `null` if the link has expired or never existed. */
export function visitQuery(service: Pick<Service, 'findVisit'>, token: string) {
  return queryOptions({
    queryKey: ['search', 'visit', token],
    queryFn: ({ signal }): Promise<Visit | null> => nullFor([400, 404], service.findVisit(token, signal)),
  });
}

/** Loads the days into the query cache; `undefined` if no school has the slug. @throws {ApiError} when the service fails. */
export async function loadVisitDays(
  queryClient: QueryClient,
  service: Service,
  slug: string,
): Promise<VisitDays | undefined> {
  return (await queryClient.ensureQueryData(visitDaysQuery(service, slug))) ?? undefined;
}

/** Loads the request of a mailed link into the query cache. @throws {ApiError} when the service fails. */
export async function loadVisit(queryClient: QueryClient, service: Service, token: string): Promise<void> {
  await queryClient.ensureQueryData(visitQuery(service, token));
}

async function nullFor<Result>(statuses: readonly number[], call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}
