export { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
export { type AutocompleteOption } from './option-text.ts';
export { type AutocompleteDetails, type AutocompleteReason } from './use-choice.ts';
export { type LoadOptions } from './use-options.ts';
