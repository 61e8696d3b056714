import type { FieldPath, FieldValues } from 'react-hook-form';

/** What a service refuses of what it was sent. */
export interface SubmitErrors<Values extends FieldValues> {
  /** Messages by field; one for a field that is not on the page is shown with those of the form. */
  fields?: Partial<Record<FieldPath<Values>, string>> | undefined;
  /** What is wrong with the whole of it. */
  form?: string | undefined;
}
