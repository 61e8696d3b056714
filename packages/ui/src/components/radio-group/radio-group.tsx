'use client';

import {
  type ComponentPropsWithoutRef,
  createContext,
  type Ref,
  type SyntheticEvent,
  useId,
  useMemo,
  useRef,
} from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { Fieldset, type FieldsetOptions } from '../fieldset/fieldset.tsx';

/** Why a radio group changed: a person chose another of its radios, by pointer or by arrow key. */
export type RadioGroupChangeReason = 'choice';

/** What a group tells its radios. */
export interface RadioGroupState {
  name: string;
  /** The chosen value when the caller holds it; null for none. */
  value: string | null | undefined;
  /** The value chosen at first when the browser holds it. */
  defaultValue: string | undefined;
  required: boolean;
  /** Tells the group that one of its radios has just been chosen. */
  change: (control: HTMLInputElement, details: ChangeDetails<RadioGroupChangeReason>) => void;
}

export const RadioGroupContext = createContext<RadioGroupState | undefined>(undefined);

export interface RadioGroupProps
  extends FieldsetOptions, Omit<ComponentPropsWithoutRef<'fieldset'>, 'defaultValue' | 'name'> {
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /**
   * What the form sends the choice under.
   * @default a name of its own, since without one the radios would not exclude each other
   */
  name?: string | undefined;
  /** The chosen value, when the caller holds it; null for none. */
  value?: string | null | undefined;
  /** The value chosen at first, when the browser holds it. */
  defaultValue?: string | undefined;
  /**
   * Whether the browser refuses to send the form without an answer.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Beside one another where they fit, or below.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Another one was chosen. `details.reason` is `'choice'`; `cancel()` goes back to the former. */
  onValueChange?: ((value: string, details: ChangeDetails<RadioGroupChangeReason>) => void) | undefined;
}

/**
 * One choice of several, each a `Radio`. Renders a `<fieldset role="radiogroup">`, which its ref holds: that role, unlike
 * a plain fieldset's, may be invalid and required.
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

/** What the radios are told, and the choice to go back to when the next one is refused. */
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
  // Read from the page whenever a change may be near, so that a reset form is not a surprise.
  const remember = (event: SyntheticEvent<HTMLElement>) => {
    former.current = event.currentTarget.querySelector('input[type=radio]:checked');
  };
  return { state, remember };
}
