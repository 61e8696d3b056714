export { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
export { type AutocompleteDetails, type AutocompleteReason } from './choice.ts';
export { matchOptions } from './match.ts';
export { type AutocompleteOption, type LoadOptions, type OptionTraits } from './options.ts';
