/**
 * Builders for the search service's filter strings (spec §7, CA-08). Values are always quoted, so that nothing typed
 * by a visitor can change what a filter means.
 */

/** `field:"value"`; with several values, alternatives: `(field:"a" OR field:"b")`. Empty for no values. */
export function anyOf(field: string, ...values: readonly string[]): string {
  const clauses = values.map((value) => `${field}:${quote(value)}`);
  return clauses.length > 1 ? `(${clauses.join(' OR ')})` : (clauses[0] ?? '');
}

/** `field:MIN TO MAX`, both ends included; `undefined` leaves an end open. Empty when both are. */
export function between(field: string, minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined && maximum === undefined) return '';
  return `${field}:${minimum ?? '*'} TO ${maximum ?? '*'}`;
}

/** The clauses joined by AND, without the empty ones. Empty when none is left. */
export function allOf(...clauses: readonly string[]): string {
  return clauses.filter((clause) => clause !== '').join(' AND ');
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
