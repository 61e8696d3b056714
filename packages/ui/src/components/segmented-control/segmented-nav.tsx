import type { ComponentProps, ComponentPropsWithoutRef, Ref } from 'react';
import { type AsChildProps, asChildOr } from '../../internal/as-child.tsx';
import type { IconDrawing } from '../icon/icon.tsx';
import { type SegmentsAppearance, segmentsStyle } from './segmented-control.tsx';
import { iconAndText } from '../../internal/text-part.tsx';

export interface SegmentedNavProps extends SegmentsAppearance, ComponentProps<'nav'> {
  /** What the links switch, such as 'Modo de ver'. */
  'aria-label': string;
}

/**
 * Two to five views of the same content, each with a URL: links that look like a SegmentedControl, each a
 * `SegmentLink`. Renders a `<nav>` with a list.
 *
 * Data attributes: `data-component="segmented-nav"`, `data-size`; part `track`.
 */
export function SegmentedNav({ size = 'medium', wide = false, children, ...rest }: SegmentedNavProps) {
  return (
    <nav data-component="segmented-nav" data-size={size} {...rest}>
      <ul data-part="track" className={segmentsStyle({ size, wide })}>
        {children}
      </ul>
    </nav>
  );
}

export interface SegmentLinkProps extends AsChildProps, ComponentPropsWithoutRef<'a'> {
  /** Ref of the link; all other props and `className` go there too. */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /**
   * Whether this view is the one shown.
   * @default false
   */
  current?: boolean | undefined;
  /** An icon before the text: `import List from 'lucide-react/icons/list'`. */
  icon?: IconDrawing | undefined;
}

/**
 * One of the views of a SegmentedNav. Renders an `<li>` with an `<a>`.
 *
 * Data attributes: `data-component="segment-link"`; part `link`.
 */
export function SegmentLink({
  current = false,
  icon,
  asChild = false,
  className,
  children,
  ...rest
}: SegmentLinkProps) {
  const attributes = {
    'data-part': 'link',
    'aria-current': current ? 'true' : undefined,
    ...rest,
    className: className ? `me-segment-label ${className}` : 'me-segment-label',
  };
  return (
    <li data-component="segment-link" className="me-segment">
      {asChildOr('a', asChild, attributes, children, (inner) => iconAndText(icon, inner))}
    </li>
  );
}
