import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** The nonce of the page being rendered, if it has one; `undefined` in the browser, which must not learn it from a script. */
export const requestNonce = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => getGlobalStartContext()?.nonce);
