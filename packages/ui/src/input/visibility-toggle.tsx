'use client';

import type { MouseEvent } from 'react';
import { announce } from '../announcer/announcer.ts';
import type { Labels } from '../labels/labels.ts';
import { buttonInBox } from './button-in-box.ts';

export interface VisibilityToggleProps {
  visible: boolean;
  disabled: boolean | undefined;
  controlId: string;
  /** Id of the label of the password, which tells this button from that of a second password. */
  labelId: string;
  labels: Labels<'passwordInput'>;
  onToggle: () => void;
}

// A press keeps the focus, and with it the phone's keyboard, in the field it was in.
function keepFocus(event: MouseEvent<HTMLButtonElement>) {
  const { activeElement } = event.currentTarget.ownerDocument;
  if (activeElement?.id === event.currentTarget.getAttribute('aria-controls')) event.preventDefault();
}

/**
 * Shows and hides the password. Its name says what it will do and so changes, hence no `aria-pressed`; a name that
 * changes under the focus is not read by every screen reader, hence the announcement. Renders a
 * `<button data-part="toggle">`.
 */
export function VisibilityToggle({
  visible,
  disabled,
  controlId,
  labelId,
  labels,
  onToggle,
}: VisibilityToggleProps) {
  return (
    <button
      type="button"
      data-part="toggle"
      disabled={disabled}
      aria-label={visible ? labels.hidePassword : labels.showPassword}
      aria-describedby={labelId}
      aria-controls={controlId}
      onMouseDown={keepFocus}
      onClick={() => {
        announce(visible ? labels.hidden : labels.shown);
        onToggle();
      }}
      className={[
        buttonInBox,
        'px-2 text-small font-semibold text-brand hover:bg-brand-wash hover:text-brand-strong',
        'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-soft',
      ].join(' ')}
    >
      <span className={`col-start-1 row-start-1 ${visible ? 'invisible' : ''}`}>{labels.show}</span>
      <span className={`col-start-1 row-start-1 ${visible ? '' : 'invisible'}`}>{labels.hide}</span>
    </button>
  );
}
