'use client';

import X from 'lucide-react/icons/x';
import type { MouseEventHandler } from 'react';
import { Icon } from '../icon/icon.tsx';
import { buttonInBox } from './button-in-box.ts';

export interface ClearButtonProps {
  /** Its name. */
  label: string;
  /** Id of the control it empties. */
  controlId: string;
  /** Id of the label of that control, which tells this button from its like. */
  labelId: string;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/**
 * Empties the field before it. Shown by CSS alone, while the field (`peer`, with a placeholder) holds text that may be
 * changed; never where scripts do not run, since it could do nothing there. Renders a `<button data-part="clear">`.
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
      className={[
        buttonInBox,
        'w-9 text-ink-soft hover:bg-wash hover:text-ink',
        'peer-placeholder-shown:hidden peer-read-only:hidden',
      ].join(' ')}
    >
      <Icon as={X} />
    </button>
  );
}
