/** Milliseconds that a browser may take to begin with a download. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Has the browser keep a text as a file among the visitor's downloads.
 *
 * @param name with its ending: 'bolsa-ME-7Q2K-M0XB-94TC.html'.
 * @param type its media type.
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
