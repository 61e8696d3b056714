import { sparesConnection } from '@melhor-escola/search/visitor';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';

/**
 * Whether the visitor asks for less data: by the request's header on the server, by the same setting in a browser. Not by its
 * media query, the first of which takes a cheap phone 15 ms while it takes the page over.
 */
export const saveData = createIsomorphicFn()
  .client(sparesConnection)
  .server(() => getRequestHeader('save-data')?.toLowerCase() === 'on');
