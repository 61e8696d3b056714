'use client';

import { pluralize } from '@melhor-escola/domain/count';
import { Alert } from '@melhor-escola/ui/alert';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Pagination } from '@melhor-escola/ui/pagination';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink, useBuildAddress } from '../route-link.tsx';
import type { School } from '../school/school.ts';
import { useSchool } from '../school/use-school.ts';
import { ConfirmSubmission, type ConfirmSubmissionProps } from '../submission/confirm-submission.tsx';
import { useSentSubmission } from '../submission/draft.ts';
import { SentTo } from '../submission/submission-stage.tsx';
import { QuestionForm } from './form/question-form.tsx';
import type { SubmittedQuestionForm } from './form/question-values.ts';
import { helpfulProblem, type FailedMark } from './helpful-problem.ts';
import { QUESTION_PAGE_SIZE, questionsQuery, type QuestionPage } from './queries.ts';
import { QuestionCard } from './question-card.tsx';
import type { QuestionsSearch } from './search-params.ts';

export interface QuestionsScreenProps {
  slug: string;
  search?: QuestionsSearch | undefined;
  /** The form that was submitted without JavaScript and rejected. */
  submitted?: SubmittedQuestionForm | undefined;
  /** The confirmation of a question that failed. */
  confirmation?: Partial<Pick<ConfirmSubmissionProps, 'problem' | 'token'>>;
  /** The mark as helpful that failed without JavaScript. */
  failedMark?: FailedMark | undefined;
  /** When the page was rendered, in ms since 1970. */
  startedAt: number;
}

const firstPage: QuestionsSearch = {};

/**
 * All questions about a school, and the form to ask one (product 15). With the token of an e-mail's link, the
 * confirmation of a question. Reads what `loadQuestions` has fetched.
 */
export function QuestionsScreen({ search = firstPage, confirmation, ...props }: QuestionsScreenProps) {
  const token = confirmation?.token ?? search.token;
  if (token === undefined) return <SchoolQuestionList {...props} search={search} />;
  return <ConfirmQuestion slug={props.slug} token={token} problem={confirmation?.problem} />;
}

/** Target of the link in the e-mail. */
function ConfirmQuestion({
  slug,
  token,
  problem,
}: Pick<ConfirmSubmissionProps, 'slug' | 'token' | 'problem'>) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const questions = links.questions(slug);
  return (
    <ConfirmSubmission
      slug={slug}
      noun="pergunta"
      token={token}
      problem={problem}
      action={buildAddress(questions)}
      explanation="Foi você quem fez uma pergunta a esta escola? Ao confirmar, seu nome e a pergunta passam a aparecer na página dela. Avisamos por e-mail quando houver resposta."
      published={{ label: 'Ver as perguntas', to: questions }}
      again={{ label: 'Perguntar de novo', to: { ...questions, hash: 'perguntar' } }}
    />
  );
}

function SchoolQuestionList({
  slug,
  search,
  submitted,
  failedMark,
  startedAt,
}: Omit<QuestionsScreenProps, 'search' | 'confirmation'> & { search: QuestionsSearch }) {
  const { service, links } = useSearchPorts();
  const school = useSchool(slug);
  const { data: page } = useSuspenseQuery(questionsQuery(service, slug, search));
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <PageBreadcrumb
        steps={[
          { label: 'Início', to: links.home() },
          { label: school.name, to: links.school(slug) },
          { label: 'Perguntas' },
        ]}
      />
      {failedMark && <MarkNotCounted slug={slug} mark={failedMark} />}
      <QuestionsHeader school={school} total={page.total} />
      {search.situacao === 'publicada' && (
        <Alert tone="success" title="Sua pergunta está publicada" className="max-w-prose">
          Avisamos você por e-mail quando a escola responder.
        </Alert>
      )}
      <div
        // Without questions there is nothing to set the form beside.
        className={`grid grid-cols-1 ${page.total > 0 ? 'gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start' : 'gap-6'}`}
      >
        <QuestionList slug={slug} search={search} page={page} />
        <section aria-labelledby="perguntar" className="flex max-w-prose min-w-0 flex-col gap-5">
          {search.situacao === 'enviada' ? (
            <QuestionSent slug={slug} />
          ) : (
            <AskQuestion slug={slug} submitted={submitted} startedAt={startedAt} />
          )}
        </section>
      </div>
    </PageWidth>
  );
}

