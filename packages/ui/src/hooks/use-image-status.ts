'use client';

import { type Ref, type SyntheticEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

type ImageErrorHandler = (event: SyntheticEvent<HTMLImageElement>) => void;

/** The state and handlers that show an image. */
export interface ImageStatus {
  /** Whether the image at this URL failed to load. A new URL starts again. */
  readonly failed: boolean;
  /** Props for the `<img>`. */
  readonly image: { readonly ref: Ref<HTMLImageElement>; readonly onError: ImageErrorHandler };
}

/**
 * Tracks whether an image failed. It does not track whether it has loaded: in the server's markup the `<img>` covers
 * its fallback, so a cached image is visible at the first paint, and without JavaScript too.
 *
 * @param ref the caller's ref, which also receives the `<img>`.
 * @param onError the caller's handler, which is also called.
 */
export function useImageStatus(
  src: string | undefined,
  ref?: Ref<HTMLImageElement>,
  onError?: ImageErrorHandler,
): ImageStatus {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => element.current);

  // It may have failed before hydration. A lazy image that has not loaded yet is not `complete`.
  useLayoutEffect(() => {
    const { current: image } = element;
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) setFailed(src);
  }, [src]);

  return {
    failed: src !== undefined && failed === src,
    image: {
      ref: element,
      onError: (event) => {
        setFailed(src);
        onError?.(event);
      },
    },
  };
}
