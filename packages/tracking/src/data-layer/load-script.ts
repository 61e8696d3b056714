/**
 * Has the page run a script from elsewhere.
 *
 * @param nonce of the page's scripts (S10), if they have one: the script passes it on to those that it writes into the page.
 * @returns a promise that is kept when it has run. @throws when it cannot be had, because it is blocked or gone.
 */
export function loadScript(source: string, nonce: string | undefined): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  if (nonce !== undefined) script.nonce = nonce;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${source} could not be loaded.`));
    });
    document.head.append(script);
  });
}
