'use client';

import { type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode, type Ref, useId } from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { type ChoiceOptions, ChoiceRow } from '../form-control/choice-row.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { switchMessages } from './messages.ts';

/** Why a switch changed: a person turned it. */
export type SwitchChangeReason = 'toggle';

export interface SwitchProps
  extends ChoiceOptions, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'size' | 'children'> {
  /** Holds the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** What is wrong and what to do now. */
  error?: ReactNode;
  /**
   * At work on the last turn: keeps its focus, and answers to nothing until that is done.
   * @default false
   */
  loading?: boolean | undefined;
  /** It was turned. `details.reason` is `'toggle'`; `cancel()` puts it back. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<SwitchChangeReason>) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'switch'>> | undefined;
}

/**
 * Yes or no, with effect at once: 'Sim' or 'Não' (CO-05); what waits for a button to be sent is a Checkbox. Renders a
 * `<div>` that holds a native `<input type="checkbox" role="switch">` in its `<label>`. Its name stays the same in both
 * states: the words in the track are for the eye, the state is said by the role.
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
      {...{ id: id ?? generated, describedBy, label, hint, trailing, error }}
    >
      {(control) => (
        <>
          <input
            data-part="control"
            {...rest}
            {...control}
            // `disabled` would throw the focus off the page.
            {...(loading && { 'data-loading': '', 'aria-disabled': true })}
            {...nativeSwitch}
            onChange={change}
            className={`me-mark-box me-switch ${className}`}
          />
          <Track messages={messages} />
        </>
      )}
    </ChoiceRow>
  );
}

// The state of a native checkbox is its own: no aria-checked beside it, which HTML forbids there.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

/** The knob and the words, over the native control that gives them their state. Renders a `<span data-part="track">`. */
function Track({ messages }: { messages: Messages<'switch'> }) {
  return (
    <span data-part="track" aria-hidden="true" className="me-switch-track">
      <span className="me-switch-on">{messages.on}</span>
      <span className="me-switch-off">{messages.off}</span>
      <span className="me-switch-knob" />
    </span>
  );
}
