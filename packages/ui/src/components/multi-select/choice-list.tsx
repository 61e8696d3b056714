'use client';

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useAnnouncement } from '../announcer/use-announcement.ts';
import { matchOptions } from '../autocomplete/options/match.ts';
import { Button } from '../button/button.tsx';
import { useVisualViewport } from '../../hooks/use-visual-viewport.ts';
import { type Layer, LayerContext } from '../../internal/layer/layer-state.ts';
import { ModalContent } from '../../internal/layer/modal-content.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { LayerClose, LayerHeader, LayerTitle } from '../dialog/layer-parts.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { Input } from '../input/input.tsx';
import type { Messages } from '../messages/message-types.ts';
import { LoadedPopoverContent } from '../popover/popover-content.tsx';
import type { Choices, MultiSelectOption } from './use-choices.ts';

/** With more options than these, typing finds one faster. */
const MAX_WITHOUT_FILTER = 8;
/** Pause in typing before the result is announced, in milliseconds, so that it does not interrupt the echo of keys. */
const ANNOUNCE_AFTER_MS = 400;

interface ChoicePanelProps {
  /** The options. */
  options: readonly MultiSelectOption[];
  /** The chosen values, and the ways to change them. */
  choices: Choices;
  /** The field's label, which names the list too. */
  label: ReactNode;
  /** The messages of the panel. */
  messages: Messages<'multiSelect'>;
}

interface ChoiceListProps extends ChoicePanelProps {
  /** The state of the field's list. */
  layer: Layer;
  /** Id of the field's label, which names the layer. */
  labelId: string;
  /** Whether it covers the whole screen of a phone. */
  isPhone: boolean;
}

/**
 * The options beside the field, or over the whole screen of a phone, fitting above the keyboard. Renders a `<div
 * role="dialog">`, a part `popover` or `screen`.
 */
export function ChoiceList({ layer, labelId, isPhone, ...panel }: ChoiceListProps) {
  const seen = useVisualViewport();
  if (!isPhone)
    return (
      <LoadedPopoverContent
        data-component={undefined}
        data-part="popover"
        layer={layer}
        aria-labelledby={labelId}
        initialFocus={(element) => element.querySelector<HTMLElement>('input:not(:disabled)')}
        className="me-layer me-float me-suggestions"
      >
        <ChoicePanel {...panel} />
      </LoadedPopoverContent>
    );
  return (
    <LayerContext value={layer}>
      <ModalContent
        layer={layer}
        fullScreen
        data-part="screen"
        className="me-suggestions-screen me-multi-select-screen"
        style={seen && { top: seen.top, height: seen.height }}
      >
        <LayerHeader>
          <LayerTitle>{panel.label}</LayerTitle>
          <LayerClose messages={panel.messages} />
        </LayerHeader>
        <ChoicePanel {...panel} />
      </ModalContent>
    </LayerContext>
  );
}

/**
 * The options as native checkboxes, with a filter above them if there are many, and the two buttons for all of them.
 * Renders a `<div>`; parts `actions`, `list`, `message`.
 */
export function ChoicePanel({ options, choices, label, messages }: ChoicePanelProps) {
  const [text, setText] = useState('');
  const shown = matchOptions(options, text, (option) => option.label);
  const isEmpty = shown.length === 0;
  useAnnouncement(isEmpty ? messages.empty : '', { after: ANNOUNCE_AFTER_MS });
  useAnnouncement(messages.chosen(choices.chosen.length), { initial: false, after: ANNOUNCE_AFTER_MS });
  return (
    <div className="me-multi-select-panel">
      <div className="me-suggestions-bar me-multi-select-bar">
        {options.length > MAX_WITHOUT_FILTER && (
          <div className="me-suggestions-field">
            <Input
              clearable
              label={messages.filter}
              labelHidden
              placeholder={messages.filter}
              autoComplete="off"
              value={text}
              onValueChange={setText}
              onKeyDown={moveByArrows}
            />
          </div>
        )}
        <div data-part="actions" className="me-multi-select-actions">
          <Button variant="quiet" size="small" onClick={(event) => choices.addAll(shown, event.nativeEvent)}>
            {messages.all}
          </Button>
          <Button variant="quiet" size="small" onClick={(event) => choices.clear(event.nativeEvent)}>
            {messages.clear}
          </Button>
        </div>
      </div>
      <Fieldset legend={label} legendHidden data-part="list" className="me-multi-select-list">
        {shown.map(({ value, label: optionLabel, disabled }) => (
          <Checkbox
            key={value}
            label={optionLabel}
            disabled={disabled}
            checked={choices.chosen.includes(value)}
            onCheckedChange={(_checked, { event }) => choices.toggle(value, event)}
            onKeyDown={moveByArrows}
          />
        ))}
        {isEmpty && (
          <p data-part="message" className="me-suggestions-message">
            {messages.empty}
          </p>
        )}
      </Fieldset>
    </div>
  );
}

/** Arrow keys move from the filter to the options and between them, as in a list; so does Tab. */
function moveByArrows(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget: from } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const panel = from.closest('.me-multi-select-panel');
  const fields = [...(panel?.querySelectorAll('input') ?? [])].filter((field) => !field.disabled);
  const next = fields[fields.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)];
  event.preventDefault();
  next?.focus();
}
