import type { ComponentPropsWithoutRef } from 'react';
import type { AutocompleteState } from './use-autocomplete.ts';

type InputProps = ComponentPropsWithoutRef<'input'>;
type Field = AutocompleteState<never>['field'];

/** The field's handlers, each after the caller's own of the same name. */
export function withCallers(props: InputProps, field: Field): InputProps {
  return {
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event);
      field.onPointerEnter();
    },
    onPointerDown: (event) => {
      props.onPointerDown?.(event);
      field.onPointerDown();
    },
    onClick: (event) => {
      props.onClick?.(event);
      field.onClick();
    },
    onFocus: (event) => {
      props.onFocus?.(event);
      field.onFocus();
    },
    onBlur: (event) => {
      props.onBlur?.(event);
      field.onBlur();
    },
    onChange: (event) => {
      props.onChange?.(event);
      field.onChange(event);
    },
    onKeyDown: (event) => {
      props.onKeyDown?.(event);
      field.onKeyDown(event);
    },
  };
}

/** What the field on a phone's screen takes over from the one in the page. */
export function onScreen({
  placeholder,
  enterKeyHint,
  inputMode,
  maxLength,
  autoCapitalize,
}: InputProps): InputProps {
  return { placeholder: placeholder || ' ', enterKeyHint, inputMode, maxLength, autoCapitalize };
}
