/*
 * Extensions and translators change the page before hydration. React then replaces the part that differs from what it rendered by a
 * part of its own: what the visitor has typed and chosen there, and the focus, are moved to it.
 */

const unhydrated = '[data-hydrated="false"]';
const focusable = 'input, textarea, select, button, a[href]';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What tells an element from the others of a part. Not its id, which differs in a part that the browser renders. */
const elementKey = (element: Element): string =>
  [
    element.tagName,
    ...['type', 'name', 'autocomplete', 'aria-label'].map((name) => element.getAttribute(name)),
  ]
    .concat(element instanceof HTMLInputElement && isChoice(element) ? element.value : [])
    .join('\n');

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

/** The elements within nodes, by key. */
function elementsByKey(nodes: readonly Node[]): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    const elements = [...(node.matches(focusable) ? [node] : []), ...node.querySelectorAll(focusable)];
    for (const element of elements) {
      const key = elementKey(element);
      found.set(key, [...(found.get(key) ?? []), element]);
    }
  }
  return found;
}

/** React notices a value only if it is set past the property that it puts on the element itself. */
function enter(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

function restoreValue(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(from)) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    const isChosen = [...from.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (isChosen && from.value !== to.value) enter(to, from.value);
  } else if (
    (from instanceof HTMLInputElement && to instanceof HTMLInputElement) ||
    (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement)
  ) {
    if (from.value !== from.defaultValue && from.value !== to.value) enter(to, from.value);
  }
}

function restoreFocus(from: Element, to: Element): void {
  if (!(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return;
  if (!(to instanceof HTMLInputElement || to instanceof HTMLTextAreaElement)) return;
  // Null in a field without a caret that scripts may read, such as one for an e-mail.
  if (from.selectionStart === null || from.value !== to.value) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/** Moves entries and focus from parts that React replaces instead of hydrating them, until the visitor opens another page. */
export function restoreEntries(): void {
  const { pathname } = window.location;
  let focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  // A removed element loses the focus too, in some browsers while it is still connected.
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (focused === target && focused?.isConnected && focused !== document.activeElement) focused = null;
    }),
  );
  /** Replaced elements whose counterpart has not been rendered yet, by key. */
  let lost = new Map<string, Element[]>();
  const observer = new MutationObserver((changes) => {
    if (window.location.pathname !== pathname) {
      observer.disconnect();
      return;
    }
    const removed = changes
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter((node) => node instanceof Element && !node.isConnected && hasUnhydrated(node));
    if (removed.length > 0) lost = elementsByKey(removed);
    if (lost.size === 0) return;
    const added = elementsByKey(
      changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ isConnected }) => isConnected),
    );
    for (const [key, elements] of lost) {
      const counterparts = added.get(key);
      if (!counterparts) continue;
      lost.delete(key);
      for (const [index, from] of elements.entries()) {
        const to = counterparts[index];
        if (!to) continue;
        restoreValue(from, to);
        if (from === focused) restoreFocus(from, to);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

const hasUnhydrated = (element: Element): boolean =>
  element.matches(unhydrated) || element.querySelector(unhydrated) !== null;
