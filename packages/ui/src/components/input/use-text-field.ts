'use client';

import {
  type ChangeEvent,
  type ChangeEventHandler,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { setAsAPersonDoes, type TextElement } from './native-value.ts';

/** Why a text field changed: something was typed, pasted, dropped or filled in; or the clear button was pressed. */
export type InputChangeReason = 'input' | 'clear-button';

/** Called with the new text; `details.cancel()` puts the former text and caret back. */
export type InputValueChange = (value: string, details: ChangeDetails<InputChangeReason>) => void;

interface Snapshot {
  value: string;
  /** Null where the type has no caret to read, such as `email`. */
  start: number | null;
  end: number | null;
}

interface TextFieldOptions<Control extends TextElement> {
  /** The caller's own ref to the input. */
  ref: Ref<Control> | undefined;
  /** The text, when the caller holds it. */
  value: unknown;
  onChange: ChangeEventHandler<Control> | undefined;
  onValueChange: InputValueChange | undefined;
}

/**
 * The input of a text field and what changes it. The value stays in the browser's hands: nothing is copied into state,
 * so that a reset, an autofill or a value set by a script are never out of step.
 */
export function useTextField<Control extends TextElement>({
  ref,
  value,
  onChange,
  onValueChange,
}: TextFieldOptions<Control>) {
  const input = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(ref, () => input.current, []);
  const beforeRef = useTextBefore(input);
  const typedRef = useKeptCaret(input);
  const press = useRef<Event>(undefined);

  const change = (event: ChangeEvent<Control>) => {
    onChange?.(event);
    const element = event.currentTarget;
    const details = changeDetails<InputChangeReason>(
      press.current ? 'clear-button' : 'input',
      press.current ?? event.nativeEvent,
    );
    const after = snapshot(element);
    onValueChange?.(after.value, details);
    if (details.isCanceled && beforeRef.current) {
      restore(element, beforeRef.current);
    } else {
      beforeRef.current = after;
      if (value !== undefined) typedRef.current = after;
    }
  };

  const clear = (event: MouseEvent) => {
    const element = input.current;
    if (!element) return;
    beforeRef.current = snapshot(element);
    press.current = event.nativeEvent;
    // First, because the button leaves the page with the last letter and would take the focus along.
    element.focus();
    setAsAPersonDoes(element, '');
    press.current = undefined;
  };

  return { input, change, clear };
}

/** What the text and the caret were before the change under way. */
function useTextBefore(input: RefObject<TextElement | null>) {
  const before = useRef<Snapshot>(undefined);
  // React's onBeforeInput is not the browser's: it is silent on deletion. Autofill fires neither, so the last accepted
  // text stands in for what was there.
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const remember = () => {
      before.current = snapshot(element);
    };
    remember();
    element.addEventListener('beforeinput', remember);
    return () => element.removeEventListener('beforeinput', remember);
  }, [input]);
  return before;
}

/**
 * A caller that rewrites what was typed (a mask, capitals) sends the caret to the end. It belongs after the letter just
 * typed: as far from the end as it was, since what a mask adds or takes away lies before it.
 */
function useKeptCaret(input: RefObject<TextElement | null>) {
  const typed = useRef<Snapshot>(undefined);
  useLayoutEffect(() => {
    const element = input.current;
    const after = typed.current;
    typed.current = undefined;
    if (!element || !after || after.end === null || element !== document.activeElement) return;
    if (element.value === after.value) return;
    const caret = Math.max(0, element.value.length - (after.value.length - after.end));
    element.setSelectionRange(caret, caret);
  });
  return typed;
}

function snapshot(element: TextElement): Snapshot {
  return { value: element.value, start: element.selectionStart, end: element.selectionEnd };
}

function restore(element: TextElement, { value, start, end }: Snapshot) {
  element.value = value;
  if (start !== null) element.setSelectionRange(start, end);
}
