import { routes } from '@melhor-escola/domain/routes';
import { loadQuestions, questionsHead, QuestionsScreen } from '@melhor-escola/search/questions';
import { toRouteHead } from '@melhor-escola/config/route-head';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { formOutcome } from '../../../../app/service/request-context.ts';

/**
 * All questions about a school, the form to ask one, and its confirmation (product 15). The loader validates the
 * search: a validator of the route would be loaded with every page.
 */
export const Route = createFileRoute('/_page/escolas/$slug_/perguntas')({
  staticData: { frame: 'no-tray' },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const data = await loadQuestions(context, params.slug, deps);
    if (!data) throw notFound();
    const { school, search, total, lastPage } = data;
    if ((search.page ?? 1) > lastPage)
      throw redirect({ href: `${routes.questions.path(params)}?page=${lastPage}`, statusCode: 302 });
    const submitted = formOutcome().submittedQuestionForm;
    return {
      head: toRouteHead(questionsHead(school, search, total), context.origin),
      search,
      submitted,
      mark: formOutcome().failedMark,
      confirmation: formOutcome().submittedConfirmation,
      startedAt: submitted?.startedAt ?? Date.now(),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: QuestionsRoute,
});

function QuestionsRoute() {
  const { search, submitted, mark, confirmation, startedAt } = Route.useLoaderData();
  return (
    <QuestionsScreen
      slug={Route.useParams().slug}
      search={search}
      submitted={submitted}
      failedMark={mark}
      confirmation={confirmation}
      startedAt={startedAt}
    />
  );
}
