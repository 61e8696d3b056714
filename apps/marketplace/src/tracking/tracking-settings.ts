import { createIsomorphicFn } from '@tanstack/react-start';

/** What tracking is told of where and what it runs. */
export interface TrackingSettings {
  /** Id of the build, by which errors find their sources and a page knows that there is another (RT-19). */
  readonly release: string;
  readonly tagManager: { readonly id: string; readonly url: string } | null;
  readonly rollbar: { readonly token: string; readonly url: string } | null;
}

const none: TrackingSettings = { release: 'development', tagManager: null, rollbar: null };

/**
 * From the process's environment, where `src/server/main.ts` puts them. Only the server knows: the browser has them from
 * the data of the root route, which was loaded there.
 */
export const trackingSettings = createIsomorphicFn()
  .client((): TrackingSettings => none)
  .server((): TrackingSettings => ({
    release: process.env['BUILD_ID'] ?? none.release,
    tagManager: JSON.parse(process.env['TAG_MANAGER'] ?? 'null'),
    rollbar: JSON.parse(process.env['ROLLBAR'] ?? 'null'),
  }));
