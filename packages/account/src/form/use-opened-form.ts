import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a form that was opened within a page: the focus goes into it, and whoever is about to leave the page with something
 * unsaved is asked first.
 *
 * @param takesFocus whether somebody has just asked for it.
 * @returns what holds the form.
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
