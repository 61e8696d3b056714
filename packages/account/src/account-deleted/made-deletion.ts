import type { AccountDeletion } from '@melhor-escola/api-client/authenticated-client';

/** What becomes of the reviews of who leaves. */
export type ReviewsChoice = 'anonymize' | 'remove';

/** A deletion that was just made, for the page that says so. */
export interface MadeDeletion {
  readonly deletion: AccountDeletion;
  readonly reviews: ReviewsChoice;
}

/** Where it stands in the query cache: until a reload, and for nobody but who asked for it. */
export const madeDeletionKey = ['account-deletion'] as const;
