'use client';

import type { ComponentPropsWithoutRef, MouseEventHandler, ReactNode, Ref } from 'react';
import { ControlBox } from '../form-control/control-box.tsx';
import { type ControlAttributes, type ControlSize, joinIds } from '../form-control/form-control.tsx';
import X from 'lucide-react/icons/x';
import { Icon } from '../icon/icon.tsx';

export interface TextBoxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'size'> {
  ref: Ref<HTMLInputElement>;
  size: ControlSize;
  control: ControlAttributes;
  labelId: string;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** What is pressed inside the frame, after the text. */
  button?: ReactNode;
}

/** A text field in its frame, as Input and PasswordInput share it. Renders a `<div>` that holds an `<input>`. */
export function TextBox({
  size,
  control,
  labelId,
  leading,
  trailing,
  button,
  placeholder,
  className = '',
  ...rest
}: TextBoxProps) {
  const leadingId = leading ? `${control.id}-leading` : undefined;
  const trailingId = trailing ? `${control.id}-trailing` : undefined;
  return (
    <ControlBox size={size}>
      {leading && (
        <Adornment side="leading" id={leadingId} controlId={control.id}>
          {leading}
        </Adornment>
      )}
      <input
        data-part="control"
        aria-labelledby={leading || trailing ? labelId : undefined}
        {...rest}
        {...control}
        aria-describedby={joinIds(
          typeof leading === 'string' ? leadingId : undefined,
          typeof trailing === 'string' ? trailingId : undefined,
          control['aria-describedby'],
        )}
        // A blank one, because :placeholder-shown is how CSS knows that a field is empty.
        placeholder={placeholder || ' '}
        className={`${textInBox} ${className}`}
      />
      {button}
      {trailing && (
        <Adornment side="trailing" id={trailingId} controlId={control.id}>
          {trailing}
        </Adornment>
      )}
    </ControlBox>
  );
}

export interface AdornmentProps {
  side: 'leading' | 'trailing';
  id: string | undefined;
  /** The control that a press here goes to. */
  controlId: string;
  children: ReactNode;
}

/** Classes of a text field inside a ControlBox. */
export const textInBox = 'me-control me-input';

/**
 * A unit or an icon inside a field's frame. Words are a `<label>`, so that a press on them reaches the field without a
 * script; the field's name is kept from it by `aria-labelledby`. An icon lies over the field and lets presses through:
 * a label without words would be one more, empty, for assistive technology. Renders a `data-part="leading|trailing"`.
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
    <span data-part={side} id={id} className={`me-adornment me-icon-${side}`}>
      {children}
    </span>
  );
}

const isText = (content: ReactNode) => typeof content === 'string' || typeof content === 'number';

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
 * Empties the field before it. Shown by CSS alone, while the field (`me-control`, with a placeholder) holds text that may be
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
      className="me-box-button me-clear"
    >
      <Icon as={X} />
    </button>
  );
}
