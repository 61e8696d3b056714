import { accountDeletedHead, DeletedScreen } from '@melhor-escola/account/account-deleted';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute } from '@tanstack/react-router';

/** Confirms that the account is deleted. */
export const Route = createFileRoute('/_page/_auth/conta-excluida')({
  loader: ({ context }) => toRouteHead(accountDeletedHead(), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: DeletedScreen,
});
