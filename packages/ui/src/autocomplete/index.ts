export { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
export {
  type AutocompleteDetails,
  type AutocompleteOption,
  type AutocompleteReason,
  type LoadOptions,
} from './options.ts';
