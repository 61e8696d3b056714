/*
 * The shape of the API reference: what `read-reference.ts` finds out about the kit's public entries, and what the
 * documentation pages of Storybook show.
 */

/** A prop of a component, a property of an options object, or a parameter of a function. */
export interface PropReference {
  readonly name: string;
  /** Its type with the kit's own aliases written out: `'small' | 'medium' | 'large'`. */
  readonly type: string;
  readonly required: boolean;
  /** The value used where none is given, as code; absent where there is none. */
  readonly defaultValue?: string;
  /** Says that `defaultValue` is words and not code: "the rows' own". */
  readonly isDefaultProse?: true;
  /** Markdown. */
  readonly description: string;
}

/** The native props a component passes on. */
export interface NativeProps {
  /** The element's name, such as `button`; `undefined` for what every HTML element has. */
  readonly element?: string;
  /** Those of the element that the component does not take. */
  readonly except: readonly string[];
}

/** A `data-…` attribute on a component's markup: part of its public contract. */
export interface AttributeReference {
  readonly name: string;
  /** Every value it may have; empty for one that is only present or absent. */
  readonly values: readonly string[];
  /** Whether its value is any text, such as a date. */
  readonly free?: true;
  /** The `data-part` it is on; the root where absent. */
  readonly part?: string;
  /** Markdown. */
  readonly description: string;
}

/** A CSS custom property that a consumer may set, or that a component offers to its content. */
export interface VariableReference {
  readonly name: string;
  /** The value in the component's style sheet where nobody sets it. */
  readonly defaultValue?: string;
  /** Markdown. */
  readonly description: string;
}

/** A component, or a part of one. */
export interface ComponentReference {
  /** As it is written in JSX: `Dialog.Content`. */
  readonly name: string;
  /** Other names of the same: `DialogContent`. */
  readonly aliases: readonly string[];
  /** Markdown. */
  readonly description: string;
  /** The component whose props it takes, where those are the same; `props` is then empty. */
  readonly sameProps?: string;
  /** Required ones first. */
  readonly props: readonly PropReference[];
  readonly native: readonly NativeProps[];
  readonly attributes: readonly AttributeReference[];
  /** The `data-part` names of its markup. */
  readonly parts: readonly string[];
  readonly variables: readonly VariableReference[];
}

/** A function or a hook. */
export interface FunctionReference {
  readonly name: string;
  /** One for each way to call it: `showToast(options: ToastOptions): string`. */
  readonly signatures: readonly string[];
  /** Markdown. */
  readonly description: string;
  /** Those of the last signature; the properties of an options object stand one by one, as `options.title`. */
  readonly parameters: readonly PropReference[];
  /** The type of that options object, which needs no section of its own then. */
  readonly optionsType?: string | undefined;
  /** What comes back, in words; absent where the docstring says nothing of it. */
  readonly returns?: string | undefined;
  /** When it throws, in words. */
  readonly throws?: string | undefined;
}

/** A constant. */
export interface ConstantReference {
  readonly name: string;
  readonly type: string;
  /** Markdown. */
  readonly description: string;
}

/** An exported type that the others mention. */
export interface TypeReference {
  readonly name: string;
  /** `ToastAction`, `TableColumn<Row>`. */
  readonly signature: string;
  /** Markdown. */
  readonly description: string;
  /** What it stands for; absent where it has `members`. */
  readonly definition?: string;
  readonly members: readonly PropReference[];
}

/** What one public entry, such as `@melhor-escola/ui/dialog`, exports. */
export interface EntryReference {
  /** `dialog` */
  readonly name: string;
  /** `@melhor-escola/ui/dialog` */
  readonly importPath: string;
  readonly components: readonly ComponentReference[];
  readonly functions: readonly FunctionReference[];
  readonly constants: readonly ConstantReference[];
  readonly types: readonly TypeReference[];
}
