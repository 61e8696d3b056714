import type { ComponentProps, ReactNode } from 'react';
import type { IconDrawing } from '../icon/icon.tsx';
import { cva, type Variant } from '../../internal/cva.ts';
import { type AsChildProps, asChildOr } from '../../internal/as-child.tsx';
import { iconAndText } from '../../internal/text-part.tsx';

/** The appearance shared by the three kinds of tag: `tag.css`. */
export const tagStyle = cva('me-tag', {
  variants: { size: { small: 'me-sm', medium: '' }, action: { true: 'me-action' } },
});

export type TagSize = Variant<typeof tagStyle, 'size'>;

export interface TagAppearance {
  /**
   * Height: 28 or 36 px.
   * @default 'medium'
   */
  size?: TagSize | undefined;
  /** An icon before the text. */
  icon?: IconDrawing | undefined;
}

export type TagProps = TagAppearance & ComponentProps<'span'>;

/**
 * Names a trait, and is not interactive. Renders a `<span>`.
 *
 * Data attributes: `data-component="tag"`, `data-size`.
 *
 * CSS variables: `--tag-fill`, the background; `--tag-line`, the color of the edge; `--tag-ink`, the color of the
 * text.
 */
export function Tag({ size = 'medium', icon, className, children, ...rest }: TagProps) {
  return (
    <span data-component="tag" data-size={size} {...rest} className={tagStyle({ size, className })}>
      {iconAndText(icon, children)}
    </span>
  );
}

export type TagLinkProps = TagAppearance & AsChildProps & ComponentProps<'a'>;

/**
 * A trait that leads to others with it, or a filter that is applied by following its link. Renders an `<a>`.
 *
 * Data attributes: `data-component="tag-link"`, `data-size`.
 *
 * CSS variables: `--tag-fill`, the background; `--tag-line`, the color of the edge; `--tag-ink`, the color of the
 * text.
 */
export function TagLink({
  size = 'medium',
  icon,
  asChild = false,
  className,
  children,
  ...rest
}: TagLinkProps) {
  const attributes = {
    'data-component': 'tag-link',
    'data-size': size,
    ...rest,
    className: tagStyle({ size, action: true, className }),
  };
  const decorate = (inner: ReactNode) => iconAndText(icon, inner);
  return asChildOr('a', asChild, attributes, children, decorate);
}
