import { Heading, Text } from '@melhor-escola/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';

export interface StepSectionProps {
  title: string;
  /** A sentence under the title. */
  intro?: ReactNode;
  /** Takes the focus as it comes, for who has just gone to it. */
  focused: boolean;
  children: ReactNode;
}

/** What a step of a reservation shows, under its heading. */
export function StepSection({ title, intro, focused, children }: StepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    // The stepper above it says how far one has come.
    heading.current?.closest('[data-reservation]')?.scrollIntoView({ block: 'start' });
  }, [focused]);
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
