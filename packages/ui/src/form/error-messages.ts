/**
 * The messages of a tree of errors as react-hook-form has it, by the path of their field: `{ address: { zip: { message } } }`
 * gives `['address.zip', message]`.
 */
export function errorMessages(errors: object, path = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, found]: [string, unknown]) => {
    if (typeof found !== 'object' || found === null) return [];
    if ('message' in found && typeof found.message === 'string') return [[path + key, found.message]];
    return found instanceof Element ? [] : errorMessages(found, `${path}${key}.`);
  });
}
