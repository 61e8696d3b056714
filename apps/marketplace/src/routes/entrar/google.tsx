import { createFileRoute } from '@tanstack/react-router';
import { accountHeaders, accountPage } from '../../account/account-page.ts';
import { AccountScreen } from '../../account/account-screen.tsx';

/** Where Google sends its visitors back to. */
export const Route = createFileRoute('/entrar/google')({
  loader: ({ location, context }) => accountPage(location.pathname, location.search, context.origin),
  headers: accountHeaders,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AccountRoute,
});

function AccountRoute() {
  return <AccountScreen page={Route.useLoaderData()} />;
}
