import type { ComponentProps } from 'react';
import { Heading, type HeadingProps } from '../text/heading.tsx';

export type CardPartProps = ComponentProps<'div'>;

export type CardTitleProps = HeadingProps;

const partClass = (name: string, className: string | undefined) =>
  className ? `${name} ${className}` : name;

/**
 * A photo or cover from edge to edge, first in its card. Renders a `<div>`.
 *
 * Data attributes: `data-part="media"`.
 */
export function CardMedia({ className, ...rest }: CardPartProps) {
  return <div data-part="media" {...rest} className={partClass('me-card-media', className)} />;
}

/**
 * The title with content beside it, such as a badge or a button; wraps if both do not fit. Renders a `<div>`.
 *
 * Data attributes: `data-part="header"`.
 */
export function CardHeader({ className, ...rest }: CardPartProps) {
  return <div data-part="header" {...rest} className={partClass('me-card-header', className)} />;
}

/**
 * The card's subject: a `Heading`, `small` by default, which contains the stretched link of an interactive card.
 * Renders `<h1>` to `<h6>`.
 *
 * Data attributes: `data-component="heading"`, `data-part="title"`.
 */
export function CardTitle({ size = 'small', ...rest }: CardTitleProps) {
  return <Heading data-part="title" size={size} {...rest} />;
}

/**
 * The content of the card. Renders a `<div>`.
 *
 * Data attributes: `data-part="body"`.
 */
export function CardBody({ className, ...rest }: CardPartProps) {
  return <div data-part="body" {...rest} className={partClass('me-card-body', className)} />;
}

/**
 * Actions or a note at the card's end. Renders a `<div>`.
 *
 * Data attributes: `data-part="footer"`.
 */
export function CardFooter({ className, ...rest }: CardPartProps) {
  return <div data-part="footer" {...rest} className={partClass('me-card-footer', className)} />;
}
