import { variants } from '../variants/variants.ts';
import { createElement, type HTMLAttributes, type Ref } from 'react';

export type CardElement = 'div' | 'article' | 'section' | 'li' | 'aside' | 'figure';
export type CardTone = 'card' | 'wash' | 'brand';
export type CardPadding = 'none' | 'small' | 'medium';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * The element, by what it holds: an `article` stands on its own, an `li` is one of a list.
   * @default 'div'
   */
  as?: CardElement | undefined;
  /**
   * Its ground: white card, a quiet wash, or a wash of the brand.
   * @default 'card'
   */
  tone?: CardTone | undefined;
  /**
   * Room inside: none (for a photo to the edge), 12 px, or 16 growing to 20 px.
   * @default 'medium'
   */
  padding?: CardPadding | undefined;
  /**
   * Answers to pointer and focus as one. Set it when the card holds a `<Link stretched>`.
   * @default false
   */
  interactive?: boolean | undefined;
}

const style = variants('relative break-inside-avoid rounded-card border', {
  tone: {
    card: 'border-hairline bg-card',
    wash: 'border-transparent bg-wash',
    brand: 'border-transparent bg-brand-wash',
  },
  padding: { none: 'overflow-clip', small: 'p-3', medium: 'p-4 sm:p-5' },
  interactive: {
    true: [
      'transition-[border-color,background-color] hover:border-brand-line',
      'has-[[data-stretched]:focus-visible]:outline-3 has-[[data-stretched]:focus-visible]:outline-offset-2',
      'has-[[data-stretched]:focus-visible]:outline-brand',
      'forced-colors:has-[[data-stretched]:focus-visible]:outline-[Highlight]',
      '[&_[data-stretched]:focus-visible]:outline-none',
    ],
    false: '',
  },
});

/**
 * A sheet of paper on the page: things that belong together. Renders a `<div>`, or the element of `as`.
 *
 * `interactive`: the ring of its stretched link is drawn around the whole card; a second link keeps its own.
 *
 * Data attributes: `data-component="card"`, `data-tone`, `data-interactive`.
 */
export function Card({
  as = 'div',
  tone = 'card',
  padding = 'medium',
  interactive = false,
  className,
  ...rest
}: CardProps) {
  return createElement(as, {
    'data-component': 'card',
    'data-tone': tone,
    'data-interactive': interactive ? '' : undefined,
    ...rest,
    className: style({ tone, padding, interactive }, className),
  });
}
