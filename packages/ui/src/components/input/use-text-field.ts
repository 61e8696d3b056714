'use client';

import {
  type ChangeEvent,
  type ChangeEventHandler,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { enterText, type Snapshot, takeSnapshot, type TextElement } from './native-value.ts';
import { useUndoHistory } from './undo-history.ts';

/** Why a text field changed: text was typed, pasted, dropped or autofilled; or the clear button was pressed. */
export type InputChangeReason = 'input' | 'clear-button';

/** Called with the new text; `details.cancel()` restores the previous text and caret. */
export type InputValueChange = (value: string, details: ChangeDetails<InputChangeReason>) => void;

interface TextFieldOptions<Control extends TextElement> {
  /** The caller's own ref to the input. */
  ref: Ref<Control> | undefined;
  /** The text (controlled). */
  value: unknown;
  onChange: ChangeEventHandler<Control> | undefined;
  onValueChange: InputValueChange | undefined;
}

/**
 * The input of a text field and its handlers. The browser holds the value: nothing is copied into state, so a reset, an
 * autofill or a value set by a script never gets out of sync.
 */
export function useTextField<Control extends TextElement>({
  ref,
  value,
  onChange,
  onValueChange,
}: TextFieldOptions<Control>) {
  const input = useOwnRef(ref);
  const beforeRef = useTextBefore(input);
  const typedRef = useKeptCaret(input);
  const press = useRef<Event>(undefined);
  const history = useUndoHistory(input);

  const change = (event: ChangeEvent<Control>) => {
    onChange?.(event);
    const element = event.currentTarget;
    const details = changeDetails<InputChangeReason>(
      press.current ? 'clear-button' : 'input',
      press.current ?? event.nativeEvent,
    );
    const after = takeSnapshot(element);
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
    beforeRef.current = takeSnapshot(element);
    press.current = event.nativeEvent;
    // First, because the button disappears with the last letter and would lose the focus.
    element.focus();
    enterText(element, '');
    press.current = undefined;
  };

  return { input, change, clear, history };
}

/** Text and caret before the current change. */
function useTextBefore(input: RefObject<TextElement | null>) {
  const before = useRef<Snapshot>(undefined);
  // React's onBeforeInput differs from the browser's: it does not fire on deletion. Autofill fires neither, so the last
  // accepted text is used instead.
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const remember = () => {
      before.current = takeSnapshot(element);
    };
    remember();
    element.addEventListener('beforeinput', remember);
    return () => element.removeEventListener('beforeinput', remember);
  }, [input]);
  return before;
}

/**
 * A caller that rewrites typed text (a mask, capitals) moves the caret to the end. It belongs after the letter just
 * typed: at the same distance from the end, because a mask adds or removes characters before it.
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

function restore(element: TextElement, { value, start, end }: Snapshot) {
  element.value = value;
  if (start !== null) element.setSelectionRange(start, end);
}
