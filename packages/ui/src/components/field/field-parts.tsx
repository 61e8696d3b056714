'use client';

import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { changeDetails } from '../../internal/change-details.ts';
import { type ControlSize, ErrorMessage, Hint, joinIds, LabelText } from '../form-control/form-control.tsx';
import { TextBox } from '../input/text-box.tsx';
import type { Messages } from '../messages/message-types.ts';
import { type FieldOptions, useFieldState } from './use-field.ts';

type Part = 'control' | 'label' | 'hint' | 'error';

interface FieldContextValue extends ReturnType<typeof useFieldState> {
  /** Ids of the rendered parts; the control is always rendered. */
  ids: Partial<Record<Part, string>> & { control: string };
  register: (part: Part, id: string | undefined) => void;
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined);

function useFieldContext(part: string): FieldContextValue {
  const field = use(FieldContext);
  if (field) return field;
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(`${part}: it is outside a FieldRoot, so there is no value for it. Put it inside one.`);
  }
  throw new Error(part);
}

/** Registers a part's id with the others while it is mounted. @returns the id. */
function useRegisteredId({ ids, register }: FieldContextValue, part: Part, own: string | undefined): string {
  const id = own ?? (part === 'control' ? ids.control : `${ids.control}-${part}`);
  useLayoutEffect(() => {
    register(part, id);
    return () => register(part, undefined);
  }, [register, part, id]);
  return id;
}

export interface FieldRootProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends FieldOptions<Values, Name, Output>, Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The field's parts, in any order and with any content between them. */
  children: ReactNode;
}

/**
 * One text of a form, composed of `FieldLabel`, `FieldHint`, `FieldControl` and `FieldError`, for a special order or
 * additional content; `Field` with a control of the kit is the short form. Validated the same way. Renders a `<div>`.
 *
 * Data attributes: `data-component="field"`, `data-invalid`; parts `label`, `optional`, `hint`, `box`, `control`,
 * `error`.
 */
export function FieldRoot<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>({
  form,
  name,
  displayName,
  rules,
  required,
  messages,
  className = '',
  children,
  ...rest
}: FieldRootProps<Values, Name, Output>) {
  const state = useFieldState({ form, name, displayName, rules, required, messages });
  const generated = useId();
  const [ids, setIds] = useState<Partial<Record<Part, string>>>({});
  const register = useCallback((part: Part, id: string | undefined) => {
    setIds((known) => ({ ...known, [part]: id }));
  }, []);
  const { attributes, value, change } = state;
  const context = useMemo(
    () => ({ attributes, value, change, ids: { ...ids, control: ids.control ?? generated }, register }),
    [attributes, value, change, ids, generated, register],
  );
  return (
    <div
      data-component="field"
      data-invalid={attributes.error ? '' : undefined}
      {...rest}
      className={`me-form-control ${className}`}
    >
      <FieldContext value={context}>{children}</FieldContext>
    </div>
  );
}

export interface FieldLabelProps extends ComponentPropsWithoutRef<'label'> {
  ref?: Ref<HTMLLabelElement> | undefined;
  /**
   * Appends '(opcional)' to the label.
   * @default false
   */
  optional?: boolean | undefined;
  /** Replaces the kit's own messages. */
  messages?: Partial<Messages<'formControl'>> | undefined;
}

/** The name of the field. Renders a `<label data-part="label">`. */
export function FieldLabel({
  id,
  optional = false,
  messages,
  className = '',
  children,
  ...rest
}: FieldLabelProps) {
  const field = useFieldContext('FieldLabel');
  return (
    <label
      data-part="label"
      htmlFor={field.ids.control}
      {...rest}
      id={useRegisteredId(field, 'label', id)}
      className={`me-label ${className}`}
    >
      <LabelText optional={optional} messages={messages}>
        {children}
      </LabelText>
    </label>
  );
}

export interface FieldHintProps extends ComponentPropsWithoutRef<'p'> {
  ref?: Ref<HTMLParagraphElement> | undefined;
}

/** How to fill in the field; part of the control's description. Renders a `<p data-part="hint">`. */
export function FieldHint({ id, ...rest }: FieldHintProps) {
  return <Hint {...rest} id={useRegisteredId(useFieldContext('FieldHint'), 'hint', id)} />;
}

export interface FieldErrorProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  ref?: Ref<HTMLParagraphElement> | undefined;
}

/** The error, once it may be shown; part of the control's description. Renders a `<p data-part="error">` or nothing. */
export function FieldError(props: FieldErrorProps) {
  const { error } = useFieldContext('FieldError').attributes;
  return error ? <VisibleError {...props}>{error}</VisibleError> : null;
}

function VisibleError({ id, ...rest }: ComponentPropsWithoutRef<'p'>) {
  return <ErrorMessage {...rest} id={useRegisteredId(useFieldContext('FieldError'), 'error', id)} />;
}

export interface FieldControlProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'value' | 'defaultValue' | 'name' | 'children'
> {
  /** Ref of the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /** A unit or an `<Icon>` before the text. */
  leading?: ReactNode;
  /** The same after the text. */
  trailing?: ReactNode;
}

/** The field's text in its frame. Renders a `<div data-part="box">` with an `<input>`. */
export function FieldControl({
  ref,
  id,
  size = 'medium',
  type = 'text',
  'aria-describedby': describedBy,
  onChange,
  onBlur,
  ...rest
}: FieldControlProps) {
  const field = useFieldContext('FieldControl');
  const { attributes, value, change, ids } = field;
  const { error, ref: focusable, onBlur: leave, ...common } = attributes;
  const { name } = common;
  const controlId = useRegisteredId(field, 'control', id);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  useLayoutEffect(() => {
    focusable(input.current);
    return () => {
      focusable(null);
    };
  }, [focusable]);
  if (process.env.NODE_ENV !== 'production' && typeof value !== 'string') {
    throw new Error(
      `FieldControl: the value of "${name}" is no text, so a text field cannot show it. Take Field with a control of the kit.`,
    );
  }
  return (
    <TextBox
      {...common}
      {...rest}
      type={type}
      size={size}
      labelId={ids.label ?? `${controlId}-label`}
      control={{
        id: controlId,
        'aria-describedby': joinIds(describedBy, ids.hint, error && ids.error),
        ...(error && { 'aria-invalid': true }),
      }}
      ref={input}
      value={typeof value === 'string' ? value : ''}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event);
        change(event.target.value, changeDetails('input', event.nativeEvent));
      }}
      onBlur={(event) => {
        onBlur?.(event);
        leave(event);
      }}
    />
  );
}

/** The parts under short names. A React Server Component uses the full names: `FieldRoot`, `FieldLabel` … */
export const FieldParts = {
  Root: FieldRoot,
  Label: FieldLabel,
  Hint: FieldHint,
  Control: FieldControl,
  Error: FieldError,
};
