'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { cva } from '../../internal/cva.ts';
import X from 'lucide-react/icons/x';
import { Icon } from '../icon/icon.tsx';

export interface AdornmentProps {
  side: 'leading' | 'trailing';
  id: string | undefined;
  /** The control that a press here focuses. */
  controlId: string;
  children: ReactNode;
}

/** Classes of a text field inside a ControlBox. */
export const textInBox = 'me-control me-input';

const iconAdornment = cva('me-adornment', {
  variants: { side: { leading: 'me-icon-leading', trailing: 'me-icon-trailing' } },
});

/**
 * A unit or an icon inside a field's frame. Text is a `<label>`, so that a press on it reaches the field without a
 * script; `aria-labelledby` excludes it from the field's name. An icon overlays the field and lets presses through: a
 * label without text would be an additional empty label for assistive technology. Renders a
 * `data-part="leading|trailing"`.
 */
export function Adornment({ side, id, controlId, children }: AdornmentProps) {
  if (isText(children)) {
    return (
      <label data-part={side} id={id} htmlFor={controlId} className="me-adornment">
        {children}
      </label>
    );
  }
  return (
    <span data-part={side} id={id} className={iconAdornment({ side })}>
      {children}
    </span>
  );
}

const isText = (content: ReactNode) => typeof content === 'string' || typeof content === 'number';

export interface ClearButtonProps {
  /** Its accessible name. */
  label: string;
  /** Id of the control that it clears. */
  controlId: string;
  /** Id of that control's label, which distinguishes this button from others. */
  labelId: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/**
 * Clears the field before it. CSS alone shows it, while the field (`me-control`, with a placeholder) has editable text;
 * never without scripts, because it could not work. Renders a `<button data-part="clear">`.
 */
export function ClearButton({ label, controlId, labelId, onClick }: ClearButtonProps) {
  return (
    <button
      type="button"
      data-part="clear"
      aria-label={label}
      aria-describedby={labelId}
      aria-controls={controlId}
      onClick={onClick}
      className="me-box-button me-clear"
    >
      <Icon as={X} />
    </button>
  );
}
