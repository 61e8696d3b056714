import type { UnusedScholarship } from '@melhor-escola/api-client/account';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Text } from '@melhor-escola/ui/text';
import { useState, useSyncExternalStore } from 'react';
import { AccountSection } from '../account-section.tsx';
import type { ReviewsChoice } from './queries.ts';
import { tabDraft } from '../tab-drafts.ts';
import { DeleteConfirmation } from './delete-confirmation.tsx';
import { DeleteConsequences } from './delete-consequences.tsx';

/** Section to delete the account (LGPD, art. 18, VI). */
export function DeleteSection({ unusedScholarships }: Pick<DeleteDialogProps, 'unusedScholarships'>) {
  const [chosen, setChosen] = useState<boolean>();
  const isResumed =
    useSyncExternalStore(
      noSubscription,
      () => deletionDraft.read()?.reviews,
      () => undefined,
    ) !== undefined;
  const isOpen = chosen ?? isResumed;
  const setIsOpen = (next: boolean) => {
    if (!next) deletionDraft.clear();
    setChosen(next);
  };
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

/** The choice of a deletion that needs the second factor first, which is shown on another page. */
const deletionDraft = tabDraft<{ readonly reviews: ReviewsChoice }>('deletion', ({ reviews }) =>
  reviews === 'anonymize' || reviews === 'remove' ? { reviews } : undefined,
);

/** Only this section writes the draft. */
const noSubscription = () => () => undefined;

interface DeleteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  unusedScholarships: readonly UnusedScholarship[];
}

/** Deletes the account in two steps: the consequences, then the confirmation. Closing it resets it to the first step. */
function DeleteDialog({ open, onOpenChange, unusedScholarships }: DeleteDialogProps) {
  // Closed on the server and during hydration: what the draft says is shown once it is open.
  const [step, setStep] = useState<'consequences' | 'confirmation'>(() =>
    deletionDraft.read() && unusedScholarships.length === 0 ? 'confirmation' : 'consequences',
  );
  const [reviews, setReviews] = useState<ReviewsChoice>(() => deletionDraft.read()?.reviews ?? 'anonymize');
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
          onLeave={() => deletionDraft.write({ reviews })}
          onBack={() => setStep('consequences')}
        />
      )}
    </Dialog>
  );
}
