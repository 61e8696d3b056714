'use client';

import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import { ControlBox, controlInBox } from '../form-control/control-box.tsx';
import {
  FormControl,
  type FormControlOptions,
  joinIds,
  splitFieldProps,
} from '../form-control/form-control.tsx';
import { type InputValueChange, useTextField } from '../input/use-text-field.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages, useNumberFormat } from '../messages/messages-provider.tsx';
import { textareaMessages } from './messages.ts';

export interface TextareaProps
  extends
    FormControlOptions,
    Omit<ComponentPropsWithoutRef<'textarea'>, 'value' | 'defaultValue' | 'children'> {
  /** Ref of the native `<textarea>`; all other props and `className` go there too. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
  /** The text (controlled). */
  value?: string | undefined;
  /** The initial text (uncontrolled). */
  defaultValue?: string | undefined;
  /**
   * Number of lines while it is empty; it grows with its text, up to two thirds of the window.
   * @default 4
   */
  rows?: number | undefined;
  /**
   * Maximum number of characters, with a counter under the field. Text over it stays, to be shortened by the visitor,
   * unlike with `maxLength`, which silently cuts the end off a pasted text. Reject it with the form's rule `max`.
   */
  maximum?: number | undefined;
  /** The text changed. `details.reason` is `'input'`; `cancel()` restores the previous text and caret. */
  onValueChange?: InputValueChange | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'textarea'> & Messages<'formControl'>> | undefined;
}

/**
 * Several lines of text with their label. Renders a `<div>` with a `<textarea>`.
 *
 * Data attributes: `data-component="textarea"`, `data-invalid`; parts `label`, `optional`, `hint`, `box`, `control`,
 * `error`, `counter` with `data-over` past the maximum.
 */
export function Textarea({
  ref,
  rows = 4,
  maximum,
  className = '',
  onChange,
  onValueChange,
  ...rest
}: TextareaProps) {
  const generated = useId();
  const messages = useMessages('textarea', textareaMessages, rest.messages);
  const [texts, native] = splitFieldProps(rest);
  const controlId = texts.id ?? generated;
  const counterId = maximum === undefined ? undefined : `${controlId}-counter`;
  const { input, change } = useTextField({ ref, value: rest.value, onChange, onValueChange });
  const length = useTextLength(input, rest.value, rest.defaultValue);
  return (
    <FormControl
      data-component="textarea"
      {...texts}
      id={controlId}
      footer={
        counterId !== undefined &&
        maximum !== undefined && (
          <Counter length={length} maximum={maximum} id={counterId} messages={messages} />
        )
      }
    >
      {(control) => (
        <ControlBox size="medium">
          <textarea
            data-part="control"
            {...native}
            {...control}
            rows={rows}
            style={{ '--rows': rows, ...rest.style } as CSSProperties}
            aria-describedby={joinIds(control['aria-describedby'], counterId)}
            ref={input}
            onChange={change}
            className={`${controlInBox} me-textarea ${className}`}
          />
        </ControlBox>
      )}
    </FormControl>
  );
}

/**
 * Pause in typing before the count is announced, in milliseconds: an announcement per key would interrupt the echo of
 * keys.
 */
const ANNOUNCE_AFTER_MS = 1000;
/** Fraction of the maximum from which the count is announced. */
const ANNOUNCE_FROM = 0.8;

interface CounterProps {
  /** Id of the sentence that describes the field. */
  id: string;
  length: number;
  maximum: number;
  messages: Messages<'textarea'>;
}

/**
 * How much of the maximum is used: numbers on screen, a sentence for screen readers, and an announcement when typing
 * pauses near the end. Renders a `<p data-part="counter">`.
 */
function Counter({ id, length, maximum, messages }: CounterProps) {
  const formatNumber = useNumberFormat();
  const over = length > maximum;
  const left = messages.left(Math.abs(maximum - length), formatNumber(Math.abs(maximum - length)), over);
  useAnnouncement(length >= maximum * ANNOUNCE_FROM ? left : '', { after: ANNOUNCE_AFTER_MS });
  return (
    <p data-part="counter" data-over={over ? '' : undefined} className="me-counter">
      <span aria-hidden="true">{over ? left : `${formatNumber(length)}/${formatNumber(maximum)}`}</span>
      <span id={id} className="sr-only">
        {messages.maximum(formatNumber(maximum))}
      </span>
    </p>
  );
}

/**
 * Number of characters in a text area, kept current through typing, pasting, clearing and the reset of its form. Counts
 * UTF-16 units like a form's `min` and `max` (VA-07) and the service.
 */
function useTextLength(
  control: RefObject<HTMLTextAreaElement | null>,
  value: string | undefined,
  defaultValue: string | undefined,
): number {
  const [length, setLength] = useState((value ?? defaultValue ?? '').length);
  // Not for a controlled value: rendering before the caller has stored a letter would remove it.
  const isControlled = value !== undefined;
  useEffect(() => {
    const element = control.current;
    if (!element || isControlled) return undefined;
    const count = () => setLength(element.value.length);
    // Count what was typed before hydration.
    count();
    element.addEventListener('input', count);
    return () => element.removeEventListener('input', count);
  }, [control, isControlled]);
  useFormReset(
    () => control.current?.form,
    () => setLength(control.current?.value.length ?? 0),
  );
  return value?.length ?? length;
}
