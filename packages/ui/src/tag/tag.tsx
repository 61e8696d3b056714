import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { variants } from '../variants/variants.ts';
import { asChildOr } from '../as-child/as-child.tsx';

export type TagSize = 'small' | 'medium';

/** The look shared by the three kinds of tag. Those that do something are 44 px to the thumb, 36 to the eye. */
export const tagStyle = variants(
  'inline-flex max-w-full items-center gap-1.5 rounded-full border align-middle',
  {
    size: { small: 'min-h-7 px-2.5 py-0.5 text-extra-small', medium: 'min-h-9 px-3.5 py-1.5 text-small' },
    interactive: {
      true: [
        'relative transition-[background-color,border-color,color] select-none',
        // The thumb's target is taller than the pill: rows of tags keep an 8 px gap, which it fills.
        'after:absolute after:inset-x-0 after:-inset-y-1 after:content-[""]',
        'disabled:cursor-not-allowed disabled:border-hairline disabled:bg-wash disabled:text-ink-soft',
        'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
      ],
      false: '',
    },
    look: {
      static: 'border-transparent bg-wash text-ink',
      open: 'border-control-line bg-card font-semibold text-ink hover:border-brand hover:bg-brand-wash hover:text-brand',
      chosen: 'border-brand bg-brand-wash font-semibold text-brand-strong hover:bg-card',
    },
  },
);

export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  /**
   * Height: 28 or 36 px.
   * @default 'medium'
   */
  size?: TagSize | undefined;
  /** A drawing before the words. */
  icon?: IconDrawing | undefined;
}

/**
 * Names a trait, and does nothing. Renders a `<span>`.
 *
 * Data attributes: `data-component="tag"`, `data-size`.
 */
export function Tag({ size = 'medium', icon, className, children, ...rest }: TagProps) {
  return (
    <span
      data-component="tag"
      data-size={size}
      {...rest}
      className={tagStyle({ size, interactive: false, look: 'static' }, className)}
    >
      {icon && <Icon as={icon} size="small" />}
      {children}
    </span>
  );
}

export interface TagLinkProps extends ComponentPropsWithoutRef<'a'> {
  ref?: Ref<HTMLAnchorElement> | undefined;
  /**
   * Height: 28 or 36 px.
   * @default 'medium'
   */
  size?: TagSize | undefined;
  /** A drawing before the words. */
  icon?: IconDrawing | undefined;
  /**
   * Gives the look to its only child, such as a router's link, instead of rendering an `<a>`.
   * @default false
   */
  asChild?: boolean | undefined;
}

/**
 * A trait that leads to others like it, or a filter that is put on by going to its address. Renders an `<a>`.
 *
 * Data attributes: `data-component="tag-link"`, `data-size`.
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
    className: tagStyle({ size, interactive: true, look: 'open' }, className),
  };
  const dress = (inner: ReactNode) => (
    <>
      {icon && <Icon as={icon} size="small" />}
      {inner}
    </>
  );
  return asChildOr('a', asChild, attributes, children, dress);
}
