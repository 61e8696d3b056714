import type { QueryClient } from '@tanstack/react-query';
import type { ReservableSchool } from './offer/reservable-offer.ts';
import { reservableSchoolQuery, type FindSchool } from './queries.ts';

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
