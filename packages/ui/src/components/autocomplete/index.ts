export { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
export { type AutocompleteDetails, type AutocompleteReason } from './options/choice.ts';
export { matchOptions } from './options/match.ts';
export { type AutocompleteOption, type LoadOptions, type OptionTraits } from './options/options.ts';
