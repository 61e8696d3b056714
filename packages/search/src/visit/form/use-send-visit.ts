'use client';

import type { SubmitErrors } from '@melhor-escola/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type RefObject } from 'react';
import { useSecondsTaken, waitSeconds } from '../../automated/seconds-taken.ts';
import { useSearchPorts } from '../../ports.tsx';
import { MIN_SECONDS } from '../../review/form/review-error.ts';
import { visitDaysKey } from '../queries.ts';
import type { VisitSearch } from '../search-params.ts';
import { sentVisitKey } from './visit-draft.ts';
import { visitErrorOf } from './visit-error.ts';
import { requestedTimes, toVisitForm, type VisitValues } from './visit-values.ts';

export interface SendVisit {
  /** The honeypot field. */
  readonly website: RefObject<HTMLInputElement | null>;
  /** Submits the form, and navigates to what happens next. @returns the errors, if it was rejected. */
  readonly send: (values: VisitValues) => Promise<SubmitErrors<VisitValues> | void>;
}

/** Submits a request and navigates to what happens next. */
export function useSendVisit(slug: string, discardDraft: () => void): SendVisit {
  const { service, links, track } = useSearchPorts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const website = useRef<HTMLInputElement>(null);
  const secondsTaken = useSecondsTaken();

  const send = async (values: VisitValues) => {
    // Someone who resumes a draft may finish faster than the minimum time.
    await waitSeconds(MIN_SECONDS - secondsTaken());
    try {
      await service.requestVisit(slug, {
        ...toVisitForm(values),
        website: website.current?.value ?? '',
        secondsTaken: Math.ceil(secondsTaken()),
      });
    } catch (error) {
      const apiError = visitErrorOf(error, navigator.onLine);
      if (!apiError) throw error;
      // A password manager may have filled in the honeypot: cleared for the next try.
      if (website.current) website.current.value = '';
      // Not awaited: it may wait for a connection.
      if (apiError.isDaysChanged) void queryClient.invalidateQueries({ queryKey: visitDaysKey(slug) });
      return { fields: apiError.fields, form: apiError.message };
    }
    discardDraft();
    track({
      name: 'school_visit_requested',
      school_slug: slug,
      num_times: requestedTimes(values).length,
      has_question: values.question.trim() !== '',
    });
    queryClient.setQueryData(sentVisitKey(slug), values.email);
    const sent: VisitSearch = { situacao: 'enviado' };
    await navigate({ ...links.visit(slug), search: sent, replace: true });
    return undefined;
  };

  return { website, send };
}
