import { savesData } from '@melhor-escola/search/low-data/saves-data';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';

/** Whether the visitor asks for less data: by the request's header on the server, by what the browser says in a browser. */
export const saveData = createIsomorphicFn()
  .client(savesData)
  .server(() => getRequestHeader('save-data')?.toLowerCase() === 'on');
