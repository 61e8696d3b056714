import type { ReactNode } from 'react';
import { cva } from '../../internal/cva.ts';
import { ErrorMessage, joinIds } from './form-control.tsx';

/** The texts beside a checkbox or a radio. */
export interface ChoiceOptions {
  /** The option. The accessible name; a press anywhere on the row toggles it. */
  label: ReactNode;
  /** What the option means, under the label. */
  hint?: ReactNode;
  /**
   * A number at the end of the row, such as the number of offers. Part of the description, so that the name stays the
   * same while it changes.
   */
  trailing?: ReactNode;
}

export interface ChoiceRowProps extends ChoiceOptions {
  /** Public name of the component: its `data-component`. */
  component: string;
  id: string;
  describedBy: string | undefined;
  error?: ReactNode;
  /**
   * Position of the control: before its text, or at the end of the row.
   * @default 'start'
   */
  side?: 'start' | 'end' | undefined;
  /** Renders the native control with the attributes that connect it to its texts. */
  children: (control: {
    id: string;
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid'?: true;
  }) => ReactNode;
}

const choice = cva('me-choice', { variants: { side: { start: '', end: 'me-end' } } });

/**
 * A checkbox or a radio with its texts: one row to press, 44 px high for touch and 36 for a mouse. Renders a `<div>`
 * with a `<label>`.
 */
export function ChoiceRow({
  component,
  id,
  describedBy,
  label,
  hint,
  trailing,
  error,
  side = 'start',
  children,
}: ChoiceRowProps) {
  const textId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const trailingId = trailing === undefined || trailing === null ? undefined : `${id}-trailing`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div data-component={component} data-invalid={error ? '' : undefined} className={choice({ side })}>
      <label data-part="row" className="me-choice-row">
        {children({
          id,
          'aria-labelledby': textId,
          'aria-describedby': joinIds(describedBy, trailingId, hintId, errorId),
          ...(error ? { 'aria-invalid': true } : {}),
        })}
        <ChoiceText label={label} textId={textId} hint={hint} hintId={hintId} />
        {trailingId && (
          <span data-part="trailing" id={trailingId} className="me-choice-trailing">
            {trailing}
          </span>
        )}
      </label>
      {error && (
        <ErrorMessage id={errorId} className="me-choice-error">
          {error}
        </ErrorMessage>
      )}
    </div>
  );
}

interface ChoiceTextProps extends Pick<ChoiceOptions, 'label' | 'hint'> {
  textId: string;
  hintId: string | undefined;
}

function ChoiceText({ label, textId, hint, hintId }: ChoiceTextProps) {
  const name = (
    <span data-part="label" id={textId} className={hint ? undefined : 'me-choice-text'}>
      {label}
    </span>
  );
  if (!hint) return name;
  return (
    <span className="me-choice-text">
      {name}
      <span data-part="hint" id={hintId} className="me-hint">
        {hint}
      </span>
    </span>
  );
}
