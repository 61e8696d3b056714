import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a form that was opened within a page: the focus goes into it, and whoever is about to leave the page with something
 * unsaved is asked first.
 *
 * @returns what holds the form.
 */
export function useOpenedForm(isDirty: boolean): RefObject<HTMLFormElement | null> {
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = root.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return root;
}
