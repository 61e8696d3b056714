import { createFileRoute } from '@tanstack/react-router';
import { accountHeaders, loadAccountRoute } from '../account/account-route.ts';
import { AccountScreen } from '../account/account-screen.tsx';

/**
 * The account's screens, those to get in (RT-23), those of who is signed in (RT-07) and that of a reservation, and the 404 page of every address
 * that is nobody's (RT-18). One route for them all: each route is a part of every page.
 */
export const Route = createFileRoute('/$')({
  // A page of the same path that its query narrows down is another page.
  loaderDeps: ({ search }) => search,
  loader: ({ location, context }) => loadAccountRoute(location, context),
  headers: accountHeaders,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AccountRoute,
});

function AccountRoute() {
  const { page, owner, reservation } = Route.useLoaderData();
  return <AccountScreen page={page} owner={owner} reservation={reservation} />;
}
