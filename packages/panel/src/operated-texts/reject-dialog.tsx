import type { OperatedText, TextDecision } from '@melhor-escola/api-client/panel';
import {
  rejectionDetails,
  reviewReportReasonNames,
  reviewReportReasons,
  textProblem,
} from '@melhor-escola/domain/review-rules';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Textarea } from '@melhor-escola/ui/textarea';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { textName } from './text-words.ts';

export interface RejectDialogProps {
  text: OperatedText;
  isOpen: boolean;
  onReject: (decision: TextDecision['decision']) => void;
  onCancel: () => void;
  /** Gets the focus afterwards: the heading of the text that is open then. */
  afterwards: RefObject<HTMLElement | null>;
}

/** Asks why a text is rejected. The reason that most reports name is chosen, and a digit chooses another, so two keys suffice. */
export function RejectDialog({ text, isOpen, onReject, onCancel, afterwards }: RejectDialogProps) {
  const chosen = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={`Recusar: ${textName(text)}`}
      initialFocus={chosen}
      finalFocus={afterwards}
    >
      <RejectForm text={text} chosenRef={chosen} onReject={onReject} onCancel={onCancel} />
    </Dialog>
  );
}

function mostReported({ reports }: OperatedText) {
  const counts = reviewReportReasons.map(
    (reason) => reports.filter((report) => report.reason === reason).length,
  );
  const most = Math.max(...counts);
  return most === 0 ? undefined : reviewReportReasons[counts.indexOf(most)];
}

/** Chooses a reason by its number, but not in the explanation. */
function chooseByDigit({ target, key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const reason = reviewReportReasons[Number(key) - 1];
  if (reason === undefined || !(target instanceof HTMLInputElement)) return;
  currentTarget.querySelector<HTMLInputElement>(`input[value="${reason}"]`)?.click();
}

type RejectFormProps = Pick<RejectDialogProps, 'text' | 'onReject' | 'onCancel'> & {
  chosenRef: RefObject<HTMLInputElement | null>;
};

function RejectForm({ text, chosenRef, onReject, onCancel }: RejectFormProps) {
  const suggested = mostReported(text);
  const form = useForm<{ reason: string | null; details: string }>({
    defaultValues: { reason: suggested ?? null, details: '' },
  });
  return (
    <Form
      form={form}
      aria-label="Motivo da recusa"
      className="flex flex-col gap-4 pb-2"
      onKeyDown={chooseByDigit}
      onSubmit={async ({ reason: named, details }) => {
        const reason = reviewReportReasons.find((known) => known === named);
        // The rule of the field requires one.
        if (reason === undefined) return undefined;
        const words = details.trim();
        if (reason === 'other' && words === '') return { fields: { details: 'Explique o motivo.' } };
        onReject({ kind: 'reject', reason, details: words === '' ? null : words });
        return undefined;
      }}
    >
      <Field form={form} name="reason" displayName="motivo" rules={[required]}>
        {(field) => (
          <RadioGroup legend="Por que não pode ficar no ar?" {...field}>
            {reviewReportReasons.map((reason, index) => (
              <Radio
                key={reason}
                {...(reason === (suggested ?? reviewReportReasons[0]) && { ref: chosenRef })}
                value={reason}
                label={`${index + 1}. ${reviewReportReasonNames[reason]}`}
              />
            ))}
          </RadioGroup>
        )}
      </Field>
      <Field
        form={form}
        name="details"
        displayName={rejectionDetails.label}
        rules={[(value: string) => textProblem(value, rejectionDetails) ?? true]}
      >
        {(field) => (
          <Textarea
            label="Explicação"
            optional
            hint="Fica no registro, e quem escreveu a recebe se pedir os seus dados."
            rows={3}
            maximum={rejectionDetails.max}
            {...field}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="danger" className="max-sm:w-full">
          Recusar
        </SubmitButton>
        <Button className="max-sm:w-full" onClick={onCancel}>
          Voltar
        </Button>
      </div>
    </Form>
  );
}
