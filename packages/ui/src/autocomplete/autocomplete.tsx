'use client';

import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { type ControlSize, FormControl, type FormControlOptions } from '../form-control/form-control.tsx';
import { type Labels, labels as dictionary } from '../labels/labels.ts';
import { AutocompleteBox } from './autocomplete-box.tsx';
import { onScreen } from './field-handlers.ts';
import type { AutocompleteOption } from './option-text.ts';
import { type OptionSource, useAutocomplete } from './use-autocomplete.ts';
import type { ChoiceProps } from './use-choice.ts';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'type' | 'children' | 'value' | 'defaultValue'
>;

export interface AutocompleteProps<Option extends AutocompleteOption>
  extends FormControlOptions, OptionSource<Option>, ChoiceProps<Option>, NativeProps {
  /** Holds the native `<input>`; unknown props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Name under which a form gets the value of the chosen option, beside the text under `name`. */
  valueName?: string | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /** An `<Icon>` before the text. */
  leading?: ReactNode;
  /** Replaces the kit's own words. */
  labels?: Partial<Labels<'autocomplete'> & Labels<'formControl'>> | undefined;
}

/**
 * A text field that suggests. Renders a `<div>` that holds an `<input>`: a text field like any other in a plain form,
 * before scripts arrive and without them; what is typed counts, a choice is a convenience.
 *
 * Opens on focus and on typing, in a list below; under 480 px over the whole screen, when tapped or typed in. The focus
 * stays in the field. Arrows and Page keys move the highlight; Enter chooses it, else the first option for what was typed,
 * else submits the form; Escape closes, then empties; Tab leaves with what was typed and never chooses; Home and End move
 * the caret. A choice is selected when the field is entered: typing replaces it.
 *
 * Data attributes: `data-component="autocomplete"`, `data-size`, `data-invalid`, `data-open`; parts `label`,
 * `optional`, `hint`, `box`, `leading`, `control`, `clear`, `error`, and in the layer `popover` or `screen` (with `close`),
 * `list`, `option`, `match`, `message`.
 */
export function Autocomplete<Option extends AutocompleteOption>({
  ref,
  label,
  labelHidden,
  hint,
  error,
  optional,
  loadOptions,
  labelKey,
  valueKey,
  valueName,
  size = 'medium',
  leading,
  labels,
  value,
  defaultValue,
  option,
  defaultOption,
  onValueChange,
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
    labels: { ...dictionary.autocomplete, ...labels },
    source: { loadOptions, labelKey, valueKey },
    choice: { value, defaultValue, option, defaultOption, onValueChange, onOptionChange },
  });
  return (
    <FormControl
      data-component="autocomplete"
      data-size={size}
      data-open={shown.isOpen ? '' : undefined}
      {...{ id, label, labelHidden, hint, error, optional, labels }}
      aria-describedby={describedBy}
    >
      {(control) => (
        <>
          <AutocompleteBox
            {...{ id, input, size, leading, suggestions, list, handlers }}
            native={{ ...rest, ...control }}
          />
          {valueName !== undefined && shown.chosenValue !== null && (
            <input type="hidden" name={valueName} value={shown.chosenValue} form={rest.form} />
          )}
          {shown.Popover && (
            <shown.Popover {...suggestions} field={input} handle={handle} onActiveChange={setActiveId} />
          )}
          {shown.Screen && (
            <shown.Screen {...suggestions} field={input} title={label} native={onScreen(rest)} />
          )}
        </>
      )}
    </FormControl>
  );
}
