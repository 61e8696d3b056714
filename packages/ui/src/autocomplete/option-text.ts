import { logOnce } from '../developer-error/log-once.ts';

/** What an autocomplete can offer: plain texts, or objects of the caller's own shape. */
export type AutocompleteOption = string | object;

/** The names of an option's properties; none when the options are plain texts. */
export type OptionKey<Option extends AutocompleteOption> = Option extends string
  ? never
  : Extract<keyof Option, string>;

/**
 * Reads an option's label. For an object without one, tells the developer once (ER-05) and shows the first text it has.
 */
export function labelOf(option: AutocompleteOption, labelKey: string): string {
  if (typeof option === 'string') return option;
  const label = read(option, labelKey);
  if (label !== undefined) return label;
  logOnce(
    `Autocomplete: an option has no '${labelKey}', so there is no text to show for it. ` +
      `Pass \`labelKey\` with the name of the property that holds the text; it has ${Object.keys(option).join(', ') || 'none'}.`,
  );
  return Object.values(option).find((value) => typeof value === 'string') ?? '';
}

/** Reads the value an option stands for in a form: the property `valueKey` of an object, a text itself. */
export function valueOf(option: AutocompleteOption, valueKey: string): string {
  return typeof option === 'string' ? option : (read(option, valueKey) ?? '');
}

function read(option: object, key: string): string | undefined {
  const value: unknown = Object.entries(option).find(([name]) => name === key)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
