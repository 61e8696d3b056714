import { DescriptionList } from '@melhor-escola/ui/description-list';
import { Button } from '@melhor-escola/ui/button';
import { SubmitButton } from '@melhor-escola/ui/form';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { StepSection as KitStepSection, type StepSectionProps } from '@melhor-escola/ui/step-section';
import type { ReactNode } from 'react';
import { useReservation } from '../context.tsx';
import type { ReservationStep } from '../machine.ts';

/** A step of the reservation under its heading, which takes the focus when the visitor comes from another step. */
export function StepSection(props: Omit<StepSectionProps, 'focused'>) {
  const { takesFocus } = useReservation();
  return <KitStepSection focused={takesFocus} {...props} />;
}

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

/** Reserves the space of a step while its data loads. */
export function StepPlaceholder() {
  return (
    <SkeletonGroup
      className="noscript:hidden"
      loading
      placeholder={
        <div className="flex flex-col gap-6">
          <Skeleton className="text-title-medium" width="12rem" />
          <Skeleton shape="block" height={88} />
          <Skeleton shape="block" height={88} />
          <Skeleton shape="block" height={52} width="9rem" />
        </div>
      }
    >
      {null}
    </SkeletonGroup>
  );
}

/** A term and its value. */
export type Fact = readonly [label: string, value: ReactNode];

/** Terms and values in two columns, stacked where space is short. Renders a `DescriptionList`. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <DescriptionList layout="beside" items={facts.map(([term, description]) => ({ term, description }))} />
  );
}
