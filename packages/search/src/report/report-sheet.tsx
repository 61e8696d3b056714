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
import { ApiError } from '@melhor-escola/api-client/api-error';
import { useSearchPorts } from '../ports.tsx';

export interface ReportSheetProps {
  reviewId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that gets the focus back. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Focuses the content that replaces the form, so that screen readers read it. */
const focus = (element: HTMLElement | null): void => element?.focus();

/**
 * Form to report a review: the reason, an optional comment, and thanks. It asks nothing about the reporter. A bottom
 * sheet on a phone, otherwise a dialog.
 */
export function ReportSheet({ reviewId, open, onOpenChange, finalFocus }: ReportSheetProps) {
  const [thanks, setThanks] = useState<string>();
  const shape = useLayerShape(open);
  const layer = { title: 'Denunciar esta avaliação', open, onOpenChange, finalFocus };
  const content =
    thanks === undefined ? (
      <ReportForm reviewId={reviewId} onSent={setThanks} />
    ) : (
      <div className="flex flex-col items-start gap-4 pb-2">
        <p ref={focus} tabIndex={-1}>
          {thanks}
        </p>
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Voltar às avaliações
        </Button>
      </div>
    );
  return shape === 'sheet' ? (
    <BottomSheet {...layer}>{content}</BottomSheet>
  ) : (
    <Dialog {...layer}>{content}</Dialog>
  );
}

function ReportForm({ reviewId, onSent }: { reviewId: string; onSent: (thanks: string) => void }) {
  const { service } = useSearchPorts();
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
      onSent((await service.reportReview(reviewId, { reason, details: details.trim() || null })).message);
    } catch (error) {
      setProblem(reportProblem(error));
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
          <Radio key={value} value={value} label={reviewReportReasonNames[value]} />
        ))}
      </RadioGroup>
      <Textarea
        label="Quer explicar?"
        hint="Só a nossa equipe lê. A escola e quem escreveu a avaliação não ficam sabendo de você."
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

/** Message for a report that failed: the reason, and what to do now. */
export function reportProblem(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return 'Esta avaliação não está mais no site.';
  if (status === 429) return 'Já recebemos muitas denúncias desta rede. Tente de novo daqui a uma hora.';
  return 'A denúncia não foi enviada. Confira a conexão e tente de novo.';
}
