import { readContent, type Api } from '@melhor-escola/api-client/api';
import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { currentUserKey } from '@melhor-escola/api-client/current-user';
import { toReservableSchool, type ReservableSchool } from './offer/reservable-offer.ts';

/** Finds a school with its offers, by its slug. */
export type FindSchool = Service['school'];

export const reservableSchoolKey = (slug: string) => ['reservation', slug] as const;

/** A school and its offers with seats left; `null` when no school has the slug, because a cached answer cannot be `undefined`. */
export function reservableSchoolQuery(findSchool: FindSchool, slug: string) {
  return queryOptions({
    queryKey: reservableSchoolKey(slug),
    queryFn: async ({ signal }): Promise<ReservableSchool | null> => {
      const found = await findSchool(slug, signal);
      return found ? toReservableSchool(found) : null;
    },
  });
}

/**
 * The current user, with the CPF that a reservation needs. Fetched in browsers only, so that no HTML contains it.
 *
 * @param id part of the key, so that no user sees another's data.
 */
export function reservingUserQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: [currentUserKey, 'user', id],
    queryFn: ({ signal }) => readContent(api.GET('/v3/account/user', { signal })),
    staleTime: 60_000,
  });
}

/**
 * Loads the school of the reservation page. The cached one is enough: the steps need nothing new, and the service checks seat
 * and price again.
 *
 * @returns undefined if no school has the slug.
 * @throws {ApiError} when the service fails.
 */
export async function loadReservableSchool(
  queryClient: QueryClient,
  findSchool: FindSchool,
  slug: string,
): Promise<ReservableSchool | undefined> {
  return (await queryClient.ensureQueryData(reservableSchoolQuery(findSchool, slug))) ?? undefined;
}
