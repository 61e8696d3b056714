'use client';

import {
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ControlBox, controlInBox } from '../form-control/control-box.tsx';
import { type ControlSize, FormControl, type FormControlOptions } from '../form-control/form-control.tsx';
import { Adornment } from '../input/adornment.tsx';
import { ClearButton } from '../input/clear-button.tsx';
import { type Labels, labels as dictionary } from '../labels/labels.ts';
import { onScreen, withCallers } from './field-handlers.ts';
import { type AutocompleteOption, labelOf as readLabel, type OptionKey, valueOf } from './option-text.ts';
import type { Suggestions } from './suggestions.ts';
import { useAutocomplete } from './use-autocomplete.ts';
import { type ChoiceProps, useChoice } from './use-choice.ts';
import type { LoadOptions } from './use-options.ts';
import { useSurface } from './use-surface.ts';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'size' | 'type' | 'children' | 'value' | 'defaultValue'
>;

export interface AutocompleteProps<Option extends AutocompleteOption>
  extends FormControlOptions, ChoiceProps<Option>, NativeProps {
  /** Holds the native `<input>`; unknown props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Finds the options for what is typed; for an empty text, the first suggestions. */
  loadOptions: LoadOptions<Option>;
  /**
   * The property of an option that holds its text. Options that are texts need none.
   * @default 'label'
   */
  labelKey?: OptionKey<Option> | undefined;
  /**
   * The property of an option that holds its value.
   * @default 'value'
   */
  valueKey?: OptionKey<Option> | undefined;
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
 * stays in the field. Arrows and Page keys move the highlight; Enter chooses it, or submits the form when there is none;
 * Escape closes, then empties; Tab leaves with what was typed and never chooses; Home and End move the caret.
 *
 * Data attributes: `data-component="autocomplete"`, `data-size`, `data-invalid`, `data-open`; parts `label`, `hint`,
 * `box`, `leading`, `control`, `clear`, `error`, and in the layer `popover` or `screen`, `list`, `option`, `match`,
 * `message`.
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
  labels: ownLabels,
  value,
  defaultValue,
  option,
  defaultOption,
  onValueChange,
  onOptionChange,
  id: givenId,
  'aria-describedby': describedBy,
  className = '',
  ...rest
}: AutocompleteProps<Option>) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const labels = { ...dictionary.autocomplete, ...ownLabels };
  const labelOf = useCallback((one: Option) => readLabel(one, labelKey ?? 'label'), [labelKey]);
  const valueIn = (one: Option) => valueOf(one, valueKey ?? 'value');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);

  const choice = useChoice(
    { value, defaultValue, option, defaultOption, onValueChange, onOptionChange },
    labelOf,
  );
  const state = useAutocomplete(input, choice, loadOptions, labelOf);
  const [activeId, setActiveId] = useState<string>();
  const { found, isOpen, isPhone } = state;
  const chosen = choice.option === null ? null : valueIn(choice.option);
  const hasOptions = found.options.length > 0 || found.phase === 'failed';
  const somethingToShow = hasOptions || found.phase === 'loading' || choice.text.trim() !== '';
  const Popover = useSurface('popover', isOpen && !isPhone && somethingToShow);
  const Screen = useSurface('screen', isOpen && isPhone);
  const isListShown = Popover !== undefined && hasOptions;

  const suggestions: Suggestions<Option> = {
    listId: `${id}-list`,
    labelId: `${id}-label`,
    text: choice.text,
    found,
    startAt: state.startAt,
    labelOf,
    isChosen: (one) => chosen !== null && valueIn(one) === chosen && labelOf(one) === choice.text,
    onChoose: state.choose,
    onClose: state.close,
    labels,
  };

  return (
    <FormControl
      data-component="autocomplete"
      data-size={size}
      data-open={isOpen ? '' : undefined}
      {...{ id, label, labelHidden, hint, error, optional, labels: ownLabels }}
      aria-describedby={describedBy}
    >
      {(control) => (
        <>
          <ControlBox size={size}>
            {leading && (
              <Adornment side="leading" id={`${id}-leading`} controlId={id}>
                {leading}
              </Adornment>
            )}
            <input
              role="combobox"
              aria-autocomplete="list"
              aria-haspopup={isPhone ? 'dialog' : undefined}
              aria-labelledby={leading ? suggestions.labelId : undefined}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              data-part="control"
              {...rest}
              {...control}
              {...withCallers(rest, state.field)}
              ref={input}
              type="text"
              aria-expanded={isListShown || Screen !== undefined}
              aria-controls={isListShown ? suggestions.listId : undefined}
              aria-activedescendant={isListShown ? activeId : undefined}
              placeholder={rest.placeholder || ' '}
              value={choice.text}
              className={`${controlInBox} ${leading ? 'ps-2' : 'ps-3'} pe-3 placeholder:text-ink-soft ${className}`}
            />
            <ClearButton
              label={labels.clear}
              controlId={id}
              labelId={suggestions.labelId}
              onClick={(event) => {
                state.clear(event.nativeEvent);
                input.current?.focus();
              }}
            />
          </ControlBox>
          {valueName !== undefined && chosen !== null && (
            <input type="hidden" name={valueName} value={chosen} form={rest.form} />
          )}
          {Popover && (
            <Popover {...suggestions} handle={state.handle} field={input} onActiveChange={setActiveId} />
          )}
          {Screen && (
            <Screen
              {...suggestions}
              title={label}
              field={input}
              input={onScreen(rest)}
              onTextChange={state.changeText}
              onClear={state.clear}
              returnFocus={state.returnFocus}
            />
          )}
        </>
      )}
    </FormControl>
  );
}
