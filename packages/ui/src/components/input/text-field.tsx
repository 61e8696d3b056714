'use client';

import type { ComponentProps, ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import {
  type ControlSize,
  FormControl,
  type FormControlOptions,
  type FormControlProps,
  splitFieldProps,
} from '../form-control/form-control.tsx';
import { TextBox } from './text-box.tsx';

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
  messages: FormControlProps['messages'];
  /** Renders buttons inside the frame, after the text. */
  renderButton?: ((controlId: string, labelId: string) => ReactNode) | undefined;
}

/** A text field in its frame, with its label, hint and error. Renders a `<div>` with an `<input>`. */
export function TextField({
  root,
  ref,
  size = 'medium',
  leading,
  trailing,
  renderButton,
  ...rest
}: TextFieldProps) {
  const [texts, native] = splitFieldProps(rest);
  return (
    <FormControl data-size={size} {...root} {...texts}>
      {(control, labelId) => (
        <TextBox
          {...native}
          size={size}
          control={control}
          labelId={labelId}
          leading={leading}
          trailing={trailing}
          ref={ref}
          button={renderButton?.(control.id, labelId)}
        />
      )}
    </FormControl>
  );
}
