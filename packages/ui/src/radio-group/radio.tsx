'use client';

import { type ComponentPropsWithoutRef, type Ref, use, useId } from 'react';
import { changeDetails } from '../events/change-details.ts';
import { type ChoiceOptions, ChoiceRow } from '../form-control/choice-row.tsx';
import { type RadioGroupChangeReason, RadioGroupContext, type RadioGroupState } from './radio-group.tsx';

export interface RadioProps
  extends
    ChoiceOptions,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'size' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'children'
    > {
  /** Holds the native `<input>`; unknown props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** What its group answers, and its form sends, when it is chosen. */
  value: string;
}

/**
 * One of several choices; its RadioGroup holds the state. Renders a `<div>` that holds a native `<input type="radio">`
 * in its `<label>`, and so works in a plain form without scripts.
 *
 * Data attributes: `data-component="radio"`; parts `row`, `control`, `label`, `hint`, `trailing`.
 *
 * @throws in development when it is outside a RadioGroup.
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
  const group = useGroupOf(value);
  return (
    <ChoiceRow
      component="radio"
      id={id ?? generated}
      describedBy={describedBy}
      {...{ label, hint, trailing }}
    >
      {(control) => (
        <>
          <input
            data-part="control"
            {...(group && membership(group, value))}
            {...rest}
            {...control}
            type="radio"
            value={value}
            onChange={(event) => {
              onChange?.(event);
              group?.change(
                event.currentTarget,
                changeDetails<RadioGroupChangeReason>('choice', event.nativeEvent),
              );
            }}
            className={`me-mark-box me-radio ${className}`}
          />
          <svg aria-hidden="true" viewBox="0 0 22 22" className="me-mark">
            <circle cx="11" cy="11" r="4" fill="currentColor" />
          </svg>
        </>
      )}
    </ChoiceRow>
  );
}

function useGroupOf(value: string) {
  const group = use(RadioGroupContext);
  if (!group && process.env.NODE_ENV !== 'production') {
    throw new Error(
      `Radio: "${value}" is outside a RadioGroup, so nothing says what it is chosen from. Put it inside one.`,
    );
  }
  return group;
}

function membership({ name, value: chosen, defaultValue, required }: RadioGroupState, value: string) {
  return {
    name,
    required,
    ...(chosen === undefined ? { defaultChecked: defaultValue === value } : { checked: chosen === value }),
  };
}
