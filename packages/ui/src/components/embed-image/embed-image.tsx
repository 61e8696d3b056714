'use client';

import type { ComponentProps, ReactNode } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import { Icon } from '../icon/icon.tsx';
import { useImageStatus } from '../../hooks/use-image-status.ts';

/** The alternative text, or that the picture is decorative. */
export type EmbedImageMeaning =
  | {
      /** What the picture shows, for visitors who do not see it. */
      alt: string;
      decorative?: never;
    }
  | {
      /** The picture adds nothing to the page's text. */
      decorative: true;
      alt?: never;
    };

interface OwnProps extends Omit<ComponentProps<'img'>, 'alt' | 'width' | 'height' | 'loading'> {
  /** URL of the picture. */
  src: string;
  /**
   * Width of the file, in pixels; with `height` it reserves the space before the picture loads.
   * @default 800
   */
  width?: number | undefined;
  /**
   * Height of the file, in pixels.
   * @default 450
   */
  height?: number | undefined;
  /**
   * Loads at once and first, for the largest element of the first screen. Others load lazily.
   * @default false
   */
  priority?: boolean | undefined;
  /** Text under the picture. */
  caption?: ReactNode;
}

export type EmbedImageProps = OwnProps & EmbedImageMeaning;

/**
 * A picture in reserved space (800 × 450 by default, CO-05), so that nothing moves when it loads. If it fails, a
 * notebook cover with its text replaces it. Renders a `<div>`, a `<figure>` with a caption; `ref`, `className` and all
 * other props go to the `<img>`.
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
          // Before `src`, because a browser that processes attributes in order would otherwise start loading too early.
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

/** A notebook cover, with the alternative text on its label. */
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
