import { cva, type Variant } from '../../internal/cva.ts';
import { createElement, type HTMLAttributes, type Ref } from 'react';
import { unbrokenWords } from './unbroken-words.tsx';

export type TextElement = 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'li';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * The element, by its meaning in the document.
   * @default 'p'
   */
  as?: TextElement | undefined;
  /**
   * Step of the type scale: 13, 15, 17, 20 or 24 px.
   * @default 'medium'
   */
  size?: TextSize | undefined;
  /**
   * Color, by meaning. With `confirm` and `danger` the text must say the same.
   * @default 'default'
   */
  tone?: TextTone | undefined;
  /**
   * 400, 600 or 700.
   * @default 'regular'
   */
  weight?: TextWeight | undefined;
  /**
   * Tabular figures, for money and counts in a column or that change.
   * @default false
   */
  tabular?: boolean | undefined;
}

const style = cva('me-text', {
  variants: {
    size: { 'extra-small': 'me-xs', small: 'me-sm', medium: '', large: 'me-lg', 'extra-large': 'me-xl' },
    // No class for `default`: without a color of its own, text inherits that of its surroundings (an alert, a button).
    tone: { default: '', soft: 'me-soft', brand: 'me-brand', confirm: 'me-confirm', danger: 'me-danger' },
    weight: { regular: '', strong: 'me-strong', heavy: 'me-heavy' },
    tabular: { true: 'me-tabular' },
  },
});

export type TextSize = Variant<typeof style, 'size'>;
export type TextTone = Variant<typeof style, 'tone'>;
export type TextWeight = Variant<typeof style, 'weight'>;

/**
 * Text in a step of the type scale. It keeps its short words with hyphens unbroken (`unbrokenWords`). Renders a `<p>`, or the element of `as`.
 *
 * Data attributes: `data-component="text"`, `data-size`.
 */
export function Text({
  as = 'p',
  size = 'medium',
  tone = 'default',
  weight = 'regular',
  tabular = false,
  className,
  children,
  ...rest
}: TextProps) {
  const props = {
    'data-component': 'text',
    'data-size': size,
    ...rest,
    className: style({ size, tone, weight, tabular, className }),
  };
  return createElement(as, props, typeof children === 'string' ? unbrokenWords(children) : children);
}
