'use client';

import type { SubmittedVisitForm } from './form/visit-values.ts';
import { ManageVisitScreen } from './manage-screen.tsx';
import type { VisitSearch } from './search-params.ts';
import { RequestVisitScreen } from './request-screen.tsx';
import { VisitRequestedScreen } from './requested-screen.tsx';

export interface VisitScreenProps {
  slug: string;
  search: VisitSearch;
  /** The form that was submitted without JavaScript and rejected, or the change of a visit. */
  submitted?: SubmittedVisitForm | undefined;
  /** When the page was rendered, in ms since 1970. */
  startedAt: number;
}

/**
 * The page about a visit to a school (product 14): the form, what happens after it, and the target of the link in its
 * mails. Reads what `loadVisitPage` has fetched.
 */
export function VisitScreen({ slug, search: { token, situacao }, submitted, startedAt }: VisitScreenProps) {
  if (token !== undefined) {
    return (
      <ManageVisitScreen
        slug={slug}
        token={token}
        isMoved={situacao === 'mudado'}
        problem={submitted?.problem}
        chosen={submitted?.values}
      />
    );
  }
  if (situacao === 'enviado') return <VisitRequestedScreen slug={slug} />;
  return <RequestVisitScreen slug={slug} submitted={submitted} startedAt={startedAt} />;
}
