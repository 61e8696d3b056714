'use client';

import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { ControlBox } from '../form-control/control-box.tsx';
import { type ControlSize, FormControl, type FormControlOptions } from '../form-control/form-control.tsx';
import { Adornment, ClearButton, textInBox } from '../input/text-box.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { autocompleteMessages } from './messages.ts';
import type { ChoiceProps } from './options/choice.ts';
import type { AutocompleteOption } from './options/options.ts';
import type { Suggestions } from './suggestions/suggestions.ts';
import {
  type FieldHandlers,
  type ListAttributes,
  type OptionSource,
  lazyPopover,
  lazyScreen,
  useAutocomplete,
} from './use-autocomplete.ts';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'type' | 'children' | 'value' | 'defaultValue'
>;

export interface AutocompleteProps<Option extends AutocompleteOption>
  extends FormControlOptions, OptionSource<Option>, ChoiceProps<Option>, NativeProps {
  /** Ref of the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Name of the chosen option's value in the form data, besides the text under `name`. */
  valueName?: string | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /** An `<Icon>` before the text. */
  leading?: ReactNode;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'autocomplete'> & Messages<'formControl'>> | undefined;
}

/**
 * A text field with suggestions, from `options` or `loadOptions`; its value is that of the chosen option, also in a
 * `Field`. Renders a `<div>` with an `<input>`: a text field like any other in a plain form, before hydration and
 * without scripts. The typed text counts; a choice is a convenience.
 *
 * Opens on focus, unless it is invalid and shows a message, and on typing, in a list below; on a phone, upright or on
 * its side, over the whole screen, when tapped or typed in. The focus stays in the field. Arrows and Page keys move the
 * highlight; Enter selects it or, failing that, the first option for the typed text, else it submits the form; Escape
 * closes, then clears; Home and End move the caret. Leaving it with the exact text of one option, case and accents
 * aside, or with a text that means one (`isMeant`), chooses that option; other text stays, and is an error where the value counts. Entering the field selects a
 * chosen text, so that typing replaces it.
 *
 * Data attributes: `data-component="autocomplete"`, `data-size`, `data-invalid`, `data-open` while the list is shown;
 * parts `label`, `optional`, `hint`, `box`, `leading`, `control` with `data-value` (the value of a controlled one: any
 * text), `clear`, `error`; parts of its layer `popover` with `data-side` (`bottom`, `top`) where it found space,
 * `screen` with `data-state` (`open`), `close`, `list`, `group`, `option`, `match`, `detail`, `message`.
 */
export function Autocomplete<Option extends AutocompleteOption>({
  ref,
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  loadOptions,
  labelKey,
  valueKey,
  detailKey,
  valueName,
  size = 'medium',
  leading,
  messages: given,
  value,
  defaultValue,
  text,
  defaultText,
  option,
  defaultOption,
  onValueChange,
  onTextChange,
  onOptionChange,
  id: givenId,
  'aria-describedby': describedBy,
  ...rest
}: AutocompleteProps<Option>) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const { suggestions, list, handlers, handle, setActiveId, ...shown } = useAutocomplete({
    id,
    input,
    messages: useMessages('autocomplete', autocompleteMessages, given),
    source: { options, loadOptions, labelKey, valueKey, detailKey },
    choice: {
      value,
      defaultValue,
      text,
      defaultText,
      option,
      defaultOption,
      onValueChange,
      onTextChange,
      onOptionChange,
    },
  });
  const popover = lazyPopover.useLoaded(shown.isPopoverShown);
  const screen = lazyScreen.useLoaded(shown.isScreenShown);
  return (
    <FormControl
      data-component="autocomplete"
      data-size={size}
      data-open={shown.isOpen ? '' : undefined}
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      messages={given}
      aria-describedby={describedBy}
    >
      {(control) => (
        <>
          <AutocompleteBox
            id={id}
            input={input}
            size={size}
            leading={leading}
            suggestions={suggestions}
            list={list}
            handlers={handlers}
            native={{ ...rest, ...control }}
            formValue={shown.formValue}
            keepsEscape={shown.keepsEscape}
          />
          {valueName !== undefined && shown.chosenValue !== null && (
            <input type="hidden" name={valueName} value={shown.chosenValue} form={rest.form} />
          )}
          {shown.isPopoverShown && popover && (
            <popover.SuggestionsPopover
              {...suggestions}
              field={input}
              handle={handle}
              onActiveChange={setActiveId}
            />
          )}
          {shown.isScreenShown && screen && (
            <screen.SuggestionsScreen {...suggestions} field={input} title={label} native={onScreen(rest)} />
          )}
        </>
      )}
    </FormControl>
  );
}

interface AutocompleteBoxProps<Option extends AutocompleteOption> {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  size: ControlSize;
  leading: ReactNode;
  suggestions: Suggestions<Option>;
  list: ListAttributes;
  handlers: FieldHandlers;
  keepsEscape: boolean;
  /** Its `data-value`. */
  formValue: string | undefined;
  /** The caller's attributes, and those that connect the field to its label, hint and error. */
  native: ComponentPropsWithoutRef<'input'>;
}

/** The field: frame, icon, text, and the clear button. */
function AutocompleteBox<Option extends AutocompleteOption>({
  id,
  input,
  size,
  leading,
  suggestions: { labelId, text, messages, onClear },
  list,
  handlers,
  keepsEscape,
  formValue,
  native: { className = '', ...native },
}: AutocompleteBoxProps<Option>) {
  return (
    <ControlBox size={size}>
      {leading && (
        <Adornment side="leading" id={`${id}-leading`} controlId={id}>
          {leading}
        </Adornment>
      )}
      <input
        role="combobox"
        aria-autocomplete="list"
        aria-labelledby={leading ? labelId : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-part="control"
        {...native}
        {...withCallers(native, handlers)}
        data-value={formValue}
        data-keeps-escape={keepsEscape ? '' : undefined}
        aria-haspopup={list['aria-haspopup']}
        aria-expanded={list['aria-expanded']}
        aria-controls={list['aria-controls']}
        aria-activedescendant={list['aria-activedescendant']}
        ref={input}
        type="text"
        placeholder={native.placeholder || ' '}
        value={text}
        className={`${textInBox} ${className}`}
      />
      <ClearButton
        label={messages.clear}
        controlId={id}
        labelId={labelId}
        onClick={(event) => {
          onClear(event.nativeEvent);
          input.current?.focus();
        }}
      />
    </ControlBox>
  );
}

type InputProps = ComponentPropsWithoutRef<'input'>;

/** The field's handlers, each called after the caller's handler of the same name. */
function withCallers(native: InputProps, field: FieldHandlers): InputProps {
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
      field.onBlur(event);
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

/** Attributes that the field of the full screen inherits from the one in the page. */
function onScreen({
  placeholder,
  enterKeyHint,
  inputMode,
  maxLength,
  autoCapitalize,
}: InputProps): InputProps {
  return { placeholder: placeholder || ' ', enterKeyHint, inputMode, maxLength, autoCapitalize };
}
