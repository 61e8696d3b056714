import { loadReservableSchool, reservationHead, ReservationScreen } from '@melhor-escola/account/reservation';
import { privateHeaders, toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { AccountScope } from '../../app/account-ports.tsx';

/**
 * Reserves a scholarship. A sold-out or expired offer still has a page with status 200, not 410: it links to other offers, and a
 * seat that is not paid for becomes available again.
 */
export const Route = createFileRoute('/_page/reservar/$slug/$offerId')({
  staticData: { frame: 'steps' },
  loader: async ({ context: { queryClient, service, origin }, params }) => {
    const { slug, offerId } = params;
    if (!isSlug.test(slug) || !isOfferId.test(offerId)) throw notFound();
    const school = await loadReservableSchool(
      queryClient,
      (found, signal) => service.school(found, signal),
      slug,
    );
    if (!school) throw notFound();
    return toRouteHead(reservationHead(school, params), origin);
  },
  headers: privateHeaders,
  head: ({ loaderData }) => loaderData ?? {},
  component: ReservationRoute,
});

const isSlug = /^[a-z0-9-]{1,200}$/;
const isOfferId = /^[1-9]\d{0,9}$/;

function ReservationRoute() {
  const { slug, offerId } = Route.useParams();
  return (
    <AccountScope>
      <ReservationScreen slug={slug} offerId={Number(offerId)} />
    </AccountScope>
  );
}
