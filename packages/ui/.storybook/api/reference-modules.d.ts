/** Made by `reference-plugin.ts`. */
declare module 'virtual:api-reference' {
  import type { EntryReference } from '../../scripts/api-reference/reference.ts';

  /** Loads the reference of an entry, by its name: `dialog`. */
  export const entries: Readonly<
    Partial<Record<string, () => Promise<{ readonly default: EntryReference }>>>
  >;
  /** The id of the page that describes an exported type, by the type's name: `forms-form--docs`. */
  export const typePages: Readonly<Partial<Record<string, string>>>;
}
