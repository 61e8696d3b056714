import type { components } from './generated/rest.generated.ts';

/* What visitors send without an account. */

type Schemas = components['schemas'];

/** A submitted review (EN-16). */
export type ReviewForm = Readonly<Schemas['ReviewFormInput']>;
/** A report about a review. */
export type ReviewReport = Readonly<Schemas['ReviewReportInput']>;
/** A submitted question (product 15). */
export type QuestionForm = Readonly<Schemas['QuestionFormInput']>;
/** Days and hours at which a school may be visited, in its local time. */
export type VisitDays = Readonly<Schemas['VisitDays']>;
/** A request to visit a school, or a question to it (product 14). */
export type VisitForm = Readonly<Schemas['VisitFormInput']>;
/** A request, for anyone with its link. */
export type Visit = Readonly<Schemas['Visit']>;
/** A request for alerts of a search by e-mail (product 8). */
export type AlertRequest = Readonly<Schemas['AlertRequestInput']>;
/** Fields by which the site detects bots; not sent to the service. */
export interface SpamSignals {
  /** Value of the honeypot field, which is invisible to people. */
  readonly website: string;
  /** Seconds between display and submission of the form. */
  readonly secondsTaken: number;
}
