'use client';

import type { SpamSignals } from '@melhor-escola/api-client/service';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { sentToKey } from './draft.ts';
import { MIN_SECONDS } from './spam-signals.ts';
import { failedSubmission, type SubmissionError } from './submission-error.ts';
import type { SubmissionRules } from './submission-rules.ts';

interface SubmissionOptions<Values, Body> {
  /** Calls the service. */
  readonly submit: (form: Body & SpamSignals) => Promise<unknown>;
  readonly discardDraft: () => void;
  /** Navigates to what happens next. */
  readonly onSent: (values: Values) => Promise<void>;
}

/** As the kit's form takes them. */
export interface SubmitErrors {
  readonly fields?: SubmissionError['fields'] | undefined;
  readonly form: string | undefined;
}

export interface Submission<Values> {
  /** The honeypot field. */
  readonly website: RefObject<HTMLInputElement | null>;
  /** Submits the form, and navigates to what happens next. @returns the errors, if it was rejected. */
  readonly send: (values: Values) => Promise<SubmitErrors | undefined>;
}

/**
 * Submits a form that needs no account, with the signals by which the site detects bots.
 *
 * @param slug the school's.
 */
export function useSubmission<Values, Body extends object>(
  { kind, copy, toBody, readEmail }: SubmissionRules<Values, Body>,
  slug: string,
  { submit, discardDraft, onSent }: SubmissionOptions<Values, Body>,
): Submission<Values> {
  const queryClient = useQueryClient();
  const website = useRef<HTMLInputElement>(null);
  const secondsTaken = useSecondsTaken();

  const send = async (values: Values) => {
    // An author who resumes a draft may finish faster than the minimum time.
    await waitSeconds(MIN_SECONDS - secondsTaken());
    try {
      await submit({
        ...toBody(values),
        website: website.current?.value ?? '',
        secondsTaken: Math.ceil(secondsTaken()),
      });
    } catch (error) {
      const rejected = failedSubmission(error, navigator.onLine, copy);
      if (!rejected) throw error;
      // A password manager may have filled in the honeypot: cleared for the next try.
      if (website.current) website.current.value = '';
      return { fields: rejected.fields, form: rejected.message };
    }
    discardDraft();
    queryClient.setQueryData(sentToKey(kind, slug), readEmail(values));
    await onSent(values);
    return undefined;
  };

  return { website, send };
}

/** Seconds since the form was mounted. */
function useSecondsTaken(): () => number {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return () => (performance.now() - since.current) / 1_000;
}

function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, seconds) * 1_000);
  });
}
