import { stopProblem } from '../app/page-context.ts';

/** What the address of the page that stops a saved search's alerts says. */
export interface StopAlertSearch {
  /** Of the link in the mail; absent when the link was cut off. */
  readonly token?: string;
  /** The alerts have been stopped. */
  readonly situacao?: 'parada';
}

/** What the loader of the page does: its address read, what kept its button from working, and its head. */
export function stopAlertPage(query: Readonly<Record<string, unknown>>) {
  return {
    search: readQuery(query),
    problem: stopProblem(),
    meta: [{ title: 'Parar os avisos de uma busca' }, { name: 'robots', content: 'noindex' }],
  };
}

/** What is bad is dropped. */
function readQuery({ token, situacao }: Readonly<Record<string, unknown>>): StopAlertSearch {
  return {
    ...(typeof token === 'string' && { token }),
    ...(situacao === 'parada' && { situacao }),
  };
}
