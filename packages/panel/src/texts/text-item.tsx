import type { SchoolText } from '@melhor-escola/api-client/panel';
import { formatDate } from '@melhor-escola/domain/date';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { Rating } from '@melhor-escola/ui/rating';
import { Heading, Text } from '@melhor-escola/ui/text';
import { type Ref, useState } from 'react';
import { ConfirmedAction } from '../confirmed-action.tsx';
import { usePanelPorts } from '../ports.tsx';
import { answerDraft, AnswerForm } from './answer-form.tsx';
import { changeAnswer } from './queries.ts';
import { ReportDialog } from './report-dialog.tsx';

export interface TextItemProps {
  ref?: Ref<HTMLElement> | undefined;
  slug: string;
  text: SchoolText;
}

/** The form is followed by the actions, which have the button that opened it. */
const focusAnswerButton = focusOnRemoval((actions) => actions?.querySelector<HTMLElement>('[data-answer]'));

/** A question or a review, the school's answer, and what can be done with both. */
export function TextItem({ ref, slug, text }: TextItemProps) {
  const [store] = useState(() => answerDraft(slug, text));
  const { stored } = useStoredDraft(() => store);
  const [isOpen, setIsOpen] = useState<boolean>();
  // A draft from before a reload opens the form by itself.
  const isEditing = isOpen ?? stored !== undefined;
  const close = () => {
    store.clear();
    setIsOpen(false);
  };
  return (
    <Card as="li" ref={ref} className="flex flex-col gap-3">
      <Written text={text} />
      {isEditing ? (
        <div ref={focusAnswerButton}>
          <AnswerForm
            slug={slug}
            text={text}
            store={store}
            draft={isOpen === undefined ? stored : undefined}
            onDone={close}
          />
        </div>
      ) : (
        text.answer !== null && <Answer text={text} />
      )}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        {!isEditing && (
          <Button size="small" data-answer="" onClick={() => setIsOpen(true)}>
            <span>{text.answer === null ? 'Responder' : 'Mudar a resposta'}</span>
            <span className="sr-only">{` a ${text.author}`}</span>
          </Button>
        )}
        {!isEditing && text.answer !== null && <RemoveAnswer slug={slug} text={text} />}
        {!text.isReported && <ReportDialog slug={slug} text={text} />}
      </div>
    </Card>
  );
}

function Written({
  text: { kind, author, relationship, rating, publishedAt, text, isHidden, isReported },
}: {
  text: SchoolText;
}) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading level={2} size="small" className="wrap-anywhere">
          {kind === 'question' ? `Pergunta de ${author}` : `Avaliação de ${author}`}
        </Heading>
        <div className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
          {rating !== null && <Rating value={rating} size="small" />}
          <time dateTime={publishedAt}>{formatDate(new Date(publishedAt))}</time>
        </div>
      </div>
      {relationship !== null && (
        <Text size="small" tone="soft">
          {relationship}
        </Text>
      )}
      {(isHidden || isReported) && (
        <div className="flex flex-wrap gap-2">
          {isHidden && <Badge tone="warning">Fora da página até a nossa equipe decidir</Badge>}
          {isReported && <Badge>Denunciada pela escola</Badge>}
        </div>
      )}
      <Text className="wrap-anywhere whitespace-pre-line">{text}</Text>
    </>
  );
}

function Answer({ text: { answer, version } }: { text: SchoolText }) {
  return (
    <div className="flex flex-col gap-1 border-s-2 border-brand-line ps-4">
      <Text size="small" weight="strong">
        Resposta da escola
      </Text>
      <Text className="wrap-anywhere whitespace-pre-line">{answer}</Text>
      {version !== null && (
        <Text size="small" tone="soft">
          <time dateTime={version}>{formatDate(new Date(version))}</time>
        </Text>
      )}
    </div>
  );
}

function RemoveAnswer({ slug, text }: { slug: string; text: SchoolText }) {
  const { api } = usePanelPorts();
  return (
    <ConfirmedAction
      trigger={
        <Button size="small">
          Apagar a resposta<span className="sr-only">{` a ${text.author}`}</span>
        </Button>
      }
      title="Apagar a resposta?"
      text="Ela sai da página da escola na hora. O que a família escreveu continua lá."
      label="Apagar a resposta"
      isDangerous
      done="Resposta apagada."
      call={() => changeAnswer(api, slug, text, { answer: null, version: text.version })}
    />
  );
}
