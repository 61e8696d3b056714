'use client';

import { type ComponentProps, createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { type FieldValues, type FormState, useFormState } from 'react-hook-form';
import { announce } from '../announcer/announcer.ts';
import type { FormHandle } from '../field/use-field.ts';
import { getFormFields } from '../field/form-fields.ts';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { formMessages } from './messages.ts';
import { useHydrated } from '../../hooks/hydration.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { focusAndReveal } from './invalid-fields.ts';
import { type SubmitState, type SubmitErrors, useSubmit } from './use-submit.ts';
import { Button, type ButtonProps } from '../button/button.tsx';

/** Whether the surrounding form is being submitted. */
const SubmittingContext = createContext(false);

export interface FormProps<Values extends FieldValues, Output>
  extends MessageProps<'form'>, Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset'> {
  /** The return value of `useForm`. */
  form: FormHandle<Values, Output>;
  /** Submits the values. May return errors by field; what was typed stays in any case. */
  onSubmit: (values: Output) => void | SubmitErrors<Values> | Promise<void | SubmitErrors<Values>>;
  /**
   * Converts an error thrown by `onSubmit` to messages. If it returns nothing, the error is reported and a general
   * message is shown.
   */
  onSubmitError?: ((error: unknown) => SubmitErrors<Values> | undefined) | undefined;
  /**
   * Number of invalid fields from which they are listed on top. A message about the form as a whole is always shown
   * there.
   * @default 2
   */
  summaryFrom?: number | undefined;
}

/**
 * Fields that are submitted together, once, when all of them are valid (VA-08); otherwise focus moves to the first
 * invalid one. Renders a `<form>`: with an `action` it works without scripts too, validated by the browser.
 *
 * Data attributes: `data-component="form"`, `data-submitting` while it is sent, `data-validating` while a rule is
 * asked, `data-touched` once a field has been left, `data-dirty` while a value is not the first, `data-valid` without
 * an error, `data-invalid` with one; part `summary`.
 */
export function Form<Values extends FieldValues, Output = Values>({
  ref,
  form,
  onSubmit,
  onSubmitError,
  summaryFrom = 2,
  messages: given,
  className = '',
  children,
  ...rest
}: FormProps<Values, Output>) {
  const messages = useMessages('form', formMessages, given);
  const state = useFormState({ control: form.control });
  const root = useOwnRef(ref);
  const hydrated = useAdoptPreHydrationInput(form, root);
  const { submit, submitState, clearSubmitState } = useSubmit({
    form,
    onSubmit,
    onSubmitError,
    summaryFrom,
    messages,
  });
  const summary = useFocusOnInvalid(submitState);
  return (
    <form
      data-component="form"
      aria-busy={state.isSubmitting || undefined}
      {...stateAttributes(state)}
      {...rest}
      ref={root}
      // Without scripts the browser validates, with its own messages; that is better than no validation.
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
      onReset={(event) => {
        event.preventDefault();
        if (event.target !== event.currentTarget) return;
        form.reset(undefined, { keepDirtyValues: false });
        clearSubmitState();
      }}
      className={`me-form ${className}`}
    >
      {submitState && (submitState.announcement || submitState.formErrors.length > 0) && (
        <ErrorSummary
          ref={summary}
          control={form.control}
          fields={submitState.announcement ? submitState.fields : []}
          formErrors={submitState.formErrors}
          onResolved={clearSubmitState}
          messages={messages}
        />
      )}
      <SubmittingContext value={state.isSubmitting}>{children}</SubmittingContext>
    </form>
  );
}

/** ST-13: submitting, validating, touched, dirty, valid. */
function stateAttributes<Values extends FieldValues>(state: FormState<Values>) {
  const invalid = Object.keys(state.errors).length > 0;
  return {
    'data-submitting': state.isSubmitting ? '' : undefined,
    'data-validating': state.isValidating ? '' : undefined,
    'data-touched': Object.keys(state.touchedFields).length > 0 ? '' : undefined,
    'data-dirty': state.isDirty ? '' : undefined,
    'data-valid': invalid ? undefined : '',
    'data-invalid': invalid ? '' : undefined,
  };
}

/** Adopts what was typed before hydration. @returns whether the form is hydrated. */
function useAdoptPreHydrationInput<Values extends FieldValues, Output>(
  { control }: FormHandle<Values, Output>,
  root: { readonly current: HTMLFormElement | null },
): boolean {
  useLayoutEffect(() => {
    for (const [name, field] of getFormFields(control).onPage) {
      const typed = preHydrationValue(root.current?.elements.namedItem(name) ?? null, field.value);
      if (typed) field.adopt(typed.value);
    }
    // Once: later input reaches React's own handlers.
  }, [control, root]);
  return useHydrated();
}

/** After each failed submit: focuses the first invalid field, or the message about the form. */
function useFocusOnInvalid(submitState: SubmitState | undefined) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!submitState?.isSubmitted) return;
    const [first] = submitState.fields;
    if (first) focusAndReveal(first.element);
    else summary.current?.focus();
    announce(submitState.announcement, 'assertive');
  }, [submitState]);
  return summary;
}

/**
 * The value a visitor entered into a field's controls before hydration.
 *
 * @param found the controls with the field's name, as `form.elements` returns them.
 * @param value the field's current value, whose type decides that of the result.
 * @returns undefined if the controls are as the server sent them.
 */
function preHydrationValue(
  found: RadioNodeList | Element | null,
  value: unknown,
): { value: unknown } | undefined {
  const controls = found instanceof RadioNodeList ? [...found] : [found];
  if (!controls.some(isChanged)) return undefined;
  const [first] = controls;
  // Its text is not its value: the control parses it itself, and reports the change.
  if (first instanceof HTMLElement && first.dataset['value'] !== undefined) return undefined;
  if (!(first instanceof HTMLInputElement) || !isChoice(first)) {
    return first instanceof HTMLElement && 'value' in first ? { value: first.value } : undefined;
  }
  if (typeof value === 'boolean') return { value: first.checked };
  const chosen = controls.filter((control) => control instanceof HTMLInputElement && control.checked);
  const values = chosen.map((control) => (control instanceof HTMLInputElement ? control.value : ''));
  if (Array.isArray(value)) return { value: values };
  const [only] = values;
  if (only === undefined) return undefined;
  return { value: first.closest('[data-component="rating-input"]') ? Number(only) : only };
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Whether a control differs from its markup. */
function isChanged(control: unknown): boolean {
  if (control instanceof HTMLInputElement) {
    return isChoice(control)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const options = [...control.options];
  const first = options.some(({ defaultSelected }) => defaultSelected)
    ? options.find(({ defaultSelected }) => defaultSelected)
    : options[0];
  return first !== undefined && !first.selected;
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'asChild' | 'variant' | 'loading'> {
  /**
   * Visual weight. One `primary` per screen.
   *
   * @default 'primary'
   */
  variant?: ButtonProps['variant'];
  /**
   * Loading: keeps its focus and width, announces its state, and ignores clicks and the Enter that submits its form.
   *
   * @default whether its Form is being sent
   */
  loading?: ButtonProps['loading'];
}

/**
 * Submits the surrounding Form, and shows progress. Renders a `Button`, `primary` by default; on a phone it takes the
 * full width.
 */
export function SubmitButton({ loading, className = '', ...rest }: SubmitButtonProps) {
  const submitting = use(SubmittingContext);
  return (
    <Button
      variant="primary"
      {...rest}
      type="submit"
      loading={loading ?? submitting}
      className={`me-submit ${className}`}
    />
  );
}
