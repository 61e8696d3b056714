import { accountDeletedHead, DeletedScreen } from '@melhor-escola/account/account-deleted';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../../app/page/page-head.ts';

/** Confirms that the account is deleted. */
export const Route = createFileRoute('/_page/_auth/conta-excluida')({
  loader: ({ context }) => accountHead(accountDeletedHead(), routes.accountDeleted.path(), context.origin),
  head: ({ loaderData }) => loaderData ?? {},
  component: DeletedScreen,
});
