import type { ComponentProps } from 'react';
import { cva } from '../../internal/cva.ts';

export interface PageWidthProps extends ComponentProps<'div'> {
  /**
   * Uses a window of 1600 px or more, up to 1920 px: for a page with a further column. Bands around it, such as the site's
   * header, are then as wide.
   * @default false
   */
  wide?: boolean | undefined;
}

const style = cva('me-page-width', { variants: { wide: { true: 'me-wide' } } });

/**
 * Centers a page's content, limits its width and gives it the gutters of a phone, a tablet and a desktop. Renders a `<div>`.
 *
 * Data attributes: `data-component="page-width"`.
 */
export function PageWidth({ wide = false, className, ...rest }: PageWidthProps) {
  return <div data-component="page-width" {...rest} className={style({ wide, className })} />;
}
