import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { ControlBox, controlInBox } from '../form-control/control-box.tsx';
import { type ControlAttributes, type ControlSize, joinIds } from '../form-control/form-control.tsx';
import { Adornment } from './adornment.tsx';

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
