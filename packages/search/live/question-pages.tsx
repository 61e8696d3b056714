import { routes } from '@melhor-escola/domain/routes';
import { createRoute, notFound } from '@tanstack/react-router';
import {
  confirmQuestionHead,
  ConfirmQuestionScreen,
  loadQuestions,
  questionsHead,
  QuestionsScreen,
  validateQuestionsSearch,
} from '../src/questions/index.ts';
import { findSchool } from '../src/school/index.ts';
import { headOf, root } from './root.tsx';

const list = createRoute({
  getParentRoute: () => root,
  path: routes.questions.pattern,
  validateSearch: validateQuestionsSearch,
  loaderDeps: ({ search: { page, pergunta } }) => ({ page, pergunta }),
  loader: async ({ context: { queryClient, ports }, params, deps }) => {
    const data = await loadQuestions(queryClient, ports.service, params.slug, deps);
    if (data?.kind !== 'questions') throw notFound();
    return questionsHead(data.school, data.total);
  },
  head: headOf,
  component: function List() {
    const { updatedAt } = list.useMatch();
    return <QuestionsScreen slug={list.useParams().slug} search={list.useSearch()} startedAt={updatedAt} />;
  },
});

const confirm = createRoute({
  getParentRoute: () => root,
  path: routes.confirmQuestion.pattern,
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' && token !== '' ? { token } : {},
  loader: async ({ context: { queryClient, ports }, params }) => {
    const school = await findSchool(queryClient, ports.service, params.slug);
    if (!school) throw notFound();
    return confirmQuestionHead(school);
  },
  head: headOf,
  component: function Confirm() {
    return <ConfirmQuestionScreen slug={confirm.useParams().slug} token={confirm.useSearch().token} />;
  },
});

/** A school's questions, the form, and the confirmation. */
export const questionPages = [list, confirm];
