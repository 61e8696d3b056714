import type { ComponentProps } from 'react';

export type PageWidthProps = ComponentProps<'div'>;

/**
 * Centers a page's content, limits its width and gives it the gutters of a phone, a tablet and a desktop. Renders a `<div>`.
 *
 * Data attributes: `data-component="page-width"`.
 */
export function PageWidth({ className, ...rest }: PageWidthProps) {
  return (
    <div
      data-component="page-width"
      {...rest}
      className={className ? `me-page-width ${className}` : 'me-page-width'}
    />
  );
}
