import { cva, type Variant } from '../../internal/cva.ts';
import type { ComponentProps } from 'react';

export interface SkeletonProps extends ComponentProps<'span'> {
  /**
   * `text` is as high as a line of the surrounding text; `block` and `circle` take `width` and `height`.
   * @default 'text'
   */
  shape?: SkeletonShape | undefined;
  /**
   * CSS width, or pixels.
   * @default '100%'
   */
  width?: string | number | undefined;
  /** CSS height, or pixels. A `text` has the height of its line. */
  height?: string | number | undefined;
}

const style = cva('me-skeleton', {
  variants: { shape: { text: 'me-text-line', block: 'me-block', circle: 'me-circle' } },
});

export type SkeletonShape = Variant<typeof style, 'shape'>;

/**
 * A placeholder in the size of the loading content, so that nothing moves when it appears. Hidden from assistive
 * technology: `SkeletonGroup` announces loading. Renders a `<span>`.
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
      className={style({ shape, className })}
    />
  );
}
