/**
 * Builders for the search service's filter strings (CA-08). Values are always quoted, so visitor input
 * cannot change the structure of a filter.
 */

/** `field:"value"`, or `(field:"a" OR field:"b")` for several values. Empty for none. */
export function anyOf(field: string, ...values: readonly string[]): string {
  const clauses = values.map((value) => `${field}:${quote(value)}`);
  return clauses.length > 1 ? `(${clauses.join(' OR ')})` : (clauses[0] ?? '');
}

/** `field:MIN TO MAX`, inclusive; `undefined` leaves an end open. Empty if both ends are open. */
export function between(field: string, minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined && maximum === undefined) return '';
  return `${field}:${minimum ?? '*'} TO ${maximum ?? '*'}`;
}

/** Joins the non-empty clauses with AND. */
export function allOf(...clauses: readonly string[]): string {
  return clauses.filter((clause) => clause !== '').join(' AND ');
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
