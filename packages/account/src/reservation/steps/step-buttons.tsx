import { Button } from '@melhor-escola/ui/button';
import { SubmitButton } from '@melhor-escola/ui/form';

export interface StepButtonsProps {
  /** @default 'Continuar' */
  label?: string;
  /** Goes to the step before. */
  onBack?: (() => void) | undefined;
}

/** The way on from a step, which sends its form, and the way back. */
export function StepButtons({ label = 'Continuar', onBack }: StepButtonsProps) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      <SubmitButton size="large">{label}</SubmitButton>
      {onBack && (
        <Button size="large" variant="quiet" onClick={onBack}>
          Voltar
        </Button>
      )}
    </div>
  );
}
