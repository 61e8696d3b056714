'use client';

import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import { Icon } from '../icon/icon.tsx';
import { useImageStatus } from '../image-status/use-image-status.ts';

/** What a picture says: its words, or that it says nothing the page does not. */
export type EmbedImageMeaning =
  | {
      /** What the picture shows, for who does not see it. */
      alt: string;
      decorative?: never;
    }
  | {
      /** The picture says nothing that the page does not. */
      decorative: true;
      alt?: never;
    };

interface OwnProps extends Omit<ComponentPropsWithoutRef<'img'>, 'alt' | 'width' | 'height' | 'loading'> {
  ref?: Ref<HTMLImageElement> | undefined;
  src: string;
  /**
   * Width of the file, in pixels: with `height`, the room kept for it before it comes.
   * @default 800
   */
  width?: number | undefined;
  /**
   * Height of the file, in pixels.
   * @default 450
   */
  height?: number | undefined;
  /**
   * Loads at once and first, where it is the largest thing of the first screen. Others wait until they are scrolled to.
   * @default false
   */
  priority?: boolean | undefined;
  /** Words under the picture. */
  caption?: ReactNode;
}

export type EmbedImageProps = OwnProps & EmbedImageMeaning;

const frame = 'relative block max-w-full overflow-clip rounded-card bg-wash';

/**
 * A picture in the room it will take (800 × 450 unless told, CO-05), so that nothing moves when it comes. When it does not
 * come, a notebook's cover stands there with its words. Renders a `<div>`, a `<figure>` with a caption; `ref`, `className`
 * and unknown props go to the `<img>`.
 *
 * Data attributes: `data-component="embed-image"`, `data-failed`; parts `frame`, `image`, `fallback` and `caption`.
 */
export function EmbedImage({
  src,
  alt,
  decorative,
  width = 800,
  height = 450,
  priority = false,
  caption,
  className,
  onError,
  ref,
  ...rest
}: EmbedImageProps) {
  const { failed, image } = useImageStatus(src, ref, onError);
  const Root = caption === undefined ? 'div' : 'figure';
  return (
    <Root data-component="embed-image" data-failed={failed ? '' : undefined} style={{ maxWidth: width }}>
      <span data-part="frame" className={frame} style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          key={src}
          data-part="image"
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          {...rest}
          {...image}
          // Before `src`, so that a browser that reads in order does not begin too early.
          loading={priority ? 'eager' : 'lazy'}
          src={src}
          alt={decorative ? '' : alt}
          width={width}
          height={height}
          hidden={failed}
          className={className ? `size-full object-cover ${className}` : 'size-full object-cover'}
        />
        {failed && <Fallback words={decorative ? undefined : alt} />}
      </span>
      {caption !== undefined && (
        <figcaption data-part="caption" className="mt-2 max-w-prose text-small text-ink-soft">
          {caption}
        </figcaption>
      )}
    </Root>
  );
}

/** A notebook's cover, with the picture's words on its label. */
function Fallback({ words }: { words: string | undefined }) {
  return (
    <span
      data-part="fallback"
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
      className="cover-pattern absolute inset-0 grid place-items-center p-4"
    >
      <span
        aria-hidden="true"
        className="flex max-w-full items-center gap-2 rounded-mark bg-card px-3 py-2 text-small text-ink-soft"
      >
        <Icon as={ImageOff} />
        {words && <span className="line-clamp-2">{words}</span>}
      </span>
    </span>
  );
}
