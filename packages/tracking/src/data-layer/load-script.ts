/**
 * Has the page run a script from elsewhere.
 *
 * @param nonce without which the page's policy refuses the script (S10).
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
