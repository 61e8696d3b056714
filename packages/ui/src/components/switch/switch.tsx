'use client';

import { type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode, type Ref, useId } from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { type ChoiceOptions, ChoiceRow } from '../form-control/choice-row.tsx';
import type { MessageProps, Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { switchMessages } from './messages.ts';

/** Why a switch changed: the visitor toggled it. */
export type SwitchChangeReason = 'toggle';

export interface SwitchProps
  extends
    MessageProps<'switch'>,
    ChoiceOptions,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'size' | 'children'> {
  /** Ref of the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** What is wrong and what to do now. */
  error?: ReactNode;
  /**
   * Loading: keeps its focus, and ignores input until it is done.
   * @default false
   */
  loading?: boolean | undefined;
  /** It was toggled. `details.reason` is `'toggle'`; `cancel()` reverts it. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<SwitchChangeReason>) => void) | undefined;
}

/**
 * Yes or no, with immediate effect: 'Sim' or 'Não' (CO-05); use a Checkbox in a form with a submit button. Renders a
 * `<div>` with a native `<input type="checkbox" role="switch">` in its `<label>`. Its name is the same in both states:
 * the text in the track is visual, and the role announces the state.
 *
 * Data attributes: `data-component="switch"`, `data-invalid`; parts `row`, `control` with `data-loading`, `track`,
 * `label`, `hint`, `trailing`, `error`.
 */
export function Switch({
  label,
  hint,
  trailing,
  error,
  loading = false,
  messages: given,
  id,
  className = '',
  onChange,
  onCheckedChange,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const generated = useId();
  const messages = useMessages('switch', switchMessages, given);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const control = event.currentTarget;
    if (loading) {
      control.checked = !control.checked;
      return;
    }
    onChange?.(event);
    const details = changeDetails<SwitchChangeReason>('toggle', event.nativeEvent);
    onCheckedChange?.(control.checked, details);
    if (details.isCanceled) control.checked = !control.checked;
  };
  return (
    <ChoiceRow
      component="switch"
      side="end"
      id={id ?? generated}
      describedBy={describedBy}
      label={label}
      hint={hint}
      trailing={trailing}
      error={error}
    >
      {(control) => (
        <span className="me-switch-control">
          <input
            data-part="control"
            {...rest}
            {...control}
            // `disabled` would lose the focus.
            {...(loading && { 'data-loading': '', 'aria-disabled': true })}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state; HTML forbids aria-checked
            role="switch"
            onChange={change}
            className={`me-mark-box me-switch ${className}`}
          />
          <Track messages={messages} />
        </span>
      )}
    </ChoiceRow>
  );
}

/** The knob and the text, over the native control that has their state. Renders a `<span data-part="track">`. */
function Track({ messages }: { messages: Messages<'switch'> }) {
  return (
    <span data-part="track" aria-hidden="true" className="me-switch-track">
      <span className="me-switch-on">{messages.on}</span>
      <span className="me-switch-off">{messages.off}</span>
      <span className="me-switch-knob" />
    </span>
  );
}
