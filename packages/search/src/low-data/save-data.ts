/** A property of `navigator.connection`. Not all browsers have it, and TypeScript does not declare it. */
function connectionInfo(name: 'saveData' | 'effectiveType'): unknown {
  const connection: unknown =
    typeof window === 'undefined' ? undefined : Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** Whether the browser sends the Save-Data header. False on a server. */
export function isSaveDataOn(): boolean {
  return connectionInfo('saveData') === true;
}

/** Whether prefetching is allowed: not on the slowest connections, nor with Save-Data (ST-14). */
export function allowsPrefetch(): boolean {
  return !isSaveDataOn() && connectionInfo('effectiveType') !== 'slow-2g';
}

/** Whether the visitor wants to save data: by Save-Data or by `prefers-reduced-data`. False on a server. */
export function prefersReducedData(): boolean {
  return (
    isSaveDataOn() || (typeof window !== 'undefined' && matchMedia('(prefers-reduced-data: reduce)').matches)
  );
}
