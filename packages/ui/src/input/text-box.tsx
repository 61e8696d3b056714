'use client';

import type { ComponentPropsWithoutRef, MouseEventHandler, ReactNode, Ref } from 'react';
import { ControlBox, controlInBox } from '../form-control/control-box.tsx';
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
        className={`${controlInBox} ${leading ? 'ps-2' : 'ps-3'} pe-3 placeholder:text-ink-soft [&[inputmode]]:tabular-nums ${className}`}
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

/** A button inside a field's frame: concentric with it, and pressed up to the frame's edge. */
export const buttonInBox = [
  'relative my-1 me-1 grid shrink-0 place-items-center rounded-mark before:absolute before:-inset-1',
  'transition-colors focus-visible:-outline-offset-2 noscript:hidden',
].join(' ');

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
