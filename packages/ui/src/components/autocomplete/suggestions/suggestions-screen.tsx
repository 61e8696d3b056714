'use client';

import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { ControlBox } from '../../form-control/control-box.tsx';
import { ClearButton, textInBox } from '../../input/text-box.tsx';
import { useUndoHistory } from '../../input/undo-history.ts';
import { useLayerState } from '../../../internal/layer/layer-state.ts';
import { ModalContent } from '../../../internal/layer/modal-content.tsx';
import { useVisualViewport } from '../../../hooks/use-visual-viewport.ts';
import type { AutocompleteOption } from '../options/options.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestions } from './suggestions.ts';
import { type Highlight, useHighlight } from './use-highlight.ts';

export interface SuggestionsScreenProps<Option extends AutocompleteOption> extends Suggestions<Option> {
  /** The field's label, which titles the screen. */
  title: ReactNode;
  /** The field in the page: its form is submitted, its theme applies, and the focus returns to it. */
  field: RefObject<HTMLInputElement | null>;
  /** The field's attributes for a phone's keyboard, such as `enterKeyHint`, and its placeholder. */
  native: ComponentPropsWithoutRef<'input'>;
}

/**
 * The suggestions over the whole screen of a phone (ST-09), with their own field above them, fitting above the
 * keyboard. Closes by its button, by Escape and by Back; the page behind does not scroll.
 */
export function SuggestionsScreen<Option extends AutocompleteOption>({
  title,
  field,
  native,
  ...suggestions
}: SuggestionsScreenProps<Option>) {
  const own = useRef<HTMLInputElement>(null);
  const seen = useVisualViewport();
  const layer = { ...useLayerState({ open: true, onOpenChange: suggestions.onClose }), opener: field };
  return (
    <ModalContent
      layer={layer}
      fullScreen
      initialFocus={own}
      data-part="screen"
      className="me-suggestions-screen"
      style={seen && { top: seen.top, height: seen.height }}
    >
      <h2 id={layer.titleId} className="me-label me-suggestions-title">
        {title}
      </h2>
      <ScreenContent own={own} native={native} suggestions={suggestions} form={() => field.current?.form} />
    </ModalContent>
  );
}

interface ScreenContentProps<Option extends AutocompleteOption> {
  /** The field of the screen. */
  own: RefObject<HTMLInputElement | null>;
  /** Attributes that it inherits from the field in the page. */
  native: ComponentPropsWithoutRef<'input'>;
  /** What to suggest, and the handlers of the field in the page. */
  suggestions: Suggestions<Option>;
  /** The form of the field in the page. */
  form: () => HTMLFormElement | null | undefined;
}

/** The field, the button that closes the screen, and the list below them. */
export function ScreenContent<Option extends AutocompleteOption>(props: ScreenContentProps<Option>) {
  const { suggestions } = props;
  const highlight = useHighlight(suggestions);
  return (
    <>
      <div className="me-suggestions-bar">
        <ScreenField {...props} highlight={highlight} />
        <button
          type="button"
          data-part="close"
          onClick={suggestions.onClose}
          className="me-suggestions-close"
        >
          {suggestions.messages.close}
        </button>
      </div>
      <SuggestionList suggestions={suggestions} highlight={highlight} className="me-suggestions-scroll" />
    </>
  );
}

interface ScreenFieldProps<Option extends AutocompleteOption> extends ScreenContentProps<Option> {
  highlight: Highlight<Option>;
}

function ScreenField<Option extends AutocompleteOption>({
  own,
  native,
  suggestions: { messages, labelId, listId, text, isChoice, onTextChange, onClear, onEnter },
  highlight,
  form,
}: ScreenFieldProps<Option>) {
  const isListed = highlight.items.length > 0;
  const history = useUndoHistory(own);
  useLayoutEffect(() => history.record());
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    highlight.onKeyDown(event);
    if (event.key !== 'Enter') return;
    if (!event.defaultPrevented) onEnter(event);
    // The field here is rendered outside the form, so Enter must submit it explicitly.
    if (!event.defaultPrevented) form()?.requestSubmit();
  };
  return (
    <ControlBox size="medium" className="me-suggestions-field">
      <input
        {...native}
        ref={own}
        type="text"
        data-part="control"
        id={`${listId}-input`}
        role="combobox"
        aria-autocomplete="list"
        aria-labelledby={labelId}
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={highlight.activeId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        // Not earlier: a letter typed while the screen opens is already in the text, and must not be selected.
        onFocus={({ currentTarget }) => {
          const end = currentTarget.value.length;
          currentTarget.setSelectionRange(isChoice ? 0 : end, end);
        }}
        onChange={onTextChange}
        onKeyDown={onKeyDown}
        className={textInBox}
      />
      <ClearButton
        label={messages.clear}
        controlId={`${listId}-input`}
        labelId={labelId}
        onClick={(event) => {
          own.current?.focus();
          onClear(event.nativeEvent);
        }}
      />
    </ControlBox>
  );
}
