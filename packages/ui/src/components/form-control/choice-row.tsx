import type { ReactNode } from 'react';
import { ErrorMessage, joinIds } from './form-control.tsx';

/** The words beside a checkbox or a radio. */
export interface ChoiceOptions {
  /** What is chosen. The accessible name, and all of the row is pressed by it. */
  label: ReactNode;
  /** What the choice means, under the label. */
  hint?: ReactNode;
  /** A figure at the end of the row, such as how many offers there are. Part of the description, so that the name stays while it counts. */
  trailing?: ReactNode;
}

export interface ChoiceRowProps extends ChoiceOptions {
  /** Public name of the component: its `data-component`. */
  component: string;
  id: string;
  describedBy: string | undefined;
  error?: ReactNode;
  /**
   * Where the control stands: before its words, or at the end of the row.
   * @default 'start'
   */
  side?: 'start' | 'end' | undefined;
  /** Draws the native control with the attributes that tie it to its words, and the mark over it. */
  children: (control: {
    id: string;
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid'?: true;
  }) => ReactNode;
}

/**
 * A checkbox or a radio with its words: one line to press, 44 px for a thumb and 36 for a mouse. Renders a `<div>` that
 * holds a `<label>`.
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
    <div
      data-component={component}
      data-invalid={error ? '' : undefined}
      className={side === 'end' ? 'me-choice me-end' : 'me-choice'}
    >
      <label data-part="row" className="me-choice-row">
        <span className="me-choice-control">
          {children({
            id,
            'aria-labelledby': textId,
            'aria-describedby': joinIds(describedBy, trailingId, hintId, errorId),
            ...(error ? { 'aria-invalid': true } : {}),
          })}
        </span>
        <ChoiceText {...{ label, textId, hint, hintId }} />
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
