import type { ReactNode } from 'react';

export interface AdornmentProps {
  side: 'leading' | 'trailing';
  id: string | undefined;
  /** The control that a press here goes to. */
  controlId: string;
  children: ReactNode;
}

/**
 * A unit or a drawing inside a field's frame. A `<label>`, so that a press on it reaches the field without a script;
 * the field's name is kept from it by `aria-labelledby`. Renders a `<label data-part="leading|trailing">`.
 */
export function Adornment({ side, id, controlId, children }: AdornmentProps) {
  return (
    <label
      data-part={side}
      id={id}
      htmlFor={controlId}
      className={`flex shrink-0 cursor-text items-center text-ink-soft ${side === 'leading' ? 'ps-3' : 'pe-3'}`}
    >
      {children}
    </label>
  );
}
