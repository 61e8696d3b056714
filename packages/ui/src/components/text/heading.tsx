import { cva, type Variant } from '../../internal/cva.ts';
import type { ComponentProps } from 'react';
import { unbrokenWords } from './unbroken-words.tsx';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the outline of the page, independent of size. */
  level: HeadingLevel;
  /**
   * Step of the title scale: 18, 22, 26–32 or 32–48 px; the two largest grow with the window.
   * @default 'medium'
   */
  size?: HeadingSize | undefined;
}

const style = cva('me-heading', {
  variants: { size: { small: 'me-sm', medium: '', large: 'me-lg', 'extra-large': 'me-xl' } },
});

export type HeadingSize = Variant<typeof style, 'size'>;

/**
 * A heading, whose level and size are independent. Text keeps its short words with hyphens unbroken (`unbrokenWords`). Renders `<h1>` to `<h6>`.
 *
 * Data attributes: `data-component="heading"`, `data-size`.
 */
export function Heading({ level, size = 'medium', className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element data-component="heading" data-size={size} {...rest} className={style({ size, className })}>
      {typeof children === 'string' ? unbrokenWords(children) : children}
    </Element>
  );
}
