'use client';

import { type ChangeEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { changeDetails } from '../events/change-details.ts';
import type { RatingChangeReason, RatingInputProps } from './rating-input.tsx';

type RatingOptions = Pick<RatingInputProps, 'value' | 'defaultValue' | 'onValueChange'>;

/**
 * The stars given, and what changes them. The radios hold them; the figure beside them follows, through the reset of a
 * form too.
 */
export function useRating({ value, defaultValue = null, onValueChange }: RatingOptions) {
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const former = useRef<HTMLInputElement>(null);
  const checked = () => root.current?.querySelector<HTMLInputElement>('input:checked') ?? null;

  useEffect(() => {
    const read = () => {
      const star = root.current?.querySelector<HTMLInputElement>('input:checked');
      setOwn(star ? Number(star.value) : null);
    };
    // What was chosen before the scripts came.
    read();
    // The fields are emptied after the event has passed.
    const readAfterReset = (event: Event) => {
      if (event.target instanceof Node && event.target.contains(root.current)) setTimeout(read);
    };
    document.addEventListener('reset', readAfterReset);
    return () => document.removeEventListener('reset', readAfterReset);
  }, []);

  // Read from the page whenever a change may be near, so that a reset form is not a surprise.
  const remember = (_event: SyntheticEvent) => {
    former.current = checked();
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const star = event.currentTarget;
    const details = changeDetails<RatingChangeReason>('choice', event.nativeEvent);
    onValueChange?.(Number(star.value), details);
    if (!details.isCanceled) {
      former.current = star;
      setOwn(Number(star.value));
    } else if (former.current) {
      former.current.checked = true;
    } else {
      star.checked = false;
    }
  };

  const clear = (event: MouseEvent) => {
    const star = checked();
    const details = changeDetails<RatingChangeReason>('clear-button', event.nativeEvent);
    onValueChange?.(null, details);
    if (details.isCanceled) return;
    // First, because the button leaves the page and would take the focus along.
    root.current?.querySelector<HTMLInputElement>('input')?.focus();
    if (star && value === undefined) star.checked = false;
    setOwn(null);
  };

  return { given: value === undefined ? own : value, root, remember, choose, clear };
}
