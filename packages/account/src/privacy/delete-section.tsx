import type { UnusedScholarship } from '@melhor-escola/api-client/account';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { AccountSection } from '../account-section.tsx';
import type { ReviewsChoice } from './queries.ts';
import { DeleteConfirmation } from './delete-confirmation.tsx';
import { DeleteConsequences } from './delete-consequences.tsx';

/** Section to delete the account (LGPD, art. 18, VI). */
export function DeleteSection({ unusedScholarships }: Pick<DeleteDialogProps, 'unusedScholarships'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountSection
      id="excluir"
      title="Excluir a conta"
      intro="Não dá para desfazer. Antes do fim, você vê o que some e o que a lei manda guardar."
    >
      <div className="flex flex-col items-start gap-4">
        <Text className="max-w-prose">
          Se você só quer parar de receber e-mails, basta desligar os avisos das buscas ou retirar a
          autorização acima.
        </Text>
        <Button className="noscript:hidden max-sm:w-full" onClick={() => setIsOpen(true)}>
          Excluir minha conta
        </Button>
      </div>
      <DeleteDialog open={isOpen} onOpenChange={setIsOpen} unusedScholarships={unusedScholarships} />
    </AccountSection>
  );
}

interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  unusedScholarships: readonly UnusedScholarship[];
}

/** Deletes the account in two steps: the consequences, then the confirmation. Closing it resets it to the first step. */
function DeleteDialog({ open, onOpenChange, unusedScholarships }: DeleteDialogProps) {
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
          unusedScholarships={unusedScholarships}
          onReviewsChange={setReviews}
          onGoOn={() => setStep('confirmation')}
          onCancel={() => change(false)}
        />
      ) : (
        <DeleteConfirmation
          reviews={reviews}
          givenUp={unusedScholarships.map(({ code }) => code)}
          onBack={() => setStep('consequences')}
        />
      )}
    </Dialog>
  );
}
