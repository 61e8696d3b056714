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

/** The prop of a component that has messages, and of one that renders another's too. */
export interface MessageProps<Component extends MessageGroup, Other extends MessageGroup = Component> {
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<Component> & Messages<Other>> | undefined;
}

/** Some messages of some components. */
export type MessageOverrides = { readonly [Component in MessageGroup]?: Partial<Messages<Component>> };
