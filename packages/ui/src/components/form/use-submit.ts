'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormHandle } from '../field/use-field.ts';
import { getFormFields, type FormFields } from '../field/form-fields.ts';
import type { Messages } from '../messages/message-types.ts';
import { type InvalidField, invalidFields } from './invalid-fields.ts';

/** Errors of a service about submitted values. */
export interface SubmitErrors<Values extends FieldValues> {
  /** Messages by field; one for a field that is not on the page is shown with those of the form. */
  fields?: Partial<Record<FieldPath<Values>, string>> | undefined;
  /** The error of the form as a whole. */
  form?: string | undefined;
}

interface SubmitOptions<Values extends FieldValues, Output> {
  form: FormHandle<Values, Output>;
  onSubmit: (values: Output) => void | SubmitErrors<Values> | Promise<void | SubmitErrors<Values>>;
  onSubmitError: ((error: unknown) => SubmitErrors<Values> | undefined) | undefined;
  /** Number of invalid fields from which they are listed together. */
  summaryFrom: number;
  messages: Messages<'form'>;
}

/** The result of submitting the form. */
export interface SubmitState {
  /** Errors of the form as a whole, or of fields that are not on the page. */
  readonly formErrors: readonly string[];
  /** In page order. */
  readonly fields: readonly InvalidField[];
  /** The announcement about them; empty for a few, because the focus announces the first one. */
  readonly announcement: string;
  /** Whether it was submitted; false for the errors that a form has at first, which leave the focus where it is. */
  readonly isSubmitted: boolean;
}

/**
 * Submits a form, once at a time: marks all fields touched, validates them, passes the values on, and shows errors at
 * their fields.
 */
export function useSubmit<Values extends FieldValues, Output>(options: SubmitOptions<Values, Output>) {
  const { form, onSubmit, onSubmitError, summaryFrom, messages } = options;
  const pageFields = getFormFields(form.control);
  const busy = useRef(false);
  const [submitState, setSubmitState] = useState<SubmitState>();

  const send = async (event: FormEvent<HTMLFormElement>): Promise<SubmitErrors<Values> | void> => {
    let answer: SubmitErrors<Values> | void = undefined;
    const accept = async (values: Output) => {
      answer = await onSubmit(values);
    };
    // Schema errors of fields that are not on the page, such as those of an earlier step.
    const decline = (errors: object) => {
      const elsewhere = errorMessages(errors).filter(([name]) => !pageFields.onPage.has(name));
      answer = { form: elsewhere.map(([, message]) => message).join(' ') };
    };
    try {
      await form.handleSubmit(accept, decline)(event);
      return answer;
    } catch (error) {
      const known = onSubmitError?.(error);
      if (!known) reportError(error);
      return known ?? { form: messages.failed };
    }
  };

  const createSubmitState = (formErrors: readonly string[], isSubmitted: boolean): SubmitState => {
    const fields = invalidFields(pageFields);
    const announcement = fields.length >= summaryFrom ? messages.attention(fields.length) : '';
    return { formErrors, fields, announcement, isSubmitted };
  };
  const listFirstErrors = useEffectEvent(() => {
    const first = createSubmitState([], false);
    if (first.announcement) setSubmitState(first);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the list links to the fields' elements, which exist after the first render
  useEffect(() => listFirstErrors(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog is not inside this one in the document, but React's events bubble to here.
    if (busy.current || event.target !== event.currentTarget) return;
    // Not state: a second click comes before the next render.
    busy.current = true;
    const sent = touchAll(pageFields);
    const errors = await send(event);
    const formErrors = errors ? reject(form, errors, sent) : [];
    busy.current = false;
    setSubmitState(createSubmitState(formErrors, true));
  };

  return { submit, submitState, clearSubmitState: () => setSubmitState(undefined) };
}

/**
 * Spec §5 (VA-08): submit marks all fields touched. Rejected values may be submitted again.
 *
 * @returns the values as submitted: visitors may type on meanwhile.
 */
function touchAll(fields: FormFields) {
  fields.clearRejections();
  const sent = new Map<string, unknown>();
  for (const [name, field] of fields.onPage) {
    sent.set(name, field.value);
    field.markTouched();
  }
  return sent;
}

/** Shows a service's messages at their fields. @returns the messages about fields that are not on the page. */
function reject<Values extends FieldValues, Output>(
  form: FormHandle<Values, Output>,
  errors: SubmitErrors<Values>,
  sent: ReadonlyMap<string, unknown>,
): string[] {
  const messages = errors.form ? [errors.form] : [];
  const about = new Map(Object.entries<string | undefined>(errors.fields ?? {}));
  const fields = getFormFields(form.control);
  for (const [name, field] of fields.onPage) {
    const message = about.get(name);
    about.delete(name);
    const { value } = field;
    // A value that has changed meanwhile is not the rejected one.
    if (!message || !Object.is(sent.get(name), value)) continue;
    fields.reject(name, value, message);
    field.setError(message);
  }
  for (const message of about.values()) if (message) messages.push(message);
  if (messages.length > 0) form.setError('root.server', { type: 'server', message: messages.join(' ') });
  return messages;
}

/**
 * Flattens react-hook-form's tree of errors into messages by field path: `{ address: { zip: { message } } }` becomes
 * `['address.zip', message]`.
 */
function errorMessages(errors: object, path = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, found]: [string, unknown]) => {
    if (typeof found !== 'object' || found === null) return [];
    if ('message' in found && typeof found.message === 'string') return [[path + key, found.message]];
    return found instanceof Element ? [] : errorMessages(found, `${path}${key}.`);
  });
}
