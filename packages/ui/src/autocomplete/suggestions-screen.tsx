'use client';

import * as Dialog from '@radix-ui/react-dialog';
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { ControlBox, controlInBox } from '../form-control/control-box.tsx';
import { useHistoryEntry } from '../history-entry/use-history-entry.ts';
import { ClearButton } from '../input/clear-button.tsx';
import { useScrollLock } from '../scroll-lock/use-scroll-lock.ts';
import { themeScopeOf } from '../theme-scope/theme-scope.ts';
import type { AutocompleteOption } from './option-text.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestions } from './suggestions.ts';
import { useHighlight } from './use-highlight.ts';
import { useVisualViewport } from './use-visual-viewport.ts';

export interface SuggestionsScreenProps<Option extends AutocompleteOption> extends Suggestions<Option> {
  /** The field's label, which titles the screen. */
  title: ReactNode;
  /** The field in the page: its form is submitted, its theme is taken, and the focus goes back to it. */
  field: RefObject<HTMLInputElement | null>;
  /** What the field says to a phone's keyboard, such as `enterKeyHint`, and its placeholder. */
  input: ComponentPropsWithoutRef<'input'>;
  onTextChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onClear: (event: Event) => void;
  /** Gives the focus back to the field without opening it again. */
  returnFocus: () => void;
}

/**
 * The suggestions over the whole screen of a phone (ST-09), with a field of their own above them, as high as what the
 * keyboard leaves. Closes by its button, by Escape and by Back; the page behind does not scroll.
 */
export default function SuggestionsScreen<Option extends AutocompleteOption>({
  title,
  field,
  input,
  onTextChange,
  onClear,
  returnFocus,
  ...suggestions
}: SuggestionsScreenProps<Option>) {
  const { labels, labelId, listId, text, onClose } = suggestions;
  const highlight = useHighlight(suggestions);
  const own = useRef<HTMLInputElement>(null);
  const place = useVisualViewport();
  useScrollLock(true, { toTop: true });
  useHistoryEntry(true, onClose);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    highlight.onKeyDown(event);
    // The field here is drawn outside of the form: what Enter does in a form it has to be told.
    if (event.key === 'Enter' && !event.defaultPrevented) field.current?.form?.requestSubmit();
  };

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...themeScopeOf(field.current)}
          data-part="screen"
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-50 flex h-dvh flex-col bg-paper text-ink outline-none"
          style={place}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            own.current?.focus();
            own.current?.setSelectionRange(text.length, text.length);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <div className="flex items-center gap-2 border-b border-hairline bg-card p-3">
            <ControlBox size="medium" className="min-w-0 flex-1">
              <input
                {...input}
                ref={own}
                data-part="control"
                id={`${listId}-input`}
                role="combobox"
                aria-autocomplete="list"
                aria-labelledby={labelId}
                aria-expanded={highlight.items.length > 0}
                aria-controls={highlight.items.length > 0 ? listId : undefined}
                aria-activedescendant={highlight.activeId}
                autoComplete="off"
                spellCheck={false}
                value={text}
                onChange={onTextChange}
                onKeyDown={onKeyDown}
                className={`${controlInBox} ps-3 placeholder:text-ink-soft`}
              />
              <ClearButton
                label={labels.clear}
                controlId={`${listId}-input`}
                labelId={labelId}
                onClick={(event) => {
                  own.current?.focus();
                  onClear(event.nativeEvent);
                }}
              />
            </ControlBox>
            <Dialog.Close className="min-h-11 rounded-control px-2 font-semibold text-brand hover:bg-brand-wash">
              {labels.close}
            </Dialog.Close>
          </div>
          <SuggestionList
            suggestions={suggestions}
            highlight={highlight}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]"
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
