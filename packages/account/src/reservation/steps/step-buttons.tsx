import { Button } from '@melhor-escola/ui/button';
import { SubmitButton } from '@melhor-escola/ui/form';
import { useReservation } from '../context.tsx';
import type { ReservationStep } from '../machine.ts';

export interface StepButtonsProps {
  /** @default 'Continuar' */
  label?: string;
  /** The previous step; absent in the first one. */
  back?: ReservationStep | undefined;
}

/** Submits a step's form, or goes back. */
export function StepButtons({ label = 'Continuar', back }: StepButtonsProps) {
  const { goTo } = useReservation();
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      <SubmitButton size="large">{label}</SubmitButton>
      {back && (
        <Button size="large" variant="quiet" onClick={() => void goTo(back)}>
          Voltar
        </Button>
      )}
    </div>
  );
}
