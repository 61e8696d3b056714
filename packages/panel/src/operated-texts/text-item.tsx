import type { OperatedText } from '@melhor-escola/api-client/panel';
import { formatDateTime } from '@melhor-escola/domain/date';
import { type ReviewReportReason, reviewReportReasonNames } from '@melhor-escola/domain/review-rules';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Rating } from '@melhor-escola/ui/rating';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import type { Ref } from 'react';
import { waitingTime } from '../operation/waiting-time.ts';
import { usePanelPorts } from '../ports.tsx';
import { textKey } from './queries.ts';
import { allowsDecision, statusLabels, textName } from './text-words.ts';

export interface TextItemProps {
  text: OperatedText;
  /** When the list was loaded, in ms as `Date.now()`. */
  now: number;
  onOpen: () => void;
}

/** A text of the list that is not open: what it is, and a button that opens it. */
export function ClosedText({ text, now, onOpen }: TextItemProps) {
  const { school, reports, waitingSince } = text;
  return (
    <Card as="li" interactive className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <Button
        variant="quiet"
        size="small"
        className="-ms-3 justify-start text-start wrap-anywhere"
        aria-expanded={false}
        onClick={onOpen}
      >
        {capitalize(textName(text))}
      </Button>
      <Text size="small" tone="soft" className="wrap-anywhere">
        {[
          school.name,
          reports.length > 0 && countReports(reports.length),
          waitingSince !== null && waitingTime(waitingSince, now),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Card>
  );
}

export interface OpenTextProps extends Omit<TextItemProps, 'onOpen'> {
  headingRef: Ref<HTMLHeadingElement>;
  onPublish: () => void;
  onHold: () => void;
  onReject: () => void;
}

/** The open text: all that a decision needs, and the decisions. */
export function OpenText({ text, now, headingRef, onPublish, onHold, onReject }: OpenTextProps) {
  return (
    <Card as="li" id={`texto-${textKey(text)}`} aria-current="true" className="flex flex-col gap-3">
      <Heading level={2} size="small" ref={headingRef} tabIndex={-1} className="scroll-mt-4 wrap-anywhere">
        {capitalize(textName(text))}
      </Heading>
      <Facts text={text} now={now} />
      <Text className="wrap-anywhere whitespace-pre-line">{text.text}</Text>
      {text.answer !== null && <Answer text={text} answer={text.answer} />}
      <Reports text={text} />
      {text.rejectionReason !== null && (
        <Text className="wrap-anywhere">{`Recusada: ${text.rejectionReason}`}</Text>
      )}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        {allowsDecision(text, 'publish') && (
          <Button size="small" variant="primary" onClick={onPublish}>
            Publicar
          </Button>
        )}
        {allowsDecision(text, 'hold') && (
          <Button size="small" onClick={onHold}>
            Segurar
          </Button>
        )}
        {allowsDecision(text, 'reject') && (
          <Button size="small" onClick={onReject}>
            Recusar
          </Button>
        )}
      </div>
    </Card>
  );
}

function Facts({ text, now }: { text: OperatedText; now: number }) {
  const { links } = usePanelPorts();
  const { school, status, rating, relationship, email, createdAt, waitingSince } = text;
  return (
    <div className="flex flex-col gap-1 text-small text-ink-soft">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={status === 'held' ? 'warning' : 'neutral'}>{statusLabels[status]}</Badge>
        {rating !== null && <Rating value={rating} size="small" />}
        <Link asChild>
          <RouteLink {...links.school(school.slug)} reloadDocument>
            {school.name}
          </RouteLink>
        </Link>
      </div>
      <span className="wrap-anywhere">
        {[relationship, email, `escrita em ${formatDateTime(new Date(createdAt))}`]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {waitingSince !== null && <span>{`Espera ${waitingTime(waitingSince, now)}`}</span>}
    </div>
  );
}

/** Public together with the text. What only concerns it is done in the school's own list. */
function Answer({ text, answer }: { text: OperatedText; answer: string }) {
  const { links } = usePanelPorts();
  const kind = text.kind === 'question' ? 'perguntas' : 'avaliacoes';
  return (
    <div className="flex flex-col gap-1 border-s-2 border-brand-line ps-4">
      <Text size="small" weight="strong">
        Resposta da escola
      </Text>
      <Text className="wrap-anywhere whitespace-pre-line">{answer}</Text>
      <Link asChild className="self-start">
        <RouteLink {...links.texts(text.school.slug, { situacao: 'respondidas', tipo: kind })}>
          Mudar ou apagar a resposta
        </RouteLink>
      </Link>
    </div>
  );
}

function Reports({ text: { reports } }: { text: OperatedText }) {
  if (reports.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <Text size="small" weight="strong">
        {countReports(reports.length)}
      </Text>
      <ul aria-label="Denúncias" className="flex flex-col gap-1">
        {reports.map(({ id, reason, details, createdAt }) => (
          <li key={id} className="text-small wrap-anywhere">
            <span>{`${reasonName(reason)}, ${formatDateTime(new Date(createdAt))}`}</span>
            {details !== null && <span className="block whitespace-pre-line">{`“${details}”`}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const countReports = (count: number) => `${count} ${count === 1 ? 'denúncia' : 'denúncias'}`;

const isReason = (reason: string): reason is ReviewReportReason => reason in reviewReportReasonNames;

const reasonName = (reason: string) =>
  isReason(reason) ? reviewReportReasonNames[reason] : reviewReportReasonNames.other;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
