import { Button } from '@melhor-escola/ui/button';
import { SubmitButton } from '@melhor-escola/ui/form';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useReservation } from '../context.tsx';
import type { ReservationStep } from '../machine.ts';

export interface StepSectionProps {
  title: string;
  /** A sentence under the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** The content of a step under its heading, which takes the focus when the visitor comes from another step. */
export function StepSection({ title, intro, children }: StepSectionProps) {
  const { takesFocus } = useReservation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // Includes the stepper above the heading.
    heading.current?.closest('[data-reservation]')?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <Heading ref={heading} level={2} size="medium" tabIndex={-1}>
          {title}
        </Heading>
        {intro && <Text tone="soft">{intro}</Text>}
      </header>
      {children}
    </section>
  );
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
