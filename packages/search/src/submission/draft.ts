import { type DeviceStorage, type DeviceStore, deviceStore } from '@melhor-escola/ui/device-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SubmissionRules } from './submission-rules.ts';

type SubmissionKind = SubmissionRules<never>['kind'];

/** Increment when the shape of a draft changes: drafts of another version are ignored. */
const versions: Readonly<Record<SubmissionKind, number>> = { review: 1, question: 1, visit: 1 };

/**
 * The draft of a form about this school, stored in the tab: survives a reload and ends with the tab.
 *
 * @param parse as of `deviceStore`. By hand: the schema library would add 2 kB of messages to what every page loads.
 * @param storage the tab's `sessionStorage`; a function, because access to it may throw.
 */
export function submissionDraft<Draft extends object>(
  kind: SubmissionKind,
  slug: string,
  parse: (stored: Readonly<Record<string, unknown>>) => Draft | undefined,
  storage: DeviceStorage = () => window.sessionStorage,
): DeviceStore<Draft> {
  // The prefix of the site's keys in a tab's storage (EN-12).
  return deviceStore(storage, `montilla:${kind}:${slug}`, parse, versions[kind]);
}

/** Query key of the e-mail to which the link of a submitted form was sent; it is stored nowhere else. */
export const sentToKey = (kind: SubmissionKind, slug: string) => ['search', `sent-${kind}`, slug] as const;

/**
 * For the page after the submission. Clears the draft: the form may have been submitted without JavaScript after one
 * was stored.
 *
 * @returns the e-mail to which the link was sent; undefined if the page was loaded since.
 */
export function useSentSubmission(kind: SubmissionKind, slug: string): string | undefined {
  useEffect(() => {
    submissionDraft(kind, slug, () => undefined).clear();
  }, [kind, slug]);
  return useQueryClient().getQueryData<string>(sentToKey(kind, slug));
}
