import { loadReservableSchool, reservationHead, ReservationScreen } from '@melhor-escola/account/reservation';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { AccountScope } from '../../account/account-ports.tsx';
import { accountHead, accountHeaders } from '../../app/page/page-head.ts';

/**
 * Reserves a scholarship. A sold-out or expired offer still has a page with status 200, not 410: it links to other offers, and a
 * seat that is not paid for becomes available again.
 */
export const Route = createFileRoute('/_page/reservar/$slug/$offerId')({
  staticData: { frame: 'no-tray' },
  loader: async ({ context: { queryClient, service, origin }, params }) => {
    const { slug, offerId } = params;
    if (!isSlug.test(slug) || !isOfferId.test(offerId)) throw notFound();
    const school = await loadReservableSchool(
      queryClient,
      (found, signal) => service.school(found, signal),
      slug,
    );
    if (!school) throw notFound();
    return accountHead(reservationHead(school), routes.reserve.path(params), origin);
  },
  headers: accountHeaders,
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
