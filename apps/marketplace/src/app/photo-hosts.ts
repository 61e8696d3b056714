import { createIsomorphicFn } from '@tanstack/react-start';

/** Where photos come from, and who shows them. */
export interface PhotoHosts {
  /** Before '/imagens/…': empty for the site itself. */
  readonly shownBy: string;
  /** Origins that the site fetches photos from. */
  readonly takenFrom: readonly string[];
}

/**
 * Where photos come from (CA-16), from the process's environment, where `src/server/main.ts` puts it. Only the server
 * knows: the browser has it from the data of the root route, which was loaded there. `undefined` where no photos are shown.
 */
export const photoHosts = createIsomorphicFn()
  .client((): PhotoHosts | undefined => undefined)
  .server((): PhotoHosts | undefined => {
    const takenFrom = process.env['IMAGE_HOSTS']?.split(',').filter(Boolean) ?? [];
    return takenFrom.length > 0 ? { shownBy: process.env['IMAGE_CDN_URL'] ?? '', takenFrom } : undefined;
  });
