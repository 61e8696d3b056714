'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from '../checkbox/checkbox-group.tsx';
import { ControlBox, controlInBox } from '../form-control/control-box.tsx';
import { type ControlSize, FormControl, type FormControlOptions } from '../form-control/form-control.tsx';
import { useHydrated } from '../../hooks/hydration.tsx';
import { Icon } from '../icon/icon.tsx';
import { useLayerState } from '../../internal/layer/layer-state.ts';
import { LayerTrigger } from '../dialog/layer-parts.tsx';
import { lazyModule } from '../../internal/lazy-module.ts';
import { useLayerShape } from '../../hooks/use-media-query.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { TagList } from '../tag/tag-list.tsx';
import { TagToggle } from '../tag/tag-toggle.tsx';
import { multiSelectMessages } from './messages.ts';
import { type Choices, type ChoicesProps, useChoices } from './use-choices.ts';

const lazyList = lazyModule(() => import('./choice-list.tsx'));

export interface MultiSelectProps
  extends
    FormControlOptions,
    ChoicesProps,
    Omit<ComponentPropsWithoutRef<'button'>, 'value' | 'defaultValue' | 'type' | 'children' | 'onBlur'> {
  /** Ref of the `<button>`; all other props and `className` go there too. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The name of each chosen value in the form data: `turno=manha&turno=tarde`. */
  name?: string | undefined;
  /**
   * Shown while nothing is chosen.
   * @default 'Selecionar'
   */
  placeholder?: string | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /** The focus left both the field and its list. */
  onBlur?: FocusEventHandler<HTMLElement> | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'multiSelect'> & Messages<'formControl'>> | undefined;
}

/**
 * Several choices from a list, in little space; with up to six options, a `CheckboxGroup` shows them at once. Renders a
 * `<div>` with a `<button role="combobox">`, and below it a tag per chosen option, which removes it.
 *
 * The button opens the options beside it, under 480 px over the whole screen: native checkboxes, with a filter that
 * ignores accents for more than eight. A choice takes effect at once. Escape, a press outside and leaving it close the
 * list, on a phone its button and Back too; the focus returns. A plain form submits it before hydration and, as a group
 * of checkboxes, without scripts.
 *
 * Data attributes: `data-component="multi-select"`, `data-size`, `data-invalid`, `data-open` while the list is shown;
 * parts `label`, `optional`, `hint`, `box`, `control` with `data-empty` while nothing is chosen, `value`, `tags`,
 * `error`; parts of its layer `popover` with `data-side` (`bottom`, `top`) where it found space and `data-state`
 * (`open`, `closed` while it closes), `screen` with `data-state` (`open`, `closed` while it closes), `title`, `close`,
 * `actions`, `list`, `message`.
 */
export function MultiSelect({
  ref,
  label,
  labelHidden,
  hint,
  error,
  optional,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  placeholder,
  size = 'medium',
  messages: given,
  id: givenId,
  className = '',
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: MultiSelectProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, []);
  const messages = useMessages('multiSelect', multiSelectMessages, given);
  const choices = useChoices({ options, value, defaultValue, onValueChange }, button);
  const layer = useLayerState({});
  const isPhone = useLayerShape(layer.isOpen) === 'sheet';
  const list = lazyList.useLoaded(layer.isOpen);
  const { chosen } = choices;
  // React's blur bubbles through the portal too: from the button to the list and back, the field is not left.
  const blur = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget: root, relatedTarget: to } = event;
    const around = to?.closest('[data-layer]');
    const isInList = around ? !around.contains(root) : !to && layer.isOpen;
    if (!isInList && !root.contains(to)) onBlur?.(event);
  };
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== 'ArrowDown') return;
    event.preventDefault();
    layer.changeOpen(true, 'trigger', event.nativeEvent);
  };
  return (
    <FormControl
      data-component="multi-select"
      data-size={size}
      data-open={layer.isOpen ? '' : undefined}
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      messages={given}
      aria-describedby={describedBy}
      onBlur={blur}
    >
      {(control, labelId) => (
        <>
          <ControlBox size={size} className="me-multi-select-box">
            <LayerTrigger
              data-part="control"
              data-empty={chosen.length === 0 ? '' : undefined}
              // Not a native <select multiple>: its list has no filter, and choosing several needs a modifier key on a desktop.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- LayerTrigger has the states
              role="combobox"
              aria-labelledby={labelId}
              {...rest}
              {...control}
              ref={button}
              onKeyDown={openByArrow}
              layer={layer}
              preload={lazyList.preload}
              className={`${controlInBox} me-select ${className}`}
            >
              <span data-part="value">
                {chosen.length > 0 ? messages.chosen(chosen.length) : (placeholder ?? messages.placeholder)}
              </span>
            </LayerTrigger>
            <Icon as={ChevronDown} className="me-select-arrow" />
          </ControlBox>
          <ChosenTags
            options={options}
            choices={choices}
            labelId={labelId}
            disabled={rest.disabled}
            onLast={() => button.current?.focus()}
          />
          {name !== undefined && !rest.disabled && (
            <SentValues name={name} label={label} options={options} chosen={chosen} form={rest.form} />
          )}
          {list && (
            <list.ChoiceList
              options={options}
              choices={choices}
              layer={layer}
              messages={messages}
              label={label}
              labelId={labelId}
              isPhone={isPhone}
            />
          )}
        </>
      )}
    </FormControl>
  );
}

interface ChosenTagsProps extends Pick<MultiSelectProps, 'options' | 'disabled'> {
  choices: Choices;
  labelId: string;
  /** The last tag is about to unmount with the focus. */
  onLast: () => void;
}

/** A tag per chosen option; a press removes it. */
function ChosenTags({ options, choices: { chosen, remove }, disabled, labelId, onLast }: ChosenTagsProps) {
  const tags = options.filter(({ value }) => chosen.includes(value));
  if (tags.length === 0) return null;
  return (
    <TagList data-part="tags" aria-labelledby={labelId}>
      {tags.map((option) => (
        <TagToggle
          key={option.value}
          selected
          disabled={disabled || option.disabled}
          onSelectedChange={(_selected, { event }) => {
            remove(option.value, event);
            if (tags.length === 1) onLast();
          }}
        >
          {option.label}
        </TagToggle>
      ))}
    </TagList>
  );
}

interface SentValuesProps extends Pick<MultiSelectProps, 'label' | 'options' | 'form'> {
  name: string;
  chosen: readonly string[];
}

/** The form data. The server renders it as checkboxes, which are visible and usable only without scripts. */
function SentValues({ name, label, options, chosen, form }: SentValuesProps) {
  if (useHydrated())
    return chosen.map((value) => (
      <input key={value} type="checkbox" hidden defaultChecked name={name} value={value} form={form} />
    ));
  return (
    <CheckboxGroup
      legend={label}
      legendHidden
      name={name}
      defaultValue={chosen}
      className="me-multi-select-native"
    >
      {options.map(({ value, label: text, disabled }) => (
        <Checkbox key={value} label={text} value={value} disabled={disabled} form={form} />
      ))}
    </CheckboxGroup>
  );
}
