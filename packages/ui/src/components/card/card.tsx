import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { cva } from '../../internal/cva.ts';
import { CardBody, CardFooter, CardHeader, CardMedia, CardTitle } from './card-parts.tsx';

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
   * Space inside: none (its parts bring their own), 12 px, or 16 growing to 20 px.
   * @default 'medium'
   */
  padding?: CardPadding | undefined;
  /**
   * Answers to pointer and focus as one. Set it when the card holds a `<Link stretched>`.
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

/**
 * A sheet of paper on the page: things that belong together. Renders a `<div>`, or the element of `as`.
 *
 * `interactive`: the ring of its stretched link is drawn around the whole card; a second link keeps its own.
 *
 * Parts, each optional: `Card.Media`, `Card.Header` with `Card.Title`, `Card.Body` and `Card.Footer`.
 *
 * Data attributes: `data-component="card"`, `data-tone`, `data-interactive`.
 *
 * CSS variables: `--card-fill`, the ground, set by `tone`; `--card-line`, the colour of the edge, set by `tone`;
 * `--card-space`, the space inside, set by `padding`.
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
 * `CardRoot` by the short name, with the parts at hand. Renders a `<div>`, or the element of `as`.
 *
 * Data attributes: `data-component="card"`, `data-tone`, `data-interactive`.
 *
 * CSS variables: `--card-fill`, the ground, set by `tone`; `--card-line`, the colour of the edge, set by `tone`;
 * `--card-space`, the space inside, set by `padding`.
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
