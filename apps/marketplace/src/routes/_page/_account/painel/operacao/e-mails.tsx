import { loadForCurrentUser, redirectToLastPage } from '@melhor-escola/account/authenticated';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { loadMails, mailsHead, MailsScreen, readMailsSearch } from '@melhor-escola/panel/mails';
import { createFileRoute } from '@tanstack/react-router';

/** The mails that could not be sent. */
export const Route = createFileRoute('/_page/_account/painel/operacao/e-mails')({
  validateSearch: readMailsSearch,
  loaderDeps: ({ search: { situacao, pagina } }) => ({ situacao, pagina }),
  loader: async ({ context, deps, location }) => {
    const { pages } = await loadForCurrentUser(context, location.href, (client) =>
      loadMails(context.queryClient, client, deps),
    );
    redirectToLastPage(deps, pages);
    return toRouteHead(mailsHead(), context.origin);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: MailsRoute,
});

function MailsRoute() {
  return <MailsScreen search={Route.useLoaderDeps()} />;
}
