'use client';

import type { VisitDays } from '@melhor-escola/api-client/service';
import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { useForm } from '@melhor-escola/ui/form';
import { useEffect, useMemo } from 'react';
import type { SubmittedVisitForm } from './visit-error.ts';
import { visitDraftStore } from './visit-draft.ts';
import { emptyVisit, type VisitValues, visitValuesOf } from './visit-values.ts';

/** The kit's form handle for a request. */
export type VisitFormHandle = ReturnType<typeof useForm<VisitValues>>;

/**
 * Restores the form: from a submission that was rejected without JavaScript, otherwise from the draft of this tab.
 *
 * @param submitted the rejected form, if the page answers its submission.
 */
export function useVisitForm(
  slug: string,
  days: VisitDays['days'],
  submitted: SubmittedVisitForm | undefined,
): { readonly form: VisitFormHandle; readonly discardDraft: () => void } {
  const { stored, save, discard } = useStoredDraft(() => visitDraftStore(slug));
  const draft = submitted ? undefined : stored;
  const values = useMemo(() => draft && withoutPastDays(draft.values, days), [draft, days]);
  const form = useForm<VisitValues>({
    defaultValues: submitted?.values ?? emptyVisit,
    values,
    defaultErrors: submitted?.fields,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => save({ values: form.getValues() }),
      }),
    [save, form],
  );
  return { form, discardDraft: discard };
}

/** A draft may be older than its days. */
function withoutPastDays(values: VisitValues, days: VisitDays['days']): VisitValues {
  const offered = new Set(days.map(({ day }) => day));
  return visitValuesOf((name) => (name.startsWith('day') && !offered.has(values[name]) ? '' : values[name]));
}
