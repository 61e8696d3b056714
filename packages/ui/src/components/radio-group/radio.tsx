'use client';

import { type ComponentPropsWithoutRef, type Ref, useId } from 'react';
import { type ChoiceOptions, ChoiceRow } from '../form-control/choice-row.tsx';
import { useRadio } from './use-radio.ts';

export interface RadioProps
  extends
    ChoiceOptions,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'size' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'children'
    > {
  /** Ref of the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Its value in the group and in the form data when it is chosen. */
  value: string;
}

/**
 * One of several choices; its RadioGroup holds the state. Renders a `<div>` with a native `<input type="radio">` in its
 * `<label>`, so it works in a plain form without scripts.
 *
 * Data attributes: `data-component="radio"`; parts `row`, `control`, `label`, `hint`, `trailing`.
 *
 * @throws in development outside a RadioGroup.
 */
export function Radio({
  label,
  hint,
  trailing,
  id,
  value,
  className = '',
  onChange,
  'aria-describedby': describedBy,
  ...rest
}: RadioProps) {
  const generated = useId();
  const radio = useRadio('Radio', value, onChange);
  return (
    <ChoiceRow
      component="radio"
      id={id ?? generated}
      describedBy={describedBy}
      label={label}
      hint={hint}
      trailing={trailing}
    >
      {(control) => (
        <input
          data-part="control"
          {...radio.membership}
          {...rest}
          {...control}
          type="radio"
          value={value}
          onChange={radio.change}
          className={`me-mark-box me-radio ${className}`}
        />
      )}
    </ChoiceRow>
  );
}
