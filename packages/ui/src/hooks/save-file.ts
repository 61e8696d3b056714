/** A browser may take this long to start the download. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Downloads what is in memory as a file. Call it in an event handler.
 *
 * @param name with extension: 'bolsa-ME-7Q2K-M0XB-94TC.html'.
 * @param content with its media type.
 */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
