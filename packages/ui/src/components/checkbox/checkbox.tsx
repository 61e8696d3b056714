'use client';

import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  use,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { type ChoiceOptions, ChoiceRow } from '../form-control/choice-row.tsx';
import {
  type CheckboxChangeReason,
  CheckboxGroupContext,
  type CheckboxGroupState,
} from './checkbox-group.tsx';

export interface CheckboxProps
  extends ChoiceOptions, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'value' | 'children'> {
  /** Holds the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** What the form sends when it is ticked. In a CheckboxGroup, what makes it a member: the group then holds its state. */
  value?: string | undefined;
  /** What is wrong and what to do now. */
  error?: ReactNode;
  /**
   * Neither ticked nor empty, such as 'all' while some of them are. Only looks and sounds so; what is sent stays. It
   * follows the prop alone.
   * @default false
   */
  indeterminate?: boolean | undefined;
  /** It was ticked or emptied. `details.reason` is `'toggle'`; `cancel()` puts it back. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<CheckboxChangeReason>) => void) | undefined;
}

/**
 * Yes or no. Renders a `<div>` that holds a native `<input type="checkbox">` in its `<label>`, and so works in a plain
 * form without scripts.
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
    // The browser has just taken it away; the prop alone says when it goes.
    control.indeterminate = indeterminate;
  };
  return (
    <ChoiceRow component="checkbox" {...{ id: id ?? generated, describedBy, label, hint, trailing, error }}>
      {(control) => (
        <>
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
          <Tick indeterminate={indeterminate} />
        </>
      )}
    </ChoiceRow>
  );
}

/** A tick, or the dash of what is neither. */
function Tick({ indeterminate }: { indeterminate: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 22 22" fill="none" className="me-mark">
      <path
        d={indeterminate ? 'M6.5 11h9' : 'm6 11.5 3.4 3.4L16 7.8'}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function membership({ name, value: chosen, defaultValue, invalid }: CheckboxGroupState, value: string) {
  return {
    name,
    ...(chosen ? { checked: chosen.includes(value) } : { defaultChecked: defaultValue.includes(value) }),
    ...(invalid && { 'aria-invalid': true }),
  };
}

// `indeterminate` is a property of the element, with no attribute a server could write.
function useIndeterminate(indeterminate: boolean, ref: Ref<HTMLInputElement> | undefined) {
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, []);
  useLayoutEffect(() => {
    if (control.current) control.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return control;
}
