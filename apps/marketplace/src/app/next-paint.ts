import { createIsomorphicFn } from '@tanstack/react-start';

/** In ms. A background tab does not paint and must not wait for it. */
const MAX_WAIT_MS = 100;

/** Resolves once the browser has painted the changes so far; at once on the server. */
export const nextPaint = createIsomorphicFn()
  .server((): Promise<void> | undefined => undefined)
  .client(
    (): Promise<void> | undefined =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, MAX_WAIT_MS);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          // A task queued in a frame callback runs after that frame's paint.
          setTimeout(resolve);
        });
      }),
  );
