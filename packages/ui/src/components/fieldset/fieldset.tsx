import { type ComponentProps, type ReactNode, useId } from 'react';
import { cva } from '../../internal/cva.ts';
import { ErrorMessage, type FieldTexts, Hint, joinIds, labelText } from '../form-control/form-control.tsx';

/** The texts around a group of controls. */
export interface FieldsetOptions extends FieldTexts {
  /** The question. The group's accessible name. */
  legend: ReactNode;
  /**
   * Hides the legend visually and keeps it for assistive technology.
   * @default false
   */
  legendHidden?: boolean | undefined;
}

export type FieldsetProps = FieldsetOptions & ComponentProps<'fieldset'>;

const legendStyle = cva('', { variants: { hidden: { true: 'sr-only', false: 'me-label me-legend' } } });

/**
 * Controls that answer one question together, such as the parts of an address. Renders a `<fieldset>`. The error is
 * above the controls, because a list of them may be longer than the screen.
 *
 * Data attributes: `data-component="fieldset"` (or the name of the component built on it), `data-invalid`; parts
 * `legend`, `optional`, `hint`, `error`, `content`.
 */
export function Fieldset({
  id,
  legend,
  legendHidden = false,
  hint,
  error,
  optional = false,
  messages,
  'aria-describedby': describedBy,
  className = '',
  children,
  ...rest
}: FieldsetProps) {
  const generated = useId();
  const base = id ?? generated;
  const hintId = hint ? `${base}-hint` : undefined;
  const errorId = error ? `${base}-error` : undefined;
  return (
    <fieldset
      data-component="fieldset"
      data-invalid={error ? '' : undefined}
      id={id}
      aria-describedby={joinIds(describedBy, hintId, errorId)}
      {...rest}
      className={`me-fieldset ${className}`}
    >
      {/* Floated: WebKit sometimes counts the height of a legend in the border twice, and the page moves under a
          press. */}
      <legend data-part="legend" className={legendStyle({ hidden: legendHidden })}>
        {labelText(legend, { optional, messages })}
      </legend>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
      <div data-part="content">{children}</div>
    </fieldset>
  );
}
