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
import {
  type AutocompleteState,
  lazyPopover,
  lazyScreen,
  type OptionSource,
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
  const field = useAutocomplete({
    id,
    input,
    messages: useMessages('autocomplete', autocompleteMessages, given),
    source: { options, loadOptions, labelKey, valueKey, detailKey },
    choice: {
      value,
      defaultValue,
      defaultText,
      option,
      defaultOption,
      onValueChange,
      onTextChange,
      onOptionChange,
    },
  });
  const popover = lazyPopover.useLoaded(field.isPopoverShown);
  const screen = lazyScreen.useLoaded(field.isScreenShown);
  return (
    <FormControl
      data-component="autocomplete"
      data-size={size}
      data-open={field.isOpen ? '' : undefined}
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
            field={field}
            native={{ ...rest, ...control }}
          />
          {valueName !== undefined && field.chosenValue !== null && (
            <input type="hidden" name={valueName} value={field.chosenValue} form={rest.form} />
          )}
          {field.isPopoverShown && popover && (
            <popover.SuggestionsPopover
              {...field.suggestions}
              field={input}
              handle={field.handle}
              onActiveChange={field.setActiveId}
            />
          )}
          {field.isScreenShown && screen && (
            <screen.SuggestionsScreen
              {...field.suggestions}
              field={input}
              title={label}
              native={onScreen(rest)}
            />
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
  field: AutocompleteState<Option>;
  /** The caller's attributes, and those that connect the field to its label, hint and error. */
  native: ComponentPropsWithoutRef<'input'>;
}

/** The field: frame, icon, text, and the clear button. */
function AutocompleteBox<Option extends AutocompleteOption>({
  id,
  input,
  size,
  leading,
  field: { suggestions, list, handlers, keepsEscape, formValue },
  native: { className = '', ...native },
}: AutocompleteBoxProps<Option>) {
  const { labelId, text, messages, onClear } = suggestions;
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
        onPointerEnter={after(native.onPointerEnter, handlers.onPointerEnter)}
        onPointerDown={after(native.onPointerDown, handlers.onPointerDown)}
        onClick={after(native.onClick, handlers.onClick)}
        onFocus={after(native.onFocus, handlers.onFocus)}
        onBlur={after(native.onBlur, handlers.onBlur)}
        onChange={after(native.onChange, handlers.onChange)}
        onKeyDown={after(native.onKeyDown, handlers.onKeyDown)}
        data-value={formValue}
        data-keeps-escape={keepsEscape ? '' : undefined}
        {...list}
        aria-expanded={list['aria-expanded']}
        aria-controls={list['aria-controls']}
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

/** A handler of the field, called after the caller's. */
function after<Event>(callers: ((event: Event) => void) | undefined, own: (event: Event) => void) {
  return (event: Event) => {
    callers?.(event);
    own(event);
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
