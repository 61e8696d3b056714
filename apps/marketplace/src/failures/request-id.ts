import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';

/** Name of the `<meta>` in which a failed page tells the browser its request's id. */
export const requestIdMeta = 'request-id';

/** The id under which the logs have the request that this page answers; none for what the browser makes of itself. */
export const requestId = createIsomorphicFn()
  .client(
    (): string | undefined => document.querySelector<HTMLMetaElement>(`meta[name=${requestIdMeta}]`)?.content,
  )
  .server((): string | undefined => getRequestHeader('x-request-id'));
