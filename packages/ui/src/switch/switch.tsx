'use client';

import { type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode, type Ref, useId } from 'react';
import { type ChangeDetails, changeDetails } from '../events/change-details.ts';
import { type ChoiceOptions, ChoiceRow } from '../form-control/choice-row.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { switchMessages } from './messages.ts';

/** Why a switch changed: a person turned it. */
export type SwitchChangeReason = 'toggle';

export interface SwitchProps
  extends ChoiceOptions, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'size' | 'children'> {
  /** Holds the native `<input>`; unknown props and `className` go there too. */
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
 * Data attributes: `data-component="switch"`, `data-invalid`; parts `row`, `control`, `track`, `label`, `hint`,
 * `trailing`, `error`; `data-loading` on the control.
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
            className={`${switchControl} ${className}`}
          />
          <Track messages={messages} />
        </>
      )}
    </ChoiceRow>
  );
}

// The state of a native checkbox is its own: no aria-checked beside it, which HTML forbids there.
const nativeSwitch = { type: 'checkbox', role: 'switch' } as const;

const switchControl = [
  'peer h-6.5 w-16 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-control-line bg-card',
  'transition-[background-color,border-color] group-hover:enabled:border-brand',
  'checked:border-brand checked:bg-brand group-hover:enabled:checked:border-brand-strong',
  'group-hover:enabled:checked:bg-brand-strong enabled:not-checked:aria-invalid:border-danger',
  'disabled:border-hairline disabled:bg-wash disabled:checked:border-control-line disabled:checked:bg-control-line',
  'data-loading:cursor-progress forced-colors:forced-color-adjust-none forced-colors:border-[ButtonText]',
  'forced-colors:bg-[Canvas] forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight]',
  'forced-colors:disabled:border-[GrayText] forced-colors:disabled:checked:bg-[GrayText]',
].join(' ');

const word =
  'absolute inset-y-0 flex items-center text-extra-small font-semibold transition-opacity select-none';

/** The knob and the words, over the native control that gives them their state. Renders a `<span data-part="track">`. */
function Track({ messages }: { messages: Messages<'switch'> }) {
  return (
    <span
      data-part="track"
      aria-hidden="true"
      className={[
        'pointer-events-none absolute inset-0 text-ink-soft peer-checked:text-on-brand',
        'peer-disabled:opacity-70 peer-disabled:peer-checked:text-card peer-disabled:peer-checked:opacity-100',
        'peer-data-loading:animate-pulse forced-colors:forced-color-adjust-none forced-colors:text-[CanvasText]',
        'forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-disabled:text-[GrayText]',
        // The knob: at the start for no, at the end for yes; a child cannot ask for the state of its parent's sibling.
        '[--knob:4px] [--no:1] [--yes:0] peer-checked:[--knob:42px] peer-checked:[--no:0] peer-checked:[--yes:1]',
      ].join(' ')}
    >
      <span className={`${word} start-2.5 opacity-(--yes)`}>{messages.on}</span>
      <span className={`${word} end-2.5 opacity-(--no)`}>{messages.off}</span>
      <span className="absolute inset-y-1 start-(--knob) w-4.5 rounded-full bg-current transition-[inset-inline-start]" />
    </span>
  );
}
