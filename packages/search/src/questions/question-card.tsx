import { formatIsoDay } from '@melhor-escola/domain/date';
import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import { ReportButton } from '../report/report-button.tsx';
import { HelpfulButton } from './helpful-button.tsx';
import type { Question, SchoolAnswer } from './question.ts';

export interface QuestionCardProps {
  slug: string;
  question: Question;
  /** Level of its heading. */
  level: 2 | 3;
  /** It was just marked as helpful without JavaScript. */
  marked?: boolean | undefined;
}

/** A question with the school's answer. Texts are shown as written. Renders an `<li>`. */
export function QuestionCard({ slug, question, level, marked }: QuestionCardProps) {
  const { id, author, text, askedOn, answer } = question;
  return (
    <Card as="li" id={`pergunta-${id}`} className="flex scroll-mt-4 flex-col gap-3">
      <div className="flex flex-col gap-1">
        <Heading level={level} size="small" className="max-w-prose wrap-anywhere">
          {text}
        </Heading>
        <Text size="extra-small" tone="soft" className="wrap-anywhere">
          <span>{`${author} ·`}</span> <time dateTime={askedOn}>{formatIsoDay(askedOn)}</time>
        </Text>
      </div>
      {answer ? <Answer answer={answer} /> : <Text tone="soft">A escola ainda não respondeu.</Text>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <HelpfulButton slug={slug} question={question} marked={marked} />
        <ReportButton subject={{ kind: 'question', id, author }} />
      </div>
    </Card>
  );
}

function Answer({ answer: { text, answeredOn } }: { answer: SchoolAnswer }) {
  return (
    <div className="flex flex-col gap-1 border-s-2 border-brand-line ps-4">
      <Text size="small" weight="strong">
        Resposta da escola
      </Text>
      <Text className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</Text>
      {answeredOn && (
        <Text size="extra-small" tone="soft">
          <time dateTime={answeredOn}>{formatIsoDay(answeredOn)}</time>
        </Text>
      )}
    </div>
  );
}
