import { Heading } from '@melhor-escola/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ReviewStep } from './review-steps.ts';

export interface StepSectionProps {
  step: ReviewStep;
  /** Takes the focus as it comes, for who has just gone to it. */
  focused: boolean;
  /** Not the one to begin with: out of sight where scripts are about to show one step at a time. */
  later: boolean;
  children: ReactNode;
}

/** A step of the form under its heading. */
export function StepSection({ step, focused, later, children }: StepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('form')?.parentElement?.scrollIntoView({ block: 'start' });
  }, [focused]);
  return (
    <section aria-labelledby={step.id} className={`flex flex-col gap-6 ${later ? 'scripted:hidden' : ''}`}>
      <Heading ref={heading} level={2} size="medium" id={step.id} tabIndex={-1} className="scroll-mt-4">
        {step.label}
      </Heading>
      {children}
    </section>
  );
}
