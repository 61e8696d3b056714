'use client';

import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import { Icon } from '../icon/icon.tsx';
import { useImageStatus } from '../../hooks/use-image-status.ts';

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
  /** Address of the picture. */
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

/**
 * A picture in the room it will take (800 × 450 unless told, CO-05), so that nothing moves when it comes. When it does not
 * come, a notebook's cover stands there with its words. Renders a `<div>`, a `<figure>` with a caption; `ref`, `className`
 * and all other props go to the `<img>`.
 *
 * Data attributes: `data-component="embed-image"`, `data-failed` when the picture could not be loaded; parts `frame`,
 * `image`, `fallback` and `caption`.
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
      <span data-part="frame" className="me-embed-image" style={{ aspectRatio: `${width} / ${height}` }}>
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
          className={className ? `me-embed-image-file ${className}` : 'me-embed-image-file'}
        />
        {failed && <Fallback text={decorative ? undefined : alt} />}
      </span>
      {caption !== undefined && (
        <figcaption data-part="caption" className="me-embed-image-caption">
          {caption}
        </figcaption>
      )}
    </Root>
  );
}

/** A notebook's cover, with the picture's words on its label. */
function Fallback({ text }: { text: string | undefined }) {
  return (
    <span
      data-part="fallback"
      {...(text ? { role: 'img', 'aria-label': text } : { 'aria-hidden': true })}
      className="cover-pattern me-embed-image-fallback"
    >
      <span aria-hidden="true" className="me-embed-image-label">
        <Icon as={ImageOff} />
        {text && <span>{text}</span>}
      </span>
    </span>
  );
}
