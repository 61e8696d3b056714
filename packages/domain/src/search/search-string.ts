import { encodeSearchValue, searchKeys } from './filters.ts';

/** Lists without brackets, `escola=a&escola=b`: for URLs that people read and share. */
const plainLists: ReadonlySet<string> = new Set(['escola', 'turno']);

/**
 * Parses a query string, with or without '?', for the router's `parseSearch`. Values stay text. Bracket style
 * (`shifts[]=manha`) makes a list of all values of the name; without brackets the last value counts, except for {@link
 * plainLists}. Empty entries are dropped (VA-04).
 */
export function parseSearch(searchString: string): Record<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(searchString)) {
    const isBracketed = name.endsWith('[]');
    const key = isBracketed ? name.slice(0, -2) : name;
    const isList = isBracketed || plainLists.has(key);
    if (key === '' || value === '') continue;
    const before = values.get(key);
    if (Array.isArray(before)) before.push(value);
    else if (isList) values.set(key, before === undefined ? [value] : [before, value]);
    else values.set(key, value);
  }
  return Object.fromEntries(values);
}

/**
 * Writes a query string for the router's `stringifySearch`, with '?' unless empty: lists in bracket style, empty
 * entries dropped, known keys first. Writing what `parseSearch` returned gives the same text again, which the router
 * relies on: it redirects whenever the two differ.
 */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search);
  // As in most links of a page.
  if (entries.length === 0) return '';
  const pairs = entries
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .flatMap(([key, value]) =>
      Array.isArray(value)
        ? value.map((item: unknown) => pair(encodeKey(key) + (plainLists.has(key) ? '' : '[]'), item))
        : [pair(encodeKey(key), value)],
    )
    .filter((text) => text !== undefined);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const ranks: ReadonlyMap<string, number> = new Map(searchKeys.map((key, index) => [key, index]));

/** Place of a key in the query; unknown ones come last. */
const rank = (key: string): number => ranks.get(key) ?? searchKeys.length;

/** Known keys need no encoding. */
const encodeKey = (key: string): string => (ranks.has(key) ? key : encodeSearchValue(key));

/** 'name=value'; `undefined` for an empty value or one that a query string cannot represent. */
function pair(name: string, value: unknown): string | undefined {
  if (name === '' || name === '[]') return undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  return value === '' ? undefined : `${name}=${encodeSearchValue(String(value))}`;
}
