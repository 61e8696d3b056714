/**
 * A clause of the search service's filter strings (CA-08), for places; searches of offers and schools have typed filters. The value is
 * quoted, so that visitor input cannot change the structure of a filter.
 */
export function fieldEquals(field: string, value: string): string {
  return `${field}:"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
