/* The shape of the API reference, which `read-reference.ts` produces and the documentation pages of Storybook show. */

/** A prop of a component, a property of an options object, or a parameter of a function. */
export interface PropReference {
  readonly name: string;
  /** Its type with the kit's own aliases written out: `'small' | 'medium' | 'large'`. */
  readonly type: string;
  readonly required: boolean;
  /** The default as code; absent if there is none. */
  readonly defaultValue?: string;
  /** `defaultValue` is prose, not code: "the rows' own". */
  readonly isDefaultProse?: true;
  /** Markdown. */
  readonly description: string;
}

/** The native props that a component passes on. */
export interface NativeProps {
  /** The element's name, such as `button`; `undefined` for the attributes of every HTML element. */
  readonly element?: string;
  /** Props of the element that the component does not accept. */
  readonly except: readonly string[];
}

/** A `data-…` attribute on a component's markup: part of its public contract. */
export interface AttributeReference {
  readonly name: string;
  /** All its values; empty if it is only present or absent. */
  readonly values: readonly string[];
  /** Whether its value is any text, such as a date. */
  readonly free?: true;
  /** The `data-part` that has it; absent for the root. */
  readonly part?: string;
  /** Markdown. */
  readonly description: string;
}

/** A CSS custom property that a consumer may set, or that a component offers to its content. */
export interface VariableReference {
  readonly name: string;
  /** The default value in the component's style sheet. */
  readonly defaultValue?: string;
  /** Markdown. */
  readonly description: string;
}

/** A component, or a part of one. */
export interface ComponentReference {
  /** Its JSX name: `Dialog.Content`. */
  readonly name: string;
  /** Other names of the same component: `DialogContent`. */
  readonly aliases: readonly string[];
  /** Markdown. */
  readonly description: string;
  /** The component with the same props; `props` is then empty. */
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
  /** One per overload: `showToast(options: ToastOptions): string`. */
  readonly signatures: readonly string[];
  /** Markdown. */
  readonly description: string;
  /**
   * The parameters of the last signature; properties of an options object are listed one by one, as `options.title`.
   */
  readonly parameters: readonly PropReference[];
  /** The type of that options object, which then needs no section of its own. */
  readonly optionsType?: string | undefined;
  /** Description of the return value; absent if the docstring has none. */
  readonly returns?: string | undefined;
  /** When it throws. */
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
  /** Its definition; absent if it has `members`. */
  readonly definition?: string;
  readonly members: readonly PropReference[];
}

/** The exports of one public entry, such as `@melhor-escola/ui/dialog`. */
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
