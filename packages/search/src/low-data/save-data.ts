/** What this browser tells of its connection, where it does: not all do, and so not TypeScript's own idea of one. */
function connectionInfo(name: 'saveData' | 'effectiveType'): unknown {
  const connection: unknown =
    typeof window === 'undefined' ? undefined : Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** Whether this browser's connection is to be spared, as its Save-Data header says. False on a server. */
export function isSaveDataOn(): boolean {
  return connectionInfo('saveData') === true;
}

/** Whether what nobody has asked for yet may be fetched: not over the slowest of lines, nor for who saves data (ST-14). */
export function allowsPrefetch(): boolean {
  return !isSaveDataOn() && connectionInfo('effectiveType') !== 'slow-2g';
}

/** Whether this browser asks sites to send less: by Save-Data or by `prefers-reduced-data`. False on a server. */
export function prefersReducedData(): boolean {
  return (
    isSaveDataOn() || (typeof window !== 'undefined' && matchMedia('(prefers-reduced-data: reduce)').matches)
  );
}
