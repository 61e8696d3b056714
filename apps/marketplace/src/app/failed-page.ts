/** Name of the `<meta>` with which the browser gets the request id of a page that failed on the server. */
export const requestIdMeta = 'request-id';

/** The request id in the logs of the page that the server sent; `undefined` if it did not fail. Called in a browser only. */
export function failedRequestId(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${requestIdMeta}]`)?.content;
}
