/** Name of a cancelable event on `window`: the header cancels it and opens the form instead. */
const eventName = 'montilla:sign-in';

/**
 * Asks the header to open the sign-in form over the page. Only in a browser.
 *
 * @returns whether it did; if not, because the header's code has not loaded, navigate to the sign-in page.
 */
export function requestSignIn(): boolean {
  return !window.dispatchEvent(new Event(eventName, { cancelable: true }));
}

/** @returns a function that unsubscribes. */
export function onSignInRequest(open: () => void): () => void {
  const listener = (event: Event) => {
    event.preventDefault();
    open();
  };
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
