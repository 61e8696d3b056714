'use client';

import { type ComponentPropsWithoutRef, type Ref, useState } from 'react';
import { type ControlSize, FormControl, type FormControlOptions } from '../form-control/form-control.tsx';
import { TextBox } from '../input/text-box.tsx';
import { type InputValueChange, useTextField } from '../input/use-text-field.ts';
import type { Labels } from '../labels/labels.ts';
import type { Mask } from './mask.ts';
import { useMask } from './use-mask.ts';

export interface MaskedInputProps
  extends
    FormControlOptions,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'size' | 'type' | 'value' | 'defaultValue' | 'maxLength' | 'children'
    > {
  /** Holds the native `<input>`; unknown props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The text, when the caller holds it; with its signs or without. */
  value?: string | undefined;
  /** The text at first, when the browser holds it; with its signs or without. */
  defaultValue?: string | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /** The text changed; it comes with its signs. `details.reason` is `'input'`. */
  onValueChange?: InputValueChange | undefined;
  /** Replaces the kit's own words. */
  labels?: Partial<Labels<'formControl'>> | undefined;
}

interface OwnProps extends MaskedInputProps {
  /** Public name of the component: its `data-component`. */
  component: string;
  mask: Mask;
  type: 'text' | 'tel';
}

/** What PhoneInput and CpfInput share. Renders a `<div>` that holds an `<input>`. */
export function MaskedInput({
  component,
  mask,
  ref,
  label,
  labelHidden,
  hint,
  error,
  optional,
  size = 'medium',
  labels,
  id,
  value,
  defaultValue,
  onChange,
  onValueChange,
  'aria-describedby': describedBy,
  ...rest
}: OwnProps) {
  const { input, change } = useTextField({ ref, value, onChange, onValueChange });
  const [composing, setComposing] = useState(false);
  useMask(input, mask);
  const masked = (text: string | undefined) =>
    text === undefined || composing ? text : mask.format(mask.digits(text), text);
  return (
    <FormControl
      data-component={component}
      data-size={size}
      {...{ id, label, labelHidden, hint, error, optional, labels }}
      aria-describedby={describedBy}
    >
      {(control, labelId) => (
        <TextBox
          inputMode="numeric"
          {...rest}
          {...{ size, control, labelId }}
          ref={input}
          value={masked(value)}
          defaultValue={masked(defaultValue)}
          onChange={change}
          onCompositionStart={(event) => {
            rest.onCompositionStart?.(event);
            setComposing(true);
          }}
          onCompositionEnd={(event) => {
            rest.onCompositionEnd?.(event);
            setComposing(false);
          }}
        />
      )}
    </FormControl>
  );
}
