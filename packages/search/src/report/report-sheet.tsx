import {
  reportDetails,
  reviewReportReasonNames,
  reviewReportReasons,
  type ReviewReportReason,
} from '@melhor-escola/domain/review-rules';
import { BottomSheet } from '@melhor-escola/ui/bottom-sheet';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { useLayerShape } from '@melhor-escola/ui/media-query';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { ApiError, findByCode, type ErrorCode } from '@melhor-escola/api-client/api-error';
import { useSearchPorts } from '../ports.tsx';

/** What is reported. */
export interface ReportSubject {
  readonly kind: 'review' | 'question';
  readonly id: string;
  readonly author: string;
}

export interface ReportSheetProps {
  subject: ReportSubject;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that gets the focus back. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Focuses the content that replaces the form, so that screen readers read it. */
const focus = (element: HTMLElement | null): void => element?.focus();

const texts = {
  review: {
    title: 'Denunciar esta avaliação',
    back: 'Voltar às avaliações',
    hint: 'Só a nossa equipe lê. A escola e quem escreveu a avaliação não ficam sabendo de você.',
    gone: 'Esta avaliação não está mais no site.',
    reasons: reviewReportReasonNames,
  },
  question: {
    title: 'Denunciar esta pergunta',
    back: 'Voltar às perguntas',
    hint: 'Só a nossa equipe lê. A escola e quem escreveu a pergunta não ficam sabendo de você.',
    gone: 'Esta pergunta não está mais no site.',
    reasons: { ...reviewReportReasonNames, false: 'A pergunta ou a resposta não é verdadeira' },
  },
} as const;

/**
 * Form to report a review or a question: the reason, an optional comment, and thanks. It asks nothing about the reporter. A bottom
 * sheet on a phone, otherwise a dialog.
 */
export function ReportSheet({ subject, open, onOpenChange, finalFocus }: ReportSheetProps) {
  const [thanks, setThanks] = useState<string>();
  const shape = useLayerShape(open);
  const layer = { title: texts[subject.kind].title, open, onOpenChange, finalFocus };
  const content =
    thanks === undefined ? (
      <ReportForm subject={subject} onSent={setThanks} />
    ) : (
      <div className="flex flex-col items-start gap-4 pb-2">
        <p ref={focus} tabIndex={-1}>
          {thanks}
        </p>
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {texts[subject.kind].back}
        </Button>
      </div>
    );
  return shape === 'sheet' ? (
    <BottomSheet {...layer}>{content}</BottomSheet>
  ) : (
    <Dialog {...layer}>{content}</Dialog>
  );
}

function ReportForm({ subject, onSent }: { subject: ReportSubject; onSent: (thanks: string) => void }) {
  const { service } = useSearchPorts();
  const { hint, reasons, gone } = texts[subject.kind];
  const [reason, setReason] = useState<ReviewReportReason>();
  const [details, setDetails] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (reason === undefined || isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      const report = { reason, details: details.trim() || null };
      const { id, kind } = subject;
      const sent = kind === 'review' ? service.reportReview(id, report) : service.reportQuestion(id, report);
      onSent((await sent).message);
    } catch (error) {
      setProblem(reportProblem(error, gone));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form noValidate className="flex flex-col gap-4 pb-2" onSubmit={(event) => void send(event)}>
      <RadioGroup
        legend="O que há de errado com ela?"
        required
        value={reason ?? null}
        error={isTried && reason === undefined ? 'Escolha um motivo.' : undefined}
        onValueChange={(value) => setReason(reviewReportReasons.find((known) => known === value))}
      >
        {reviewReportReasons.map((value) => (
          <Radio key={value} value={value} label={reasons[value]} />
        ))}
      </RadioGroup>
      <Textarea
        label="Quer explicar?"
        hint={hint}
        rows={3}
        maximum={reportDetails.max}
        value={details}
        onValueChange={setDetails}
      />
      <Text role="alert" size="small" className="text-danger empty:hidden">
        {problem}
      </Text>
      <Button type="submit" variant="primary" loading={isSending} className="sm:self-start">
        Enviar denúncia
      </Button>
    </form>
  );
}

type ReportErrorCode = ErrorCode<'/v3/reviews/{id}/reports' | '/v3/questions/{id}/reports'>;

const notSent = () => 'A denúncia não foi enviada. Confira a conexão e tente de novo.';
const isGone = (gone: string) => gone;

const problems: Readonly<Record<ReportErrorCode, (gone: string) => string>> = {
  QUESTION_NOT_FOUND: isGone,
  REVIEW_NOT_FOUND: isGone,
  NOT_FOUND: isGone,
  TOO_MANY_REQUESTS: () => 'Já recebemos muitas denúncias desta rede. Tente de novo daqui a uma hora.',
  BAD_REQUEST: notSent,
  PAYLOAD_TOO_LARGE: notSent,
  TENANT_MISSING: notSent,
  TENANT_UNKNOWN: notSent,
  UNAVAILABLE: notSent,
  UNSUPPORTED_MEDIA_TYPE: notSent,
};

/** Message for a report that failed: the reason, and what to do now. @param gone says that the subject was removed. */
export function reportProblem(error: unknown, gone: string = texts.review.gone): string {
  const code = error instanceof ApiError ? error.response?.code : undefined;
  return (findByCode(problems, code) ?? notSent)(gone);
}
