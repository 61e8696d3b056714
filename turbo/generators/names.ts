/** A name as each place spells it. */
export interface Names {
  /** Folders, entry points and addresses: 'open-days'. */
  readonly name: string;
  /** Functions and keys: 'openDays'. */
  readonly camel: string;
  /** Components and types: 'OpenDays'. */
  readonly pascal: string;
}

/**
 * Reads a name in any common spelling: 'open-days', 'OpenDays', 'openDays', 'open_days' and 'Open days' are the same.
 *
 * @throws {Error} for what is not words of ASCII letters and digits that begin with a letter.
 */
export function readName(input: string): Names {
  const name = input
    .trim()
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[\s_]+/g, '-')
    .toLowerCase();
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `'${input}' is not a valid name: use English words of letters and digits, such as price-tag or PriceTag.`,
    );
  }
  const camel = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return { name, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) };
}

/**
 * Reads the public address of a page: '/escolas/portas-abertas', '/escolas/$slug/portas-abertas'.
 *
 * @throws {Error} for a query or anything else than lower-case words and parameters.
 */
export function readAddress(input: string): string {
  const address = input.trim();
  if (!/^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\$[a-z][A-Za-z]*))+$/.test(address)) {
    throw new Error(
      `'${input}' is not a valid address: use the path that visitors read, such as /escolas/portas-abertas or /escolas/$slug/portas-abertas.`,
    );
  }
  return address;
}

/** What templates need of the parameters of an address. */
export function readParams(address: string) {
  const params = [...address.matchAll(/\$(\w+)/g)].map(([, param = '']) => param);
  const each = (text: (param: string) => string) => params.map(text).join(', ');
  return {
    hasParams: params.length > 0,
    /** '{ readonly slug: string }' */
    paramsType: `{ ${params.map((param) => `readonly ${param}: string`).join('; ')} }`,
    /** "{ slug: 'exemplo' }" */
    paramsExample: `{ ${each((param) => `${param}: 'exemplo'`)} }`,
    /** Of a link: 'slug: string'. */
    linkParameters: each((param) => `${param}: string`),
    /** Of a link: 'slug'. */
    linkNames: each((param) => param),
    /** '{ slug }', or nothing. */
    linkParams: params.length > 0 ? `{ ${each((param) => param)} }` : '',
  };
}

/** For a prompt's `validate`: `true`, or why `read` rejects the input. */
export const validWith =
  (read: (input: string) => unknown) =>
  (input: string): true | string => {
    try {
      read(input);
      return true;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
