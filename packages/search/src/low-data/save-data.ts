/**
 * Whether the visitor saves data, by their choice on the site or by the browser's Save-Data header. The site's server knows both and says
 * so on the page (`<html data-save-data>`). False on a server.
 */
export function isSaveDataOn(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['saveData'] === 'true';
}

/** Whether code and data may be loaded before something needs them: not on slow connections, nor with Save-Data (ST-14, P1). */
export function allowsPrefetch(): boolean {
  return !isSaveDataOn() && !/2g/u.test(String(connectionType()));
}

/** `navigator.connection.effectiveType`. Not all browsers have it, and TypeScript does not declare it. */
function connectionType(): unknown {
  const connection: unknown =
    typeof window === 'undefined' ? undefined : Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null
    ? Reflect.get(connection, 'effectiveType')
    : undefined;
}

/** Whether the visitor wants to save data: by Save-Data or by `prefers-reduced-data`. False on a server. */
export function prefersReducedData(): boolean {
  return (
    isSaveDataOn() || (typeof window !== 'undefined' && matchMedia('(prefers-reduced-data: reduce)').matches)
  );
}
