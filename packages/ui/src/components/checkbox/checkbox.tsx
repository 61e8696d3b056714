'use client';

import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  use,
  useId,
  useLayoutEffect,
} from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { type ChoiceOptions, ChoiceRow } from '../form-control/choice-row.tsx';
import {
  type CheckboxChangeReason,
  CheckboxGroupContext,
  type CheckboxGroupState,
} from './checkbox-group.tsx';

export interface CheckboxProps
  extends ChoiceOptions, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'value' | 'children'> {
  /** Ref of the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /**
   * Its value in the form data while checked. In a CheckboxGroup it makes the checkbox a member, whose state the group
   * holds.
   */
  value?: string | undefined;
  /** What is wrong and what to do now. */
  error?: ReactNode;
  /**
   * Mixed, such as 'all' while some are checked. Only changes appearance and announcement, not the form data. It
   * follows only the prop.
   * @default false
   */
  indeterminate?: boolean | undefined;
  /** It was checked or unchecked. `details.reason` is `'toggle'`; `cancel()` reverts it. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<CheckboxChangeReason>) => void) | undefined;
}

/**
 * Yes or no. Renders a `<div>` with a native `<input type="checkbox">` in its `<label>`, so it works in a plain form
 * without scripts.
 *
 * Data attributes: `data-component="checkbox"`, `data-invalid`; parts `row`, `control` with `data-indeterminate`,
 * `label`, `hint`, `trailing`, `error`.
 */
export function Checkbox({
  ref,
  label,
  hint,
  trailing,
  error,
  indeterminate = false,
  value,
  id,
  className = '',
  onChange,
  onCheckedChange,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const generated = useId();
  const own = useIndeterminate(indeterminate, ref);
  const group = use(CheckboxGroupContext);
  const member = value === undefined ? undefined : group;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { currentTarget: control, nativeEvent } = event;
    const details = changeDetails<CheckboxChangeReason>('toggle', nativeEvent);
    onCheckedChange?.(control.checked, details);
    member?.change(control, details);
    if (details.isCanceled) control.checked = !control.checked;
    // The browser has just cleared it; only the prop may do so.
    control.indeterminate = indeterminate;
  };
  return (
    <ChoiceRow
      component="checkbox"
      id={id ?? generated}
      describedBy={describedBy}
      label={label}
      hint={hint}
      trailing={trailing}
      error={error}
    >
      {(control) => (
        <input
          data-part="control"
          data-indeterminate={indeterminate ? '' : undefined}
          value={value}
          {...(member && value !== undefined && membership(member, value))}
          {...rest}
          {...control}
          ref={own}
          type="checkbox"
          onChange={change}
          className={`me-mark-box ${className}`}
        />
      )}
    </ChoiceRow>
  );
}

function membership({ name, value: chosen, defaultValue, invalid }: CheckboxGroupState, value: string) {
  return {
    name,
    ...(chosen ? { checked: chosen.includes(value) } : { defaultChecked: defaultValue.includes(value) }),
    ...(invalid && { 'aria-invalid': true }),
  };
}

// `indeterminate` is a property without an attribute, so a server cannot render it.
function useIndeterminate(indeterminate: boolean, ref: Ref<HTMLInputElement> | undefined) {
  const controlRef = useOwnRef(ref);
  useLayoutEffect(() => {
    if (controlRef.current) controlRef.current.indeterminate = indeterminate;
  }, [controlRef, indeterminate]);
  return controlRef;
}
