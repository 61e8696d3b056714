'use client';

import type { ComponentProps, ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { ControlBox } from '../form-control/control-box.tsx';
import {
  type ControlSize,
  FormControl,
  type FormControlOptions,
  joinIds,
  splitFieldProps,
} from '../form-control/form-control.tsx';
import { Adornment, textInBox } from './text-box.tsx';

/** Props of every field with one line of text. */
export interface TextFieldOptions
  extends FormControlOptions, Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'type' | 'children'> {
  /** Ref of the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
}

interface TextFieldProps extends TextFieldOptions {
  /** Attributes of the root: its public name in `data-component`, its state. */
  root: ComponentProps<'div'> & { 'data-component': string; 'data-visible'?: '' | undefined };
  type: string;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Renders buttons inside the frame, after the text. */
  renderButton?: ((controlId: string, labelId: string) => ReactNode) | undefined;
}

/** A text field in its frame, with its label, hint and error. Renders a `<div>` with an `<input>`. */
export function TextField({
  root,
  size = 'medium',
  leading,
  trailing,
  renderButton,
  placeholder,
  className = '',
  ...rest
}: TextFieldProps) {
  const [texts, native] = splitFieldProps(rest);
  return (
    <FormControl data-size={size} {...root} {...texts}>
      {({ id, 'aria-describedby': describedBy, ...control }, labelId) => {
        const leadingId = leading ? `${id}-leading` : undefined;
        const trailingId = trailing ? `${id}-trailing` : undefined;
        return (
          <ControlBox size={size}>
            {leading && (
              <Adornment side="leading" id={leadingId} controlId={id}>
                {leading}
              </Adornment>
            )}
            <input
              data-part="control"
              aria-labelledby={leading || trailing ? labelId : undefined}
              {...native}
              {...control}
              id={id}
              aria-describedby={joinIds(
                typeof leading === 'string' ? leadingId : undefined,
                typeof trailing === 'string' ? trailingId : undefined,
                describedBy,
              )}
              // A space, because CSS detects an empty field by :placeholder-shown. HTML has none for a time.
              placeholder={rest.type === 'time' ? undefined : placeholder || ' '}
              className={`${textInBox} ${className}`}
            />
            {renderButton?.(id, labelId)}
            {trailing && (
              <Adornment side="trailing" id={trailingId} controlId={id}>
                {trailing}
              </Adornment>
            )}
          </ControlBox>
        );
      }}
    </FormControl>
  );
}
