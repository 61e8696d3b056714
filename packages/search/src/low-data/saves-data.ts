/** Whether this browser asks sites to send less: by Save-Data or by `prefers-reduced-data`. False on a server. */
export function savesData(): boolean {
  if (typeof window === 'undefined') return false;
  // Not in every browser, and so not in TypeScript's own idea of one.
  const connection: unknown = Reflect.get(navigator, 'connection');
  const isSaving =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return isSaving || matchMedia('(prefers-reduced-data: reduce)').matches;
}
