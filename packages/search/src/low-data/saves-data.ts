/** Whether this browser's connection is to be spared, as its Save-Data header says. False on a server. */
export function sparesConnection(): boolean {
  if (typeof window === 'undefined') return false;
  // Not in every browser, and so not in TypeScript's own idea of one.
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** Whether this browser asks sites to send less: by Save-Data or by `prefers-reduced-data`. False on a server. */
export function savesData(): boolean {
  return (
    sparesConnection() ||
    (typeof window !== 'undefined' && matchMedia('(prefers-reduced-data: reduce)').matches)
  );
}
