'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once a form has been reset: its native controls then have their initial values.
 *
 * @param findForm returns the form at that time: a control may be moved, or name its form by an attribute.
 * @param onReset called with `true` by the kit's `Form`, which prevents the native reset and sets the values itself; not
 *   called if somebody else has prevented it.
 */
export function useFormReset(
  findForm: () => HTMLFormElement | null | undefined,
  onReset: (event: Event, isByForm: boolean) => void,
): void {
  const isOwn = useEffectEvent((form: EventTarget | null) => form === findForm());
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const waitForReset = (event: Event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !isOwn(form)) return;
      const isByForm = event.defaultPrevented;
      if (isByForm && form.dataset['component'] !== 'form') return;
      // The browser resets the controls after the event.
      setTimeout(() => reset(event, isByForm));
    };
    document.addEventListener('reset', waitForReset);
    return () => document.removeEventListener('reset', waitForReset);
  }, []);
}
