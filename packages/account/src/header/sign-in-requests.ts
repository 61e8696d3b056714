/** Name of a cancelable event on `window`: the header cancels it and opens the form instead. */
const eventName = 'montilla:sign-in';

/**
 * Asks the header to open the form of a new account over the page, which leads to the sign-in form too. Only in a browser.
 *
 * @param email as typed on the page.
 * @returns whether it did; if not, because the header's code has not loaded, navigate to the sign-in page.
 */
export function requestSignIn(email: string): boolean {
  return !window.dispatchEvent(new CustomEvent<string>(eventName, { cancelable: true, detail: email }));
}

/** @returns a function that unsubscribes. */
export function onSignInRequest(open: (email: string) => void): () => void {
  const listener = (event: Event) => {
    event.preventDefault();
    open(event instanceof CustomEvent ? String(event.detail) : '');
  };
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
