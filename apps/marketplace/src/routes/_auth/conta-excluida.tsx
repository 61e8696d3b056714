import { DeletedScreen } from '@melhor-escola/account/deleted/deleted-screen';
import { routes } from '@melhor-escola/domain/routes';
import { createFileRoute } from '@tanstack/react-router';
import { accountHead } from '../../app/page-head.ts';

/** Says that the account is deleted. */
export const Route = createFileRoute('/_auth/conta-excluida')({
  loader: ({ context }) =>
    accountHead(
      {
        title: 'Conta excluída',
        description: 'Sua conta e os seus dados foram apagados, como você pediu.',
        path: routes.accountDeleted.path(),
      },
      context.origin,
    ),
  head: ({ loaderData }) => loaderData ?? {},
  component: DeletedScreen,
});
