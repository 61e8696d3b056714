import { pluralize } from '@melhor-escola/domain/count';
import { LinkButton } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../../ports.tsx';
import { toQuestion } from '../../questions/question.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { School } from '../school.ts';

/** The most helpful questions about the school, with links to all of them and to the form (product 15). */
export function SchoolQuestions({ school: { slug, questions } }: { school: School }) {
  const { links } = useSearchPorts();
  const more = questions.total - questions.hits.length;
  return (
    <section aria-labelledby="perguntas" className="flex lazy-layout-120 flex-col gap-5">
      <Heading level={2} id="perguntas" tabIndex={-1}>
        Perguntas e respostas
      </Heading>
      {questions.total === 0 ? (
        <Text>Ninguém perguntou ainda. O que você gostaria de saber?</Text>
      ) : (
        <ul className="flex flex-col gap-3">
          {questions.hits.map((hit) => (
            <QuestionCard key={hit.id} slug={slug} question={toQuestion(hit)} level={3} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow print:hidden">
        {more > 0 && (
          <LinkButton asChild>
            <RouteLink to={links.questions(slug)} rel="nofollow">
              {`Ver mais ${pluralize(more, 'pergunta', 'perguntas')}`}
            </RouteLink>
          </LinkButton>
        )}
        <LinkButton asChild>
          <RouteLink to={{ ...links.questions(slug), hash: 'perguntar' }} rel="nofollow">
            Fazer uma pergunta
          </RouteLink>
        </LinkButton>
      </div>
    </section>
  );
}
