'use client';

import { type ChangeEvent, type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type ChangeDetails, changeDetails } from '../events/change-details.ts';

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

/**
 * The change handlers of a text field. The value stays in the browser's hands: nothing is copied into state, so that
 * a reset, an autofill or a value set by a script are never out of step.
 */
export function useValueChange(
  input: RefObject<HTMLInputElement | null>,
  controlled: boolean,
  onValueChange: InputValueChange | undefined,
) {
  const before = useRef<Snapshot>(undefined);
  const press = useRef<Event>(undefined);
  const typed = useRef<Snapshot>(undefined);

  // A caller that rewrites what was typed (a mask, capitals) sends the caret to the end. It belongs after the letter just
  // typed: as far from the end as it was, since what a mask adds or takes away lies before it.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || !typed.current || element !== document.activeElement) return;
    const { value: was, end } = typed.current;
    typed.current = undefined;
    if (end === null || element.value === was) return;
    const caret = Math.max(0, element.value.length - (was.length - end));
    element.setSelectionRange(caret, caret);
  });

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

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    const details = changeDetails<InputChangeReason>(
      press.current ? 'clear-button' : 'input',
      press.current ?? event.nativeEvent,
    );
    typed.current = controlled ? snapshot(element) : undefined;
    onValueChange?.(element.value, details);
    if (details.isCanceled && before.current) restore(element, before.current);
    else before.current = snapshot(element);
  };

  const clear = (event: MouseEvent) => {
    const element = input.current;
    if (!element) return;
    before.current = snapshot(element);
    press.current = event.nativeEvent;
    // First, because the button leaves the page with the last letter and would take the focus along.
    element.focus();
    setAsAPersonDoes(element, '');
    press.current = undefined;
  };

  return { change, clear };
}

function snapshot(element: HTMLInputElement): Snapshot {
  return { value: element.value, start: element.selectionStart, end: element.selectionEnd };
}

function restore(element: HTMLInputElement, { value, start, end }: Snapshot) {
  element.value = value;
  if (start !== null) element.setSelectionRange(start, end);
}

// React wraps `value` on each element to tell its own writes from a person's; the prototype's setter goes round that.
const nativeValue = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

function setAsAPersonDoes(element: HTMLInputElement, value: string) {
  nativeValue()?.set?.call(element, value);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
