/**
 * Has the browser keep a file among the visitor's downloads.
 *
 * @param name with its ending: 'bolsa-ME-7Q2K-M0XB-94TC.html'.
 */
export function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/html;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
