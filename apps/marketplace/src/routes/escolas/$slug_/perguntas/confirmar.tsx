import { confirmQuestionHead, ConfirmQuestionScreen } from '@melhor-escola/search/questions';
import { findSchool } from '@melhor-escola/search/school';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { toRouteHead } from '../../../../app/page-head.ts';
import { confirmAttempt } from '../../../../app/request-context.ts';

/** The page that the e-mail links to: its button publishes the question. */
export const Route = createFileRoute('/escolas/$slug_/perguntas/confirmar')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token !== '' ? { token } : {},
  loader: async ({ context, params }) => {
    const school = await findSchool(context.queryClient, context.service, params.slug);
    if (!school) throw notFound();
    return {
      head: toRouteHead(confirmQuestionHead(school), context.origin),
      attempt: confirmAttempt(),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ConfirmRoute,
});

function ConfirmRoute() {
  const { attempt } = Route.useLoaderData();
  const { token } = Route.useSearch();
  return (
    <ConfirmQuestionScreen
      slug={Route.useParams().slug}
      token={attempt?.token ?? token}
      problem={attempt?.problem}
    />
  );
}
