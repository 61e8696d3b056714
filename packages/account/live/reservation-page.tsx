import { routes } from '@melhor-escola/domain/routes';
import { createRoute, notFound } from '@tanstack/react-router';
import { loadReservableSchool, ReservationScreen } from '../src/reservation/index.ts';
import { root } from './root.tsx';

/** From an offer to a reserved seat. */
export const reservationPage = createRoute({
  getParentRoute: () => root,
  path: routes.reserve.pattern,
  loader: async ({ context: { queryClient, ports }, params }) => {
    if (!(await loadReservableSchool(queryClient, ports.findSchool, params.slug))) throw notFound();
  },
  component: function Reservation() {
    const { slug, offerId } = reservationPage.useParams();
    return <ReservationScreen slug={slug} offerId={Number(offerId)} />;
  },
});
