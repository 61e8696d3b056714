import { routes } from '@melhor-escola/domain/routes';
import { createRoute, notFound } from '@tanstack/react-router';
import { loadQuestions, questionsHead, QuestionsScreen } from '../src/questions/index.ts';
import { headOf, root } from './root.tsx';

/** A school's questions, the form, and the confirmation. */
export const questionPage = createRoute({
  getParentRoute: () => root,
  path: routes.questions.pattern,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, ports }, params, deps }) => {
    const data = await loadQuestions({ queryClient, service: ports.service }, params.slug, deps);
    if (!data) throw notFound();
    const { school, search, total } = data;
    return { ...questionsHead(school, search, total), search };
  },
  head: headOf,
  component: function Questions() {
    const { updatedAt } = questionPage.useMatch();
    const { search } = questionPage.useLoaderData();
    return <QuestionsScreen slug={questionPage.useParams().slug} search={search} startedAt={updatedAt} />;
  },
});
