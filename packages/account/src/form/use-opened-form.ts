import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a form that opens within a page: moves the focus into it, and asks before leaving the page with unsaved changes.
 *
 * @param takesFocus false for a form that was open when the page loaded.
 * @returns ref of the form.
 */
export function useOpenedForm(isDirty: boolean, takesFocus = true): RefObject<HTMLFormElement | null> {
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const field = root.current?.querySelector('input');
    (field ?? root.current?.querySelector('button'))?.focus();
    field?.select();
  }, [takesFocus]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return root;
}
