import type * as dictionary from './dictionary.ts';

/** The kit's words, by component: `labels.button.loading`. */
export * as labels from './dictionary.ts';

type Dictionary = typeof dictionary;

/** The words of one component, each of which a caller may replace. */
export type Labels<Component extends keyof Dictionary> = {
  readonly [Word in keyof Dictionary[Component]]: Dictionary[Component][Word] extends string
    ? string
    : Dictionary[Component][Word];
};
