import { DescriptionList } from '@melhor-escola/ui/description-list';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { StepSection as KitStepSection, type StepSectionProps } from '@melhor-escola/ui/step-section';
import type { ReactNode } from 'react';
import { useReservation } from '../context.tsx';

/** A step of the reservation under its heading, which takes the focus when the visitor comes from another step. */
export function StepSection(props: Omit<StepSectionProps, 'focused'>) {
  const { takesFocus } = useReservation();
  return <KitStepSection focused={takesFocus} {...props} />;
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
