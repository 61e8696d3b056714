import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';

export interface AccountSectionProps {
  /** Of its heading, which a link may lead to. */
  id: string;
  title: string;
  /** What it is for, in a sentence or two. */
  intro?: ReactNode;
  children: ReactNode;
}

/**
 * One part of a page of who is signed in: what it is about, and a sheet with what can be done; side by side at a desk.
 * Renders a `<section>`, whose heading takes the focus when what had it has gone.
 */
export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid items-start gap-4 border-t border-hairline py-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10"
    >
      <div className="flex flex-col gap-1.5">
        <Heading level={2} id={id} tabIndex={-1} className="scroll-mt-4 outline-none">
          {title}
        </Heading>
        {intro && (
          <Text as="div" size="small" tone="soft" className="max-w-prose">
            {intro}
          </Text>
        )}
      </div>
      <Card className="min-w-0">{children}</Card>
    </section>
  );
}

/** Gives the focus to a section's heading: for when what had it has gone from the page. @param id of the heading. */
export function focusSection(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
