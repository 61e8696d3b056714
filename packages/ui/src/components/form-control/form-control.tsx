import { type ComponentProps, type ReactNode, useId } from 'react';
import { cva } from '../../internal/cva.ts';
import type { MessageProps } from '../messages/message-types.ts';
import { OptionalNote } from './optional-note.tsx';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { Icon } from '../icon/icon.tsx';
import { TextPart } from '../../internal/text-part.tsx';

export type { ControlSize } from './control-box.tsx';

/** The texts around a control or a group of controls, besides its name. */
export interface FieldTexts extends MessageProps<'formControl'> {
  /** How to fill it in, announced together with the name. */
  hint?: ReactNode;
  /** What is wrong and what to do now. While present the field is invalid. */
  error?: ReactNode;
  /**
   * Appends '(opcional)' to the name. Required fields have no mark, because most fields are required.
   * @default false
   */
  optional?: boolean | undefined;
}

/** The texts around a control. Every field of the kit takes them. */
export interface FormControlOptions extends FieldTexts {
  /** The field's label and accessible name. */
  label: ReactNode;
  /**
   * Hides the label visually and keeps it for assistive technology, if something beside it says the same.
   * @default false
   */
  labelHidden?: boolean | undefined;
}

/** Attributes that connect a native control to its texts: spread them over the control. */
export interface ControlAttributes {
  /** Connects the label to the control. */
  id: string;
  /** Ids of the caller's own description, the hint and the error, in reading order. */
  'aria-describedby': string | undefined;
  /** Absent rather than undefined, so that it does not override the caller's own. */
  'aria-invalid'?: true;
}

export interface FormControlProps extends FormControlOptions, Omit<ComponentProps<'div'>, 'children'> {
  /** Id of the control, not of the root. */
  id?: string | undefined;
  /** Ids that describe the control besides its hint and its error. */
  'aria-describedby'?: string | undefined;
  /** Content below the control, beside the error, such as a counter. */
  footer?: ReactNode;
  /** Renders the control with the attributes that connect it to its texts. */
  children: (control: ControlAttributes, labelId: string) => ReactNode;
}

const labelStyle = cva('', { variants: { hidden: { true: 'sr-only', false: 'me-label' } } });

/**
 * A control with its label, hint and error, for controls that have none of their own; Input, Select and the others
 * include it. Renders a `<div>`.
 *
 * The error is not announced automatically: it is part of the control's description, which is read when focus arrives,
 * so that five errors after a submit are not five announcements.
 *
 * Data attributes: `data-component="form-control"` (or the name of the component built on it), `data-invalid`; parts
 * `label`, `optional`, `hint`, `error`.
 */
export function FormControl({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  messages,
  'aria-describedby': describedBy,
  className = '',
  footer,
  children,
  ...rest
}: FormControlProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const labelId = `${controlId}-label`;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div
      data-component="form-control"
      data-invalid={error ? '' : undefined}
      {...rest}
      className={`me-form-control ${className}`}
    >
      <label
        data-part="label"
        id={labelId}
        htmlFor={controlId}
        className={labelStyle({ hidden: labelHidden })}
      >
        {labelText(label, { optional, messages })}
      </label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children(
        {
          id: controlId,
          'aria-describedby': joinIds(describedBy, hintId, errorId),
          ...(error ? { 'aria-invalid': true } : {}),
        },
        labelId,
      )}
      {footer ? (
        <div className="me-form-control-footer">
          {error && <ErrorMessage id={errorId}>{error}</ErrorMessage>}
          {footer}
        </div>
      ) : (
        error && <ErrorMessage id={errorId}>{error}</ErrorMessage>
      )}
    </div>
  );
}

/** What a field passes to its FormControl. */
export type FormControlTexts = FormControlOptions & Pick<FormControlProps, 'id' | 'aria-describedby'>;

/** Separates the props of a field: those of its FormControl, and the others, for its native control. */
export function splitFieldProps<Props extends FormControlTexts>({
  id,
  label,
  labelHidden,
  hint,
  error,
  optional,
  messages,
  'aria-describedby': describedBy,
  ...native
}: Props) {
  const texts = { id, label, labelHidden, hint, error, optional, messages, 'aria-describedby': describedBy };
  return [texts, native] as const;
}

/** Joins the existing ids for an ARIA attribute with spaces; undefined if there are none. */
export function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

interface LabelTextOptions extends Pick<FieldTexts, 'messages'> {
  optional: boolean;
}

/**
 * The text of a label or a legend, followed by '(opcional)' if it is optional. Not a component: the text is then all that the label
 * contains, and React can change it although a translator has replaced it.
 */
export function labelText(label: ReactNode, { optional, messages }: LabelTextOptions): ReactNode {
  if (!optional) return label;
  return (
    <>
      <TextPart>{label}</TextPart> <OptionalNote note={messages?.optional} />
    </>
  );
}

/** How to fill in a field. Renders a `<p data-part="hint">`. */
export function Hint({ className = '', ...rest }: ComponentProps<'p'>) {
  return <p data-part="hint" {...rest} className={`me-hint ${className}`} />;
}

/** What is wrong with a field, with an icon so that it does not depend on color. Renders a `<p data-part="error">`. */
export function ErrorMessage({ className = '', children, ...rest }: ComponentProps<'p'>) {
  return (
    <p data-part="error" {...rest} className={`me-error ${className}`}>
      <Icon as={CircleAlert} size="small" />
      <span>{children}</span>
    </p>
  );
}
