'use client';

import { type ComponentProps, createContext, type SyntheticEvent, useId, useMemo, useRef } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { Fieldset, type FieldsetOptions } from '../fieldset/fieldset.tsx';

/** Why a radio group changed: the visitor chose another radio, by pointer or by arrow key. */
export type RadioGroupChangeReason = 'choice';

/** The context of a group for its radios. */
export interface RadioGroupState {
  name: string;
  /** The chosen value (controlled); null for none. */
  value: string | null | undefined;
  /** The value chosen initially (uncontrolled). */
  defaultValue: string | undefined;
  required: boolean;
  /** Notifies the group that one of its radios has just been chosen. */
  change: (control: HTMLInputElement, details: ChangeDetails<RadioGroupChangeReason>) => void;
}

export const RadioGroupContext = createContext<RadioGroupState | undefined>(undefined);

export interface RadioGroupProps
  extends FieldsetOptions, Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'name'> {
  /**
   * The name of the choice in the form data.
   * @default a name of its own, since without one the radios would not exclude each other
   */
  name?: string | undefined;
  /** The chosen value (controlled); null for none. */
  value?: string | null | undefined;
  /** The value chosen initially (uncontrolled). */
  defaultValue?: string | undefined;
  /**
   * Whether the browser requires an answer to submit the form.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * In a row if they fit, or in a column.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Another one was chosen. `details.reason` is `'choice'`; `cancel()` restores the previous one. */
  onValueChange?: ((value: string, details: ChangeDetails<RadioGroupChangeReason>) => void) | undefined;
}

/**
 * One choice of several, each a `Radio`. Renders a `<fieldset role="radiogroup">`, which its ref points to: that role,
 * unlike a plain fieldset's, may be invalid and required.
 *
 * Data attributes: `data-component="radio-group"`, `data-orientation`, `data-invalid`; parts `legend`, `optional`,
 * `hint`, `error`, `content`.
 */
export function RadioGroup({
  name,
  value,
  defaultValue,
  required = false,
  orientation = 'vertical',
  onValueChange,
  children,
  ...rest
}: RadioGroupProps) {
  const { state, remember } = useRadioGroup({ name, value, defaultValue, required, onValueChange });
  return (
    <Fieldset
      data-component="radio-group"
      role="radiogroup"
      data-orientation={orientation}
      aria-invalid={rest.error ? true : undefined}
      aria-required={required || undefined}
      {...rest}
    >
      <div
        role="none"
        className="me-radio-list"
        onFocusCapture={remember}
        onPointerDownCapture={remember}
        onKeyDownCapture={remember}
      >
        <RadioGroupContext value={state}>{children}</RadioGroupContext>
      </div>
    </Fieldset>
  );
}

type RadioGroupOptions = Pick<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onValueChange'> & {
  required: boolean;
};

/** The context of the radios, and the choice to restore if the next one is canceled. */
function useRadioGroup({ name, value, defaultValue, required, onValueChange }: RadioGroupOptions) {
  const generated = useId();
  const former = useRef<HTMLInputElement>(null);
  const state = useMemo(
    (): RadioGroupState => ({
      name: name ?? generated,
      value,
      defaultValue,
      required,
      change: (control, details) => {
        onValueChange?.(control.value, details);
        if (!details.isCanceled) {
          former.current = control;
        } else if (former.current) {
          former.current.checked = true;
        } else {
          control.checked = false;
        }
      },
    }),
    [name, generated, value, defaultValue, required, onValueChange],
  );
  // Read from the DOM just before each possible change, because a form reset may have changed it.
  const remember = (event: SyntheticEvent<HTMLElement>) => {
    former.current = event.currentTarget.querySelector('input[type=radio]:checked');
  };
  return { state, remember };
}
