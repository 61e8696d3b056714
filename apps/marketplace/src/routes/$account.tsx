import { createFileRoute } from '@tanstack/react-router';
import { accountHeaders, accountPage } from '../account/account-page.ts';
import { AccountScreen } from '../account/account-screen.tsx';

/**
 * The screens to get in and back in (RT-23): /entrar, /criar-conta, /recuperar-senha and those that mails lead to. One route
 * for them all: each route is a part of every page.
 */
export const Route = createFileRoute('/$account')({
  loader: ({ location, context }) => accountPage(location.pathname, location.search, context.origin),
  headers: accountHeaders,
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AccountRoute,
});

function AccountRoute() {
  return <AccountScreen page={Route.useLoaderData()} />;
}
