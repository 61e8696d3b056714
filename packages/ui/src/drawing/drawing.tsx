import type { Ref, SVGProps } from 'react';

export interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'viewBox' | 'ref'> {
  ref?: Ref<SVGSVGElement> | undefined;
}

/**
 * The frame of a drawing on an empty, error or success page: 120 by 96 px, one line of the pen, in the brand's ink. Its
 * paths are its children; they and what stands beside it are in the page's own hand. Hidden from assistive technology.
 * Renders an `<svg>`.
 *
 * Data attributes: `data-component="drawing"`.
 */
export function Drawing({ className, ...rest }: DrawingProps) {
  return (
    <svg
      data-component="drawing"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 120 96"
      width="120"
      height="96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
      className={className ? `shrink-0 text-brand ${className}` : 'shrink-0 text-brand'}
    />
  );
}
