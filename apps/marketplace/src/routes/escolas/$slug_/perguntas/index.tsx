import {
  loadQuestions,
  questionsHead,
  QuestionsScreen,
  validateQuestionsSearch,
} from '@melhor-escola/search/questions';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toRouteHead } from '../../../../app/page-head.ts';
import { questionAttempt } from '../../../../app/request-context.ts';

/** All questions about a school, and the form to ask one (product, feature 15). */
export const Route = createFileRoute('/escolas/$slug_/perguntas/')({
  validateSearch: validateQuestionsSearch,
  loaderDeps: ({ search: { page, pergunta } }) => ({ page, pergunta }),
  loader: async ({ context, params, deps }) => {
    const data = await loadQuestions(context.queryClient, context.service, params.slug, deps);
    if (!data) throw notFound();
    if (data.kind === 'redirect')
      throw redirect({ to: '/escolas/$slug/perguntas', params, search: data.search, statusCode: 302 });
    const attempt = questionAttempt();
    return {
      head: toRouteHead(questionsHead(data.school, data.total), context.origin),
      attempt,
      startedAt: attempt?.startedAt ?? Date.now(),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: QuestionsRoute,
});

function QuestionsRoute() {
  const { attempt, startedAt } = Route.useLoaderData();
  useEffect(() => {
    // Loads the code that submits the form while there is a connection: a browser does not retry a module that failed to load.
    import('../../../../app/browser-service.ts').catch(() => undefined);
  }, []);
  return (
    <QuestionsScreen
      slug={Route.useParams().slug}
      search={Route.useSearch()}
      submitted={attempt}
      startedAt={startedAt}
    />
  );
}
