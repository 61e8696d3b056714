import { GeneratorRefused } from './generator-refused.ts';

/** A new thing's name as each place writes it. */
export interface NewName {
  /** Folders, entries and addresses: 'open-days'. */
  readonly kebab: string;
  /** Functions: 'openDays'. */
  readonly camel: string;
  /** Components and types: 'OpenDays'. */
  readonly pascal: string;
}

/**
 * @param what it is a name of, within a sentence: 'a screen'.
 * @throws {GeneratorRefused} when it cannot be one.
 */
export function newName(given: string, what: string): NewName {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given)) {
    throw new GeneratorRefused(
      `'${given}' is no name for ${what}: it is a folder and part of an address. Write it in lower case with hyphens, such as open-days.`,
    );
  }
  const camel = given.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
  return { kebab: given, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) };
}
