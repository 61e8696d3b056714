import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { cva, type Variant } from '../../internal/cva.ts';
import { CardBody, CardFooter, CardHeader, CardMedia, CardTitle } from './card-parts.tsx';

export type CardElement = 'div' | 'article' | 'section' | 'li' | 'aside' | 'figure';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * The element: an `article` is self-contained, an `li` is part of a list.
   * @default 'div'
   */
  as?: CardElement | undefined;
  /**
   * Its background: white card, a quiet wash, or a wash of the brand.
   * @default 'card'
   */
  tone?: CardTone | undefined;
  /**
   * Padding: none (its parts have their own), 12 px, or 16 growing to 20 px.
   * @default 'medium'
   */
  padding?: CardPadding | undefined;
  /**
   * Reacts to hover and focus as a whole. Set it if the card contains a `<Link stretched>`.
   * @default false
   */
  interactive?: boolean | undefined;
}

const style = cva('me-card', {
  variants: {
    tone: { card: '', wash: 'me-wash', brand: 'me-brand' },
    padding: { none: 'me-flush', small: 'me-sm', medium: '' },
  },
});

export type CardTone = Variant<typeof style, 'tone'>;
export type CardPadding = Variant<typeof style, 'padding'>;

/**
 * A sheet of paper on the page with related content. Renders a `<div>`, or the element of `as`.
 *
 * `interactive`: the focus ring of its stretched link surrounds the whole card; a second link keeps its own.
 *
 * Parts, each optional: `Card.Media`, `Card.Header` with `Card.Title`, `Card.Body` and `Card.Footer`.
 *
 * Data attributes: `data-component="card"`, `data-tone`, `data-interactive`.
 *
 * CSS variables: `--card-fill`, the background, set by `tone`; `--card-line`, the color of the edge, set by `tone`;
 * `--card-space`, the padding, set by `padding`.
 */
export function CardRoot({
  as = 'div',
  tone = 'card',
  padding = 'medium',
  interactive = false,
  className,
  ...rest
}: CardProps): ReactElement {
  return createElement(as, {
    'data-component': 'card',
    'data-tone': tone,
    'data-interactive': interactive ? '' : undefined,
    ...rest,
    className: style({ tone, padding, className }),
  });
}

/**
 * `CardRoot` under a short name, with the parts as properties. Renders a `<div>`, or the element of `as`.
 *
 * Data attributes: `data-component="card"`, `data-tone`, `data-interactive`.
 *
 * CSS variables: `--card-fill`, the background, set by `tone`; `--card-line`, the color of the edge, set by `tone`;
 * `--card-space`, the padding, set by `padding`.
 */
export function Card(props: CardProps): ReactElement {
  return CardRoot(props);
}

Card.Root = CardRoot;
Card.Media = CardMedia;
Card.Header = CardHeader;
Card.Title = CardTitle;
Card.Body = CardBody;
Card.Footer = CardFooter;
