import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { currentUserKey } from '../authenticated/queries.ts';
import { toReservableSchool, type ReservableSchool } from './offer/reservable-offer.ts';

/** Finds a school with its offers, by its slug. */
export type FindSchool = Service['school'];

/** Under which the query cache has a school and what can be reserved of it. */
export const reservableSchoolKey = (slug: string) => ['reservation', slug] as const;

/** A school and what can be reserved of it; `null` when no school has the slug, because a cached answer cannot be `undefined`. */
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
 * Fetches what the page of a reservation shows. What is in the cache will do: between its steps nothing has to be fetched,
 * and the service looks at seat and price again.
 *
 * @returns the school; `undefined` when none has the slug.
 * @throws {ApiError} when the service fails.
 */
export async function loadReservableSchool(
  queryClient: QueryClient,
  findSchool: FindSchool,
  slug: string,
): Promise<ReservableSchool | undefined> {
  return (await queryClient.ensureQueryData(reservableSchoolQuery(findSchool, slug))) ?? undefined;
}

/**
 * Who is signed in, with what a reservation needs of them. Fetched in browsers alone: the CPF is in it.
 *
 * @param id of the person, so that nobody is shown another's.
 */
export function ownUserQuery(client: AuthenticatedClient, id: number) {
  return queryOptions({
    queryKey: [currentUserKey, 'user', id],
    queryFn: ({ signal }) => client.user(signal),
    staleTime: 60_000,
  });
}
