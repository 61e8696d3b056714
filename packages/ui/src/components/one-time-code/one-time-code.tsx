'use client';

import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type Ref,
  type RefObject,
  useEffect,
} from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { FormControl, type FormControlOptions } from '../form-control/form-control.tsx';
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
  /** Holds the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /**
   * How many figures the code has.
   * @default 6
   */
  length?: number | undefined;
  /** The figures, when the caller holds them. */
  value?: string | undefined;
  /** The figures at first, when the browser holds them. */
  defaultValue?: string | undefined;
  /** The figures changed. `details.reason` is `'input'`. */
  onValueChange?: ((value: string, details: ChangeDetails<InputChangeReason>) => void) | undefined;
  /** The last figure is there. Send the code, and say in `error` when it is wrong. */
  onComplete?: ((code: string) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'oneTimeCode'> & Messages<'formControl'>> | undefined;
}

/**
 * A code of figures that was sent by SMS, e-mail or an app. One field that looks like cells, so that a phone can fill it
 * in, a paste is one paste and a screen reader finds one field. Renders a `<div>` that holds an `<input>`.
 *
 * Data attributes: `data-component="one-time-code"`, `data-invalid`; parts `label`, `optional`, `hint`, `code`, `control`,
 * `cells`, `error`.
 */
export function OneTimeCode({
  ref,
  label,
  labelHidden,
  hint,
  error,
  optional,
  length = 6,
  messages: overrides,
  id,
  className,
  onChange,
  onValueChange,
  onComplete,
  'aria-describedby': describedBy,
  ...rest
}: OneTimeCodeProps) {
  const { incomplete } = useMessages('oneTimeCode', oneTimeCodeMessages, overrides);
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
    <FormControl
      data-component="one-time-code"
      {...{ id, label, labelHidden, hint, error, optional, messages: overrides }}
      aria-describedby={describedBy}
    >
      {(control) => (
        <div data-part="code" className="me-code" style={cells}>
          <input
            data-part="control"
            inputMode="numeric"
            autoComplete="one-time-code"
            // Words for the pattern, for the browser and for `Field`.
            title={incomplete(length)}
            {...rest}
            {...control}
            type="text"
            // Blanks are fine without scripts, which take them out.
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

/** Takes out what is no figure, and what is one too many, as a code is typed, pasted or filled in. */
function useFiguresOnly(input: RefObject<HTMLInputElement | null>, length: number): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const clean = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      const { value, selectionEnd } = element;
      const figures = figuresOf(value).slice(0, length);
      if (figures === value) return;
      const caret = figuresOf(value.slice(0, selectionEnd ?? value.length)).length;
      writeValue(element, figures);
      if (element === document.activeElement) element.setSelectionRange(caret, caret);
    };
    // Before React's own listener, so that change handlers get the figures alone.
    element.addEventListener('input', clean);
    return () => element.removeEventListener('input', clean);
  }, [input, length]);
}

const figuresOf = (text: string) => text.replaceAll(/\D/g, '');
