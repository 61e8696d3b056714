/** Whether a value says nothing: null, undefined, an empty string or an empty list (spec §5, VA-04). */
export function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** A copy without the entries that say nothing (spec §5, VA-04). Zero and false say something. */
export function compact(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

/**
 * A query string without its '?', lists in bracket style (spec §5): { city: 'x', tags: ['a', 'b'] } →
 * 'city=x&tags[]=a&tags[]=b'. Entries that say nothing are left out.
 */
export function toQueryString(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(compact(values))
    .flatMap(([name, value]) =>
      Array.isArray(value)
        ? value
            .filter((item) => !isEmpty(item))
            .map((item) => `${encodeURIComponent(name)}[]=${encodeURIComponent(String(item))}`)
        : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`],
    )
    .join('&');
}
