import type { ChangeEvent, KeyboardEvent, RefObject } from 'react';
import type { Labels } from '../labels/labels.ts';
import type { AutocompleteOption } from './option-text.ts';
import type { Options } from './use-options.ts';

/** How an option came to be chosen. */
export type ChoiceReason = 'option-press' | 'option-enter';

/** Where the highlight is when the list opens: nowhere, unless an arrow key opened it. */
export type HighlightStart = 'none' | 'first' | 'last';

/** What both ways of showing suggestions are given: the popover beside the field, and the full screen of a phone. */
export interface Suggestions<Option extends AutocompleteOption> {
  /** Id of the listbox; those of the options are made from it. */
  listId: string;
  /** Id of the field's label, which names the list too. */
  labelId: string;
  /** What is typed. */
  text: string;
  /** Whether the text is the label of the chosen option: typing replaces it. */
  isChoice: boolean;
  found: Options<Option>;
  startAt: HighlightStart;
  labelOf: (option: Option) => string;
  isChosen: (option: Option) => boolean;
  onChoose: (option: Option, reason: ChoiceReason, event: Event) => void;
  onTextChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onClear: (event: Event) => void;
  /** Enter without a highlight; calls `preventDefault` when it has taken an option, or waits for one. */
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
  /** Gives the focus back to the field without opening it again. */
  returnFocus: () => void;
  labels: Labels<'autocomplete'>;
}

/** What the popover does for the field that keeps the focus beside it. */
export interface SuggestionsHandle {
  /** Moves the highlight, or chooses what is highlighted; calls `preventDefault` on what it has used. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export interface SuggestionsPopoverProps<Option extends AutocompleteOption> extends Suggestions<Option> {
  handle: RefObject<SuggestionsHandle | null>;
  /** The field; the list hangs from its frame, and is as wide. */
  field: RefObject<HTMLInputElement | null>;
  /** Tells the field the id of the highlighted option, for `aria-activedescendant`. */
  onActiveChange: (id: string | undefined) => void;
}
