/**
 * Without a connection, links to pages that the device keeps are opened by the browser, which gets them from the worker: the
 * router would ask for their data.
 *
 * @param isKept whether a path can be read without a connection.
 */
export function openKeptPages(isKept: (path: string) => boolean): void {
  document.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link || link.origin !== location.origin || !isKept(link.pathname)) return;
      // What opens elsewhere is the browser's.
      const isElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target;
      if (isElsewhere) return;
      event.preventDefault();
      location.assign(link.href);
    },
    { capture: true },
  );
}
