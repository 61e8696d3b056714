import type { ChangeEvent, ComponentPropsWithoutRef, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

type NativeProps = ComponentPropsWithoutRef<'input'>;

/** What the field in the page answers to. */
export interface FieldHandlers {
  onPointerEnter: () => void;
  onPointerDown: (event: PointerEvent<HTMLInputElement>) => void;
  onClick: (event: MouseEvent<HTMLInputElement>) => void;
  onFocus: () => void;
  onBlur: () => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The field's handlers, each after the caller's own of the same name. */
export function withCallers(native: NativeProps, field: FieldHandlers): NativeProps {
  return {
    onPointerEnter: (event) => {
      native.onPointerEnter?.(event);
      field.onPointerEnter();
    },
    onPointerDown: (event) => {
      native.onPointerDown?.(event);
      field.onPointerDown(event);
    },
    onClick: (event) => {
      native.onClick?.(event);
      field.onClick(event);
    },
    onFocus: (event) => {
      native.onFocus?.(event);
      field.onFocus();
    },
    onBlur: (event) => {
      native.onBlur?.(event);
      field.onBlur();
    },
    onChange: (event) => {
      native.onChange?.(event);
      field.onChange(event);
    },
    onKeyDown: (event) => {
      native.onKeyDown?.(event);
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
}: NativeProps): NativeProps {
  return { placeholder: placeholder || ' ', enterKeyHint, inputMode, maxLength, autoCapitalize };
}
