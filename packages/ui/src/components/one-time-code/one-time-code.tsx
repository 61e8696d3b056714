'use client';

import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type Ref,
  type RefObject,
  useEffect,
} from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { FormControl, type FormControlOptions, splitFieldProps } from '../form-control/form-control.tsx';
import { writeValue } from '../input/native-value.ts';
import { type InputChangeReason, useTextField } from '../input/use-text-field.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { oneTimeCodeMessages } from './messages.ts';

export interface OneTimeCodeProps
  extends
    FormControlOptions,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'size' | 'type' | 'value' | 'defaultValue' | 'pattern' | 'minLength' | 'maxLength' | 'children'
    > {
  /** Ref of the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /**
   * Number of digits.
   * @default 6
   */
  length?: number | undefined;
  /** The digits (controlled). */
  value?: string | undefined;
  /** The initial digits (uncontrolled). */
  defaultValue?: string | undefined;
  /** The digits changed. `details.reason` is `'input'`. */
  onValueChange?: ((value: string, details: ChangeDetails<InputChangeReason>) => void) | undefined;
  /** The last digit was entered. Submit the code, and set `error` if it is wrong. */
  onComplete?: ((code: string) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'oneTimeCode'> & Messages<'formControl'>> | undefined;
}

/**
 * A numeric code sent by SMS, e-mail or an app. One field that looks like cells, so that a phone can autofill it, a
 * paste is one paste and a screen reader finds one field. Renders a `<div>` with an `<input>`.
 *
 * Data attributes: `data-component="one-time-code"`, `data-invalid`; parts `label`, `optional`, `hint`, `code`,
 * `control`, `cells`, `error`.
 */
export function OneTimeCode({
  ref,
  length = 6,
  className,
  onChange,
  onValueChange,
  onComplete,
  ...rest
}: OneTimeCodeProps) {
  const [texts, native] = splitFieldProps(rest);
  const { incomplete } = useMessages('oneTimeCode', oneTimeCodeMessages, rest.messages);
  const { input, change } = useTextField({
    ref,
    value: rest.value,
    onChange,
    onValueChange: (code, details) => {
      onValueChange?.(code, details);
      if (code.length === length && !details.isCanceled) onComplete?.(code);
    },
  });
  useFiguresOnly(input, length);
  const cells: CSSProperties & { '--code-length': number } = { '--code-length': length };
  return (
    <FormControl data-component="one-time-code" {...texts}>
      {(control) => (
        <div data-part="code" className="me-code" style={cells}>
          <input
            data-part="control"
            inputMode="numeric"
            autoComplete="one-time-code"
            // The message for the pattern, for the browser and for `Field`.
            title={incomplete(length)}
            {...native}
            {...control}
            type="text"
            // Without scripts, spaces are accepted; scripts remove them.
            pattern={String.raw`\s*(\d\s*){${length}}`}
            ref={input}
            onChange={change}
            className={className ? `me-code-control ${className}` : 'me-code-control'}
          />
          <span data-part="cells" aria-hidden="true" className="me-code-cells">
            {Array.from({ length }, (_, place) => (
              <span key={place} />
            ))}
          </span>
        </div>
      )}
    </FormControl>
  );
}

/** Removes non-digits and extra digits while a code is typed, pasted or autofilled. */
function useFiguresOnly(input: RefObject<HTMLInputElement | null>, length: number): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const clean = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      const { value, selectionEnd } = element;
      // A pasted message may contain other numbers, such as a date.
      const code = value.match(/\d+/g)?.find((run) => run.length === length);
      const figures = code ?? digitsOnly(value).slice(0, length);
      if (figures === value) return;
      const caret = digitsOnly(value.slice(0, selectionEnd ?? value.length)).length;
      writeValue(element, figures);
      if (element === document.activeElement) element.setSelectionRange(caret, caret);
    };
    // Before React's own listener, so that change handlers receive only digits.
    element.addEventListener('input', clean);
    return () => element.removeEventListener('input', clean);
  }, [input, length]);
}

const digitsOnly = (text: string) => text.replaceAll(/\D/g, '');
