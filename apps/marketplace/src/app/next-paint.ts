import { createIsomorphicFn } from '@tanstack/react-start';

/** In ms. A tab in the background paints nothing, and must not wait for it. */
const MAX_WAIT_MS = 100;

/** Resolves once the browser has painted what has changed so far; at once on a server. */
export const nextPaint = createIsomorphicFn()
  .server((): Promise<void> | undefined => undefined)
  .client(
    (): Promise<void> | undefined =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, MAX_WAIT_MS);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          // A task after the frame's own callbacks runs after its paint.
          setTimeout(resolve);
        });
      }),
  );
