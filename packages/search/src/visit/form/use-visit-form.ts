'use client';

import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import type { VisitDays } from '@melhor-escola/api-client/service';
import { type DeviceStorage, type DeviceStore, useStoredDraft } from '@melhor-escola/ui/device-store';
import { useForm } from '@melhor-escola/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useSearchPorts } from '../../ports.tsx';
import { submissionDraft } from '../../submission/draft.ts';
import { useSubmission } from '../../submission/use-submission.ts';
import { visitDaysKey } from '../queries.ts';
import type { VisitSearch } from '../search-params.ts';
import {
  emptyVisit,
  requestedTimes,
  type SubmittedVisitForm,
  type VisitValues,
  visitRules,
  buildVisitValues,
} from './visit-values.ts';

/** The kit's form handle for a request. */
export type VisitFormHandle = ReturnType<typeof useForm<VisitValues>>;

interface VisitDraft {
  readonly values: VisitValues;
}

/** The draft of a request to this school. @param storage as of `submissionDraft`. */
export function visitDraftStore(slug: string, storage?: DeviceStorage): DeviceStore<VisitDraft> {
  return submissionDraft('visit', slug, parseDraft, storage);
}

/** @throws {TypeError} for anything that is not a draft. */
function parseDraft({ values }: Readonly<Record<string, unknown>>): VisitDraft {
  if (typeof values !== 'object' || values === null) throw new TypeError('not an object');
  const fields: Readonly<Record<string, unknown>> = { ...values };
  return {
    values: buildVisitValues((name) => {
      const text = fields[name];
      if (typeof text !== 'string') throw new TypeError('not a string');
      return text;
    }),
  };
}

/**
 * Restores the form, from a submission that was rejected without JavaScript or from the draft of this tab, and submits
 * it.
 *
 * @param submitted the rejected form, if the page answers its submission.
 */
export function useVisitForm(
  slug: string,
  days: VisitDays['days'],
  submitted: SubmittedVisitForm | undefined,
) {
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
  return { form, ...useSendVisit(slug, discard) };
}

/** A draft may be older than its days. */
function withoutPastDays(values: VisitValues, days: VisitDays['days']): VisitValues {
  const offered = new Set(days.map(({ day }) => day));
  return buildVisitValues((name) =>
    name.startsWith('day') && !offered.has(values[name]) ? '' : values[name],
  );
}

function useSendVisit(slug: string, discardDraft: () => void) {
  const { service, links, track } = useSearchPorts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useSubmission(visitRules, slug, {
    submit: (form) =>
      service.requestVisit(slug, form).catch((error: unknown) => {
        // Not awaited: it may wait for a connection.
        if (isRejectedWith(error, 'VISIT_TIME_UNAVAILABLE'))
          void queryClient.invalidateQueries({ queryKey: visitDaysKey(slug) });
        throw error;
      }),
    discardDraft,
    onSent: (values) => {
      track({
        name: 'school_visit_requested',
        school_slug: slug,
        num_times: requestedTimes(values).length,
        has_question: values.question.trim() !== '',
      });
      const sent: VisitSearch = { situacao: 'enviado' };
      return navigate({ ...links.visit(slug), search: sent, replace: true });
    },
  });
}
