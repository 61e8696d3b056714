import type { ReactNode } from 'react';
import type { Labels } from '../labels/labels.ts';
import { formControlMessages } from './messages.ts';

interface LabelTextProps {
  optional: boolean;
  labels: Partial<Labels<'formControl'>> | undefined;
  children: ReactNode;
}

/** The words of a label or a legend, and '(opcional)' after them where that is so. */
export function LabelText({ optional, labels, children }: LabelTextProps) {
  if (!optional) return children;
  return (
    <>
      {children}{' '}
      <span data-part="optional" className="font-normal text-ink-soft">
        ({labels?.optional ?? formControlMessages.optional})
      </span>
    </>
  );
}

/** The look of a label and a legend. */
export const labelLook = (hidden: boolean) =>
  hidden ? 'sr-only' : 'self-start text-small font-semibold text-ink';
