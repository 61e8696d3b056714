'use client';

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';

interface NativeFieldOptions {
  /** The text in React's state. */
  text: string;
  /** Other text was typed before hydration. */
  onTyped: (text: string) => void;
  /** The field had focus before hydration. */
  onFocused: () => void;
  /** The form was reset. */
  onReset: (event: Event, isByForm: boolean) => void;
}

/** Changes of the field outside React: text and focus from before hydration, and the reset of its form. */
export function useNativeField(input: RefObject<HTMLInputElement | null>, field: NativeFieldOptions): void {
  const isHydrated = useRef(false);
  const adopt = useEffectEvent((element: HTMLInputElement) => {
    if (element.value !== field.text) field.onTyped(element.value);
    if (element.ownerDocument.activeElement === element) field.onFocused();
  });
  // In a layout effect: the next render writes React's text into the field.
  useLayoutEffect(() => {
    if (!input.current || isHydrated.current) return;
    isHydrated.current = true;
    adopt(input.current);
  }, [input]);
  useFormReset(() => input.current?.form, field.onReset);
}
