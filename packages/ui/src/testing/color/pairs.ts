/** Tokens by their backgrounds. */
export type Pairs = Readonly<Record<string, readonly string[]>>;

/**
 * Text by its allowed backgrounds, with a contrast of at least 4.5:1. Components must not use a pair that is missing
 * here.
 */
export const textPairs: Pairs = {
  ink: [
    'paper',
    'card',
    'wash',
    'brand-wash',
    'confirm-wash',
    'danger-wash',
    'warning-wash',
    'info-wash',
    'cover',
    'cover-line',
  ],
  'ink-soft': ['paper', 'card', 'wash', 'brand-wash'],
  brand: ['paper', 'card', 'wash', 'brand-wash'],
  'brand-strong': ['paper', 'card', 'wash', 'brand-wash'],
  'on-brand': ['brand', 'brand-strong'],
  'on-danger': ['danger', 'danger-strong'],
  'on-highlight': ['highlight'],
  confirm: ['paper', 'card', 'confirm-wash'],
  danger: ['paper', 'card', 'wash', 'danger-wash'],
  warning: ['paper', 'card', 'warning-wash'],
  info: ['paper', 'card', 'info-wash'],
};

/** Prices, with at least 7:1. */
export const pricePairs: Pairs = {
  price: ['paper', 'card', 'wash', 'brand-wash'],
  'on-highlight': ['highlight'],
};

/** Edges and marks that carry meaning: 3:1 by WCAG 2.2, 1.4.11. */
export const markPairs: Pairs = {
  'control-line': ['paper', 'card'],
  brand: ['paper', 'card', 'wash'],
  star: ['paper', 'card'],
};

/** The same as a list of pairs. */
export function listPairs(pairs: Pairs): [on: string, ground: string][] {
  return Object.entries(pairs).flatMap(([on, grounds]) =>
    grounds.map((ground): [string, string] => [on, ground]),
  );
}
