'use client';

import { type Ref, type SyntheticEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

type ImageErrorHandler = (event: SyntheticEvent<HTMLImageElement>) => void;

/** What a component shows an image by. */
export interface ImageStatus {
  /** Whether the image at this address could not be had. A new address is a new chance. */
  readonly failed: boolean;
  /** To spread on the `<img>`. */
  readonly image: { readonly ref: Ref<HTMLImageElement>; readonly onError: ImageErrorHandler };
}

/**
 * Follows whether an image fails. It does not follow whether it has come: the `<img>` is in the server's markup over what
 * stands in for it, so a cached one is there with the first paint, and without JavaScript too.
 *
 * @param ref the caller's, to hold the `<img>` as well.
 * @param onError the caller's, to hear of a failure as well.
 */
export function useImageStatus(
  src: string | undefined,
  ref?: Ref<HTMLImageElement>,
  onError?: ImageErrorHandler,
): ImageStatus {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => element.current);

  // It may have failed before React was there to hear of it. One that waits to be scrolled to is not complete.
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
