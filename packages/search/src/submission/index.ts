/*
 * What a review, a question and a visit request have in common: anyone may submit them, without an account. These are the rules for the
 * site's server, which also answers the forms without JavaScript; no components.
 *
 * - Spam: `spam-signals.ts` decides what looks automated; `spam-fields.tsx` renders the fields that it reads. The service then limits the
 *   rate, and reviews and questions are public only after the link in an e-mail was used (`confirm-submission.tsx`).
 * - Errors: `submission-error.ts` maps each error to what the visitor reads.
 * - Draft: `draft.ts` stores what is typed in the tab until the form is submitted.
 * - With JavaScript, `use-submission.ts` calls the service, and the site's server checks the body (`sent-body.ts`). Without it, the form
 *   is posted to the URL of its own page: by `posted-forms.ts` the site's server redirects after a success, and otherwise renders the page
 *   again with a `SubmittedForm`.
 * - Screens: `submission-page.tsx` has the form, `submission-stage.tsx` what follows.
 *
 * A form's own folder has its fields, its values, and its `SubmissionRules`: all that is particular about it.
 */

export { submissionForms, type SubmissionOutcome } from './posted-forms.ts';
export { checkSentBody } from './sent-body.ts';
