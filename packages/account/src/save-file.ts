/** A browser may take this long to start the download. */
const REVOKE_AFTER_MS = 60_000;

/**
 * Downloads a text as a file.
 *
 * @param name with extension: 'bolsa-ME-7Q2K-M0XB-94TC.html'.
 * @param type media type.
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
