import { Dialog } from '@melhor-escola/ui/dialog';
import { useState } from 'react';
import type { ReviewsChoice } from '../deleted/made-deletion.ts';
import { DeleteConfirmation } from './delete-confirmation.tsx';
import { DeleteConsequences } from './delete-consequences.tsx';

export interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Deletes the account in two steps: what that means, and the confirmation. Closed, it begins again. */
export function DeleteDialog({ open, onOpenChange }: DeleteDialogProps) {
  const [step, setStep] = useState<'consequences' | 'confirmation'>('consequences');
  const [reviews, setReviews] = useState<ReviewsChoice>('anonymize');
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setStep('consequences');
  };
  return (
    <Dialog
      title={step === 'consequences' ? 'Excluir a conta' : 'Confirmar a exclusão'}
      open={open}
      onOpenChange={change}
    >
      {step === 'consequences' ? (
        <DeleteConsequences
          reviews={reviews}
          onReviewsChange={setReviews}
          onGoOn={() => setStep('confirmation')}
          onCancel={() => change(false)}
        />
      ) : (
        <DeleteConfirmation reviews={reviews} onBack={() => setStep('consequences')} />
      )}
    </Dialog>
  );
}
