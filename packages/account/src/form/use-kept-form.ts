import { useEffect, useEffectEvent } from 'react';

/** As much of what `useForm` of the kit gives as tells of changes. */
interface WatchedForm {
  readonly subscribe: (watching: {
    readonly formState: { readonly values: true };
    readonly callback: () => void;
  }) => () => void;
}

/** Has a form kept with every change of it. */
export function useKeptForm({ subscribe }: WatchedForm, keep: () => void): void {
  const write = useEffectEvent(keep);
  useEffect(() => subscribe({ formState: { values: true }, callback: () => write() }), [subscribe]);
}
