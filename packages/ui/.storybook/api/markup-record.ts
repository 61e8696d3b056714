import type { AttributeReference, ComponentReference } from '../../scripts/api-reference/reference.ts';

/**
 * Attributes that components of the kit use between themselves, that Storybook's own tests use, or that a dependency
 * sets: not part of the kit's contract.
 */
const internal =
  /^data-(?:part|component|layer|above-layers|keeps-escape|prehydration|theme|brand|scripting|story-|testid|radix|aria-hidden|focus-guard|scroll-locked|align|hydrated|slot|embla)/;

/** Collects the data attributes seen on the kit's markup and compares them with the API reference. */
export class MarkupRecord {
  readonly #documented: readonly ComponentReference[];
  readonly #expected: readonly ComponentReference[];
  readonly #observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      this.#note(target);
      for (const node of addedNodes) this.#noteAll(node);
    }
  });
  readonly #seen = new Set<string>();
  readonly #undocumented = new Set<string>();

  /**
   * @param documented all components, because the ones that others are made of occur on the page too.
   * @param expected the components whose attributes must all occur.
   */
  constructor(documented: readonly ComponentReference[], expected: readonly ComponentReference[]) {
    this.#documented = documented;
    this.#expected = expected;
    this.#observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  }

  stop(): void {
    this.#observer.disconnect();
  }

  /** Records the attributes now on the page. */
  update(): void {
    this.#noteAll(document.body);
  }

  /** Attributes and values on the kit's markup that the reference lacks. */
  undocumented(): readonly string[] {
    return [...this.#undocumented].toSorted();
  }

  /** Attributes and values of the reference that no story showed. */
  missing(): readonly string[] {
    return this.#expected
      .flatMap((component) => component.attributes.flatMap((attribute) => namesOf(component, attribute)))
      .filter((name) => !this.#seen.has(name))
      .toSorted();
  }

  #noteAll(node: Node): void {
    if (!(node instanceof Element)) return;
    this.#note(node);
    for (const element of node.querySelectorAll('[data-component], [data-part]')) this.#note(element);
  }

  #note(node: Node): void {
    if (!(node instanceof Element)) return;
    const own = node.getAttribute('data-component') ?? undefined;
    const part = node.getAttribute('data-part') ?? undefined;
    const root = own ?? node.closest('[data-component]')?.getAttribute('data-component') ?? undefined;
    if (own === undefined && part === undefined) return;
    const known = this.#documented.filter((component) => describes(component, { own, part, root }));
    for (const { name, value } of node.attributes) {
      if (!name.startsWith('data-') || (internal.test(name) && own !== 'logo')) continue;
      const found = known.flatMap((component) =>
        component.attributes
          .filter((attribute) => attribute.name === name && allows(attribute, value))
          .filter(({ part: on }) =>
            on === undefined ? own !== undefined || !hasRoot(component) : on === part,
          )
          .map((attribute) => `${component.name} ${labelOf(attribute, value)}`),
      );
      for (const one of found) this.#seen.add(one);
      if (found.length === 0)
        this.#undocumented.add(
          `${root ?? 'no root'} ${part === undefined ? '' : `[${part}] `}${name}="${value}"`,
        );
    }
  }
}

interface Marks {
  /** The element's own `data-component`, and the one of its nearest ancestor or itself. */
  readonly own: string | undefined;
  readonly root: string | undefined;
  readonly part: string | undefined;
}

/** Whether an element may have the attributes of a component. */
function describes(component: ComponentReference, { own, root, part }: Marks): boolean {
  // For example `Field`, whose attributes are on the control it gets, or `Menu.Item`, a part of another component's
  // markup.
  if (!hasRoot(component)) return component.parts.length === 0 || component.parts.includes(part ?? '');
  // A part at the end of the body, such as a scrim, has no component root around it.
  if (root === undefined) return component.parts.includes(part ?? '');
  // With `asChild`, two components share an element, and it carries the name of one of them.
  const shares = own !== undefined && component.props.some(({ name }) => name === 'asChild');
  return shares || isRoot(component, root);
}

const hasRoot = ({ attributes }: ComponentReference) =>
  attributes.some(({ name }) => name === 'data-component');

const isRoot = ({ attributes }: ComponentReference, root: string) =>
  attributes.some(({ name, values }) => name === 'data-component' && values.includes(root));

function allows({ values, free }: AttributeReference, value: string): boolean {
  if (free) return true;
  return values.length > 0 ? values.includes(value) : value === '' || value === 'true';
}

function labelOf({ name, part, values }: AttributeReference, value: string): string {
  return `${part === undefined ? '' : `[${part}] `}${name}${values.length > 0 ? `="${value}"` : ''}`;
}

/** Each value of an attribute in the notation of `MarkupRecord`. */
function namesOf(component: ComponentReference, attribute: AttributeReference): readonly string[] {
  if (attribute.name === 'data-component') return [];
  const values = attribute.values.length > 0 ? attribute.values : [''];
  return values.map((value) => `${component.name} ${labelOf(attribute, value)}`);
}