/** Says why a mark was not counted, and leads back to the question. */
function MarkNotCounted({ slug, mark: { question, code } }: { slug: string; mark: FailedMark }) {
  const { links } = useSearchPorts();
  const { isGone, message } = helpfulProblem(code);
  const target = isGone
    ? links.questions(slug)
    : { ...links.questions(slug, { pergunta: question }), hash: `pergunta-${question}` };
  return (
    <Alert tone="danger" title="Sua marcação não foi contada" className="max-w-prose">
      <span>{message}</span>{' '}
      <Link asChild>
        <RouteLink to={target}>{isGone ? 'Ver as perguntas' : 'Voltar à pergunta'}</RouteLink>
      </Link>
    </Alert>
  );
}

function QuestionsHeader({ school: { name }, total }: { school: School; total: number }) {
  return (
    <header className="flex flex-col gap-1">
      <Heading level={1} size="large" className="wrap-anywhere">
        <span className="block text-medium font-normal [letter-spacing:0] text-ink-soft">
          Perguntas e respostas
        </span>{' '}
        <span>{name}</span>
      </Heading>
      {total > 0 && (
        <Text tone="soft" size="small" as="div" className="flex flex-wrap items-center gap-x-3">
          <span>{pluralize(total, 'pergunta', 'perguntas')}</span>
          <Link href="#perguntar" className="inline-block py-1 lg:hidden">
            Fazer uma pergunta
          </Link>
        </Text>
      )}
    </header>
  );
}

function QuestionList({
  slug,
  search,
  page: { questions, total },
}: {
  slug: string;
  search: QuestionsSearch;
  page: QuestionPage;
}) {
  if (total === 0) return <Text>Ninguém perguntou ainda: a primeira pode ser a sua.</Text>;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ul className="flex flex-col gap-3">
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            slug={slug}
            question={question}
            level={2}
            marked={question.id === String(search.util)}
          />
        ))}
      </ul>
      <QuestionPages slug={slug} search={search} total={total} />
    </div>
  );
}

function QuestionPages({ slug, search, total }: { slug: string; search: QuestionsSearch; total: number }) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const target = (page: number) => links.questions(slug, { page: page === 1 ? undefined : page });
  return (
    <Pagination
      page={search.page ?? 1}
      count={Math.ceil(total / QUESTION_PAGE_SIZE)}
      slots={5}
      className="print:hidden"
      hrefFor={(page) => buildAddress(target(page))}
      renderLink={(props, page) => {
        // On the first and last page, the kit's link points to the current page; the router would mark it as active.
        if (props['aria-disabled']) return <a {...props}>{props.children}</a>;
        const { href: _, ...link } = props;
        return <RouteLink to={target(page)} {...link} />;
      }}
    />
  );
}

function AskQuestion({
  slug,
  submitted,
  startedAt,
}: Pick<QuestionsScreenProps, 'slug' | 'submitted' | 'startedAt'>) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  return (
    <>
      <div className="flex flex-col gap-1">
        <Heading level={2} id="perguntar" tabIndex={-1} className="scroll-mt-4">
          Faça sua pergunta
        </Heading>
        <Text tone="soft">Sem cadastro. A resposta da escola aparece aqui, para todas as famílias.</Text>
      </div>
      <QuestionForm
        slug={slug}
        // A rejected form is below the list, where the browser scrolls to.
        action={buildAddress({ ...links.questions(slug), hash: 'perguntar' })}
        submitted={submitted}
        startedAt={startedAt}
      />
    </>
  );
}

/** In place of the form after submission: the question is not public until its author follows the link in the e-mail. */
function QuestionSent({ slug }: { slug: string }) {
  const { links } = useSearchPorts();
  const email = useSentSubmission('question', slug);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading level={2} id="perguntar" ref={heading} tabIndex={-1} className="scroll-mt-4">
        Falta só confirmar pelo e-mail
      </Heading>
      <Text>
        Enviamos um link para <SentTo email={email} fallback="o e-mail que você informou" />. Abra a mensagem
        e toque em “Confirmar pergunta”: em seguida ela aparece aqui. O link vale por 7 dias.
      </Text>
      <Text tone="soft">
        A mensagem não chegou? Espere uns minutos e olhe também no spam. Se o endereço estava errado,{' '}
        <Link asChild>
          <RouteLink to={{ ...links.questions(slug), hash: 'perguntar' }}>envie a pergunta de novo</RouteLink>
        </Link>
        .
      </Text>
    </>
  );
}
