import type * as dictionary from './dictionary.ts';

type Dictionary = typeof dictionary;

/** A component that has messages, such as `'button'`. */
export type MessageGroup = keyof Dictionary;

/** The messages of one component, each of which a caller may replace. Those with parameters are functions. */
export type Messages<Component extends MessageGroup> = {
  readonly [Name in keyof Dictionary[Component]]: Dictionary[Component][Name] extends string
    ? string
    : Dictionary[Component][Name];
};

/** Some messages of some components. */
export type MessageOverrides = { readonly [Component in MessageGroup]?: Partial<Messages<Component>> };
