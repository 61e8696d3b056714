import type { SchoolText } from '@melhor-escola/api-client/panel';
import {
  reportDetails,
  reviewReportReasonNames,
  reviewReportReasons,
  textProblem,
} from '@melhor-escola/domain/review-rules';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Textarea } from '@melhor-escola/ui/textarea';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { panelKey } from '../queries.ts';
import { submissionError } from '../submission-error.ts';
import { reportText } from './queries.ts';

export interface ReportDialogProps {
  slug: string;
  text: SchoolText;
}

const areDetails: Rule<string> = (text) => textProblem(text, reportDetails) ?? true;

const empty: { reason: string | null; details: string } = { reason: null, details: '' };

/** The button that reports a text to our team, and its dialog: the reason, and an explanation if wanted. */
export function ReportDialog({ slug, text }: ReportDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title={text.kind === 'question' ? 'Denunciar esta pergunta' : 'Denunciar esta avaliação'}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="small" variant="quiet">
          Denunciar
          <span className="sr-only">
            {text.kind === 'question' ? ` a pergunta de ${text.author}` : ` a avaliação de ${text.author}`}
          </span>
        </Button>
      }
    >
      <ReportForm slug={slug} text={text} onSent={() => setIsOpen(false)} />
    </Dialog>
  );
}

function ReportForm({ slug, text, onSent }: ReportDialogProps & { onSent: () => void }) {
  const { api, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: empty });
  return (
    <Form
      form={form}
      aria-label="Denúncia"
      onSubmit={async ({ reason: chosen, details }) => {
        const reason = reviewReportReasons.find((known) => known === chosen);
        // The rule of the field requires one.
        if (reason === undefined) return;
        await reportText(api, slug, text, { reason, details: details.trim() || null });
        onSent();
        showToast({ tone: 'success', title: 'Denúncia enviada. Nossa equipe vai analisar.' });
        await queryClient.invalidateQueries({ queryKey: panelKey });
      }}
      onSubmitError={submissionError}
      className="flex flex-col gap-4 pb-2"
    >
      <Field form={form} name="reason" displayName="motivo" rules={[required]}>
        {(field) => (
          <RadioGroup legend="O que há de errado?" {...field}>
            {reviewReportReasons.map((reason) => (
              <Radio key={reason} value={reason} label={reviewReportReasonNames[reason]} />
            ))}
          </RadioGroup>
        )}
      </Field>
      <Field form={form} name="details" displayName={reportDetails.label} rules={[areDetails]}>
        {(field) => (
          <Textarea
            label="Quer explicar?"
            hint="Só a nossa equipe lê. A crítica de uma família não sai do site por ser negativa."
            rows={3}
            maximum={reportDetails.max}
            {...field}
          />
        )}
      </Field>
      <SubmitButton className="sm:self-start">Enviar a denúncia</SubmitButton>
    </Form>
  );
}
