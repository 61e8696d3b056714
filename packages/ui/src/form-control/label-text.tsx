import type { ReactNode } from 'react';
import { type Labels, labels as dictionary } from '../labels/labels.ts';

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
        ({labels?.optional ?? dictionary.formControl.optional})
      </span>
    </>
  );
}

/** The look of a label and a legend. */
export const labelLook = (hidden: boolean) =>
  hidden ? 'sr-only' : 'self-start text-small font-semibold text-ink';
