import type { Service } from '@melhor-escola/api-client/service';
import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent, notFound } from '@tanstack/react-router';

/** Which offer is to be reserved, as the address says. */
export interface ReservationAddress {
  readonly slug: string;
  readonly offerId: number;
}

/** Fetched once somebody reserves. */
const Screen = lazyRouteComponent(() => import('@melhor-escola/account/reservation'), 'ReservationScreen');

/** The offer of `/reservar/{slug}/{offerId}`; nothing for another address. */
export function reservationAddressOf(pathname: string): ReservationAddress | undefined {
  const [, slug, offerId] = /^\/reservar\/([a-z0-9-]{1,200})\/([1-9]\d{0,9})$/.exec(pathname) ?? [];
  return slug === undefined ? undefined : { slug, offerId: Number(offerId) };
}

/**
 * Fetches what the page of a reservation shows. An offer that is sold out or over has a page all the same, with status
 * 200: it leads on to others, and its seat comes back when nobody pays for it, so that it is not gone for good (410).
 *
 * @returns what the page is called, and what it is for.
 * @throws what the router answers with its 404 page, where there is no such school.
 */
export async function loadReservationPage(
  { slug }: ReservationAddress,
  { queryClient, service }: { readonly queryClient: QueryClient; readonly service: Service },
) {
  // With the screen, not before: what all screens of the account stand on is listed in every page.
  const { loadReservableSchool } = await import('@melhor-escola/account/reservation');
  const [school] = await Promise.all([
    loadReservableSchool(queryClient, (found, signal) => service.school(found, signal), slug),
    Screen.preload?.(),
  ]);
  if (!school) throw notFound();
  return {
    title: 'Reserve sua bolsa',
    description: `Reserve uma bolsa de estudo em ${school.city}: a vaga fica guardada por 48 horas, sem custo.`,
  };
}

/** The screen of a reservation. */
export function ReservationPage({ address }: { address: ReservationAddress }) {
  return <Screen {...address} />;
}
