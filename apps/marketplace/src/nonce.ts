import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';

/** The nonce of the request being rendered; `undefined` in the browser, which must not learn it from a script. */
export const requestNonce = createIsomorphicFn()
  .client((): string | undefined => undefined)
  .server((): string | undefined => getGlobalStartContext()?.nonce);
