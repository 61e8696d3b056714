'use client';

import Check from 'lucide-react/icons/check';
import { type MouseEvent, type Ref, useEffect, useEffectEvent } from 'react';
import { type Control, type FieldValues, get, useFormState } from 'react-hook-form';
import { Alert } from '../alert/alert.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { focusAndReveal, focusTarget, type InvalidField } from './invalid-fields.ts';

export interface ErrorSummaryProps<Values extends FieldValues, Output> {
  ref: Ref<HTMLDivElement>;
  control: Control<Values, unknown, Output>;
  /** As found on the last submit: a fixed field stays in its place, with a check mark, while there are others. */
  fields: readonly InvalidField[];
  /** Errors of the form as a whole. */
  formErrors: readonly string[];
  /** All fields have been fixed. */
  onResolved: () => void;
  messages: Messages<'form'>;
}

/**
 * Why a form was not submitted, with a link to each field, until all of them are fixed. Renders an Alert that can take
 * the focus.
 */
export function ErrorSummary<Values extends FieldValues, Output>({
  ref,
  control,
  fields,
  formErrors,
  onResolved,
  messages,
}: ErrorSummaryProps<Values, Output>) {
  const { errors } = useFormState({ control });
  const isOpen = ({ name }: InvalidField) => get(errors, name) !== undefined;
  const open = fields.filter(isOpen).length;
  const isResolved = open === 0 && formErrors.length === 0;
  const resolve = useEffectEvent(onResolved);
  useEffect(() => {
    if (isResolved) resolve();
  }, [isResolved]);
  if (isResolved) return null;
  const [title, ...others] = open > 0 ? [messages.attention(open), ...formErrors] : formErrors;
  return (
    <Alert ref={ref} tone="danger" title={title} tabIndex={-1} data-part="summary">
      {others.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {open > 0 && (
        <ul className="me-summary-list">
          {fields.map((field) => (
            <li key={field.name}>
              <SummaryLink field={field} messages={messages} fixed={!isOpen(field)} />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function SummaryLink({
  field,
  fixed,
  messages,
}: {
  field: InvalidField;
  fixed: boolean;
  messages: Messages<'form'>;
}) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    focusAndReveal(field.element);
  };
  return (
    <a
      href={`#${focusTarget(field.element)?.id ?? ''}`}
      onClick={go}
      data-fixed={fixed ? '' : undefined}
      className="me-summary-link"
    >
      <span>{field.message}</span>
      {fixed && <Icon as={Check} size="small" label={messages.fixed} />}
    </a>
  );
}
