'use client';

import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';

const StepFlowContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

export type StepFlowProps = ComponentProps<'div'>;

/**
 * Contains the stepper and the current `StepSection` of a task. A section that takes the focus scrolls the flow into
 * view, so that the stepper is visible too. Renders a `<div>`.
 *
 * Data attributes: `data-component="step-flow"`.
 */
export function StepFlow({ ref, className, ...rest }: StepFlowProps) {
  const root = useOwnRef(ref);
  return (
    <StepFlowContext value={root}>
      <div
        data-component="step-flow"
        {...rest}
        ref={root}
        className={className ? `me-step-flow ${className}` : 'me-step-flow'}
      />
    </StepFlowContext>
  );
}

export interface StepSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Text of the heading. */
  title: string;
  /** A sentence under the title. */
  intro?: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  level?: HeadingLevel | undefined;
  /** Id of the heading. With it the section is a landmark named by its heading. */
  headingId?: string | undefined;
  /**
   * Moves the focus to the heading and scrolls the flow into view: the visitor has just navigated to this step.
   * @default false
   */
  focused?: boolean | undefined;
}

/**
 * One step of a task, under its heading. Renders a `<section>`.
 *
 * Data attributes: `data-component="step-section"`.
 */
export function StepSection({
  title,
  intro,
  level = 2,
  headingId,
  focused = false,
  className,
  children,
  ...rest
}: StepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const flow = use(StepFlowContext);
  // In the commit that removes the previous step: otherwise the page has no focus for a moment.
  useLayoutEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true });
  }, [focused]);
  // Afterwards, because the flow around it is known only then.
  useEffect(() => {
    if (focused) (flow ?? heading).current?.scrollIntoView({ block: 'start' });
  }, [focused, flow]);
  return (
    <section
      data-component="step-section"
      aria-labelledby={headingId}
      {...rest}
      className={className ? `me-step-section ${className}` : 'me-step-section'}
    >
      <header className="me-step-section-header">
        <Heading ref={heading} level={level} id={headingId} tabIndex={-1}>
          {title}
        </Heading>
        {intro && <Text tone="soft">{intro}</Text>}
      </header>
      {children}
    </section>
  );
}
