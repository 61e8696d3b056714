import { variants } from '../variants/variants.ts';
import type { ComponentPropsWithoutRef, Ref } from 'react';

export type SkeletonShape = 'text' | 'block' | 'circle';

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  /**
   * `text` is as high as a line of the text around it; `block` and `circle` take `width` and `height`.
   * @default 'text'
   */
  shape?: SkeletonShape | undefined;
  /**
   * CSS width, or pixels.
   * @default '100%'
   */
  width?: string | number | undefined;
  /** CSS height, or pixels. A `text` has its line's. */
  height?: string | number | undefined;
}

const style = variants(
  'block max-w-full animate-pulse bg-hairline/60 bg-clip-padding forced-color-adjust-none forced-colors:bg-[GrayText]',
  {
    shape: {
      // A line of the surrounding text, drawn a little lower than the line, as letters are: by a border, since a margin
      // would collapse with those around.
      text: 'h-[1lh] rounded-[0.4em] border-y-[0.2em] border-transparent',
      block: 'rounded-control',
      circle: 'rounded-full',
    },
  },
);

/**
 * The room of something on its way, in its own size, so that nothing moves when it comes. Hidden from assistive
 * technology: `SkeletonGroup` does the talking. Renders a `<span>`.
 *
 * Data attributes: `data-component="skeleton"`, `data-shape`.
 */
export function Skeleton({
  shape = 'text',
  width = '100%',
  height,
  className,
  style: own,
  ...rest
}: SkeletonProps) {
  return (
    <span
      data-component="skeleton"
      data-shape={shape}
      aria-hidden="true"
      {...rest}
      style={{ width, height, ...own }}
      className={style({ shape }, className)}
    />
  );
}
