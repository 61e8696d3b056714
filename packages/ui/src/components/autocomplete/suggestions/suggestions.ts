import type { ChangeEvent, KeyboardEvent } from 'react';
import type { Messages } from '../../messages/message-types.ts';
import type { ChoiceReason } from '../options/choice.ts';
import type { AutocompleteOption, Options } from '../options/options.ts';

/** The initial highlight: none, unless an arrow key opened the list. */
export type HighlightStart = 'none' | 'first' | 'last';

/** Props of both ways to show suggestions: the popover beside the field, and the full screen on a phone. */
export interface Suggestions<Option extends AutocompleteOption> {
  /** Id of the listbox; the ids of the options derive from it. */
  listId: string;
  /** Id of the field's label, which names the list too. */
  labelId: string;
  /** The typed text. */
  text: string;
  /** Whether the text is the label of the chosen option: typing replaces it. */
  isChoice: boolean;
  found: Options<Option>;
  startAt: HighlightStart;
  optionLabel: (option: Option) => string;
  /** A short fact beside the label; empty for none. */
  optionDetail: (option: Option) => string;
  isChosen: (option: Option) => boolean;
  onChoose: (option: Option, reason: ChoiceReason, event: Event) => void;
  onTextChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onClear: (event: Event) => void;
  /** Enter without a highlight; calls `preventDefault` if it selected an option, or waits for one. */
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
  messages: Messages<'autocomplete'>;
}
