import { today } from '@melhor-escola/domain/date';
import { Alert } from '@melhor-escola/ui/alert';
import type { ReactNode } from 'react';
import { useStepOffer } from '../context.tsx';
import { ageQuestion } from './birth-date.ts';

/** Asks whether an unusual birth date is right. It blocks nothing. @prop action leads to the date, if it is not on this step. */
export function AgeQuestion({ birthDate, action }: { birthDate: string; action?: ReactNode }) {
  const question = ageQuestion(birthDate, useStepOffer(), today());
  return question === undefined ? null : (
    <Alert tone="warning" live title="A data de nascimento está certa?" action={action}>
      {question}
    </Alert>
  );
}
